import { handle } from '#base/server/handle.ts'
import { csrfTokenOf } from '#base/server/http/csrf.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { registerClient as contract } from '../contract/registerClient.ts'
import { build } from './build.ts'

/** First call of every browser: gives one without a cookie an anonymous one, and answers the configuration with the csrf token. */
export default handle(contract, async ({ context }) => {
  const { settings } = context
  const cookie = context.cookie ?? newCookieValue()
  if (context.cookie === null) context.setCookie(cookie)
  return {
    b2c: settings.b2c,
    b2b: settings.b2b,
    demo: settings.demo,
    debug: settings.debug,
    smtp: settings.smtpUrl !== null,
    feature: { pay: false },
    registration: settings.registration,
    // There is no captcha: attempts are counted on the server instead.
    captcha: { contact: false, email: false, feedback: false, registration: false },
    buildDate: build.date,
    buildCommit: build.commit,
    csrfToken: csrfTokenOf(cookie, settings.serverSecret),
    productTitle: settings.productTitle,
    productUrl: settings.publicUrl,
    keyServerUrl: settings.keyServerUrl,
    version: build.version,
    maintenance: null,
    tax: 'none' as const,
    formInputMaxLength: settings.formInputMaxLength,
  }
})
