import { randomInt, randomUUID } from 'node:crypto'

/** Input of a new patient, for tests. */
export function newPatient(facility: string, given: { e_lastName?: string } = {}) {
  return { _id: randomUUID(), facility, ...sealedNames(), birthYear: 1974, gender: 'female' as const, ...given }
}

/** Input of a change to a patient, for tests. */
export function changeOf(row: { id: string }, version = 1) {
  return { id: row.id, version, ...sealedNames(), birthYear: 1980, gender: null }
}

/** The code of a refusal, or `allowed`. */
export async function codeOf(
  answer: Promise<{ ok: true } | { ok: false; refusal: { code: string } }>,
): Promise<string> {
  const got = await answer
  return got.ok ? 'allowed' : got.refusal.code
}

/** Well-formed seals that no key opens. */
function sealedNames() {
  const seal = () => `${randomInt(100_000_000_000, 200_000_000_000)}-${'QUFB'.repeat(32)}`
  return { e_refName: seal(), e_firstName: seal(), e_lastName: seal() }
}
