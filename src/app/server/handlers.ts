/** EVERY CALL, in the order of the spec (§7). A contract without its handler here does not exist. */
import type { Handler } from '#base/server/handle.ts'

export const handlers: readonly Handler[] = []
