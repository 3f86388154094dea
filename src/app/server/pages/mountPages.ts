import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COMMON_REFUSALS } from '#base/contract/refusals.ts'
import { LOCALE_COOKIE, preferredLocale, type Locale } from '#base/domain/locale.ts'
import { pageTitle } from '#base/domain/pageTitle.ts'
import { Refusal } from '#base/domain/refusal.ts'
import { LOCALE_COOKIE_DAYS } from '#base/domain/timing.ts'
import { localeOfRequest } from '#base/server/http/localeOfRequest.ts'
import { toErrorShape } from '#base/server/http/toErrorShape.ts'
import type { Settings } from '#base/server/settings.ts'
import { matchScreen } from '#app/web/matchScreen.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { pageHtml } from './pageHtml.ts'
import { readManifest } from './readManifest.ts'

const STAFF_ENTRY = 'src/app/web/staff/main.tsx'
const SITTING_ENTRY = 'src/app/web/sitting/main.tsx'

const NO_SCRIPT = {
  staff: {
    de: 'Bitte schalten Sie JavaScript ein: Die Namen Ihrer Patienten werden in Ihrem Browser verschlüsselt.',
    en: 'Please switch JavaScript on: the names of your patients are encrypted in your browser.',
  },
  sitting: {
    de: 'Bitte schalten Sie JavaScript ein: Ihre Antworten werden auf Ihrem Gerät gesichert, bevor die nächste Frage kommt.',
    en: 'Please switch JavaScript on: your answers are kept safe on your device before the next question comes.',
  },
}

/**
 * Pages and assets. Every address is looked up in `screens.ts`, so an unknown one is a real 404 (with the app's own page for it), and the head
 * is right before any script runs.
 */
export async function mountPages(server: FastifyInstance, settings: Settings): Promise<void> {
  const filesOf = readManifest(settings.webDir)
  await server.register(fastifyStatic, {
    root: join(settings.webDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff')
    },
  })
  const favicon = readFileSync(join(import.meta.dirname, '../../web/favicon.svg'))
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  )
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'))
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/api/') &&
      !path.startsWith('/assets/')
    if (!isPage) return sendNotFound(request, reply)
    if (path === '/') {
      const language = languageOfRoot(request)
      rememberLanguage(reply, language, settings.publicUrl)
      if (language === 'en') return reply.code(302).header('location', '/en').send()
    }
    return sendPage(path, reply)
  })

  function sendPage(path: string, reply: FastifyReply): FastifyReply {
    const found = matchScreen(path)
    const locale: Locale = found?.locale ?? (path === '/en' || path.startsWith('/en/') ? 'en' : 'de')
    const isSitting = found?.screen.layout === 'sitting'
    const files = filesOf(isSitting ? SITTING_ENTRY : STAFF_ENTRY)
    const title = found ? found.screen.title[locale] : COMMON_REFUSALS['page.not_found'][locale]
    const germanPath = path.replace(/^\/en(?=\/|$)/, '')
    const nonce = randomBytes(16).toString('base64')
    const html = pageHtml({
      locale,
      title: pageTitle({ title, product: settings.productTitle }),
      product: settings.productTitle,
      description: found?.screen.description?.[locale] ?? title,
      canonical: found?.screen.description
        ? {
            de: `${settings.publicUrl}${germanPath || '/'}`,
            en: `${settings.publicUrl}/en${germanPath === '/' ? '' : germanPath}`,
          }
        : null,
      ...files,
      nonce,
      noScript: NO_SCRIPT[isSitting ? 'sitting' : 'staff'][locale],
    })
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': contentSecurityPolicy(nonce, settings.keyServerUrl),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        ...(settings.publicUrl.startsWith('https:')
          ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
          : {}),
      })
      .send(html)
  }
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfRequest(request.headers['accept-language'])
  return reply.code(404).send(toErrorShape(new Refusal('page.not_found'), COMMON_REFUSALS, locale))
}

/** The browser's language is looked at on the root only; a choice made before (cookie) comes first. Spec §9. */
function languageOfRoot(request: FastifyRequest): Locale {
  const asked = (request.headers['accept-language'] ?? '').split(',').filter((part) => part.trim() !== '')
  return preferredLocale(request.cookies[LOCALE_COOKIE], asked)
}

/** Readable by the page, which writes it too when somebody switches. */
function rememberLanguage(reply: FastifyReply, language: Locale, publicUrl: string): void {
  const maxAge = LOCALE_COOKIE_DAYS * 24 * 3600
  void reply.setCookie(LOCALE_COOKIE, language, {
    path: '/',
    maxAge,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  })
}
