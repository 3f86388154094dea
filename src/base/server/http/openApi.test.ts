import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { call } from '#base/contract/call.ts'
import { openApi } from './openApi.ts'

const read = call({
  method: 'GET',
  path: 'thing/{id}/part',
  summary: 'Reads a part.',
  access: 'signedIn',
  input: z.strictObject({ id: z.uuid(), page: z.optional(z.string()) }),
  output: z.strictObject({ name: z.string() }),
  refuses: ['thing.not_found'],
})

const write = call({
  method: 'POST',
  path: 'thing/{id}/part',
  summary: 'Writes a part.',
  access: 'signedIn',
  input: z.strictObject({ id: z.uuid(), name: z.string(), note: z.optional(z.string()) }),
  output: z.strictObject({}),
  refuses: [],
})

describe('openApi', () => {
  const document = JSON.parse(JSON.stringify(openApi([read, write], { title: 'T', version: '1' })))
  const path = document.paths['/api/thing/{id}/part']

  it('puts placeholders into the path and the rest of a reading call into the query', () => {
    const parameters = path.get.parameters.map((one: { name: string; in: string; required: boolean }) => [
      one.name,
      one.in,
      one.required,
    ])
    expect(parameters).toEqual([
      ['id', 'path', true],
      ['page', 'query', false],
    ])
    expect(path.get.requestBody).toBeUndefined()
  })

  it('puts the rest of a writing call into the body, refuses unknown fields there and names the csrf header', () => {
    const schema = path.post.requestBody.content['application/json'].schema
    expect(Object.keys(schema.properties)).toEqual(['name', 'note'])
    expect(schema).toMatchObject({ required: ['name'], additionalProperties: false })
    expect(path.post.parameters.at(-1)).toMatchObject({ name: 'csrf-token', in: 'header', required: true })
  })

  it('says who may call and what may be refused', () => {
    expect(path.get).toMatchObject({ 'x-access': 'signedIn', 'x-refusals': ['thing.not_found'] })
    expect(path.get.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Error')
  })
})
