import * as z from 'zod/mini'
import type { Contract } from '#base/contract/call.ts'
import { errorShape } from '#base/contract/errorShape.ts'

/** The OpenAPI 3.1 document of all calls, made from their contracts. */
export function openApi(contracts: readonly Contract[], about: { title: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of contracts) {
    const address = `/api/${contract.path}`
    paths[address] = { ...paths[address], [contract.method.toLowerCase()]: operation(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    paths,
    components: { schemas: { Error: z.toJSONSchema(errorShape) } },
  }
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
  additionalProperties?: boolean
}

function operation(contract: Contract): object {
  const input = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as ObjectSchema
  const placeholders = [...contract.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const properties = input.properties ?? {}
  const rest = Object.keys(properties).filter((name) => !placeholders.includes(name))
  const inQuery = contract.method === 'GET' || contract.method === 'DELETE'
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || (input.required ?? []).includes(name),
    schema: properties[name] ?? {},
  })
  return {
    summary: contract.summary,
    operationId: `${contract.method.toLowerCase()} ${contract.path}`,
    tags: [contract.path.split('/')[0] ?? ''],
    'x-access': contract.access,
    'x-refusals': contract.refuses,
    parameters: [
      ...placeholders.map((name) => parameter(name, 'path')),
      ...(inQuery ? rest.map((name) => parameter(name, 'query')) : []),
      ...(contract.method === 'GET'
        ? []
        : [{ name: 'csrf-token', in: 'header', required: true, schema: { type: 'string' } }]),
    ],
    ...(inQuery || rest.length === 0
      ? {}
      : {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
                  required: (input.required ?? []).filter((name) => rest.includes(name)),
                  additionalProperties: false,
                },
              },
            },
          },
        }),
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: z.toJSONSchema(contract.output, { unrepresentable: 'any' }) } },
      },
      default: {
        description: 'Refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}
