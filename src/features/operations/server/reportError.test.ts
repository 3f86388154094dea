import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { reportError } from '../contract/reportError.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

const report = {
  error: {
    type: 'TypeError',
    message: 'cannot open the name of Jördis Weiß',
    stack:
      'TypeError: Jördis Weiß\n    at openName (https://praxis.example/assets/names-a1b2.js:3:14)\n    at Jördis\nshow@https://praxis.example/assets/list.js:9:2',
  },
  route: { name: 'patientView', path: '/patient/3f6c/view?q=Weiß', language: 'de' },
  additional: { lastTyped: 'Weiß' },
}

describe('reportError', () => {
  it('refuses a report that is too long', async () => {
    const answer = await server.call(server.newClient(), reportError, {
      ...report,
      error: { ...report.error, message: 'x'.repeat(2001) },
    })
    expect(answer).toMatchObject({ status: 400 })
  })

  it('refuses to fill the disk: 60 reports in 15 minutes are enough', async () => {
    for (let round = 0; round < 60; round += 1) await server.expectOk(server.newClient(), reportError, report)
    expect(await server.call(server.newClient(), reportError, report)).toMatchObject({ status: 429 })
  })

  it('logs kind, frames and the pattern of the address, and nothing that somebody typed', async () => {
    await server.expectOk(server.newClient(), reportError, report)
    const line = server.logLines.find((one) => one.includes('browser fault')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      code: 'TypeError',
      path: '/patient/*/view',
      stack: 'at openName names-a1b2.js:3:14\nat show list.js:9:2',
    })
    expect(server.logLines.join('\n')).not.toMatch(/Weiß|Jördis/)
  })
})
