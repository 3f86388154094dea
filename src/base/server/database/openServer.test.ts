import { expect, test } from 'vitest'
import { openServer, refuseUnfit } from './openServer.ts'

const fit = { version: 150_000, fsync: 'on', fullPageWrites: 'on', synchronousCommit: 'on' }

test.each([
  [{ ...fit, version: 140_019 }, 'databaseTooOld', 'PostgreSQL 14'],
  [{ ...fit, fsync: 'off' }, 'databaseNotDurable', 'fsync'],
  [{ ...fit, fullPageWrites: 'off' }, 'databaseNotDurable', 'full_page_writes'],
  [{ ...fit, synchronousCommit: 'off' }, 'databaseNotDurable', 'synchronous_commit'],
])('refuses a server with %o', (server, code, words) => {
  expect(() => refuseUnfit(server)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }))
})

test('takes PostgreSQL 15 and later, also with stricter commits', () => {
  refuseUnfit(fit)
  refuseUnfit({ ...fit, version: 180_001, synchronousCommit: 'remote_apply' })
})

test('says which setting to look at when nobody answers', async () => {
  const opening = openServer('postgres://someone:secret-word@127.0.0.1:4649/none')
  await expect(opening).rejects.toMatchObject({
    code: 'databaseUnreachable',
    message: expect.stringContaining('DATABASE_URL'),
  })
  await expect(opening).rejects.toMatchObject({ message: expect.not.stringContaining('secret-word') })
})
