import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Context } from '#base/server/context.ts'
import type { Db } from '#base/server/database/db.ts'
import { localeOfRequest } from '#base/server/http/localeOfRequest.ts'
import { mountCalls } from '#base/server/http/mountCalls.ts'
import { networkOf } from '#base/server/http/networkOf.ts'
import { openApi } from '#base/server/http/openApi.ts'
import { COOKIE_VALUE, sessionCookieName, sessionCookieOptions } from '#base/server/http/sessionCookie.ts'
import type { Log } from '#base/server/log.ts'
import type { Settings } from '#base/server/settings.ts'
import { resolveActor } from '#features/account/server/door.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'
import { handlers } from './handlers.ts'
import { refusals } from './refusals.ts'
import { wireFeatures } from './wireFeatures.ts'

export interface ServerParts {
  db: Db
  settings: Settings
  log: Log
  now: () => Date
}

/** The API under /api/, without a port and without pages. Tests inject requests; `main.ts` adds the pages and listens. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, log } = parts
  wireFeatures()
  await prepareInstruments()
  const server = Fastify({ trustProxy: 'loopback', routerOptions: { maxParamLength: 200 } })
  await server.register(cookie)
  const contexts = new WeakMap<FastifyRequest, Context>()
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => {
    const context = contexts.get(request) ?? makeContext(parts, request, reply)
    contexts.set(request, context)
    return context
  }
  server.addHook('onResponse', (request, reply, done) => {
    log.info('request', {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      requestID: request.id,
    })
    done()
  })
  mountCalls(server, {
    handlers,
    catalogue: refusals,
    serverSecret: settings.serverSecret,
    debug: settings.debug,
    contextOf,
    actorOf: (context) => resolveActor(context.db, context.cookie, context.now()),
    allowedOrigins: (request) => [settings.publicUrl, `${request.protocol}://${request.host}`],
  })
  server.get('/api/openapi.json', (_request, reply) =>
    reply.send(
      openApi(
        handlers.map((handler) => handler.contract),
        { title: settings.productTitle, version: '0.1.0' },
      ),
    ),
  )
  return server
}

function makeContext(parts: ServerParts, request: FastifyRequest, reply: FastifyReply): Context {
  const { settings } = parts
  const name = sessionCookieName(settings.publicUrl)
  const sent = request.cookies[name]
  const context: Context = {
    db: parts.db,
    settings,
    log: parts.log,
    locale: localeOfRequest(request.headers['accept-language']),
    now: parts.now,
    cookie: sent !== undefined && COOKIE_VALUE.test(sent) ? sent : null,
    setCookie: (value) => {
      context.cookie = value
      if (value === null) void reply.clearCookie(name, sessionCookieOptions(settings.publicUrl))
      else void reply.setCookie(name, value, sessionCookieOptions(settings.publicUrl))
    },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    network: networkOf(request.ip),
  }
  return context
}
