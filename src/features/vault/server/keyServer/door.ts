/** What the key server's composition puts together. */
export type { KeyServerHandler } from './keyServerContext.ts'
export { default as getKey } from './getKey.ts'
export { default as newKey } from './newKey.ts'
export { default as promoteKey } from './promoteKey.ts'
