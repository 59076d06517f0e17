import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { myAccount } from '#features/accounts/contract.ts'
import { grantPoints } from '#features/admin/people-contract.ts'
import { uploadFile } from '#features/files/contract.ts'
import { createResume, getResume, saveResume } from '#features/resumes/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { commonErrors } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { myPoints } from '#packages/ledger/contract.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { noise } from '#test/kit/pictures.ts'

const some = chanceDocument(3)
const document = (title: string): Document => ({ ...some, title })

let server: KilledServer
beforeAll(async () => {
  server = await killedServer()
})
afterAll(() => server?.stop())

/** Limits the file size of the server process, which acts like a full disk and needs no privileges. */
const leaveRoom = async (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(await server.pid()), `--fsize=${bytes}:`])

/** A user who writes through every kind of endpoint and records what was acknowledged. */
const aWriter = async () => {
  const { token, userId } = await aPerson({ db: server.db, now: Date.now } as never, 'admin')
  const id = newId(Date.now())
  const known = { title: '起初', revision: 1, points: 0, pictures: [] as string[] }
  const zh = () => server.as(token)
  await (await zh()).call(createResume, { id, document: document(known.title) })
  const ways = {
    save: async (api: Client) => {
      const title = `第 ${known.revision + 1} 稿`
      const given = { id, baseRevision: known.revision, document: document(title) }
      Object.assign(known, { revision: (await api.call(saveResume, given)).revision, title })
    },
    give: async (api: Client) => {
      await api.call(grantPoints, { id: userId, grant: newId(Date.now()), amount: 3, note: '加油' })
      known.points += 3
    },
    upload: async (api: Client) => {
      const file = new Blob([new Uint8Array(await noise(40, 40))], { type: 'image/png' })
      known.pictures.push((await api.call(uploadFile, { file })).id)
    },
  }
  /** As the owner sees it: everything acknowledged is there, and nothing else. */
  const expectAll = async () => {
    const api = await zh()
    const { revision, document: there } = await api.call(getResume, { id })
    expect([revision, (there as Document).title]).toEqual([known.revision, known.title])
    expect((await api.call(myPoints, { timeZone: 'Asia/Shanghai' })).balance).toBe(known.points)
    for (const picture of known.pictures)
      expect((await fetch(`${await server.url()}/files/${picture}`)).status).toBe(200)
  }
  return { token, userId, ways, expectAll, zh }
}
type Writer = Awaited<ReturnType<typeof aWriter>>

/** A little space may remain; a few writes use it up. */
const MAX_TRIES = 300

const refusedAtLast = async (write: (api: Client) => Promise<void>, api: Client): Promise<unknown> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    try {
      await write(api)
    } catch (error) {
      return error
    }
  return 'never refused'
}

const expectReading = async ({ token, userId, expectAll }: Writer) => {
  // The next call is due to store an automatic version.
  await server.db.updateTable('sessions').set({ seen_at: 1 }).where('user_id', '=', userId).execute()
  await (await server.as(token)).call(myAccount, {})
  await expectAll()
  expect((await fetch(await server.url())).status).toBe(200)
}

/** No space at all, and enough space for the first part of a write. */
const ROOMS = isLong ? [1, 4096, 100_000, 1_000_000] : [1]

test('on a full disk, refuses writes with a message, still reads, and writes again once there is space', async () => {
  const writer = await aWriter()
  const { ways, expectAll, token, userId, zh } = writer
  const isAllHere = server.variables.DATABASE_URL === undefined
  const onDisk = isAllHere ? ways : { upload: ways.upload }
  for (const room of isAllHere ? ROOMS : ROOMS.slice(0, 1)) {
    for (const write of Object.values(ways)) await write(await zh())
    await leaveRoom(room)
    for (const write of Object.values(onDisk))
      for (const language of ['zh', 'en'] as const) {
        const { [language]: message } = commonErrors.storage_full
        const expected = await refusedAtLast(write, await server.as(token, language))
        expect(expected).toEqual({ code: 'storage_full', message })
      }
    await expectReading(writer)
    await leaveRoom('unlimited')
    for (const write of Object.values(ways)) await write(await zh())
    await expectAll()
  }
  await server.kill()
  await expectAll()
  expect(await server.soundness()).toBe('ok')
  const folder = join(server.variables.DATA_DIR ?? '', 'files/files', userId)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
