import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { COMMON_REFUSALS } from '#base/contract/refusals.ts'
import { Refusal } from '#base/domain/refusal.ts'
import type { Db } from '#base/server/database/db.ts'
import { framesOf } from '#base/server/framesOf.ts'
import { localeOfRequest } from '#base/server/http/localeOfRequest.ts'
import { readInput } from '#base/server/http/readInput.ts'
import { toErrorShape } from '#base/server/http/toErrorShape.ts'
import type { Log } from '#base/server/log.ts'
import { vaultRefusals } from '#features/vault/contract/refusals.ts'
import { getKey, type KeyServerHandler, newKey, promoteKey } from '#features/vault/server/keyServer/door.ts'
import { allowedOrigins } from './allowedOrigins.ts'

export interface KeyServerParts {
  db: Db
  tokenKey: Buffer
  publicUrl: string
  log: Log
  now: () => Date
}

/** EVERY CALL of the key server. */
const handlers: readonly KeyServerHandler[] = [newKey, getKey, promoteKey]

const catalogue = { ...COMMON_REFUSALS, ...vaultRefusals }

/** The key server without a port. It takes no cookie: who asks shows an access token of the main server. */
export function buildKeyServer(parts: KeyServerParts): FastifyInstance {
  const server = Fastify({ bodyLimit: 20_000 })
  const origins = allowedOrigins(parts.publicUrl)
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.headers({ vary: 'Origin', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    if (origin === undefined) return
    if (!origins.includes(origin)) throw new Refusal('permission.missing')
    void reply.header('access-control-allow-origin', origin)
  })
  server.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, accept-language',
        'access-control-max-age': '600',
      })
      .send(),
  )
  server.get('/', () => ({ ok: true }))
  for (const handler of handlers) server.post(`/${handler.contract.path}`, (request) => answer(handler, request, parts))
  server.setNotFoundHandler((request, reply) => refuse(new Refusal('page.not_found'), request, reply, parts))
  server.setErrorHandler((error, request, reply) => refuse(error, request, reply, parts))
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown'
    const durationMs = Math.round(reply.elapsedTime)
    parts.log.info('request', { method: request.method, path, status: reply.statusCode, durationMs })
    done()
  })
  return server
}

async function answer(handler: KeyServerHandler, request: FastifyRequest, parts: KeyServerParts): Promise<unknown> {
  const { contract } = handler
  const input = readInput(contract, request, localeOfRequest(request.headers['accept-language']))
  return contract.output.parse(await handler.run(input, parts))
}

async function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: KeyServerParts,
): Promise<void> {
  const refusal = asRefusal(error)
  const path = request.routeOptions.url ?? 'unknown'
  if (refusal.code === 'unexpected') log.error('fault', { path, stack: error instanceof Error ? framesOf(error) : '' })
  else log.info('refused', { path, code: refusal.code })
  const shape = toErrorShape(refusal, catalogue, localeOfRequest(request.headers['accept-language']))
  await reply.code(shape.statusCode).send(shape)
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body.too_large')
  return new Refusal(statusCode >= 400 && statusCode < 500 ? 'input.invalid' : 'unexpected')
}
