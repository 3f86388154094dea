/**
 * The frames of an error's stack without its message: drivers repeat the values of a row in it, and one of several lines can look like a frame
 * ("at home …"), so it is cut off as a whole before.
 */
export function framesOf(error: Error): string {
  const { stack = '', message } = error
  const at = message === '' ? -1 : stack.indexOf(message)
  const behind = at === -1 ? stack : stack.slice(at + message.length)
  return behind
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\))$/.test(line))
    .join('\n')
}
