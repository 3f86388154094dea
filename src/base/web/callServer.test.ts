import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { callServer } from './callServer.ts'
import { setClientConfiguration } from './clientConfiguration.ts'
import { onRefusals } from './refusalEvents.ts'
import { ServerRefusal } from './ServerRefusal.ts'

const output = z.strictObject({ ok: z.boolean() })
const read = call({
  method: 'GET',
  path: 'patient/list/{id}',
  summary: '',
  access: 'signedIn',
  input: z.strictObject({ id: z.string(), page: z.optional(z.number()) }),
  output,
  refuses: [],
})
const write = call({
  method: 'POST',
  path: 'facility/{facilityID}/note',
  summary: '',
  access: 'signedIn',
  input: z.strictObject({ facilityID: z.string(), text: z.string() }),
  output,
  refuses: [],
})

let server: Server
let base: string
const seen: { request: IncomingMessage; body: string }[] = []
let answers: { status: number; body: unknown }[] = []
const events: string[] = []

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({ request, body: await text(request) })
  const { status, body } = answers.shift() ?? { status: 200, body: { ok: true } }
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  events.length = 0
  answers = []
  setClientConfiguration({ csrfToken: 'old' })
  onRefusals({
    notLoggedIn: () => events.push('login'),
    redirect: () => events.push('redirect'),
    renewToken: async () => {
      setClientConfiguration({ csrfToken: 'new' })
      return true
    },
  })
})

async function refusalOf(promise: Promise<unknown>): Promise<ServerRefusal> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ServerRefusal) return error
  throw new Error('It was not refused')
}

test('says what the server says, with its code, and does not send it twice', async () => {
  answers = [
    {
      status: 409,
      body: {
        statusCode: 409,
        code: 'sitting.not_running',
        title: 'Läuft nicht',
        validationErrors: [{ field: 'text', message: 'zu lang' }],
        data: { seconds: 3 },
      },
    },
  ]
  const refusal = await refusalOf(callServer(write, { facilityID: 'f', text: 't' }, { base }))
  expect(refusal).toMatchObject({
    message: 'Läuft nicht',
    code: 'sitting.not_running',
    statusCode: 409,
    data: { seconds: 3 },
    validationErrors: [{ field: 'text', message: 'zu lang' }],
  })
  expect(seen).toHaveLength(1)
})

test('leads to the login on 401, unless the caller wants to handle it', async () => {
  answers = [
    { status: 401, body: { title: 'x' } },
    { status: 401, body: { title: 'x' } },
  ]
  await refusalOf(callServer(read, { id: '1' }, { base }))
  expect(events).toEqual(['login'])
  await refusalOf(callServer(read, { id: '1' }, { base, keepRefusal: true }))
  expect(events).toEqual(['login'])
})

test('never shows the HTML page of a proxy', async () => {
  answers = [{ status: 502, body: '<h1>Bad gateway nginx</h1>' }]
  expect((await refusalOf(callServer(read, { id: '1' }, { base }))).message).toBe('Bad Gateway')
})

test('counts a server that cannot be reached as 503 with a sentence', async () => {
  const refusal = await refusalOf(callServer(read, { id: '1' }, { base: 'http://127.0.0.1:9/api/' }))
  expect(refusal).toMatchObject({ statusCode: 503, code: 'server.unavailable' })
  expect(refusal.message).toMatch(/nicht erreichbar/)
})

test('registers again and tries once more where the csrf token has run out, but only once', async () => {
  answers = [{ status: 403, body: { code: 'csrf.invalid', title: 'c' } }]
  expect(await callServer(write, { facilityID: 'f', text: 't' }, { base })).toEqual({ ok: true })
  expect(seen.map(({ request }) => request.headers['csrf-token'])).toEqual(['old', 'new'])
  answers = [
    { status: 403, body: { code: 'csrf.invalid', title: 'c' } },
    { status: 403, body: { code: 'csrf.invalid', title: 'c' } },
  ]
  expect((await refusalOf(callServer(write, { facilityID: 'f', text: 't' }, { base }))).code).toBe('csrf.invalid')
})

test('reads with path and query, without token and body', async () => {
  await callServer(read, { id: 'a/b', page: 2 }, { base })
  expect(seen[0]).toMatchObject({ body: '', request: { method: 'GET', url: '/api/patient/list/a%2Fb?page=2' } })
  expect(seen[0]?.request.headers).toMatchObject({ 'accept-language': 'de' })
  expect(seen[0]?.request.headers['csrf-token']).toBeUndefined()
})

test('writes the rest of the input as body, with token', async () => {
  await callServer(write, { facilityID: 'f1', text: 'ä' }, { base })
  expect(seen[0]).toMatchObject({ body: '{"text":"ä"}', request: { url: '/api/facility/f1/note' } })
  expect(seen[0]?.request.headers['csrf-token']).toBe('old')
})

test('gives a list at least 200 ms', async () => {
  const startMs = performance.now()
  await callServer(read, { id: '1' }, { base, minimumDelay: true })
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(195)
})
