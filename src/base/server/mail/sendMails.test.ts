import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../database/testDatabase.ts'
import type { OpenDatabase } from '../database/db.ts'
import type { JobContext } from '../jobs/job.ts'
import { makeLog } from '../log.ts'
import { readSettings } from '../readSettings.ts'
import { mailTable } from './mail.table.ts'
import { purgeMailBodies } from './purgeMailBodies.ts'
import { queueMail } from './queueMail.ts'
import { sendMails } from './sendMails.ts'

const SETTINGS = readSettings({
  SERVER_SECRET: 'a secret of the tests, long enough to be one',
  PUBLIC_URL: 'https://practice.example',
})
const MAIL = {
  to: 'jörg@praxis.example',
  language: 'de' as const,
  subject: 'Grüße',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  kind: 'hello',
}
const MINUTE_MS = 60_000

let database: OpenDatabase
let received: string[]
let answer: 'accept' | 'refuse'
let mailServer: SMTPServer
let now: Date
let lines: string[]
let context: JobContext

beforeAll(async () => {
  database = await openTestDatabase()
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (answer === 'refuse') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push(Buffer.concat(parts).toString())
        return done()
      })
    },
  })
  const listening = once(mailServer.listen(0, '127.0.0.1'), 'listening')
  await listening
})
afterAll(async () => {
  await new Promise<void>((resolve) => {
    mailServer.close(resolve)
  })
  await database.close()
})
beforeEach(() => {
  received = []
  answer = 'accept'
  now = new Date('2026-11-21T09:00:00Z')
  lines = []
  const address = mailServer.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  context = {
    db: database.db,
    kind: database.kind,
    executeSql: database.executeSql,
    settings: { ...SETTINGS, smtpUrl: `smtp://127.0.0.1:${port}` },
    log: makeLog((line) => lines.push(line)),
    now: () => now,
  }
})
afterEach(() => database.db.delete(mailTable))

const laterBy = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const row = async () => (await database.db.select().from(mailTable))[0]

test('sends nothing of a transaction that was rolled back', async () => {
  const broken = database.db.transaction(async (tx) => {
    await queueMail(tx, MAIL, now)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await sendMails.run(context)
  expect(received).toEqual([])
})

test('leaves mails in the outbox where there is no mail server', async () => {
  await queueMail(database.db, MAIL, now)
  await sendMails.run({ ...context, settings: SETTINGS })
  expect(await row()).toMatchObject({ tries: 0, sentAt: null })
})

test('sends a mail once, whoever looks at the same time', async () => {
  await queueMail(database.db, MAIL, now)
  await Promise.all([sendMails.run(context), sendMails.run(context), sendMails.run(context)])
  laterBy(60 * MINUTE_MS)
  await sendMails.run(context)
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=')
  expect(received[0]).toContain('Content-Language: de')
  expect((await row())?.sentAt).toEqual(new Date('2026-11-21T09:00:00Z'))
})

test('tries again after growing pauses when the mail server refuses, and then succeeds', async () => {
  await queueMail(database.db, MAIL, now)
  answer = 'refuse'
  await sendMails.run(context)
  await sendMails.run(context)
  expect(await row()).toMatchObject({ tries: 1, sentAt: null })
  laterBy(MINUTE_MS)
  await sendMails.run(context)
  expect(await row()).toMatchObject({ tries: 2, nextTryAt: new Date(now.getTime() + 2 * MINUTE_MS) })
  answer = 'accept'
  laterBy(2 * MINUTE_MS)
  await sendMails.run(context)
  expect(received).toHaveLength(1)
  expect(lines.join()).not.toContain('praxis.example')
})

test('gives up after the last try instead of trying for ever', async () => {
  await queueMail(database.db, MAIL, now)
  answer = 'refuse'
  for (let i = 0; i < 12; i += 1) {
    await sendMails.run(context)
    laterBy(24 * 60 * MINUTE_MS)
  }
  expect(await row()).toMatchObject({ tries: 11, sentAt: null, givenUpAt: expect.any(Date) })
})

test('does not let a line break in the subject or the address make a header', async () => {
  await queueMail(
    database.db,
    { ...MAIL, subject: 'Hello\r\nBcc: thief@example.com', to: 'a@b.example\r\nBcc: thief@example.com' },
    now,
  )
  await sendMails.run(context)
  expect(received.join()).not.toMatch(/^Bcc:/m)
})

test('deletes the body of a mail two weeks after it was sent, and keeps who got which', async () => {
  await queueMail(database.db, MAIL, now)
  await queueMail(database.db, { ...MAIL, kind: 'waiting' }, new Date(now.getTime() + 365 * 24 * 60 * MINUTE_MS))
  await sendMails.run(context)
  laterBy(13 * 24 * 60 * MINUTE_MS)
  await purgeMailBodies.run(context)
  expect((await database.db.select().from(mailTable)).filter(({ text }) => text === null)).toEqual([])
  laterBy(2 * 24 * 60 * MINUTE_MS)
  await purgeMailBodies.run(context)
  const rows = await database.db.select().from(mailTable)
  expect(rows.find(({ kind }) => kind === 'hello')).toMatchObject({ recipient: MAIL.to, text: null, html: null })
  expect(rows.find(({ kind }) => kind === 'waiting')).toMatchObject({ text: 'Guten Tag' })
})
