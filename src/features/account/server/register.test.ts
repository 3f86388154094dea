import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '#app/server/testServer.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { facility, facilityMember } from '#features/facility/server/door.ts'
import { readMailbox } from '#features/operations/contract/readMailbox.ts'
import { login } from '../contract/login.ts'
import { register } from '../contract/register.ts'
import { verifyEmail } from '../contract/verifyEmail.ts'
import { accountLink, userAccount } from './account.table.ts'

const form = {
  email: 'jördis.grün@praxis.example',
  password: 'a'.repeat(43),
  firstName: 'Jördis',
  lastName: 'Weiß',
  useCase: 'medical',
  facilityName: 'Praxis am Mühlenbach',
  language: 'de',
  tos: true,
} as const

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

const mails = async () => (await server.expectOk(server.newClient(), readMailbox, {})).mails
const accounts = async () => await server.db.select().from(userAccount)
const codeIn = (text: string | undefined) => /\?code=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

describe('register', () => {
  it.each(['closed', 'invitation', 'waitingList'] as const)(
    'refuses everyone while registration is %s',
    async (registration) => {
      const closed = await startTestServer({ registration })
      const answer = await closed.call(closed.newClient(), register, form)
      await closed.close()
      expect(answer).toMatchObject({ status: 403, refusal: { code: 'account.registration_closed' } })
    },
  )

  it('refuses a kind of account that is not offered', async () => {
    const onlyPrivate = await startTestServer({ b2b: false })
    const answer = await onlyPrivate.call(onlyPrivate.newClient(), register, form)
    await onlyPrivate.close()
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'account.use_case_not_offered' } })
  })

  it('refuses who does not accept the terms, and keeps nothing', async () => {
    const answer = await server.call(server.newClient(), register, { ...form, tos: false })
    expect(answer).toMatchObject({ status: 400, refusal: { code: 'account.terms_not_accepted' } })
    expect(await accounts()).toEqual([])
  })

  it('refuses a medical account without a practice, at its field', async () => {
    const { facilityName: _, ...rest } = form
    const answer = await server.call(server.newClient(), register, rest, { language: 'en' })
    expect(answer).toMatchObject({
      status: 400,
      refusal: { validationErrors: [{ field: 'facilityName', message: 'Please fill out this field' }] },
    })
  })

  it.each([
    ['a typed password', { password: 'Sommer-2026!' }],
    ['an address without a dot', { email: 'jördis@praxis' }],
    ['an empty name', { firstName: '  ' }],
    ['an unknown use case', { useCase: 'boss' }],
  ])('refuses %s', async (_case, wrong) => {
    const answer = await server.call(server.newClient(), register, { ...form, ...(wrong as object) })
    expect(answer).toMatchObject({ status: 400, refusal: { code: 'input.invalid' } })
    expect(await accounts()).toEqual([])
  })

  it('refuses who is logged in', async () => {
    const client = await signInAs(server, await buildUser(server))
    expect(await server.call(client, register, form)).toMatchObject({ status: 403 })
  })

  it('answers a taken address like a free one, tells its owner by mail, and changes nothing', async () => {
    await buildUser(server, { email: form.email, language: 'en', firstName: 'Ann', lastName: 'Owner' })
    const before = await accounts()
    const answer = await server.call(server.newClient(), register, { ...form, email: form.email.toUpperCase() })
    expect(answer).toEqual({ ok: true, status: 200, body: { mailSent: true } })
    expect(await accounts()).toEqual(before)
    expect(await mails()).toMatchObject([{ to: form.email, subject: 'You already have an account with Befundo' }])
    expect(await server.db.select().from(facility)).toEqual([])
  })

  it('makes account and practice, and mails a link of which only the hash is kept', async () => {
    await server.expectOk(server.newClient(), register, form)
    const [account] = await accounts()
    const [practice] = await server.db.select().from(facility)
    const [member] = await server.db.select().from(facilityMember)
    expect(account).toMatchObject({
      email: form.email,
      emailVerifiedAt: null,
      displayName: 'Jördis Weiß',
      filter: practice?.id,
    })
    expect(practice).toMatchObject({ name: form.facilityName, adminUserID: account?.id, demo: false })
    expect(member).toMatchObject({ facilityID: practice?.id, userID: account?.id })
    const [mail] = await mails()
    expect(mail?.text).toContain('http://localhost:3000/register/verify?code=')
    expect(mail?.text).toContain('„Praxis am Mühlenbach“')
    const links = await server.db.select().from(accountLink)
    expect(JSON.stringify(links)).not.toContain(codeIn(mail?.text))
  })

  it('makes no practice for a private account', async () => {
    await server.expectOk(server.newClient(), register, { ...form, useCase: 'private' })
    expect(await server.db.select().from(facility)).toEqual([])
    expect(await accounts()).toMatchObject([{ useCase: 'private', filter: 'private' }])
  })

  it('marks the practice of a demo account as demo', async () => {
    await server.expectOk(server.newClient(), register, { ...form, useCase: 'demo' })
    expect(await server.db.select().from(facility)).toMatchObject([{ demo: true }])
  })

  it('replaces a registration that was never confirmed; the older link no longer works', async () => {
    await server.expectOk(server.newClient(), register, { ...form, facilityName: 'Erster Versuch' })
    const first = codeIn((await mails())[0]?.text)
    const password = 'c'.repeat(43)
    await server.expectOk(server.newClient(), register, { ...form, password })
    const second = (await mails()).map((mail) => codeIn(mail.text)).find((code) => code !== first) ?? ''
    expect(await accounts()).toHaveLength(1)
    expect(await server.db.select().from(facility)).toMatchObject([{ name: form.facilityName }])
    expect(await server.call(server.newClient(), verifyEmail, { code: first })).toMatchObject({ status: 400 })
    await server.expectOk(server.newClient(), verifyEmail, { code: second })
    expect(await server.call(server.newClient(), login, { email: form.email, password })).toMatchObject({ ok: true })
  })

  it('writes the English link under /en and does not print a name that mail programs would link', async () => {
    await server.expectOk(server.newClient(), register, {
      ...form,
      language: 'en',
      firstName: 'win.example/gift',
      facilityName: 'www.win.example',
    })
    const [mail] = await mails()
    expect(mail?.text).toContain('http://localhost:3000/en/register/verify?code=')
    expect(mail?.text).not.toContain('win.example')
  })

  it('sends at most five mails an hour to one address', async () => {
    for (let round = 0; round < 5; round += 1) await server.expectOk(server.newClient(), register, form)
    expect(await server.call(server.newClient(), register, form)).toMatchObject({ status: 429 })
    expect(await mails()).toHaveLength(5)
  })

  it('keeps no password as sent and logs neither address nor name nor code', async () => {
    await server.expectOk(server.newClient(), register, form)
    const [account] = await server.db.select().from(userAccount).where(eq(userAccount.email, form.email))
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    const code = codeIn((await mails())[0]?.text)
    const lines = server.logLines.join('\n')
    for (const secret of [form.email, form.password, 'Jördis', code]) expect(lines).not.toContain(secret)
  })
})
