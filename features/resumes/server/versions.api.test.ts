import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#packages/api/client.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  createResume,
  getResume,
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
  removeResume,
  restoreVersion,
  saveResume,
  unnameVersion,
} from '../contract.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const document = (title: string): Document => ({ ...chanceDocument(1), title })

/** A person who writes: each save is the next revision, so many minutes after the one before. */
const writer = async () => {
  const { token } = await aPerson(server.deps, 'user', 1000 * DAY)
  const api = server.as(token)
  const { id } = await api.call(createResume, { document: document('开头') })
  let revision = 1
  return {
    api,
    id,
    write: async (title: string, afterMs: number, merged?: true) => {
      now += afterMs
      const save = { id, baseRevision: revision, document: document(title), ...(merged ? { merged } : {}) }
      revision = (await api.call(saveResume, save)).revision
    },
  }
}

const stored = async (api: Client, id: string) => {
  const { versions } = await api.call(listVersions, { id })
  const titles = []
  for (const { id: version } of versions)
    titles.push(((await api.call(getVersion, { id, version })).document as Document).title)
  return titles.reverse()
}

test('the start, then a state for every five minutes of writing', async () => {
  const { api, id, write } = await writer()
  for (let at = 0; at < 40; at += 1) await write(`${at} 分`, MINUTE)
  const titles = await stored(api, id)
  expect(titles).toEqual(['开头', '4 分', '9 分', '14 分', '19 分', '24 分', '29 分', '34 分'])
})

test('after a pause: what stood there when the pen was put down, dated then', async () => {
  const { api, id, write } = await writer()
  await write('上午', MINUTE)
  await write('上午，写完', MINUTE)
  const finished = now
  await write('晚上', 600 * MINUTE)
  await write('晚上，又改', MINUTE)
  expect(await stored(api, id)).toEqual(['开头', '上午，写完'])
  const [latest] = (await api.call(listVersions, { id })).versions
  expect(latest).toMatchObject({ createdAt: finished, reason: 'auto', name: null, revision: 3 })
})

test('a settled conflict keeps what was there, however soon', async () => {
  const { api, id, write } = await writer()
  await write('他们的', MINUTE)
  await write('合并', 1000, true)
  expect(await stored(api, id)).toEqual(['开头', '他们的'])
  expect((await api.call(listVersions, { id })).versions[0]).toMatchObject({ reason: 'merge' })
})

test('going back is a new revision, and the state before it is kept', async () => {
  const { api, id, write } = await writer()
  await write('后来', MINUTE)
  const [start] = (await api.call(listVersions, { id })).versions
  now += 1000
  const back = await api.call(restoreVersion, { id, version: start?.id ?? '' })
  expect(back).toMatchObject({ revision: 3, document: document('开头'), updatedAt: now })
  expect(await api.call(getResume, { id })).toMatchObject({ revision: 3, title: '开头' })
  const { versions } = await api.call(listVersions, { id })
  expect(versions[0]).toMatchObject({ reason: 'restore', revision: 2 })
  const forth = await api.call(restoreVersion, { id, version: versions[0]?.id ?? '' })
  expect(forth).toMatchObject({ revision: 4, document: document('后来') })
})

test('a name keeps a state for ever; without it the state ages', async () => {
  const { api, id, write } = await writer()
  await write('投递前', MINUTE)
  const named = await api.call(keepVersion, { id, name: ' 投字节 ' })
  expect(named).toMatchObject({ name: '投字节', reason: 'named', revision: 2 })
  expect(await api.call(keepVersion, { id, name: '投字节，终稿' })).toEqual({
    ...named,
    name: '投字节，终稿',
  })
  await write('之后', MINUTE)
  await write('同一小时里', 6 * MINUTE)
  for (let week = 0; week < 30; week += 1) await write(`${week} 周后`, 7 * DAY)
  const titles = await stored(api, id)
  expect(titles).toContain('投递前')
  expect(titles).not.toContain('之后')
  expect(titles).toContain('20 周后')
  expect(await api.call(unnameVersion, { id, version: named.id })).toMatchObject({
    name: null,
    reason: 'auto',
  })
  await write('再写', 6 * MINUTE)
  expect(await stored(api, id)).not.toContain('投递前')
  const [latest] = (await api.call(listVersions, { id, limit: 1 })).versions
  const given = await api.call(nameVersion, { id, version: latest?.id ?? '', name: '回头看' })
  expect(given).toMatchObject({ name: '回头看', reason: 'auto' })
})

test('a hundred names are enough', async () => {
  const { api, id, write } = await writer()
  await write('一', MINUTE)
  const { id: version } = await api.call(keepVersion, { id, name: '一' })
  const db = server.deps.db
  const row = await db
    .selectFrom('resume_versions')
    .selectAll()
    .where('id', '=', version)
    .executeTakeFirstOrThrow()
  for (let at = 0; at < 99; at += 1)
    await db
      .insertInto('resume_versions')
      .values({ ...row, id: `filler-${version}-${at}`, revision: 1000 + at })
      .execute()
  await write('二', MINUTE)
  await expect(api.call(keepVersion, { id, name: '二' })).rejects.toMatchObject({ code: 'too_many_versions' })
  await api.call(nameVersion, { id, version, name: '改名不算新的' })
})

test('the list goes page by page', async () => {
  const { api, id, write } = await writer()
  for (let at = 0; at < 5; at += 1) await write(String(at), 6 * MINUTE)
  const first = await api.call(listVersions, { id, limit: 3 })
  expect(first.versions.map(({ revision }) => revision)).toEqual([5, 4, 3])
  const rest = await api.call(listVersions, { id, limit: 3, before: first.next ?? 0 })
  expect(rest.versions.map(({ revision }) => revision)).toEqual([2, 1])
  expect(rest.next).toBeNull()
})

test('another’s history is not there, nor a version under the wrong resume', async () => {
  const { api, id, write } = await writer()
  await write('二', MINUTE)
  const version = (await api.call(listVersions, { id })).versions[0]?.id ?? ''
  const other = await writer()
  for (const [client, resume] of [
    [other.api, id],
    [other.api, other.id],
  ] as const) {
    const answers = await Promise.allSettled([
      client.call(getVersion, { id: resume, version }),
      client.call(nameVersion, { id: resume, version, name: 'x' }),
      client.call(unnameVersion, { id: resume, version }),
      client.call(restoreVersion, { id: resume, version }),
    ])
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      answers.map(() => 'not_found'),
    )
  }
  await expect(other.api.call(listVersions, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(other.api.call(keepVersion, { id, name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  await api.call(removeResume, { id })
  await expect(api.call(restoreVersion, { id, version })).rejects.toMatchObject({ code: 'in_bin' })
})
