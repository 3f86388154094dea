import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import type { Contract } from '#base/contract/call.ts'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { answerSessionChallenge } from '../contract/answerSessionChallenge.ts'
import { getAccessToken } from '../contract/getAccessToken.ts'
import { getInitializationVector } from '../contract/getInitializationVector.ts'
import { getPublicKey } from '../contract/getPublicKey.ts'
import { getRecovery } from '../contract/getRecovery.ts'
import { getSessionChallenge } from '../contract/getSessionChallenge.ts'
import { getSessionSecret } from '../contract/getSessionSecret.ts'
import { listSecrets } from '../contract/listSecrets.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import { storeRecoveryKit } from '../contract/storeRecoveryKit.ts'
import { storeSessionSecret } from '../contract/storeSessionSecret.ts'

const server = useTestServer()
const send = (client: { cookie: string }, contract: Contract) =>
  server.call(client, contract, { facilityId: randomUUID(), id: randomUUID() })

const NEEDS_PROOF: Contract[] = [
  getInitializationVector,
  storeSessionSecret,
  storeMemberSecret,
  listSecrets,
  getPublicKey,
  storeRecoveryKit,
]
const NEEDS_LOGIN: Contract[] = [
  getSessionSecret,
  getAccessToken,
  storePublicKey,
  getSessionChallenge,
  answerSessionChallenge,
  getRecovery,
]

describe('the door of the vault', () => {
  it.each([...NEEDS_LOGIN, ...NEEDS_PROOF])('$method $path refuses who is not logged in', async (contract) => {
    expect(await send(server.newClient(), contract)).toMatchObject({ status: 401 })
  })

  it.each(NEEDS_PROOF)('$method $path refuses a session that has not proved its key', async (contract) => {
    const { admin } = await buildFacility(server)
    const client = await signInAs(server, admin, { proved: false })
    expect(await send(client, contract)).toMatchObject({ status: 403, refusal: { code: 'session.not_proved' } })
  })
})
