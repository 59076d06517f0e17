import { z } from 'zod'
import { serverSlices } from '#apps/server/slices.ts'
import { myAccount, mySessions } from '#features/accounts/contract.ts'
import { openSession } from '#features/accounts/server/sessions.ts'
import { linkTranslation } from '#features/ai/translations-contract.ts'
import { write } from '#features/comments/server/writing.ts'
import { makeBatch } from '#features/orders/server/batches.ts'
import { openOrderService } from '#features/orders/server/order-service.ts'
import { createResume, keepVersion } from '#features/resumes/contract.ts'
import { createLink, writeNote } from '#features/sharing/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { keepDraft } from '#features/templates/drafts-contract.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Role } from '#packages/api/route.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { wholeRun } from '#test/kit/ai-runs.ts'
import { anOrder } from '#test/kit/orders.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

/** Every endpoint of the product: a new one is attacked automatically. */
export const endpointsOf = ({ deps }: TestServer): readonly Endpoint[] =>
  serverSlices.flatMap((slice) => slice.routes?.(deps) ?? []).map(({ endpoint }) => endpoint)

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Behind one proxy, so that each attack can come from an address of its own and rate limits hide no error. */
export const startTarget = (env: Record<string, string> = {}): Promise<TestServer> =>
  startServer({ env: { TRUST_PROXY: '1', ...env } })

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  /** Formats of strings that schemas distinguish. */
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
}

const schemaOf = (e: Endpoint): Schema =>
  z.toJSONSchema(e.input, { io: 'input', unrepresentable: 'any' }) as Schema

const NOWHERE = 'http://127.0.0.1:9/v1'

/** Every string schema of ours accepts one of these. */
const TEXTS = [
  PASSWORD,
  'A'.repeat(43),
  'a1b2c3d4e5f6g7h8i9j0',
  '123456',
  '1700000000000_abc',
  'someone@example.com',
  '1999-02-28',
  '/somewhere',
  'user.ban',
  'https://example.com/',
  '#c23b26',
  '2026-11',
]

const patternsOf = ({ pattern, allOf = [] }: Schema): RegExp[] =>
  [pattern, ...allOf.map((part) => part.pattern)].flatMap((one) => (one ? [new RegExp(one, 'u')] : []))

const textFor = (schema: Schema): string =>
  TEXTS.find(
    (text) =>
      patternsOf(schema).every((pattern) => pattern.test(text)) &&
      text.length >= (schema.minLength ?? 0) &&
      text.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY),
  ) ?? PASSWORD

/** A value that a schema accepts. */
const valueFor = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return valueFor(schema.anyOf[0] ?? {})
  if (schema.oneOf) return valueFor(schema.oneOf[0] ?? {})
  if (schema.type === 'string') return textFor(schema)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return schema.items ? [valueFor(schema.items)] : []
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one)]),
    )
  return null
}

/** A model at an address without a server. Inserted directly, because only an admin may add one. */
const addModel = async ({ deps }: TestServer): Promise<string> => {
  const id = newId(deps.now())
  await deps.db
    .insertInto('ai_models')
    .values({
      id,
      name: '模型',
      about: '',
      base_url: NOWHERE,
      api_key: null,
      model: 'x',
      prices: '{}',
      enabled: 1,
      in_plans: 0,
      json_mode: 0,
      temperature: null,
      timeout_seconds: 5,
      at_once: 1,
      place: 1,
      created_at: deps.now(),
    })
    .execute()
  return id
}

/** Objects of one account, for paths that name them. */
export const ownedBy = async (server: TestServer, token: string) => {
  const api = server.as(token)
  const document = blankDocument('攻击', 'zh')
  const { id: resume } = await api.call(createResume, { document })
  const { id: version } = await api.call(keepVersion, { id: resume, name: '第一版' })
  const { id: template } = await api.call(createTemplate, { document })
  const { id: draft } = await api.call(keepDraft, { id: template, name: '第一版' })
  const { sessions } = await api.call(mySessions, {})
  const { id: link, suffix } = await api.call(createLink, { id: resume, purpose: 'review' })
  const { note } = await api.call(writeNote, { suffix, author: '客人', place: {}, comment: '好' })
  const session = sessions[0]?.id ?? ''
  const { id: author } = await api.call(myAccount, {})
  const published = await aPublishedTemplate(server.deps, author)
  const paper = await aPublishedTemplate(server.deps, author, { kind: 'word' })
  // Inserted directly, because an earlier attack may have switched comments off.
  const comment = await write(server.deps.db, {
    target: { kind: 'resume', id: published },
    author,
    body: '好',
    now: server.deps.now(),
  })
  const { id: order } = await anOrder(server.deps, author)
  const { batch } = await makeBatch(
    openOrderService(server.deps),
    { userId: author },
    { name: '攻击', gift: { what: 'points', points: 1 }, count: 1, expiresAt: null },
  )
  const { userId: other } = await aPerson(server.deps)
  const { id: run } = await wholeRun(server, token)
  const { id: translated } = await api.call(createResume, { document })
  const translation = { id: translated, source: resume, from: 'zh', to: 'en', sections: {} } as const
  await api.call(linkTranslation, translation)
  const ids = {
    order,
    other,
    batch: batch.id,
    run,
    translated,
    model: await addModel(server),
    resume,
    version,
    template,
    draft,
    session,
    link,
    note: note.id,
    published,
    paper,
    comment: comment.id,
  }
  return { document, suffix, ...ids }
}
export type Owned = Awaited<ReturnType<typeof ownedBy>>

/** A user who owns one of everything, with a new session for each attack, because some attacks end it. */
export const aVictim = async (server: TestServer, role: Role = 'user') => {
  const person = await aPerson(server.deps, role)
  const db = server.deps.db
  return {
    ...person,
    owned: await ownedBy(server, person.token),
    newToken: () => openSession(db, server.deps.now(), { userId: person.userId, remember: false }),
  }
}
export type Victim = Awaited<ReturnType<typeof aVictim>>

/** The object that `:id` names, by path; elsewhere it is a resume. */
const IDS: readonly [string, keyof Owned][] = [
  ['/templates/:id/get', 'paper'],
  ['/templates/:id/mine', 'paper'],
  ['/templates', 'template'],
  ['/admin/templates', 'template'],
  ['/admin/template-prices', 'paper'],
  ['/admin/users', 'other'],
  ['/account/sessions', 'session'],
  ['/orders', 'order'],
  ['/admin/orders', 'order'],
  ['/admin/redeem-batches', 'batch'],
  ['/links', 'link'],
  ['/notes', 'note'],
  ['/comments/on', 'published'],
  ['/comments', 'comment'],
  ['/admin/comments', 'comment'],
  ['/ai/runs', 'run'],
  ['/ai/translations', 'translated'],
  ['/admin/ai/models', 'model'],
]

const idFor = ({ path }: Endpoint, owned: Owned): unknown =>
  owned[IDS.find(([below]) => path.startsWith(below))?.[1] ?? 'resume']

/** Both ids of a translation are ids of existing resumes. */
const translationOf = ({ method }: Endpoint, { resume }: Owned) =>
  method === 'GET' ? { resume } : { source: resume }

/** A valid input made from the contract alone, with ids of existing objects. */
export const inputFor = (e: Endpoint, owned: Owned): Record<string, unknown> => {
  const given = valueFor(schemaOf(e)) as Record<string, unknown>
  if ('document' in given) given.document = owned.document
  if ('baseRevision' in given) given.baseRevision = 1
  if ('timeZone' in given) given.timeZone = 'Asia/Shanghai'
  if (e.path.includes(':id')) given.id = idFor(e, owned)
  else if (nameOf(e) === 'POST /ai/runs') given.id = newId(Date.now())
  else delete given.id
  // The endpoint requires an order here.
  if (nameOf(e) === 'POST /orders') given.id = newId(Date.now())
  if ('model' in given && 'task' in given) given.model = 'built-in'
  if ('baseUrl' in given) given.baseUrl = NOWHERE
  if ('source' in given || 'resume' in given) Object.assign(given, translationOf(e, owned))
  // A paused link or an unused id would keep later calls from reaching the handler.
  delete given.paused
  delete given.copyId
  delete given.templateId
  delete given.answers
  for (const name of ['version', 'suffix', 'note'] as const)
    if (e.path.includes(`:${name}`)) given[name] = owned[name]
  if (e.path.includes('/drafts/:version')) given.version = owned.draft
  // Versions of templates are numbers.
  if (e.path.includes('/cover/:version')) given.version = 1
  if (e.method === 'GET') {
    delete given.before
    delete given.after
    delete given.thread
    delete given.q
  }
  return given
}

/** Paths of the strings in an input: `email`, `rules.0.from`. */
const textsIn = (value: unknown, path: readonly (string | number)[]): (string | number)[][] => {
  if (typeof value === 'string') return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]))
}

/** Every string that an endpoint takes, including optional ones. */
export const textPlaces = (e: Endpoint): (string | number)[][] => {
  const schema = schemaOf(e)
  const forms = [schema, ...(schema.anyOf ?? [])]
  return forms
    .flatMap((form) => textsIn(valueFor(form), []))
    .filter((path) => path[0] !== 'document' && path[0] !== 'file')
}

/** Every field that an endpoint takes. */
export const fieldsOf = (e: Endpoint): string[] => {
  const { properties = {}, anyOf = [] } = schemaOf(e)
  return [...new Set([properties, ...anyOf.map((form) => form.properties ?? {})].flatMap(Object.keys))]
}

export const withAt = (
  value: unknown,
  [name, ...rest]: readonly (string | number)[],
  put: unknown,
): unknown => {
  if (name === undefined) return put
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object | null) }
  copy[name] = withAt(copy[name], rest, put)
  return copy
}
