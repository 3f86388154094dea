import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { EmbeddedClient } from './embeddedClient.ts'
import { openEmbedded } from './openEmbedded.ts'

/** Making a database takes seconds, so most tests begin with a copy of this one. */
let prepared: string
let dataDir: string
beforeAll(async () => {
  prepared = mkdtempSync(join(tmpdir(), 'befundo-prepared-'))
  await (await openEmbedded(prepared)).close()
})
afterAll(() => rmSync(prepared, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'befundo-embedded-'))
  cpSync(prepared, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const openedBy = (text: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { openEmbedded } = await import(${JSON.stringify(new URL('./openEmbedded.ts', import.meta.url).href)})
     const database = await openEmbedded(${JSON.stringify(dataDir)}).catch((error) => { console.log(error.code); process.exit(1) })
     ${text}`,
  ])

/** Lets another process commit rows as fast as it can and kills it; answers the rows it was told are safe, and those that are there. */
async function killDuringCommits(prepare: string): Promise<{ acknowledged: number[]; kept: number[] }> {
  const child = openedBy(`
    await database.executeSql('CREATE TABLE answer (id integer PRIMARY KEY)')
    await database.executeSql('CHECKPOINT')
    ${prepare}
    for (let id = 1; ; id += 1) {
      await database.executeSql('INSERT INTO answer VALUES ($1)', [id])
      console.log(id)
    }`)
  const acknowledged: number[] = []
  const lines = createInterface({ input: child.stdout })
  const killAfter = 20 + Math.floor(Math.random() * 100)
  lines.on('line', (line) => {
    acknowledged.push(Number(line))
    if (acknowledged.length === killAfter) child.kill('SIGKILL')
  })
  await once(child, 'close')
  const database = await openEmbedded(dataDir)
  const { rows } = await database.executeSql('SELECT id FROM answer ORDER BY id')
  await database.close()
  return { acknowledged, kept: rows.map(({ id }) => Number(id)) }
}

test('refuses a folder that is a file, in a sentence and not in a stack', async () => {
  writeFileSync(join(dataDir, 'taken'), '')
  await expect(openEmbedded(join(dataDir, 'taken'))).rejects.toMatchObject({
    code: 'dataDirUnreadable',
    sentences: { en: expect.stringContaining('cannot be read or written'), de: expect.stringContaining('kann nicht') },
  })
})

test.skipIf(process.getuid?.() === 0)('refuses a folder that it may not write', async () => {
  chmodSync(dataDir, 0o500)
  await expect(openEmbedded(join(dataDir, 'below'))).rejects.toMatchObject({ code: 'dataDirUnreadable' })
})

test('refuses a folder that another process has open, and takes it over once that is killed', async () => {
  const child = openedBy(`console.log('open'); setInterval(() => undefined, 1000)`)
  await once(child.stdout, 'data')
  await expect(openEmbedded(dataDir)).rejects.toMatchObject({
    code: 'databaseFolderLocked',
    message: expect.stringContaining('already open in another process'),
  })
  child.kill('SIGKILL')
  await once(child, 'close')
  await (await openEmbedded(dataDir)).close()
})

test('refuses a folder that this process has open, and opens it again after closing', async () => {
  const first = await openEmbedded(dataDir)
  await expect(openEmbedded(dataDir)).rejects.toMatchObject({ code: 'databaseFolderLocked' })
  await first.close()
  await (await openEmbedded(dataDir)).close()
})

test('closes its own folder to other accounts of the machine, and leaves the one around it as it was', async () => {
  chmodSync(join(dataDir, 'database'), 0o755)
  chmodSync(dataDir, 0o755)
  await (await openEmbedded(dataDir)).close()
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
  expect(statSync(dataDir).mode & 0o777).toBe(0o755)
})

test('makes the disk keep each commit before it is answered, and nothing for a look', async () => {
  const client = await EmbeddedClient.start({ folder: join(dataDir, 'database/postgresql'), image: null })
  await client.query('CREATE TABLE answer (id integer)')
  for (let id = 0; id < 10; id += 1) {
    const before = await client.syncs()
    await client.transaction(async (tx) => {
      await tx.query('INSERT INTO answer VALUES ($1)', [id])
      await tx.query('INSERT INTO answer VALUES ($1)', [id])
    })
    expect(await client.syncs()).toBe(before + 1)
  }
  const before = await client.syncs()
  await client.query('SELECT * FROM answer')
  expect(await client.syncs()).toBe(before)
  await client.close()
})

test('finds every acknowledged row after the process was killed amid its commits', async () => {
  const { acknowledged, kept } = await killDuringCommits('')
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])
})

test('would notice rows that were acknowledged before they were written', async () => {
  const { acknowledged, kept } = await killDuringCommits(`await database.executeSql('SET synchronous_commit = off')`)
  expect(acknowledged.filter((id) => !kept.includes(id))).not.toEqual([])
})

test('starts anew where a first start was killed before the folder was whole', async () => {
  rmSync(join(dataDir, 'database'), { recursive: true })
  const child = openedBy('')
  setTimeout(() => child.kill('SIGKILL'), 300)
  await once(child, 'close')
  const database = await openEmbedded(dataDir)
  expect((await database.executeSql('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
