import { WRAP_ITERATIONS, WRAP_ITERATIONS_CEILING } from './cryptoConstants.ts'

const PATTERN = /^pbkdf2-sha512-([1-9][0-9]{0,9})$/

/** How the wrapping key of a bundle was made; it stands under the additional data, so it cannot be changed unseen. */
export const WRAP_KDF = `pbkdf2-sha512-${WRAP_ITERATIONS}`

/** Iterations of a descriptor, or null where it is unknown, below the client's floor or above its ceiling. */
export function readWrapIterations(kdf: string): number | null {
  const iterations = Number(PATTERN.exec(kdf)?.[1] ?? Number.NaN)
  return iterations >= WRAP_ITERATIONS && iterations <= WRAP_ITERATIONS_CEILING ? iterations : null
}
