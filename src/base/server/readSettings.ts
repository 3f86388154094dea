import { join } from 'node:path'
import { LOG_LEVELS } from './log.ts'
import { serverSecret } from './serverSecret.ts'
import type { Settings } from './settings.ts'
import { StartError } from './startError.ts'

type Environment = Record<string, string | undefined>

const REGISTRATIONS = ['closed', 'open', 'invitation', 'waitingList'] as const

/** Reads the settings from the environment, fills in what is not said, and refuses what cannot be meant. The README's table shows the defaults. */
export function readSettings(environment: Environment): Settings {
  // An empty variable is how many tools say "not set".
  const given = (name: string) => environment[name]?.trim() || undefined
  const port = readNumber(given('PORT') ?? '3000', 'PORT', 65_535)
  const keyServerPort = readNumber(given('KEY_SERVER_PORT') ?? String(port + 1), 'KEY_SERVER_PORT', 65_535)
  if (port === keyServerPort)
    throw wrong('KEY_SERVER_PORT', String(port), 'another number than PORT', 'eine andere Zahl als PORT')
  const publicUrl = readUrl(given('PUBLIC_URL') ?? `http://localhost:${port}`, 'PUBLIC_URL', ['http:', 'https:'])
  const keyServerUrl =
    given('KEY_SERVER_URL') ?? `${new URL(publicUrl).protocol}//${new URL(publicUrl).hostname}:${keyServerPort}`
  const databaseUrl = given('DATABASE_URL')
  const smtpUrl = given('SMTP_URL')
  const productTitle = given('PRODUCT_TITLE') ?? 'Befundo'
  const dataDir = given('DATA_DIR') ?? './data'
  return {
    host: given('HOST') ?? '127.0.0.1',
    port,
    keyServerPort,
    dataDir,
    webDir: given('WEB_DIR') ?? join(import.meta.dirname, '../../../dist'),
    databaseUrl: databaseUrl === undefined ? null : readUrl(databaseUrl, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    keyServerUrl: readUrl(keyServerUrl, 'KEY_SERVER_URL', ['http:', 'https:']),
    smtpUrl: smtpUrl === undefined ? null : readUrl(smtpUrl, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: given('MAIL_FROM') ?? `${productTitle} <noreply@${new URL(publicUrl).hostname}>`,
    productTitle,
    b2c: readSwitch(given('B2C') ?? 'true', 'B2C'),
    b2b: readSwitch(given('B2B') ?? 'true', 'B2B'),
    demo: readSwitch(given('DEMO') ?? 'false', 'DEMO'),
    debug: readSwitch(given('DEBUG') ?? 'false', 'DEBUG'),
    registration: readChoice(given('REGISTRATION') ?? 'closed', 'REGISTRATION', REGISTRATIONS),
    logLevel: readChoice(given('LOG_LEVEL') ?? 'info', 'LOG_LEVEL', LOG_LEVELS),
    formInputMaxLength: readNumber(given('FORM_INPUT_MAX_LENGTH') ?? '2000', 'FORM_INPUT_MAX_LENGTH', 100_000),
    serverSecret: serverSecret(dataDir, given('SERVER_SECRET')),
  }
}

function readNumber(text: string, name: string, greatest: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= greatest) return number
  throw wrong(name, text, `a whole number from 1 to ${greatest}`, `eine ganze Zahl von 1 bis ${greatest}`)
}

/** Answers without a slash at the end. What is wrong is not repeated: an address may carry a password. */
function readUrl(text: string, name: string, protocols: string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '')
  const begin = protocols.map((protocol) => `${protocol}//`)
  throw wrong(
    name,
    null,
    `an address that begins with ${begin.join(' or ')}`,
    `eine Adresse, die mit ${begin.join(' oder ')} beginnt`,
  )
}

function readSwitch(text: string, name: string): boolean {
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw wrong(name, text, 'true or false', 'true oder false')
}

function readChoice<T extends string>(text: string, name: string, choices: readonly T[]): T {
  const known = choices.find((one) => one === text)
  if (known) return known
  throw wrong(name, text, choices.join(', '), choices.join(', '))
}

function wrong(name: string, value: string | null, en: string, de: string): StartError {
  return new StartError('settingWrong', {
    en: `${name} must be ${en}${value === null ? '' : `, not "${value}"`}.`,
    de: `${name} muss sein: ${de}${value === null ? '' : `, nicht „${value}“`}.`,
  })
}
