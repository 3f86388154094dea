import { readFileSync, statSync } from 'node:fs'

const ROOT = new URL('../../../../', import.meta.url)

/** What is running: version of the package, day of the built pages and the commit, as far as the folder knows them. Empty where unknown. */
export const build = {
  version: (JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string }).version,
  date: dateOf('dist'),
  commit: commitOf(),
}

function dateOf(folder: string): string {
  return statSync(new URL(folder, ROOT), { throwIfNoEntry: false })?.mtime.toISOString() ?? ''
}

/** Reads .git by hand, so that the start needs no git and no second process. */
function commitOf(): string {
  const head = read('.git/HEAD')
  const branch = /^ref: (.+)$/.exec(head)?.[1]
  return (branch === undefined ? head : read(`.git/${branch}`)).slice(0, 12)
}

function read(path: string): string {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8').trim()
  } catch {
    return ''
  }
}
