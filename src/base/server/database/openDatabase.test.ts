import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './db.ts'
import { openTestDatabase } from './testDatabase.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.executeSql('CREATE TABLE note (id integer PRIMARY KEY, words text); CREATE TABLE other (id integer)')
})
afterAll(() => database.close())

const count = async () => (await database.executeSql('SELECT count(*)::int AS n FROM note')).rows[0]?.['n']

test('refuses a second row of the same key with the code of PostgreSQL', async () => {
  await database.db.execute(sql`INSERT INTO note VALUES (1, 'one')`)
  const second = database.db.execute(sql`INSERT INTO note VALUES (1, 'again')`)
  await expect(second).rejects.toMatchObject({ cause: { code: '23505', constraint: 'note_pkey' } })
})

test('undoes all of a transaction that throws', async () => {
  const before = await count()
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO note VALUES (10, 'never')`)
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  expect(await count()).toBe(before)
})

test('keeps transactions apart that run at the same time', async () => {
  await database.executeSql(`INSERT INTO note VALUES (20, '0')`)
  const add = () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT words FROM note WHERE id = 20 FOR UPDATE`)
      await tx.execute(sql`UPDATE note SET words = (words::int + 1)::text WHERE id = 20`)
    })
  await Promise.all(Array.from({ length: 20 }, add))
  expect((await database.executeSql('SELECT words FROM note WHERE id = 20')).rows).toEqual([{ words: '20' }])
})

test('undoes a part of a transaction at its savepoint', async () => {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO note VALUES (30, 'stays')`)
    await tx
      .transaction(async (inner) => {
        await inner.execute(sql`INSERT INTO note VALUES (31, 'goes')`)
        throw new Error('inner')
      })
      .catch(() => undefined)
  })
  expect((await database.executeSql('SELECT id FROM note WHERE id >= 30')).rows).toEqual([{ id: 30 }])
})

test('passes values of every kind through unharmed', async () => {
  const words = 'Ünïcödé \'"\\ 🧠'
  const { rows } = await database.executeSql(
    'SELECT $1::text AS words, $2::int AS number, $3::bool AS yes, $4::jsonb AS json, $5::bytea AS bytes, $6::text AS nothing',
    [words, 7, true, JSON.stringify({ a: [1, null] }), Buffer.from([0, 255]), null],
  )
  expect(rows).toMatchObject([{ words, number: 7, yes: true, json: { a: [1, null] }, nothing: null }])
  expect(Buffer.from(rows[0]?.['bytes'] as Uint8Array)).toEqual(Buffer.from([0, 255]))
})

test('does not say that it is lost when it is closed', async () => {
  const other = await openTestDatabase()
  let losses = 0
  other.whenLost(() => (losses += 1))
  await other.close()
  expect(losses).toBe(0)
})
