import { DEMO_EMAIL, DEMO_PASSWORD } from '#db/seed/demo/demoAccount.ts'
import type { Settings } from '#base/server/settings.ts'

/** What a person sees in the terminal once everything runs. Plain lines, not log lines: they are for the reader. */
export function printGreeting(settings: Settings, database: 'embedded' | 'server'): void {
  const lines = [
    '',
    `  ${settings.productTitle}  ${settings.publicUrl}`,
    `  Datenbank / database: ${database === 'embedded' ? `${settings.dataDir}/database` : 'PostgreSQL'}`,
    settings.demo ? `  Demo-Praxis / demo practice: ${DEMO_EMAIL}  ${DEMO_PASSWORD}` : '',
    settings.smtpUrl === null && settings.debug
      ? `  Postfach / mailbox: ${settings.publicUrl}/staging (Mails bleiben hier, bis SMTP_URL gesetzt ist)`
      : '',
    settings.registration === 'closed'
      ? '  Registrierung geschlossen / registration closed (REGISTRATION)'
      : `  Registrierung / registration: ${settings.registration} (REGISTRATION)`,
    '',
  ]
  process.stdout.write(
    `${lines.filter((line, index) => line !== '' || index === 0 || index === lines.length - 1).join('\n')}\n`,
  )
}
