import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { API_VERSION, type Endpoint, pathParams } from './endpoint.ts'
import { commonErrors, type ErrorTable } from './errors.ts'

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

type JsonSchema = Record<string, unknown>

const schemaOf = (type: $ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as JsonSchema

const openApiPath = (path: string) => path.replace(/:([A-Za-z]\w*)/g, '{$1}')

const splitInput = (endpoint: Endpoint) => {
  const schema = schemaOf(endpoint.input, 'input')
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = new Set((schema.required ?? []) as string[])
  const inPath = new Set(pathParams(endpoint.path))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.has(name) || inQuery)
    .map(([name, value]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema: value,
    }))
  if (inQuery) return { parameters }
  if (endpoint.takes) {
    const file = { schema: { type: 'string', format: 'binary' } }
    const content = Object.fromEntries(endpoint.takes.map((type) => [type, file]))
    return {
      parameters: parameters.filter(({ name }) => name !== 'file'),
      requestBody: { required: true, content },
    }
  }
  const bodyProperties = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)))
  return {
    parameters,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            ...schema,
            properties: bodyProperties,
            required: [...required].filter((name) => !inPath.has(name)),
          },
        },
      },
    },
  }
}

const successOf = (endpoint: Endpoint) => {
  if (endpoint.answers === 'stream')
    return { description: 'text in chunks', content: { 'text/plain': { schema: { type: 'string' } } } }
  if (endpoint.answers === 'file')
    return {
      description: 'a file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  if (endpoint.answers === 'redirect') return { description: 'to a page of the site' }
  return {
    description: 'ok',
    content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
  }
}

/** An error that carries data has a shape of its own in addition to the plain one. */
const failureSchema = (codes: readonly string[], table: ErrorTable): JsonSchema => {
  const plain = schemaOf(errorSchema, 'output')
  const carrying = codes.flatMap((code) => {
    const data = table[code]?.data
    if (!data) return []
    const own = { code: { type: 'string', enum: [code] }, data: schemaOf(data, 'output') }
    return [{ ...plain, properties: { ...(plain.properties as object), ...own } }]
  })
  if (carrying.length === 0) return plain
  return { anyOf: carrying.length < codes.length ? [...carrying, plain] : carrying }
}

/** Every status that the endpoint can answer with, and the codes behind it. */
const failuresOf = (endpoint: Endpoint) => {
  const table: ErrorTable = { ...commonErrors, ...endpoint.errors }
  const byStatus = new Map<number, string[]>()
  for (const [code, { status }] of Object.entries(table)) {
    if (code === 'signed_out' && endpoint.auth === 'anyone') continue
    if (code === 'proof_needed' && !endpoint.freshProof) continue
    if (code === 'forbidden' && (endpoint.auth === 'anyone' || endpoint.auth === 'user')) continue
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: failureSchema(codes, table) } },
      },
    ]),
  )
}

export const openApiOf = (endpoints: readonly Endpoint[], base: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path)
    const { parameters, requestBody } = splitInput(endpoint)
    const version = {
      name: 'x-api-version',
      in: 'header',
      required: true,
      schema: { type: 'string', enum: [API_VERSION] },
    }
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        summary: endpoint.summary,
        parameters: endpoint.anyVersion ? parameters : [...parameters, version],
        ...(requestBody ? { requestBody } : {}),
        responses: {
          [endpoint.answers === 'redirect' ? '303' : '200']: successOf(endpoint),
          ...failuresOf(endpoint),
        },
        ...(endpoint.auth === 'anyone' ? {} : { security: [{ bearer: [] }] }),
        'x-auth': endpoint.auth,
      },
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: '花笺 Huajian', version: API_VERSION },
    servers: [{ url: base }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
