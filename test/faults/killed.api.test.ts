import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPoints } from '#features/admin/people-contract.ts'
import { uploadFile } from '#features/files/contract.ts'
import { createResume, getResume, keepVersion, listVersions, saveResume } from '#features/resumes/contract.ts'
import type { Client } from '#packages/api/client.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { chanceDocument, randomOf } from '#test/kit/documents.ts'
import { isCutOff, type KilledServer, killedServer } from '#test/kit/killed-server.ts'
import { isLong } from '#test/kit/long.ts'
import { aPerson } from '#test/kit/people.ts'
import { noise } from '#test/kit/pictures.ts'
import { expectWhole, storedResumes } from '#test/kit/stored-resumes.ts'

const ROUNDS = isLong ? 200 : 2
/** Limits the number of responses in a round before the kill. */
const MAX_RESPONSES = 40

const random = randomOf(Date.now())
const some = chanceDocument(11)
const document = (title: string): Document => ({ ...some, title })

let server: KilledServer
beforeAll(async () => {
  server = await killedServer()
})
afterAll(() => server?.stop())

const someone = () => aPerson({ db: server.db, now: Date.now } as never, 'admin')
const tables = () => server.db

interface Writer {
  token: string
  /** Performs one call after another until the connection is cut, and records each response. */
  write(api: Client, answered: () => void): Promise<void>
  /** Asks the new server and checks that everything acknowledged since the last check is there. */
  look(api: Client): Promise<void>
}

/** Saves one resume again and again, each time on the last known revision. */
const saver = async (name: string): Promise<Writer> => {
  const { token } = await someone()
  const id = newId(Date.now())
  let known = { revision: 1, title: `${name} 0` }
  let count = 0
  await (await server.as(token)).call(createResume, { id, document: document(known.title) })
  return {
    token,
    write: async (api, answered) => {
      for (;;) {
        count += 1
        const title = `${name} ${count}`
        const given = { id, baseRevision: known.revision, document: document(title) }
        known = { revision: (await api.call(saveResume, given)).revision, title }
        answered()
      }
    },
    look: async (api) => {
      const { revision, document: there } = await api.call(getResume, { id })
      const found = { revision, title: (there as Document).title }
      // The interrupted save may be stored; then it must be complete.
      const cut = { revision: known.revision + 1, title: `${name} ${count}` }
      expect([known, cut]).toContainEqual(found)
      known = found
    },
  }
}

/** Creates resumes and stores a named version of each. */
const archivist = async (): Promise<Writer> => {
  const { token } = await someone()
  let named: string[] = []
  return {
    token,
    write: async (api, answered) => {
      for (;;) {
        const id = newId(Date.now())
        await api.call(createResume, { id, document: document('存档') })
        answered()
        await api.call(keepVersion, { id, name: '定稿' })
        named.push(id)
        answered()
      }
    },
    look: async (api) => {
      for (const id of named) {
        const { versions } = await api.call(listVersions, { id })
        expect(versions.map(({ name }) => name)).toContain('定稿')
      }
      named = []
    },
  }
}

const uploader = async (): Promise<Writer> => {
  const { token } = await someone()
  let uploaded: { id: string; size: number }[] = []
  return {
    token,
    write: async (api, answered) => {
      for (;;) {
        const file = new Blob([new Uint8Array(await noise(9, 9))], { type: 'image/png' })
        uploaded.push(await api.call(uploadFile, { file }))
        answered()
      }
    },
    look: async () => {
      for (const { id, size } of uploaded) {
        const picture = await fetch(`${await server.url()}/files/${id}`)
        expect([picture.status, (await picture.arrayBuffer()).byteLength]).toEqual([200, size])
      }
      uploaded = []
    },
  }
}

/** Grants points to a user and records the exact balance that is expected. */
const giver = async () => {
  const { token } = await someone()
  const { userId } = await someone()
  const first = newId(Date.now())
  await (await server.as(token)).call(grantPoints, { id: userId, grant: first, amount: 5, note: '开始' })
  const given = new Map([[first, 5]])
  const inDoubt = new Map<string, number>()
  const writer: Writer = {
    token,
    write: async (api, answered) => {
      for (;;) {
        const [grant, amount] = [newId(Date.now()), 1 + Math.floor(random() * 9)]
        inDoubt.set(grant, amount)
        await api.call(grantPoints, { id: userId, grant, amount, note: '加油' })
        inDoubt.delete(grant)
        given.set(grant, amount)
        answered()
      }
    },
    look: async () => {
      const rows = await tables().selectFrom('ledger').selectAll().where('user_id', '=', userId).execute()
      const there = new Map(rows.map(({ key, amount }) => [key.replace('adjustment:', ''), amount]))
      for (const [grant, amount] of given) expect(there.get(grant)).toBe(amount)
      for (const [grant, amount] of there) expect(given.get(grant) ?? inDoubt.get(grant)).toBe(amount)
    },
  }
  return writer
}

const expectSums = async () => {
  const db = tables()
  const sums = await db
    .selectFrom('ledger')
    .select(({ fn }) => ['user_id', fn.sum<number | string>('amount').as('points')])
    .groupBy('user_id')
    .execute()
  const balances = await db.selectFrom('ledger_balances').selectAll().execute()
  expect(sums.length).toBeGreaterThan(0)
  expect(new Map(sums.map(({ user_id, points }) => [user_id, Number(points)]))).toEqual(
    new Map(balances.map(({ user_id, balance }) => [user_id, balance])),
  )
}

/** A round of a writer ends with the server, or at a rate limit: many uploads come from one address here. */
const endsRound = (error: unknown) =>
  isCutOff(error) || (error as Partial<ErrorBody>).code === 'too_many_requests'

const aRound = async (writers: readonly Writer[]) => {
  let left = 1 + Math.floor(random() * MAX_RESPONSES)
  let killing: Promise<void> | undefined
  const answered = () => {
    left -= 1
    if (left === 0) killing = server.kill()
  }
  await Promise.all(
    writers.map(async ({ token, write }) => {
      const api = await server.as(token)
      await write(api, answered).catch((error: unknown) => {
        if (!endsRound(error)) throw error
      })
    }),
  )
  await killing
  for (const { token, look } of writers) await look(await server.as(token))
  expect(await server.soundness()).toBe('ok')
}

test(
  `${ROUNDS} SIGKILLs under load: everything acknowledged is there after each`,
  async () => {
    const writers = await Promise.all([
      saver('甲'),
      saver('乙'),
      saver('丙'),
      archivist(),
      uploader(),
      giver(),
    ])
    for (let round = 0; round < ROUNDS; round += 1) await aRound(writers)
    expectWhole(await storedResumes(server.db))
    await expectSums()
  },
  isLong ? 2_400_000 : 120_000,
)
