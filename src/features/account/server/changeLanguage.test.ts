import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { autologin } from '../contract/autologin.ts'
import { changeLanguage } from '../contract/changeLanguage.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

describe('changeLanguage', () => {
  it('refuses who is not logged in', async () => {
    const answer = await server.call(server.newClient(), changeLanguage, { language: 'en' }, { language: 'en' })
    expect(answer).toMatchObject({ status: 401, refusal: { title: 'You are not logged in' } })
  })

  it('refuses an unknown field', async () => {
    const client = await signInAs(server, await buildUser(server))
    const answer = await server.call(client, changeLanguage, { language: 'en' }, { unknownFields: { role: 'root' } })
    expect(answer).toMatchObject({ status: 400, refusal: { validationErrors: [{ field: 'role' }] } })
  })

  it('remembers the language', async () => {
    const client = await signInAs(server, await buildUser(server, { language: 'de' }))
    await server.expectOk(client, changeLanguage, { language: 'en' })
    expect((await server.expectOk(client, autologin, {})).user?.language).toBe('en')
  })
})
