import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
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
  await (await EmbeddedClient.start({ folder: unfinished, image: null })).close()
  for (const path of [
    unfinished,
    ...readdirSync(unfinished, { recursive: true, encoding: 'utf8' }).map((name) => join(unfinished, name)),
  ])
    sync(path)
  renameSync(unfinished, folder)
  sync(dirname(folder))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
