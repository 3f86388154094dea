import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './db.ts'
import { readMigrations, type Migration } from './readMigrations.ts'
import { openTestDatabase } from './testDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** What the product has, and one more. */
function withMore(number: number, text: string): Migration[] {
  return [
    ...readMigrations(),
    { number, name: `${number}_more.sql`, text, hash: createHash('sha256').update(text).digest('hex') },
  ]
}

const has = async (table: string) =>
  (await database.executeSql('SELECT to_regclass($1) IS NOT NULL AS has', [table])).rows[0]?.['has']

test('refuses a migration whose text was changed after it ran', async () => {
  const [first, ...others] = readMigrations()
  if (!first) throw new Error('There is no migration')
  await expect(migrate(database.db, [{ ...first, hash: 'other' }, ...others])).rejects.toMatchObject({
    code: 'migrationEdited',
  })
})

test('refuses a database on which a newer version ran', async () => {
  await expect(migrate(database.db, readMigrations().slice(0, -1))).rejects.toMatchObject({ code: 'databaseNewer' })
})

test('leaves nothing of a migration that fails, and says why', async () => {
  const broken = withMore(9000, 'CREATE TABLE half (id integer); SELECT * FROM nowhere;')
  await expect(migrate(database.db, broken)).rejects.toMatchObject({
    code: 'migrationFailed',
    message: expect.stringContaining('relation "nowhere" does not exist'),
  })
  expect(await has('half')).toBe(false)
})

test('runs each migration once, whoever starts at the same time', async () => {
  const more = withMore(9001, 'CREATE TABLE more (id integer);')
  const counts = await Promise.all([migrate(database.db, more), migrate(database.db, more), migrate(database.db, more)])
  expect(counts.sort()).toEqual([0, 0, 1])
  expect(await has('more')).toBe(true)
})

test('refuses a folder with two migrations of one number or a name it does not know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'befundo-migrations-'))
  writeFileSync(join(folder, '0001_one.sql'), 'SELECT 1')
  writeFileSync(join(folder, '0001_two.sql'), 'SELECT 1')
  expect(() => readMigrations(folder)).toThrow('Two migrations have the number of 0001_two.sql')
  writeFileSync(join(folder, 'three.sql'), 'SELECT 1')
  expect(() => readMigrations(folder)).toThrow('not three.sql')
  rmSync(folder, { recursive: true })
})
