import { sql } from 'drizzle-orm'
import { StartError } from '../startError.ts'
import type { Db } from './db.ts'
import { migrationTable } from './migration.table.ts'
import { readMigrations, type Migration } from './readMigrations.ts'

/** Any number, as long as no one else in the database uses it for an advisory lock. */
const LOCK = 7_310_562

/**
 * Brings the database to the newest migration, in one transaction and one process at a time: it succeeds wholly or changes nothing.
 * Refuses a database that had a migration whose text was changed since, or one that this code does not know (a newer version ran on it).
 * Answers how many were run.
 */
export async function migrate(db: Db, migrations: Migration[] = readMigrations()): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(
      sql.raw(
        'CREATE TABLE IF NOT EXISTS migration (number integer PRIMARY KEY, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
      ),
    )
    const applied = await tx.select().from(migrationTable).orderBy(migrationTable.number)
    for (const { number, name, hash } of applied)
      refuseForeign(
        name,
        hash,
        migrations.find((known) => known.number === number),
      )
    const pending = migrations.filter(({ number }) => !applied.some((old) => old.number === number))
    for (const { number, name, hash, text } of pending) {
      await tx.execute(sql.raw(text)).catch((cause: unknown) => {
        throw failed(name, cause)
      })
      await tx.insert(migrationTable).values({ number, name, hash })
    }
    return pending.length
  })
}

function refuseForeign(name: string, hash: string, known: Migration | undefined): void {
  if (!known) {
    throw new StartError('databaseNewer', {
      en: `The database has had the migration ${name}, which this version does not know. Start the version that ran last, or a newer one.`,
      de: `Die Datenbank hat die Migration ${name} erhalten, die diese Version nicht kennt. Starten Sie die zuletzt gelaufene Version oder eine neuere.`,
    })
  }
  if (known.hash !== hash) {
    throw new StartError('migrationEdited', {
      en: `The migration ${name} was changed after it ran on this database. Restore its text and put the change into a new migration.`,
      de: `Die Migration ${name} wurde geändert, nachdem sie auf dieser Datenbank gelaufen war. Stellen Sie ihren Text wieder her und legen Sie für die Änderung eine neue Migration an.`,
    })
  }
}

function failed(name: string, error: unknown): StartError {
  // drizzle wraps what the database said into an error that repeats the whole migration.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    'migrationFailed',
    {
      en: `The migration ${name} failed (${reason}); the database is as it was before.`,
      de: `Die Migration ${name} ist fehlgeschlagen (${reason}); die Datenbank ist, wie sie vorher war.`,
    },
    { cause },
  )
}
