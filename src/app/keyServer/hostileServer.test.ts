/** The unmodified client against servers that lie: each lie ends in a refusal or in harmlessness. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#app/server/testServer.ts'
import { buildFacility, buildUser } from '#db/seed/builders.ts'
import type { KeyBundle } from '#features/vault/contract/keyBundle.ts'
import { encryptFor, makeKeyPair } from '#features/vault/web/keyPair.ts'
import { toBase64url } from '#features/vault/web/bytes.ts'
import { makeFacilitySecret, sealSecretFor } from '#features/vault/web/facilitySecret.ts'
import { deriveAuthKey } from '#features/vault/web/passwordSplit.ts'
import { openTestBrowser, type TestBrowser } from './testBrowser.ts'
import { startTestKeyServer, type TestKeyServer } from './testKeyServer.ts'

const PASSWORD = 'Grüner-Tee 1887!'
const EMAIL = 'praxis@praxis.example'
let main: TestServer
let keyServer: TestKeyServer
let facilityID: string
let publicKey: string

beforeAll(async () => {
  main = await startTestServer()
  keyServer = await startTestKeyServer(main.settings, main.clock)
  const authKey = await deriveAuthKey(EMAIL, PASSWORD)
  const admin = await buildUser(main, { email: EMAIL, login: { authKey, serverSecret: main.settings.serverSecret } })
  facilityID = (await buildFacility(main, { admin })).facility.id
  const browser = openTestBrowser(main, keyServer)
  browser.between.after = (contract, answer) => {
    if (contract.path === 'getKey/') ({ publicKey } = (answer as { bundle: KeyBundle }).bundle)
  }
  await unlock(browser)
  await browser.vault.setUp()
})
afterAll(async () => {
  await Promise.all([main.close(), keyServer.close()])
})

async function unlock(browser: TestBrowser) {
  const user = await browser.login(EMAIL, PASSWORD)
  return browser.vault.unlockAfterLogin({ user, password: PASSWORD })
}

/** A browser whose server answers one path with what `lie` makes of the true answer. */
function lyingOn(path: string, lie: (answer: never) => unknown): TestBrowser {
  const browser = openTestBrowser(main, keyServer)
  browser.between.after = (contract, answer) => (contract.path === path ? lie(answer as never) : undefined)
  return browser
}

const lyingKeyServer = (change: (bundle: KeyBundle) => Partial<KeyBundle>) =>
  lyingOn('getKey/', (answer: { bundle: KeyBundle; state: string }) => ({
    ...answer,
    bundle: { ...answer.bundle, ...change(answer.bundle) },
  }))

async function openBrowser(): Promise<TestBrowser> {
  const browser = openTestBrowser(main, keyServer)
  expect(await unlock(browser)).toBe('open')
  return browser
}

describe('a hostile key server', () => {
  it.each(['pbkdf2-sha512-1', 'pbkdf2-sha512-99999', 'none'])('cannot lower the key derivation to %s', async (kdf) => {
    await expect(unlock(lyingKeyServer(() => ({ kdf })))).rejects.toMatchObject({ code: 'vault.kdf_refused' })
  })

  it('cannot put its own public key in place of ours', async () => {
    const foreign = await makeKeyPair()
    const browser = lyingKeyServer(() => ({ publicKey: foreign.publicKey }))
    await expect(unlock(browser)).rejects.toMatchObject({ code: 'vault.bundle_invalid' })
    expect(browser.vault.state.get().status).toBe('locked')
  })

  it('cannot make us begin anew by hiding the key: the registered one stays', async () => {
    const browser = openTestBrowser(main, keyServer)
    browser.between.before = (contract) => {
      if (contract.path === 'getKey/') throw Object.assign(new Error('hidden'), { code: 'vault.key_missing' })
    }
    expect(await unlock(browser)).toBe('setUpNeeded')
    await expect(browser.vault.setUp()).rejects.toMatchObject({ code: 'vault.key_missing' })
    expect(browser.sent).not.toContain('POST facility/member/secret')
    expect((await openBrowser()).vault.state.get().openFacilities).toEqual([facilityID])
  })
})

describe('a hostile main server', () => {
  it.each([
    ['text', '100000000001'],
    ['a fraction', 100_000_000_000.5],
    ['nothing', undefined],
    ['too short a number', 1],
    ['too long a number', 1e15],
  ])('gets no name for %s as iv', async (_what, iv) => {
    const browser = await openBrowser()
    browser.between.after = (contract) => (contract.path === 'facility/{facilityId}/iv' ? { iv } : undefined)
    await expect(browser.vault.sealNames(facilityID, 'p', { lastName: 'Möllenkötter' })).rejects.toMatchObject({
      code: 'vault.encryption_failed',
      message: 'Errors during the encryption or decryption of data, please contact our support',
    })
  })

  it('gains nothing from an iv that is always the same', async () => {
    const browser = await openBrowser()
    browser.between.after = (contract) =>
      contract.path === 'facility/{facilityId}/iv' ? { iv: 100_000_000_001 } : undefined
    const sealed = await Promise.all(
      Array.from({ length: 20 }, () => browser.vault.sealName(facilityID, 'p', 'lastName', 'Weiß')),
    )
    expect(new Set(sealed.map((text) => text.slice(13, 60))).size).toBe(20)
  })

  it('cannot swap names between patients, fields or facilities', async () => {
    const { vault } = await openBrowser()
    const patientID = randomUUID()
    const { e_lastName: sealed } = await vault.sealNames(facilityID, patientID, { lastName: 'Möllenkötter' })
    const place = { facilityID, patientID, field: 'lastName', sealed }
    const swapped = [{ patientID: randomUUID() }, { field: 'firstName' }, { facilityID: randomUUID() }]
    const opened = await vault.openNames([place, ...swapped.map((change) => ({ ...place, ...change }))])
    expect(opened).toEqual(['Möllenkötter', null, null, null])
  })

  it('cannot use a session challenge to have a facility secret opened', async () => {
    const { encryptedSecret } = await foreignSecret()
    const ciphertext = encryptedSecret.split('.')[3]
    const browser = lyingOn('user/session-challenge', (answer: { sessionID?: string }) =>
      answer.sessionID === undefined ? undefined : { challenge: ciphertext, sessionID: answer.sessionID },
    )
    await expect(unlock(browser)).rejects.toMatchObject({ code: 'vault.challenge_failed' })
    expect(browser.sent).not.toContain('POST user/session-challenge')
  })

  it('cannot relay the challenge of another session', async () => {
    const challenge = toBase64url(
      await encryptFor(publicKey, new Uint8Array(32), `befundo/session-challenge/v1|${randomUUID()}`),
    )
    const browser = lyingOn('user/session-challenge', (answer: { sessionID?: string }) =>
      answer.sessionID === undefined ? undefined : { ...answer, challenge },
    )
    await expect(unlock(browser)).rejects.toMatchObject({ code: 'vault.challenge_failed' })
  })

  it('cannot hand us the secret of another facility', async () => {
    const { encryptedSecret } = await foreignSecret()
    const browser = lyingOn('facility/secrets', (answer: { secrets: object[] }) => ({
      secrets: answer.secrets.map((one) => ({ ...one, secret: encryptedSecret })),
    }))
    await expect(unlock(browser)).rejects.toMatchObject({ code: 'vault.secret_invalid' })
  })

  it('opens nothing by claiming that the session is secured', async () => {
    const browser = openTestBrowser(main, keyServer)
    const user = { ...(await browser.login(EMAIL, PASSWORD)), secured: true }
    await expect(browser.vault.autologin({ user })).rejects.toMatchObject({ code: 'vault.session_restore_failed' })
    expect(browser.vault.state.get()).toEqual({ status: 'locked', openFacilities: [] })
  })
})

/** A secret sealed for our own public key, but for another facility. */
async function foreignSecret() {
  return { encryptedSecret: await sealSecretFor(randomUUID(), publicKey, await makeFacilitySecret(randomUUID())) }
}
