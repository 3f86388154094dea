import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_SETTINGS } from '#app/server/testServer.ts'
import { makeLog } from '#base/server/log.ts'
import { startKeyServer } from './startKeyServer.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'key-server-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (port: number) =>
  startKeyServer(
    { ...TEST_SETTINGS, dataDir, keyServerPort: port },
    makeLog(() => undefined),
  )

describe('the process of the key server', () => {
  it('says which port is taken', async () => {
    const occupant = createServer().listen(4651, '127.0.0.1')
    await expect(start(4651)).rejects.toMatchObject({
      sentences: { de: expect.stringContaining('4651'), en: expect.stringContaining('KEY_SERVER_PORT') },
    })
    occupant.close()
  })

  it('answers on its port, keeps rows and log in its own closed folder, and ends when told', async () => {
    const running = await start(4652)
    const url = `http://127.0.0.1:${running.port}/getKey/`
    const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(400)
    await running.stop()
    await expect(fetch(url)).rejects.toThrow()
    const folder = join(dataDir, 'key-server')
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['database', 'key-server.log']))
    expect(statSync(folder).mode & 0o077).toBe(0)
    const log = readFileSync(join(folder, 'key-server.log'), 'utf8')
    expect(log).toContain('"path":"/getKey/"')
  })

  it('comes back by itself after it was killed', { timeout: 120_000 }, async () => {
    const running = await start(4653)
    const url = `http://127.0.0.1:${running.port}/`
    process.kill(running.pid(), 'SIGKILL')
    await expect
      .poll(
        () =>
          fetch(url).then(
            (one) => one.status,
            () => 0,
          ),
        { timeout: 90_000, interval: 200 },
      )
      .toBe(200)
    await running.stop()
  })
})
