import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listModels } from '#features/ai/contract.ts'
import { fileUsage, uploadFile } from '#features/files/contract.ts'
import { myPlan, placeOrder } from '#features/orders/contract.ts'
import {
  createResume,
  documentStorage,
  getResume,
  listResumes,
  saveResume,
} from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { documentOffer, getDocument } from '#features/templates/getting-contract.ts'
import { newId } from '#packages/api/new-id.ts'
import { benefits } from '#packages/api/route.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { listLedger } from '#packages/ledger/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { benefitKeys, listPlans, type Plan, type PlanRow, planRows } from '#packages/plans/contract.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import {
  defaultMoney,
  type MoneySettings,
  moneySettings,
  type PaidPlan,
  paidPlans,
} from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { failing } from './kit/accounts.ts'
import { aModel, wholeRun } from './kit/ai-runs.ts'
import { spoken, startUpstream, type Upstream } from './kit/ai-upstream.ts'
import { aPaidOrder } from './kit/orders.ts'
import { aPerson } from './kit/people.ts'
import { aPublishedTemplate } from './kit/published.ts'
import { startServer, type TestServer } from './kit/server.ts'

const MB = 1024 * 1024
const YEARS_MS = 1500 * DAY_MS
/** Prices of one run of the model, and of one template. */
const PRICES = { run: 2, template: 8 }

/** The default plans with small limits, so that tests can reach them; order and benefits are the defaults. */
const { plans } = defaultMoney
const small: MoneySettings = {
  ...defaultMoney,
  plans: {
    free: { ...plans.free, documents: 1, documentMegabytes: 1, fileMegabytes: 1 },
    month: { ...plans.month, documents: 2, documentMegabytes: 2, fileMegabytes: 2 },
    year: { ...plans.year, documents: 3, documentMegabytes: 3, fileMegabytes: 3 },
    lifetime: { ...plans.lifetime, documents: null, documentMegabytes: null, fileMegabytes: null },
  },
}
/** Plans of another operator: nothing of the table is fixed in the code. */
const turned: MoneySettings = {
  ...defaultMoney,
  plans: {
    ...small.plans,
    free: { ...small.plans.free, documents: 3, includes: ['paidAi'] },
    month: {
      ...small.plans.month,
      priceFen: 1230,
      days: 10,
      documentMegabytes: null,
      fileMegabytes: null,
      includes: ['templateFiles'],
    },
  },
}

let server: TestServer
let upstream: Upstream
let now = Date.UTC(2026, 10, 29, 12)
let model: string
let templates: string[]
let picture: Blob
const setMoney = (money: MoneySettings) => writeMoney(server.deps.db, server.deps.db, now, money)

beforeAll(async () => {
  upstream = await startUpstream({ acts: spoken('{"ref":"t1","text":"主导页面开发"}\n') })
  server = await startServer({ now: () => now })
  const { db } = server.deps
  await setMoney(small)
  model = await aModel(server, { baseUrl: upstream.url, inPlans: true })
  const author = await aPerson(server.deps)
  templates = await Promise.all(
    (['word', 'ppt'] as const).map((kind) => aPublishedTemplate(server.deps, author.userId, { kind })),
  )
  await db
    .insertInto('template_prices')
    .values(
      templates.map((id) => ({ template_id: id, points: PRICES.template, file_points: PRICES.template })),
    )
    .execute()
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c23b26' } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
})
afterAll(async () => {
  await server?.stop()
  await upstream?.stop()
})

const someone = async () => {
  const { userId, token } = await aPerson(server.deps, 'user', YEARS_MS)
  const api = server.as(token)
  const files = server.deps.db
  let gifts = 0
  return {
    userId,
    token,
    api,
    /** Creates documents until the limit is reached. */
    fill: async (max: number) => {
      const { used } = await api.call(listResumes, {})
      for (let at = used; at < max; at += 1)
        await api.call(createResume, { document: blankDocument('简历', 'zh') })
    },
    oneMore: () => failing(api.call(createResume, { document: blankDocument('简历', 'zh') })),
    /** Stores the row of a picture of this size. */
    store: async (bytes: number) => {
      await files.deleteFrom('files').where('owner', '=', userId).execute()
      const row = { hash: newId(now), size: bytes, width: 1, height: 1, created_at: now, unused_since: null }
      await files
        .insertInto('files')
        .values({ id: newId(now), owner: userId, ...row })
        .execute()
    },
    /** Stores the row of a deleted document of this size. */
    storeInBin: async (bytes: number) => {
      const resumes = server.deps.db
      await resumes.deleteFrom('resumes').where('owner', '=', userId).where('title', '=', 'large').execute()
      const row = { kind: 'resume', title: 'large', revision: 1, size: bytes, template_id: null }
      const times = { created_at: now, updated_at: now, versioned_at: 0, deleted_at: now }
      await resumes
        .insertInto('resumes')
        .values({ id: newId(now), owner: userId, ...row, ...times, document: '{}' })
        .execute()
    },
    upload: () => failing(api.call(uploadFile, { file: picture })),
    earn: async (amount: number) => {
      gifts += 1
      const entry = { userId, amount, reason: 'adjustment', key: `gift:${userId}:${gifts}` } as const
      await post(server.deps.db, now, entry)
    },
    spent: async () => (await api.call(listLedger, { direction: 'out' })).entries.map(({ amount }) => amount),
  }
}
type Someone = Awaited<ReturnType<typeof someone>>

/**
 * A row of the table, tested over HTTP: the user gets what the cell says, exactly up to its limit. A new row of the
 * table does not compile without a test, and fails below.
 */
const probes: Record<PlanRow, (one: Someone, plan: Plan) => Promise<void>> = {
  priceFen: async ({ api }, { key, priceFen }) => {
    if (key === 'free') return expect(priceFen).toBe(0)
    const asks = (seenFen: number) => ({
      id: newId(now),
      wish: { what: 'plan' as const, plan: key },
      provider: 'sandbox' as const,
      seenFen,
    })
    expect(await failing(api.call(placeOrder, asks(priceFen - 1)))).toBe('price_changed')
    expect((await api.call(placeOrder, asks(priceFen))).order).toMatchObject({ priceFen, state: 'pending' })
  },
  days: async ({ api }, { key, days }) => {
    expect(await api.call(myPlan, {})).toMatchObject({ plan: key, daysLeft: days })
  },
  documents: async (one, { documents }) => {
    expect((await one.api.call(listResumes, {})).most).toBe(documents)
    await one.fill(documents ?? 7)
    expect(await one.oneMore()).toBe(documents === null ? 'nothing' : 'too_many_resumes')
  },
  documentBytes: async (one, { documentBytes }) => {
    expect((await one.api.call(documentStorage, {})).most).toBe(documentBytes)
    const { bytes, automaticBytes } = await one.api.call(documentStorage, {})
    const free = (documentBytes ?? 90 * MB) - bytes - automaticBytes
    await one.storeInBin(free - 32 * 1024)
    const template = () => failing(one.api.call(createTemplate, { document: blankDocument('模板', 'zh') }))
    expect(await template()).toBe('nothing')
    await one.storeInBin(free)
    expect(await template()).toBe(documentBytes === null ? 'nothing' : 'no_document_room')
    await one.storeInBin(0)
  },
  fileBytes: async (one, { fileBytes }) => {
    expect((await one.api.call(fileUsage, {})).most).toBe(fileBytes)
    await one.store((fileBytes ?? 900 * MB) - 5000)
    expect(await one.upload()).toBe('nothing')
    await one.store(fileBytes ?? 900 * MB)
    expect(await one.upload()).toBe(fileBytes === null ? 'nothing' : 'too_much_storage')
  },
  // Files are made in the browser from data of the server: the document, and the page that renders it.
  resumeFiles: async ({ api, token, fill, spent }, { benefits: { resumeFiles } }) => {
    expect(resumeFiles).toBe('free')
    await fill(1)
    for (const { id } of (await api.call(listResumes, {})).resumes) {
      const { document, revision } = await api.call(getResume, { id })
      await api.call(saveResume, { id, baseRevision: revision, document })
      const page = await fetch(`${server.url}/builder/${id}`, { headers: { cookie: `token=${token}` } })
      expect(page.status).toBe(200)
    }
    expect(await spent()).toEqual([])
  },
  builtInAi: async ({ token, spent }, { benefits: { builtInAi } }) => {
    expect(builtInAi).toBe('free')
    const { events } = await wholeRun(server, token, { model: 'built-in' })
    expect(events.at(-1)).toMatchObject({ event: 'done', spent: 0 })
    expect(await spent()).toEqual([])
  },
  paidAi: async ({ api, token, earn, spent }, { benefits: { paidAi } }) => {
    const price = paidAi === 'included' ? 0 : PRICES.run
    const { models } = await api.call(listModels, {})
    expect(models.find(({ id }) => id === model)).toMatchObject({ inPlans: true, prices: { improve: price } })
    const poor = await wholeRun(server, token, { model })
    if (paidAi === 'included') expect(poor.events.at(-1)).toMatchObject({ event: 'done', spent: 0 })
    else expect([poor.status, poor.body.code]).toEqual([422, 'not_enough_points'])
    await earn(PRICES.run)
    const { events } = await wholeRun(server, token, { model })
    expect(events.at(-1)).toMatchObject({ event: 'done', spent: price, balance: PRICES.run - price })
    // A hold is a ledger entry, even if it was released completely.
    expect(await spent()).toEqual(price === 0 ? [] : [-price])
  },
  templateFiles: async ({ api, earn, spent }, { benefits: { templateFiles } }) => {
    const price = templateFiles === 'included' ? 0 : PRICES.template
    for (const id of templates)
      for (const use of ['file', 'editing'] as const) {
        const get = () => api.call(getDocument, { id, agreed: PRICES.template, for: use })
        const { isOpen } = await api.call(documentOffer, { id })
        // A bought template stays available whatever becomes of the plan.
        if (use === 'editing' || price === 0) {
          expect(isOpen).toBe(true)
          expect((await get()).paid).toBe(0)
          continue
        }
        expect(isOpen).toBe(false)
        expect(await failing(get())).toBe('not_enough_points')
        await earn(price)
        expect((await get()).paid).toBe(price)
      }
    expect(await spent()).toEqual(price === 0 ? [] : templates.map(() => -price))
  },
}

/** Users, with the column of the table that applies to them. */
const people: Record<string, { is: 'free' | 'month'; make(): Promise<Someone> }> = {
  'a free user': { is: 'free', make: someone },
  'a member': {
    is: 'month',
    make: async () => {
      const one = await someone()
      await aPaidOrder(server.deps, one.userId, { what: 'plan', plan: 'month' })
      return one
    },
  },
  'a member whose plan has ended': {
    is: 'free',
    make: async () => {
      const one = await someone()
      await aPaidOrder(server.deps, one.userId, { what: 'plan', plan: 'month' })
      const { until } = await one.api.call(myPlan, {})
      now = until ?? now
      return one
    },
  },
}

const rowsAndPeople = planRows.flatMap((row) => Object.keys(people).map((who) => [row, who] as const))

test.each(rowsAndPeople)('%s: %s gets what the table says', async (row, who) => {
  const { is, make } = people[who] ?? people['a free user'] ?? { is: 'free', make: someone }
  for (const money of [small, turned]) {
    await setMoney(money)
    const plan = (await server.as().call(listPlans, {})).plans.find(({ key }) => key === is)
    expect(plan).toBeDefined()
    // The kit's orders use the default prices, so they are placed before the new table applies.
    await setMoney(small)
    const one = await make()
    await setMoney(money)
    if (plan && !(row === 'days' && money === turned)) await probes[row](one, plan)
  }
  await setMoney(small)
})

test('the table has a row for every benefit of a plan, and a test for every row', async () => {
  expect(Object.keys(probes)).toEqual([...planRows])
  expect(benefitKeys).toEqual(expect.arrayContaining([...benefits]))
  const { plans: shown } = await server.as().call(listPlans, {})
  for (const { key: _, benefits: given, ...limits } of shown)
    expect([...Object.keys(limits), ...Object.keys(given)]).toEqual([...planRows])
  // The table shows the operator's settings; only plans that are offered have a column.
  expect(Object.keys(moneySettings.shape.plans.shape.free.shape)).toEqual([
    'priceFen',
    'days',
    'documents',
    'documentMegabytes',
    'fileMegabytes',
    'includes',
    'isOffered',
  ])
})

test('a model outside of plans costs members points too, and the list of models says so', async () => {
  const outside = await aModel(server, { baseUrl: upstream.url, inPlans: false })
  const member = await people['a member']?.make()
  const listed = (await member?.api.call(listModels, {}))?.models.find(({ id }) => id === outside)
  expect(listed).toMatchObject({ inPlans: false, prices: { improve: PRICES.run } })
  const { body } = await wholeRun(server, member?.token, { model: outside })
  expect(body.code).toBe('not_enough_points')
})

/** All rows at once for one user, as their plan begins and ends. */
const expectTable = async (one: Someone, plan: 'free' | PaidPlan) => {
  const listed = (await server.as().call(listPlans, {})).plans.find(({ key }) => key === plan)
  expect((await one.api.call(myPlan, {})).plan).toBe(plan)
  if (!listed) throw new Error(`${plan} is not in the table`)
  await probes.documents(one, listed)
  await probes.documentBytes(one, listed)
  await probes.fileBytes(one, listed)
  await probes.resumeFiles(one, listed)
  const isOpen = listed.benefits.templateFiles === 'included'
  for (const id of templates) expect((await one.api.call(documentOffer, { id })).isOpen).toBe(isOpen)
}

test.each(paidPlans)('free, then %s to its last moment, then expired', async (plan) => {
  const one = await someone()
  await expectTable(one, 'free')
  await aPaidOrder(server.deps, one.userId, { what: 'plan', plan })
  await expectTable(one, plan)
  const before = now
  now += (small.plans[plan].days ?? 1000) * DAY_MS - 1
  await expectTable(one, plan)
  now += 1
  if (plan === 'lifetime') await expectTable(one, plan)
  else {
    // Documents over the limit stay and can be read, saved and exported; only new ones cannot be created.
    const { used } = await one.api.call(listResumes, {})
    expect(used).toBe(small.plans[plan].documents)
    await expectTable(one, 'free')
    expect((await one.api.call(listResumes, {})).used).toBe(used)
  }
  now = before
})
