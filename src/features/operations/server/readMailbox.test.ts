import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#app/server/testServer.ts'
import { queueMail } from '#base/server/mail/queueMail.ts'
import { readMailbox } from '../contract/readMailbox.ts'

let server: TestServer
afterEach(async () => await server.close())

const mail = {
  to: 'jördis@praxis.example',
  language: 'de',
  subject: 'Grüße',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  kind: 'test',
} as const

describe('readMailbox', () => {
  it.each([
    ['debug is off', { debug: false }],
    ['mails are really sent', { smtpUrl: 'smtp://localhost:2525' }],
  ])('does not exist where %s', async (_case, settings) => {
    server = await startTestServer(settings)
    await queueMail(server.db, mail, server.clock.now)
    const answer = await server.call(server.newClient(), readMailbox, {})
    expect(answer).toMatchObject({ ok: false, status: 404 })
    expect(JSON.stringify(answer)).not.toContain('Grüße')
  })

  it('lists what would have been sent, newest first', async () => {
    server = await startTestServer()
    await queueMail(server.db, mail, server.clock.now)
    await queueMail(server.db, { ...mail, subject: 'Zweite' }, new Date(server.clock.now.getTime() + 1000))
    const { mails } = await server.expectOk(server.newClient(), readMailbox, {})
    expect(mails.map((one) => one.subject)).toEqual(['Zweite', 'Grüße'])
    expect(mails[1]).toMatchObject({ to: mail.to, text: mail.text, createdAt: server.clock.now.toISOString() })
  })
})
