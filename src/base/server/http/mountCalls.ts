import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COMMON_REFUSALS, type RefusalCatalogue } from '#base/contract/refusals.ts'
import type { Contract } from '#base/contract/call.ts'
import type { Actor } from '#base/domain/actor.ts'
import { Refusal } from '#base/domain/refusal.ts'
import type { Context } from '../context.ts'
import { framesOf } from '../framesOf.ts'
import type { Handler } from '../handle.ts'
import { isCsrfTokenOf } from './csrf.ts'
import { localeOfRequest } from './localeOfRequest.ts'
import { readInput } from './readInput.ts'
import { toErrorShape } from './toErrorShape.ts'

export interface CallsSetting {
  handlers: readonly Handler[]
  catalogue: RefusalCatalogue
  serverSecret: string
  /** Makes the context of one request; the reply is there for the cookie. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Context
  /** Who sits behind the cookie, or null. */
  actorOf: (context: Context) => Promise<Actor | null>
  /** Calls with access `development` exist only then. */
  debug: boolean
  /** Origins browsers may send from; a mutating call with another Origin is refused. Read at each request. */
  allowedOrigins: (request: FastifyRequest) => readonly string[]
}

/**
 * Gives every handler its address below `/api/`. The order at the door is the same for all: who may call → csrf → input → handler →
 * output. The default is no.
 */
export function mountCalls(server: FastifyInstance, setting: CallsSetting): void {
  refuseUndeclared(setting)
  for (const handler of setting.handlers) {
    const { contract } = handler
    if (contract.access === 'development' && !setting.debug) continue
    server.route({
      method: contract.method,
      url: `/api/${contract.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: contract.bodyLimitBytes ?? 100_000,
      handler: async (request, reply) => {
        const context = setting.contextOf(request, reply)
        const actor = await setting.actorOf(context)
        checkAccess(contract, actor)
        if (contract.method !== 'GET') checkOrigin(contract, request, context, setting)
        const input = readInput(contract, request, context.locale)
        const output = await handler.run({ input, context, actor })
        return reply.header('cache-control', 'no-store').send(contract.output.parse(output))
      },
    })
  }
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const refusal = asRefusal(error)
    const path = request.routeOptions.url ?? 'unknown'
    const context = setting.contextOf(request, reply)
    if (refusal.code === 'unexpected') {
      context.log.error('fault', {
        path,
        method: request.method,
        stack: stackWithoutValues(error),
        requestID: request.id,
      })
    } else {
      context.log.info('refused', { path, method: request.method, code: refusal.code, requestID: request.id })
    }
    const shape = toErrorShape(refusal, setting.catalogue, localeOfRequest(request.headers['accept-language']))
    void reply.code(shape.statusCode).header('cache-control', 'no-store').send(shape)
  })
}

function checkAccess(contract: Contract, actor: Actor | null): void {
  switch (contract.access) {
    case 'public':
    case 'sittingToken':
    case 'keyServer':
    case 'development':
      return
    case 'loggedOut':
      if (actor) throw new Refusal('session.already_logged_in')
      return
    case 'signedIn':
      if (!actor) throw new Refusal('session.not_logged_in')
      return
    case 'proved':
      if (!actor) throw new Refusal('session.not_logged_in')
      if (!actor.proved) throw new Refusal('session.not_proved')
  }
}

function checkOrigin(contract: Contract, request: FastifyRequest, context: Context, setting: CallsSetting): void {
  const origin = request.headers.origin
  if (origin !== undefined && !setting.allowedOrigins(request).includes(origin)) throw new Refusal('csrf.invalid')
  if (contract.givesCookie === true) return
  const token = request.headers['csrf-token']
  if (!isCsrfTokenOf(typeof token === 'string' ? token : undefined, context.cookie, setting.serverSecret)) {
    throw new Refusal('csrf.invalid')
  }
}

/** A fault of the transport that the caller made (broken JSON, body too large) is a refusal; all else is ours. */
function asRefusal(error: Error & { statusCode?: number; code?: string }): Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body.too_large')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('input.invalid')
  return new Refusal('unexpected')
}

/** Database drivers put values into messages: the error's kind and code stay, and the frames. */
function stackWithoutValues(error: Error & { code?: string }): string {
  const cause =
    error.cause instanceof Error
      ? ` cause ${error.cause.name} ${(error.cause as Error & { code?: string }).code ?? ''}`
      : ''
  return [`${error.name} ${error.code ?? ''}${cause}`, framesOf(error)].join('\n')
}

/** A code that no catalogue has would reach the user without a sentence: the server does not start. */
function refuseUndeclared(setting: CallsSetting): void {
  for (const { contract } of setting.handlers) {
    for (const code of contract.refuses) {
      if (!(code in setting.catalogue) && !(code in COMMON_REFUSALS)) {
        throw new Error(
          `The call ${contract.method} ${contract.path} declares the refusal ${code}, which no catalogue has.`,
        )
      }
    }
  }
}
