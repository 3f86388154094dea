import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedClient } from './embeddedClient.ts'

/**
 * Makes PostgreSQL's data folder where there is none. It is made under another name, put on the disk and then renamed, so a process that
 * is killed in between leaves no half folder that later looks like a damaged database.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const client = await EmbeddedClient.start({ folder: unfinished, image: null })
  await client.close()
  const names = await readdir(unfinished, { recursive: true })
  await Promise.all([unfinished, ...names.map((name) => join(unfinished, name))].map(sync))
  renameSync(unfinished, folder)
  await sync(dirname(folder))
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
