import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portTaken } from './portTaken.ts'
import { readSettings } from './readSettings.ts'

let DATA_DIR: string
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'befundo-settings-'))
})
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number from 1 to 65535, not "three".'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PORT: '3000', KEY_SERVER_PORT: '3000' }, 'KEY_SERVER_PORT must be another number than PORT'],
  [{ PUBLIC_URL: 'practice.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must be'],
  [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL must be'],
  [{ DEMO: 'maybe' }, 'DEMO must be true or false, not "maybe"'],
  [{ REGISTRATION: 'everybody' }, 'REGISTRATION must be closed, open, invitation, waitingList'],
  [{ SERVER_SECRET: 'short' }, 'SERVER_SECRET must hold at least 32 characters'],
])('refuses %o in a sentence', (given, sentence) => {
  expect(() => readSettings({ DATA_DIR, ...given })).toThrow(
    expect.objectContaining({ code: 'settingWrong', message: expect.stringContaining(sentence) }),
  )
})

test('does not repeat an address that carries a password', () => {
  expect(() => readSettings({ DATA_DIR, DATABASE_URL: 'postgre://me:secret-word@host/x' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret-word') }),
  )
})

test('fills in what is not said, with registration closed', () => {
  expect(readSettings({ DATA_DIR, PORT: '8080', SMTP_URL: '' })).toEqual({
    port: 8080,
    keyServerPort: 8081,
    dataDir: DATA_DIR,
    host: '127.0.0.1',
    webDir: expect.stringMatching(/dist$/),
    databaseUrl: null,
    publicUrl: 'http://localhost:8080',
    keyServerUrl: 'http://localhost:8081',
    smtpUrl: null,
    mailFrom: 'Befundo <noreply@localhost>',
    productTitle: 'Befundo',
    b2c: true,
    b2b: true,
    demo: false,
    debug: false,
    registration: 'closed',
    logLevel: 'info',
    formInputMaxLength: 2000,
    serverSecret: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('takes the slash off the end of addresses', () => {
  expect(readSettings({ DATA_DIR, PUBLIC_URL: 'https://practice.example/' }).publicUrl).toBe('https://practice.example')
})

test('makes the secret once, for this account only, and keeps it', () => {
  const first = readSettings({ DATA_DIR }).serverSecret
  expect(readSettings({ DATA_DIR }).serverSecret).toBe(first)
  const file = join(DATA_DIR, 'server-secret')
  expect(readFileSync(file, 'utf8').trim()).toBe(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('refuses a secret that was emptied rather than making a new one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'befundo-emptied-'))
  writeFileSync(join(folder, 'server-secret'), '')
  expect(() => readSettings({ DATA_DIR: folder })).toThrow(expect.objectContaining({ code: 'settingWrong' }))
  rmSync(folder, { recursive: true })
})

test('says which port is taken and which setting changes it', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error')
  expect(portTaken(error, port, 'PORT')).toMatchObject({
    code: 'portTaken',
    message: expect.stringContaining(`Port ${port} is taken`),
  })
  first.close()
})

test('hands back an error that has nothing to do with ports', () => {
  const error = new Error('other')
  expect(portTaken(error, 1, 'PORT')).toBe(error)
})
