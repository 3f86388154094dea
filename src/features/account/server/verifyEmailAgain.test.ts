import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildUser } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { readMailbox } from '#features/operations/contract/readMailbox.ts'
import { verifyEmail } from '../contract/verifyEmail.ts'
import { verifyEmailAgain } from '../contract/verifyEmailAgain.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

const mails = async () => (await server.expectOk(server.newClient(), readMailbox, {})).mails

describe('verifyEmailAgain', () => {
  it('refuses the sixth request an hour for one address, known or not', async () => {
    const email = 'nobody@praxis.example'
    for (let round = 0; round < 5; round += 1) await server.expectOk(server.newClient(), verifyEmailAgain, { email })
    expect(await server.call(server.newClient(), verifyEmailAgain, { email })).toMatchObject({ status: 429 })
  })

  it('answers an unknown address like a known one and sends nothing', async () => {
    expect(await server.expectOk(server.newClient(), verifyEmailAgain, { email: 'nobody@praxis.example' })).toEqual({
      mailSent: true,
    })
    expect(await mails()).toEqual([])
  })

  it('sends a new link that works, in the language of the account', async () => {
    const user = await buildUser(server, { emailVerifiedAt: null, language: 'en' })
    await buildFacility(server, { admin: user, name: 'Praxis Grünstraße' })
    await server.expectOk(server.newClient(), verifyEmailAgain, { email: user.email })
    const [mail] = await mails()
    expect(mail?.text).toContain('“Praxis Grünstraße”')
    const code = /\/en\/register\/verify\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await server.expectOk(server.newClient(), verifyEmail, { code })).toEqual({ email: user.email })
  })

  it('tells the owner of a confirmed address that there is nothing left to do, and sends no link', async () => {
    const user = await buildUser(server)
    await server.expectOk(server.newClient(), verifyEmailAgain, { email: user.email })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse ist bei Befundo schon bestätigt')
    expect(mail?.text).not.toContain('code=')
  })
})
