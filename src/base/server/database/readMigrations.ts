import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Migration {
  number: number
  /** File name, `0001_mail.sql`. */
  name: string
  text: string
  /** SHA-256 of the text, hexadecimal. */
  hash: string
}

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../../db/migrations')

/** All migrations of a folder in the order of their numbers, which must differ; gaps are allowed. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => {
      if (!/^\d{4}_[a-z][A-Za-z0-9_]*\.sql$/.test(name))
        throw new Error(`A migration is named NNNN_name.sql, not ${name}`)
      const text = readFileSync(join(folder, name), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
    .sort((a, b) => a.number - b.number)
  for (const [i, { number, name }] of migrations.entries()) {
    if (migrations[i - 1]?.number === number) throw new Error(`Two migrations have the number of ${name}`)
  }
  return migrations
}
