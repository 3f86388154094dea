import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { EmbeddedClient } from './embeddedClient.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './db.ts'
import { embeddedDatabase } from './openEmbedded.ts'
import { openServer } from './openServer.ts'
import { MIGRATIONS_FOLDER, readMigrations } from './readMigrations.ts'

const OLD_IMAGE_MS = 60 * 60 * 1000

/**
 * A fresh, migrated database for one test file: the embedded one in memory, or, where BEFUNDO_TEST_DATABASE_URL names a PostgreSQL server
 * that may be filled and emptied, a database of its own there. Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env['BEFUNDO_TEST_DATABASE_URL']
  const hash = createHash('sha256')
    .update(
      readMigrations()
        .map((one) => one.name + one.hash)
        .join(),
    )
    .digest('hex')
    .slice(0, 16)
  return url ? openOnServer(url, hash) : openInMemory(hash)
}

async function openInMemory(hash: string): Promise<OpenDatabase> {
  const folder = join(MIGRATIONS_FOLDER, '../../.cache/testDatabase')
  const file = join(folder, `${hash}.tar`)
  if (!existsSync(file)) {
    const client = await EmbeddedClient.start({ folder: null, image: null })
    await migrate(embeddedDatabase(client).db)
    await client.query('CHECKPOINT')
    mkdirSync(folder, { recursive: true })
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, await client.image())
    renameSync(unfinished, file)
    await client.close()
    removeOldImages(folder)
  }
  return embeddedDatabase(await EmbeddedClient.start({ folder: null, image: new Uint8Array(readFileSync(file)) }))
}

/** Images of earlier migrations, some 40 MB each. Fresh ones stay: another run may be about to read one. */
function removeOldImages(folder: string): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    if (Date.now() - statSync(path).mtimeMs > OLD_IMAGE_MS) rmSync(path, { force: true })
  }
}

async function openOnServer(url: string, hash: string): Promise<OpenDatabase> {
  const template = `befundo_template_${hash}`
  const name = `befundo_test_${randomUUID().replaceAll('-', '')}`
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  await asAdministrator(url, async (administrator) => {
    // One at a time: CREATE DATABASE refuses a template to which someone else is connected.
    await administrator.query(`SELECT pg_advisory_lock(7310563)`)
    const { rowCount } = await administrator.query(`SELECT FROM pg_database WHERE datname = $1`, [template])
    if (rowCount === 0) {
      const unfinished = `${name}_template`
      await administrator.query(`CREATE DATABASE ${unfinished}`)
      const database = await openServer(urlOf(unfinished))
      await migrate(database.db)
      await database.close()
      await administrator.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
    }
    await administrator.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  const database = await openServer(urlOf(name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdministrator(url, (administrator) => administrator.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

async function asAdministrator(url: string, work: (administrator: pg.Client) => Promise<unknown>): Promise<void> {
  const administrator = new pg.Client({ connectionString: url })
  await administrator.connect()
  try {
    await work(administrator)
  } finally {
    await administrator.end()
  }
}
