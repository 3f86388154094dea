import type { Locale } from '#base/domain/locale.ts'
import type { Mail } from '#base/server/mail/queueMail.ts'
import type { Settings } from '#base/server/settings.ts'
import { de } from './mailText.de.ts'
import { en } from './mailText.en.ts'

/** Who is written to and in which language. */
export interface Recipient {
  email: string
  displayName: string
  language: Locale
}

const TEXTS = { de, en }

/** The mail with the link that confirms an address. */
export function verifyMail(to: Recipient, code: string, facilityName: string | null, settings: Settings): Mail {
  const t = TEXTS[to.language]
  const { verify } = t
  const href = `${addressOf(settings, to.language, '/register/verify')}?code=${code}`
  return letter(to, settings, {
    ...verify,
    kind: 'verifyEmail',
    subject: verify.subject(settings.productTitle),
    lines: verify.lines(printable(facilityName), settings.productTitle),
    href,
  })
}

/** The mail to the owner of an address with which somebody tried to register. */
export function takenMail(to: Recipient, settings: Settings): Mail {
  return loginLetter(to, settings, 'taken')
}

/** The answer to "send the link again" for an address that is confirmed already. */
export function confirmedMail(to: Recipient, settings: Settings): Mail {
  return loginLetter(to, settings, 'confirmed')
}

function loginLetter(to: Recipient, settings: Settings, which: 'taken' | 'confirmed'): Mail {
  const { productTitle } = settings
  const part = TEXTS[to.language][which]
  const href = addressOf(settings, to.language, '/login')
  return letter(to, settings, {
    ...part,
    kind: which === 'taken' ? 'addressTaken' : 'addressConfirmed',
    subject: part.subject(productTitle),
    lines: part.lines(productTitle),
    href,
  })
}

interface Letter {
  kind: string
  subject: string
  lines: readonly string[]
  button: string
  href: string
  after: readonly string[]
}

function letter(to: Recipient, settings: Settings, { kind, subject, lines, button, href, after }: Letter): Mail {
  const t = TEXTS[to.language]
  const hello = t.hello(printable(to.displayName))
  const footer = t.footer(settings.productTitle)
  const text = [hello, ...lines, `${button}:\n${href}`, ...after, `-- \n${footer}`].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const html = `<!doctype html>
<html lang="${to.language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbfaf7;color:#18212b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${[hello, ...lines].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;background:#0b6463;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#5f6974">${escapeHtml(t.linkHint)}<br><span style="word-break:break-all">${escapeHtml(href)}</span></p>
<p style="margin:16px 0 0;font-size:13px;color:#5f6974">${escapeHtml(footer)}</p>
</div></body></html>`
  return { to: to.email, language: to.language, kind, subject, text, html }
}

/** German stands at the root, English under /en (Spec §2). */
function addressOf(settings: Settings, language: Locale, path: string): string {
  return `${settings.publicUrl}${language === 'de' ? '' : `/${language}`}${path}`
}

/**
 * A typed name, or null where mail programs would turn it into a link: the mail goes to an address that whoever registers may have
 * made up, and must not carry their advertising.
 */
function printable(name: string | null): string | null {
  return name === null || /[/@\\]|\.\S/.test(name) ? null : name
}

/** Names are typed by whoever registers; in a mail they must stay text. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
