import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#app/server/testServer.ts'
import { buildFacility, buildMember, buildUser } from '#db/seed/builders.ts'
import { hashAuthKey, userAccount } from '#features/account/server/door.ts'
import { newKey } from '#features/vault/contract/newKey.ts'
import { promoteKey } from '#features/vault/contract/promoteKey.ts'
import { storeMemberSecret } from '#features/vault/contract/storeMemberSecret.ts'
import { storePublicKey } from '#features/vault/contract/storePublicKey.ts'
import { keyBundle } from '#features/vault/server/keyServer/keyServer.table.ts'
import { deriveAuthKey } from '#features/vault/web/passwordSplit.ts'
import { SET_UP_STEPS } from '#features/vault/web/setUpKeys.ts'
import { VaultFailure } from '#features/vault/web/vaultFailure.ts'
import { openTestBrowser } from './testBrowser.ts'
import { startTestKeyServer, type TestKeyServer } from './testKeyServer.ts'

const PASSWORD = 'Grüner-Tee 1887!'
let main: TestServer
let keyServer: TestKeyServer

beforeAll(async () => {
  main = await startTestServer()
  keyServer = await startTestKeyServer(main.settings, main.clock)
})
afterAll(async () => {
  await Promise.all([main.close(), keyServer.close()])
})

/** A practice whose admin can log in by the password, but has no key yet. */
async function freshPractice() {
  const email = `${randomUUID()}@praxis.example`
  const authKey = await deriveAuthKey(email, PASSWORD)
  const admin = await buildUser(main, { email, login: { authKey, serverSecret: main.settings.serverSecret } })
  const { facility } = await buildFacility(main, { admin })
  return { email, facilityID: facility.id, adminID: admin.id }
}

/** The practice after its set-up, in an open browser. */
async function openPractice() {
  const practice = await freshPractice()
  const browser = openTestBrowser(main, keyServer)
  const user = await browser.login(practice.email, PASSWORD)
  expect(await browser.vault.unlockAfterLogin({ user, password: PASSWORD })).toBe('setUpNeeded')
  await browser.vault.setUp()
  return { ...practice, browser, user }
}

describe('the first key set-up', () => {
  it('is refused without the password, and changes nothing', async () => {
    const browser = openTestBrowser(main, keyServer)
    await expect(browser.vault.setUp()).rejects.toMatchObject({ code: 'vault.password_login_needed' })
    expect(browser.sent).toEqual([])
  })

  it('ends in a clear sentence where the key server does not answer, after 5 retries', async () => {
    const { email } = await freshPractice()
    const browser = openTestBrowser(main, keyServer)
    const user = await browser.login(email, PASSWORD)
    let attempts = 0
    browser.between.before = (contract) => {
      if (contract.access !== 'keyServer') return
      attempts += 1
      throw new VaultFailure('vault.key_server_unreachable')
    }
    const refused: unknown = await browser.vault
      .unlockAfterLogin({ user, password: PASSWORD })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'vault.key_server_unreachable' })
    expect((refused as VaultFailure).sentence('de')).toContain('Schlüsselserver ist gerade nicht erreichbar')
    expect((refused as VaultFailure).sentence('en')).toContain('key server cannot be reached')
    expect(attempts).toBe(6)
    expect(browser.waitedMs).toEqual([500, 1000, 2000, 4000, 8000])
    expect(browser.vault.state.get().status).toBe('locked')
  })

  it('shows its steps in order, opens the facility and proves the session', async () => {
    const { email, facilityID } = await freshPractice()
    const browser = openTestBrowser(main, keyServer)
    const user = await browser.login(email, PASSWORD)
    expect(user).toMatchObject({ hasKey: false, secured: false })
    await browser.vault.unlockAfterLogin({ user, password: PASSWORD })
    const steps: string[] = []
    await browser.vault.setUp(({ step }) => steps.push(step))
    expect([...new Set(steps)]).toEqual([...SET_UP_STEPS])
    expect(browser.vault.state.get()).toEqual({ status: 'open', openFacilities: [facilityID] })
    const stored = await keyServer.db.select().from(keyBundle)
    expect(stored.find((row) => row.userID === user.userID)?.state).toBe('active')
    const order = [
      'POST newKey/',
      'POST user/publicKey',
      'POST promoteKey/',
      'POST user/session-challenge',
      'POST facility/member/secret',
    ]
    expect(browser.sent.filter((call) => order.includes(call))).toEqual(order)
  })

  it.each([
    ['newKey', newKey],
    ['publicKey', storePublicKey],
    ['promoteKey', promoteKey],
    ['member/secret', storeMemberSecret],
  ])(
    'loses nothing when the browser dies right after %s was stored, and goes on after the next login',
    async (_name, fatal) => {
      const { email, facilityID } = await freshPractice()
      const dying = openTestBrowser(main, keyServer)
      const user = await dying.login(email, PASSWORD)
      await dying.vault.unlockAfterLogin({ user, password: PASSWORD })
      dying.between.after = (contract) => {
        if (contract.path === fatal.path) throw new Error('the tab was closed')
      }
      await expect(dying.vault.setUp()).rejects.toThrow('the tab was closed')

      const later = openTestBrowser(main, keyServer)
      const again = await later.login(email, PASSWORD)
      const state = await later.vault.unlockAfterLogin({ user: again, password: PASSWORD })
      if (state === 'setUpNeeded') await later.vault.setUp()
      expect(later.vault.state.get()).toEqual({ status: 'open', openFacilities: [facilityID] })
    },
  )

  it('goes on in the same browser when it is tried again', async () => {
    const { email, facilityID } = await freshPractice()
    const browser = openTestBrowser(main, keyServer)
    const user = await browser.login(email, PASSWORD)
    await browser.vault.unlockAfterLogin({ user, password: PASSWORD })
    let isBroken = true
    browser.between.before = (contract) => {
      if (isBroken && contract.path === storePublicKey.path) throw new Error('no connection')
    }
    await expect(browser.vault.setUp()).rejects.toThrow('no connection')
    expect(browser.vault.state.get().status).toBe('setUpNeeded')
    isBroken = false
    await browser.vault.setUp()
    expect(browser.vault.state.get().openFacilities).toEqual([facilityID])
  })

  it('ends with one key and one secret when two tabs do it at once', async () => {
    const { email, facilityID } = await freshPractice()
    const tabs = [openTestBrowser(main, keyServer), openTestBrowser(main, keyServer)]
    for (const tab of tabs) {
      const user = await tab.login(email, PASSWORD)
      await tab.vault.unlockAfterLogin({ user, password: PASSWORD })
    }
    await Promise.all(tabs.map((tab) => tab.vault.setUp()))
    const [one, two] = tabs
    const names = { lastName: 'Möllenkötter' }
    const sealed = await one?.vault.sealNames(facilityID, 'patient-1', names)
    const place = { facilityID, patientID: 'patient-1', field: 'lastName', sealed: sealed?.e_lastName ?? '' }
    expect(await two?.vault.openNames([place])).toEqual(['Möllenkötter'])
  })
})

describe('logging in again', () => {
  it('opens on another machine what was sealed on the first', async () => {
    const { email, facilityID, browser } = await openPractice()
    const patientID = randomUUID()
    const sealed = await browser.vault.sealNames(facilityID, patientID, {
      refName: 'M-1',
      firstName: 'Zoë',
      lastName: 'Weiß',
    })
    expect(Object.keys(sealed)).toEqual(['e_refName', 'e_firstName', 'e_lastName'])

    const elsewhere = openTestBrowser(main, keyServer)
    const user = await elsewhere.login(email, PASSWORD)
    expect(await elsewhere.vault.unlockAfterLogin({ user, password: PASSWORD })).toBe('open')
    const fields = ['refName', 'firstName', 'lastName'] as const
    const list = fields.map((field) => ({ facilityID, patientID, field, sealed: sealed[`e_${field}`] }))
    expect(await elsewhere.vault.openNames(list)).toEqual(['M-1', 'Zoë', 'Weiß'])
  })

  it('refuses a member whom the manager has not activated', async () => {
    const { facilityID } = await openPractice()
    const member = await buildMember(main, facilityID, [])
    const email = member.email
    const authKey = await deriveAuthKey(email, PASSWORD)
    const passwordHash = await hashAuthKey(authKey, main.settings.serverSecret)
    await main.db.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, member.id))
    const browser = openTestBrowser(main, keyServer)
    const user = await browser.login(email, PASSWORD)
    await browser.vault.unlockAfterLogin({ user, password: PASSWORD })
    await expect(browser.vault.setUp()).rejects.toMatchObject({
      code: 'vault.not_activated',
      message: 'At this time, your practice has not been activated by your practice manager.',
    })
  })
})

describe('autologin after a reload', () => {
  it('opens the names without the password and replaces the session secret', async () => {
    const { facilityID, browser, user } = await openPractice()
    const { e_lastName: sealed } = await browser.vault.sealNames(facilityID, 'p', { lastName: 'Öztürk' })
    const before = browser.kept[0]
    const reloaded = browser.reload()
    await reloaded.vault.autologin({ user: { ...user, secured: true } })
    expect(await reloaded.vault.openNames([{ facilityID, patientID: 'p', field: 'lastName', sealed }])).toEqual([
      'Öztürk',
    ])
    expect(reloaded.kept).toHaveLength(1)
    expect(reloaded.kept[0]).not.toEqual(before)
  })

  it('still opens where the tab died between writing its half and sending the other', async () => {
    const { facilityID, browser, user } = await openPractice()
    const dying = browser.reload()
    dying.between.before = (contract) => {
      if (contract.method === 'POST' && contract.path === 'user/session-secret') throw new Error('the tab was closed')
    }
    await expect(dying.vault.autologin({ user })).rejects.toThrow(VaultFailure)
    const next = dying.reload()
    await next.vault.autologin({ user })
    expect(next.vault.state.get().openFacilities).toEqual([facilityID])
  })

  it.each([
    ['the browser has nothing kept', (kept: unknown[]) => void kept.splice(0)],
    [
      'what was kept is altered',
      (kept: { sealed: Uint8Array }[]) => kept.forEach(({ sealed }) => (sealed[50] = (sealed[50] ?? 0) ^ 1)),
    ],
  ])('ends in the sentence of the specification where %s', async (_why, spoil) => {
    const { browser, user } = await openPractice()
    spoil(browser.kept)
    const reloaded = browser.reload()
    await expect(reloaded.vault.autologin({ user })).rejects.toMatchObject({
      code: 'vault.session_restore_failed',
      message: 'An error occurred while restoring your session! Please log in again.',
    })
    expect(reloaded.vault.state.get().status).toBe('locked')
  })

  it('refuses where a facility has no secret for the user', async () => {
    const { adminID, browser, user } = await openPractice()
    const second = await buildFacility(main, { adminUserID: adminID })
    const more = { _id: second.facility.id, admin: adminID }
    await expect(
      browser.reload().vault.autologin({ user: { ...user, facilities: [...user.facilities, more] } }),
    ).rejects.toMatchObject({
      message: 'Could not find a secret for every facility',
    })
  })

  it('is over after logging out: nothing is kept in the browser', async () => {
    const { browser, facilityID } = await openPractice()
    await browser.vault.lock()
    expect(browser.kept).toEqual([])
    await expect(browser.vault.sealName(facilityID, 'p', 'lastName', 'Weiß')).rejects.toMatchObject({
      code: 'vault.encryption_failed',
    })
  })
})
