import { sql } from 'kysely'
import { serverSlices } from '#apps/server/slices.ts'
import type { Endpoint } from '#packages/api/endpoint.ts'
import type { Language } from '#packages/i18n/language.ts'
import {
  aVictim,
  endpointsOf,
  fieldsOf,
  inputFor,
  nameOf,
  type Owned,
  type Victim,
} from '#test/attacks/endpoints.ts'
import { type Answer, callWith, faultOf, pathOf, send } from '#test/attacks/send.ts'
import { painted } from '#test/kit/pictures.ts'
import type { TestServer } from '#test/kit/server.ts'
import { permissions } from '#test/permissions.ts'
import { type Chance, caseSeed, chanceOf } from './chance.ts'
import { HOSTILE_TEXTS, hostileValue, spoiltValue } from './hostile-values.ts'
import { spoiltBytes } from './spoil-bytes.ts'

const CALLERS = ['stranger', 'user', 'admin'] as const
type CallerKind = (typeof CALLERS)[number]
const RANK: Record<string, number> = { anyone: 0, visitor: 0, user: 1, member: 2, admin: 3 }

/** Addresses of models are replaced by one without a server, so that no call leaves this machine. */
const FIXED = new Set(['baseUrl'])

const spoiltInput = (e: Endpoint, owned: Owned, chance: Chance): Record<string, unknown> => {
  const whole = inputFor(e, owned)
  const { baseUrl } = whole
  const named = Object.fromEntries([
    [chance.of([...fieldsOf(e), 'extra', '__proto__']), hostileValue(chance)],
  ])
  const spoilt = chance.isSingleton(0.5) ? spoiltValue(whole, chance) : { ...whole, ...named }
  const input = typeof spoilt === 'object' && spoilt !== null && !Array.isArray(spoilt) ? spoilt : whole
  const rest = Object.entries(input).filter(([name]) => !FIXED.has(name))
  return Object.fromEntries([...rest, ...(baseUrl === undefined ? [] : [['baseUrl', baseUrl] as const])])
}

/** A serialised body with an error in it, or a damaged picture. */
const sendSpoilt = async (server: TestServer, e: Endpoint, call: Call, chance: Chance): Promise<Answer> => {
  const { input, token, language } = call
  const type = e.takes?.[0] ?? 'application/json'
  const whole = type.startsWith('image/')
    ? new Uint8Array(await painted(40, 30))
    : new TextEncoder().encode(JSON.stringify(input))
  const body = Buffer.from(spoiltBytes(whole, chance, whole))
  return send(server, {
    method: e.method,
    path: pathOf(e, input),
    token,
    language,
    headers: { 'content-type': type },
    body,
  })
}

/** In an address any name and any value, more than once. */
const sendQuery = (server: TestServer, e: Endpoint, { input, token, language }: Call, chance: Chance) => {
  const names = [...fieldsOf(e), '__proto__', 'a[b]', '']
  const query = Array.from({ length: 1 + chance.below(4) }, () => {
    const text = chance.of(HOSTILE_TEXTS).toWellFormed().slice(0, 2000)
    return `${encodeURIComponent(chance.of(names))}=${encodeURIComponent(text)}`
  })
  return send(server, { method: e.method, path: `${pathOf(e, input)}?${query.join('&')}`, token, language })
}

interface Call {
  input: Record<string, unknown>
  token: string | undefined
  language: Language
}

const hasBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE'

const sendAny = (server: TestServer, e: Endpoint, call: Call, chance: Chance): Promise<Answer> => {
  if (hasBody(e) && chance.isSingleton(e.takes ? 0.8 : 0.2)) return sendSpoilt(server, e, call, chance)
  if (!hasBody(e) && chance.isSingleton(0.3)) return sendQuery(server, e, call, chance)
  return callWith(server, e, call.input, call)
}

const DERIVED = new Set(serverSlices.flatMap(({ derived = [] }) => derived))

/** Every row of every table that belongs to the user; models and codes are the system's. */
export const rowsOf = async ({ deps }: TestServer, { userId, owned }: Victim): Promise<string[]> => {
  const { document: _, model: __, batch: ___, ...ids } = owned
  const theirs = [userId, ...Object.values(ids)]
  const tables = (await deps.db.introspection.getTables()).filter(({ name }) => !DERIVED.has(name))
  const rows: string[] = []
  for (const { name } of tables) {
    const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(deps.db)
    const texts = found.map((row) => `${name} ${JSON.stringify(row)}`)
    rows.push(...texts.filter((text) => theirs.some((id) => text.includes(id))))
  }
  return rows.sort()
}

export interface Fuzzed {
  server: TestServer
  endpoints: readonly Endpoint[]
  people: Record<'user' | 'admin', Victim>
  /** A user with one of everything, who does nothing while others call endpoints. */
  bystander: Victim
}

export const prepareFuzz = async (server: TestServer): Promise<Fuzzed> => ({
  server,
  endpoints: endpointsOf(server),
  people: { user: await aVictim(server), admin: await aVictim(server, 'admin') },
  bystander: await aVictim(server),
})

/** Objects of one account are also requested by others, under their real ids. */
const ownedFor = (e: Endpoint, caller: CallerKind, { people, bystander }: Fuzzed, chance: Chance): Owned => {
  if (permissions[nameOf(e)] === 'own' && chance.isSingleton(0.5)) return bystander.owned
  return people[caller === 'admin' ? 'admin' : 'user'].owned
}

/** Node refuses an overlong address before the language is known; a long body is refused after it. */
const mayBeUnread = ({ status, headers }: Answer) => status === 413 && headers.connection === 'close'

const wrongly = (answer: Answer, e: Endpoint, caller: CallerKind, language: Language): string | undefined => {
  const isLet = answer.status < 400 && answer.status > 0
  if (isLet && (RANK[caller] ?? 0) < (RANK[e.auth] ?? 0)) return `let in a ${caller}: ${answer.status}`
  // A payment provider expects exactly this word.
  if (answer.text === 'fail') return undefined
  const fault = faultOf(answer, e, language)
  return fault && mayBeUnread(answer) ? faultOf(answer, e, 'zh') : fault
}

/** Makes one random call of one endpoint and returns the problems of the response. */
export const fuzzCall = async (fuzzed: Fuzzed, seed: number, at: number): Promise<string | undefined> => {
  const { server, endpoints, people } = fuzzed
  const chance = chanceOf(caseSeed(seed, at))
  const e = endpoints[at % endpoints.length] as Endpoint
  const caller = chance.of(CALLERS)
  const language = chance.of(['zh', 'en'] as const)
  const token = caller === 'stranger' ? undefined : await people[caller].newToken()
  const input = spoiltInput(e, ownedFor(e, caller, fuzzed, chance), chance)
  const answer = await sendAny(server, e, { input, token, language }, chance)
  const fault = wrongly(answer, e, caller, language)
  return (
    fault &&
    `${nameOf(e)} as ${caller}, case ${at} of seed ${seed}, ${JSON.stringify(input).slice(0, 300)} → ${fault}`
  )
}

export const isAlive = async (server: TestServer): Promise<boolean> => {
  const { status } = await send(server, { method: 'GET', path: '/api/health' })
  return status === 200
}
