import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileUsage, uploadFile } from '#features/files/contract.ts'
import type { FileTables } from '#features/files/server/store.ts'
import { myPlan } from '#features/orders/contract.ts'
import { createResume, listResumes } from '#features/resumes/contract.ts'
import { getDocument } from '#features/templates/contract.ts'
import type { TemplateTables } from '#features/templates/server/tables.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { DAY_MS } from '#packages/plans/running.ts'
import { defaultMoney, type MoneySettings, type PaidPlan, paidPlans } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { newId } from '#packages/slice/id.ts'
import { aPaidOrder } from './kit/orders.ts'
import { aPerson } from './kit/people.ts'
import { aPublishedTemplate } from './kit/published.ts'
import { startServer, type TestServer } from './kit/server.ts'

const MB = 1024 * 1024
const YEARS_MS = 1500 * DAY_MS

/** The decided plans with small limits, so that they can be reached; their order and benefits are as decided. */
const { plans } = defaultMoney
const small: MoneySettings = {
  ...defaultMoney,
  plans: {
    free: { ...plans.free, documents: 1, fileMegabytes: 1 },
    month: { ...plans.month, documents: 2, fileMegabytes: 2 },
    year: { ...plans.year, documents: 3, fileMegabytes: 3 },
    lifetime: { ...plans.lifetime, documents: null, fileMegabytes: null },
  },
}

let server: TestServer
let now = Date.UTC(2026, 10, 29, 12)
let dear: string
let picture: Blob
beforeAll(async () => {
  server = await startServer({ now: () => now })
  const { db } = server.deps
  await writeMoney(db, db, now, small)
  const author = await aPerson(server.deps)
  dear = await aPublishedTemplate(server.deps, author.userId, { kind: 'word' })
  await db
    .withTables<TemplateTables>()
    .insertInto('template_prices')
    .values({ template_id: dear, points: 8, file_points: 8 })
    .execute()
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c23b26' } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
})
afterAll(() => server?.stop())

const someone = async () => {
  const { userId, token } = await aPerson(server.deps, 'user', YEARS_MS)
  const api = server.as(token)
  const files = server.deps.db.withTables<FileTables>()
  return {
    userId,
    api,
    /** Makes documents until no more may be made. */
    fill: async (most: number) => {
      const { used } = await api.call(listResumes, {})
      for (let at = used; at < most; at += 1)
        await api.call(createResume, { document: blankDocument('简历', 'zh') })
    },
    oneMore: () =>
      api.call(createResume, { document: blankDocument('简历', 'zh') }).then(
        () => 'made',
        ({ code }) => code as string,
      ),
    /** As if pictures of this size lay there. */
    store: async (bytes: number) => {
      await files.deleteFrom('files').where('owner', '=', userId).execute()
      const row = { hash: newId(now), size: bytes, width: 1, height: 1, created_at: now, unused_since: null }
      await files
        .insertInto('files')
        .values({ id: newId(now), owner: userId, ...row })
        .execute()
    },
    upload: () =>
      api.call(uploadFile, { file: picture }).then(
        () => 'kept',
        ({ code }) => code as string,
      ),
    /** The template's price: 8 points, which nobody here has. */
    download: () =>
      api.call(getDocument, { id: dear, agreed: 8, for: 'file' }).then(
        ({ paid }) => paid,
        ({ code }) => code as string,
      ),
  }
}

type Someone = Awaited<ReturnType<typeof someone>>

/** What the plan table promises, tried at its very edge. */
const expectLimits = async (one: Someone, plan: 'free' | PaidPlan) => {
  const { documents, fileMegabytes, includes } = small.plans[plan]
  expect((await one.api.call(myPlan, {})).plan).toBe(plan)
  expect((await one.api.call(listResumes, {})).most).toBe(documents)
  await one.fill(documents ?? 7)
  expect(await one.oneMore()).toBe(documents === null ? 'made' : 'too_many_resumes')
  const room = fileMegabytes === null ? null : fileMegabytes * MB
  expect((await one.api.call(fileUsage, {})).most).toBe(room)
  await one.store((room ?? 900 * MB) - 5000)
  expect(await one.upload()).toBe('kept')
  await one.store(room ?? 900 * MB)
  expect(await one.upload()).toBe(room === null ? 'kept' : 'too_much_storage')
  expect(await one.download()).toBe(includes.includes('templateFiles') ? 0 : 'not_enough_points')
}

test.each(paidPlans)('the limits of free, of %s, and of one whose plan has ended', async (plan) => {
  const one = await someone()
  await expectLimits(one, 'free')
  await aPaidOrder(server.deps, one.userId, { what: 'plan', plan })
  await expectLimits(one, plan)
  const before = now
  now += (small.plans[plan].days ?? 1000) * DAY_MS - 1
  await expectLimits(one, plan)
  now += 1
  if (plan === 'lifetime') await expectLimits(one, plan)
  else {
    // What is over the limit stays and can be read; only more cannot be made.
    const { used } = await one.api.call(listResumes, {})
    expect(used).toBe(small.plans[plan].documents)
    await expectLimits(one, 'free')
    expect((await one.api.call(listResumes, {})).used).toBe(used)
  }
  now = before
})
