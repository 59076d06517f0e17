import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResume, keepVersion, removeResume, saveResume } from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import type { Role } from '#packages/api/route.ts'
import type { Document } from '#packages/document/schema.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { randomOf } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { noise } from '#test/kit/pictures.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { fileUsage, uploadFile } from '../contract.ts'
import { collectUnused } from './unused.ts'

const DAY = 24 * 3600_000

let server: TestServer
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const files = () => server.deps.db

const someone = async (role?: Role) => {
  const { token, userId } = await aPerson(server.deps, role, 900 * DAY)
  const api = server.as(token)
  const upload = async (bytes?: Buffer) => {
    const picture = bytes ?? (await noise(12, 12))
    return api.call(uploadFile, { file: new Blob([new Uint8Array(picture)], { type: 'image/png' }) })
  }
  return { api, userId, upload }
}

/** A file of this size that was there before. */
const fill = (owner: string, size: number, at = now) =>
  files()
    .insertInto('files')
    .values({ id: `full-${owner}`, owner, hash: 'x', size, width: 1, height: 1, created_at: at })
    .execute()

describe('room for pictures', () => {
  test.each(['user', 'member', 'admin'] as const)('of a %s', async (role) => {
    const { api, userId, upload } = await someone(role)
    const megabytes = { user: 50, member: 500, admin: null }[role]
    const bytes = megabytes === null ? null : megabytes * 1024 * 1024
    expect(await api.call(fileUsage, {})).toEqual({ bytes: 0, files: 0, most: bytes })
    const { size } = await upload()
    expect(await api.call(fileUsage, {})).toEqual({ bytes: size, files: 1, most: bytes })
    await fill(userId, (bytes ?? 2 ** 30) - size - 100)
    const over = upload(await noise(40, 40))
    if (bytes === null) await over
    else await expect(over).rejects.toMatchObject({ code: 'too_much_storage' })
    expect((await api.call(fileUsage, {})).files).toBe(bytes === null ? 3 : 2)
    // A refused upload leaves no bytes behind.
    expect(readdirSync(`${server.dataDir}/files/files/${userId}`)).toHaveLength(bytes === null ? 2 : 1)
  })

  test('many at once do not take more than there is', async () => {
    const { userId, upload } = await someone()
    const pictures = await Promise.all(Array.from({ length: 6 }, () => noise(40, 40)))
    const { size } = await upload(pictures[0])
    await fill(userId, limitsFor('user', 'free', defaultMoney).fileBytes - size - Math.floor(size * 2.5))
    const answers = await Promise.allSettled(pictures.slice(1).map((picture) => upload(picture)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

const withPicture = (id: string): Document => {
  const base = sampleDocument(personOf('nurse', 'zh'))
  return { ...base, page: { ...base.page, background: { picture: id } } }
}

const isThere = async (id: string) => {
  const row = await files().selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()
  const { status } = await fetch(`${server.url}/files/${id}`)
  expect(status).toBe(row ? 200 : 404)
  return row !== undefined
}

/** Every day for so long, as the server does. */
const days = async (count: number, step = 1) => {
  for (let day = 0; day < count; day += step) {
    now += step * DAY
    await collectUnused(server.deps, now)
  }
}

describe('what nothing names any more', () => {
  test('goes a month later, and not before', async () => {
    const { upload } = await someone()
    const { id } = await upload()
    await days(30)
    expect(await isThere(id)).toBe(true)
    await days(4)
    expect(await isThere(id)).toBe(false)
  })

  test('stays when it is used or uploaded again meanwhile', async () => {
    const { api, upload } = await someone()
    const bytes = await noise(12, 12)
    const { id } = await upload(bytes)
    await days(25, 5)
    expect((await upload(bytes)).id).toBe(id)
    await days(25, 5)
    const made = await api.call(createResume, { document: withPicture(id) })
    await days(60, 5)
    expect(await isThere(id)).toBe(true)
    await api.call(saveResume, { id: made.id, baseRevision: 1, document: withPicture('') })
    // The first state is kept in the history.
    await days(60, 5)
    expect(await isThere(id)).toBe(true)
  })
})

test.each([1, 2, 3])('nothing that is named anywhere is ever collected (%i)', async (seed) => {
  const random = randomOf(seed)
  const people = await Promise.all([someone('admin'), someone('admin'), someone('admin')])
  const anyone = () => people[Math.floor(random() * 3)] ?? people[0]
  const named = new Set<string>()
  const unnamed = new Set<string>()
  const ways: ((id: string) => Promise<unknown>)[] = [
    (id) => anyone().api.call(createResume, { document: withPicture(id) }),
    (id) => anyone().api.call(createTemplate, { document: withPicture(id) }),
    async (id) => {
      const { api } = anyone()
      const made = await api.call(createResume, { document: withPicture(id) })
      await api.call(keepVersion, { id: made.id, name: '留着' })
      await api.call(saveResume, { id: made.id, baseRevision: 1, document: withPicture('') })
    },
    async (id) => {
      const { api } = anyone()
      // In a field of an entry, and in the bin.
      const document = withPicture('')
      const sections = document.sections.map((section) =>
        section.kind === 'base_info'
          ? {
              ...section,
              items: section.items.map((item) => ({ ...item, data: { ...item.data, avatar: id } })),
            }
          : section,
      )
      const made = await api.call(createResume, { document: { ...document, sections } })
      now += 1
      await api.call(removeResume, { id: made.id })
    },
    async (id) => {
      const { userId } = anyone()
      const users = server.deps.db
      const { signature } = await users
        .selectFrom('users')
        .select('signature')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      await users
        .updateTable('users')
        .set({ signature: `${signature} /files/${id}?v=1` })
        .where('id', '=', userId)
        .execute()
    },
  ]
  for (let at = 0; at < 14; at += 1) {
    const { id } = await anyone().upload(await noise(6 + at, 9))
    if (random() < 0.3) unnamed.add(id)
    else {
      await ways[at % ways.length]?.(id)
      named.add(id)
    }
  }
  now += 2 * DAY
  await collectUnused(server.deps, now)
  now += 31 * DAY
  await collectUnused(server.deps, now)
  for (const id of named) expect(await isThere(id)).toBe(true)
  for (const id of unnamed) expect(await isThere(id)).toBe(false)
})
