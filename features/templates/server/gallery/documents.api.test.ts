import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { loadDocument } from '#packages/document/load.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import '#packages/sections/document-kinds.ts'
import type { Client } from '#packages/api/client.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { type OwnTemplate, ownTemplates } from '#packages/templates/own.ts'
import { aPerson } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  type DocumentMeta,
  type DocumentRow,
  documentOffer,
  getAuthor,
  getDocument,
  getTemplate,
  listTemplates,
  metaOf,
  similarTemplates,
  type TemplateQuery,
  takeDownTemplate,
} from '../../contract.ts'
import { seedTemplates } from './seed.ts'

const kinds = ['word', 'ppt'] as const
type Kind = (typeof kinds)[number]

let server: TestServer
let visitor: Client
let now = Date.UTC(2026, 10, 27, 12)
beforeAll(async () => {
  server = await startServer({ now: () => now })
  visitor = server.as()
})
afterAll(() => server.stop())

const db = () => server.deps.db
const metaIn = ({ meta }: OwnTemplate) => meta as DocumentMeta
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()

const everyPage = async (query: TemplateQuery, client = visitor): Promise<DocumentRow[]> => {
  const first = await client.call(listTemplates, { ...query, limit: 60 })
  const rows = [...first.templates]
  for (let page = 2; page <= first.pages; page += 1)
    rows.push(...(await client.call(listTemplates, { ...query, limit: 60, page })).templates)
  expect(rows).toHaveLength(first.total)
  return rows.filter((row) => row.kind !== 'resume')
}

/** With the points that every new account has. */
const aBuyer = async () => {
  const person = await aPerson(server.deps)
  const { postIn } = await import('#packages/ledger/ledger.ts')
  await server.deps.db
    .transaction()
    .execute((tx) =>
      postIn(tx, now, { userId: person.userId, amount: 20, reason: 'adjustment', key: `t ${person.userId}` }),
    )
  return { ...person, api: server.as(person.token), points: () => balanceOf(server.deps.db, person.userId) }
}
const entriesOf = (userId: string) =>
  server.deps.db
    .selectFrom('ledger')
    .select(['amount', 'about'])
    .where('user_id', '=', userId)
    .where('reason', '=', 'download')
    .execute()

const setPrice = (id: string, points: number) =>
  db().updateTable('template_prices').set({ points }).where('template_id', '=', id).execute()

/** One of the product's own, at this price, whatever its file says. */
const priced = async (kind: Kind, at: number, points: number): Promise<string> => {
  const id = ownTemplates(kind).at(at)?.id ?? ''
  await setPrice(id, points)
  return id
}

describe.each(kinds)('the %s templates that come with the product', (kind) => {
  const own = ownTemplates(kind)

  test('are documents of their kind that say what they must', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const { id, meta, price, document } of own) {
      expect(safeParse(metaOf(kind), meta).error?.issues ?? [], id).toEqual([])
      const loaded = loadDocument(structuredClone(document()), kindFacts)
      expect(loaded.ok ? [] : loaded.problems, id).toEqual([])
      expect(document().kind).toBe(kind)
      expect(Number.isInteger(price) && price >= 0, `${id} costs ${price}`).toBe(true)
    }
    expect(new Set(own.map((one) => metaIn(one).name)).size).toBe(own.length)
  })

  test('stand in the catalogue with price, pages and a first page, and are no resumes', async () => {
    const rows = await everyPage({ kind })
    expect(idsOf(rows)).toEqual(idsOf(own))
    for (const row of rows) {
      const file = own.find(({ id }) => id === row.id)
      expect(row).toMatchObject({ kind, price: file?.price, isOpen: file?.price === 0, meta: file?.meta })
    }
    const { templates } = await visitor.call(listTemplates, { kind })
    for (const { cover, picture } of templates) {
      expect(cover).toBe('')
      expect(picture?.width).toBe(kind === 'ppt' ? 720 : 600)
    }
    const resumes = await visitor.call(listTemplates, { limit: 60 })
    expect(resumes.templates.every((row) => row.kind === 'resume')).toBe(true)
  })

  test('have counts of category, style, colour and tags that a hand counts too, also under a choice', async () => {
    const [first] = own
    const chosen = first ? metaIn(first) : undefined
    for (const query of [{}, { category: chosen?.category }, { tag: chosen?.tags[0] }] as TemplateQuery[]) {
      const { counts } = await visitor.call(listTemplates, { kind, ...query })
      for (const name of ['category', 'style', 'color', 'tag'] as const) {
        const counted: Record<string, number> = {}
        for (const meta of own.map(metaIn)) {
          const isOther =
            (query.category && name !== 'category' && meta.category !== query.category) ||
            (query.tag && name !== 'tag' && !meta.tags.includes(query.tag))
          if (isOther) continue
          for (const value of name === 'tag' ? meta.tags : [meta[name]])
            counted[value] = (counted[value] ?? 0) + 1
        }
        const received = counts[name] ?? {}
        for (const [value, count] of Object.entries(received))
          expect(count, `${name} ${value}`).toBe(counted[value])
        if (name !== 'tag') expect(received).toEqual(counted)
      }
      const found = await everyPage({ kind, ...query })
      const expected = own.filter((one) => {
        const meta = metaIn(one)
        return (
          (!query.category || meta.category === query.category) &&
          (!query.tag || meta.tags.includes(query.tag))
        )
      })
      expect(idsOf(found)).toEqual(idsOf(expected))
    }
  })

  test('are found by two characters of their name, tags, intro and text, and by pinyin', async () => {
    for (const one of own.slice(0, 6)) {
      const { name, tags, intro = '' } = metaIn(one)
      const lines =
        visibleLines(one.document())
          .join(' ')
          .match(/\p{Script=Han}{2}/gu) ?? []
      const words = [name.slice(0, 2), ...tags, intro.slice(0, 2), lines.at(0), lines.at(-1)]
      for (const q of words.filter((word) => word !== undefined && word !== ''))
        expect(idsOf(await everyPage({ kind, q })), `${one.id} by ${q}`).toContain(one.id)
    }
    expect(await everyPage({ kind, q: '绝无此词' })).toEqual([])
  })

  test('have others of their kind beside them, and an author who made them', async () => {
    const id = own[0]?.id ?? ''
    const { templates } = await visitor.call(similarTemplates, { id, limit: 4 })
    expect(templates).toHaveLength(Math.min(4, own.length - 1))
    expect(templates.every((row) => row.kind === kind && row.id !== id)).toBe(true)
    const { author } = await visitor.call(getTemplate, { id })
    expect(await visitor.call(getAuthor, { id: author.id, kind })).toMatchObject({ templates: own.length })
    const sites = await (await fetch(`${server.url}/sitemap.xml`)).text()
    for (const row of own) expect(sites.split(`/${kind}/${row.id}</loc>`)).toHaveLength(2)
  })
})

describe('a price', () => {
  const priceOf = async (id: string) => {
    const row = await visitor.call(getTemplate, { id })
    return row.kind === 'resume' ? undefined : row.price
  }

  test('that the operator set outlives every start, until the file itself says another one', async () => {
    const [{ id = '', price = 0 } = {}] = ownTemplates('word')
    await setPrice(id, price + 7)
    await seedTemplates(server.deps)
    expect(await priceOf(id)).toBe(price + 7)
    const versions = () =>
      db().selectFrom('template_versions').select('version').where('template_id', '=', id)
    const before = await versions().execute()
    await db().updateTable('template_prices').set({ file_points: 99 }).where('template_id', '=', id).execute()
    await seedTemplates(server.deps)
    expect(await priceOf(id)).toBe(price)
    expect(await versions().execute()).toEqual(before)
  })

  test('is nothing for what nobody priced', async () => {
    const { userId } = await aPerson(server.deps)
    const id = await aPublishedTemplate(server.deps, userId, { kind: 'ppt' })
    expect(await visitor.call(getTemplate, { id })).toMatchObject({ kind: 'ppt', price: 0, isOpen: true })
    expect(await visitor.call(getDocument, { id })).toEqual({ paid: 0, balance: null })
    await db().deleteFrom('templates').where('id', '=', id).execute()
  })
})

describe('getting one', () => {
  test('that is free needs no account; people and days are counted, not downloads', async () => {
    const id = await priced('ppt', 0, 0)
    const downloads = async () => ((await visitor.call(getTemplate, { id })) as DocumentRow).downloads
    const before = await downloads()
    for (let times = 0; times < 3; times += 1)
      expect(await visitor.call(getDocument, { id })).toEqual({ paid: 0, balance: null })
    expect(await downloads()).toBe(before + 1)
    now += 24 * 3600_000
    await visitor.call(getDocument, { id, agreed: 50 })
    expect(await downloads()).toBe(before + 2)
    now += 24 * 3600_000
    await visitor.call(getDocument, { id, for: 'editing' })
    expect(await downloads()).toBe(before + 2)
  })

  test('that has a price is for who signs in and says yes to it', async () => {
    const id = await priced('word', 0, 5)
    const { api, points, userId } = await aBuyer()
    const had = await points()
    await expect(visitor.call(getDocument, { id, agreed: 5 })).rejects.toMatchObject({ code: 'signed_out' })
    for (const agreed of [0, 4])
      await expect(api.call(getDocument, { id, agreed })).rejects.toMatchObject({
        code: 'price_changed',
        data: { price: 5, balance: had },
      })
    expect(await api.call(documentOffer, { id })).toEqual({ isOpen: false, price: 5, balance: had })
    expect(await api.call(getDocument, { id, agreed: 9 })).toEqual({ paid: 5, balance: had - 5 })
    expect(await api.call(documentOffer, { id })).toEqual({ isOpen: true, price: 5, balance: had - 5 })
    expect(await api.call(getTemplate, { id })).toMatchObject({ isOpen: true })
    expect(await visitor.call(getTemplate, { id })).toMatchObject({ isOpen: false })
    // Paid is paid, also when it gets dearer.
    await setPrice(id, 50)
    expect(await api.call(getDocument, { id })).toEqual({ paid: 0, balance: had - 5 })
    expect(await entriesOf(userId)).toEqual([{ amount: -5, about: id }])
  })

  test('twenty times at once is paid once', async () => {
    const id = await priced('word', 1, 3)
    const { api, points, userId } = await aBuyer()
    const had = await points()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call(getDocument, { id, agreed: 3 })),
    )
    expect(answers.map(({ paid }) => paid).sort((a, b) => b - a)).toEqual([3, ...Array(19).fill(0)])
    expect(await points()).toBe(had - 3)
    expect(await entriesOf(userId)).toHaveLength(1)
  })

  test('without the points leaves everything as it was, and says what is missing', async () => {
    const { api, points, userId } = await aBuyer()
    const had = await points()
    const id = await priced('ppt', 1, had + 4)
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => api.call(getDocument, { id, agreed: had + 4 })),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { code: 'not_enough_points', data: { price: had + 4, balance: had, missing: 4 } },
      })
    expect(await points()).toBe(had)
    expect(await entriesOf(userId)).toEqual([])
    expect(await api.call(documentOffer, { id })).toMatchObject({ isOpen: false })
  })

  test('is in a plan, and costs its author nothing', async () => {
    const id = await priced('word', 0, 5)
    const member = await aPerson(server.deps, 'member')
    expect(await server.as(member.token).call(getTemplate, { id })).toMatchObject({ isOpen: true })
    expect(await server.as(member.token).call(getDocument, { id })).toMatchObject({ paid: 0 })
    const { userId, token } = await aPerson(server.deps)
    const own = await aPublishedTemplate(server.deps, userId, { kind: 'word' })
    await db().insertInto('template_prices').values({ template_id: own, points: 6, file_points: 6 }).execute()
    expect(await server.as(token).call(getDocument, { id: own })).toMatchObject({ paid: 0 })
    await db().deleteFrom('templates').where('id', '=', own).execute()
  })

  test('that was taken down is still theirs who paid, and nobody else’s', async () => {
    const id = await priced('ppt', 0, 2)
    const buyer = await aBuyer()
    await buyer.api.call(getDocument, { id, agreed: 2 })
    const admin = await aPerson(server.deps, 'admin')
    await server.as(admin.token).call(takeDownTemplate, { id, reason: '图片版权待确认' })
    const left = await buyer.points()
    expect(await buyer.api.call(getDocument, { id })).toEqual({ paid: 0, balance: left })
    expect(await buyer.api.call(getTemplate, { id })).toMatchObject({ isPublic: false, isOpen: true })
    for (const other of [visitor, (await aBuyer()).api]) {
      await expect(other.call(getTemplate, { id })).rejects.toMatchObject({ code: 'not_found' })
      await expect(other.call(getDocument, { id, agreed: 9 })).rejects.toMatchObject({ code: 'not_found' })
    }
    await db().updateTable('templates').set({ published_at: now }).where('id', '=', id).execute()
  })

  test('is for documents only; what is not there or never was published cannot be got', async () => {
    const buyer = await aBuyer()
    for (const id of [ownTemplates('resume')[0]?.id ?? '', 'no-such-template-000']) {
      await expect(buyer.api.call(getDocument, { id })).rejects.toMatchObject({ code: 'not_found' })
      await expect(buyer.api.call(documentOffer, { id })).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  test('goes with who leaves, and is among what they take along', async () => {
    const id = await priced('word', 1, 3)
    const { api, userId } = await aBuyer()
    await api.call(getDocument, { id, agreed: 3 })
    const files: string[] = []
    for await (const { name } of server.deps.personal.give(userId)) files.push(name)
    expect(files).toContain('templates/paid.json')
  })

  test('often puts it before others, after half a minute', async () => {
    const id = (await everyPage({ kind: 'word', sort: 'downloads' })).at(-1)?.id ?? ''
    await setPrice(id, 0)
    for (let day = 0; day < 8; day += 1) {
      now += 24 * 3600_000
      await visitor.call(getDocument, { id })
    }
    await visitor.call(listTemplates, { kind: 'word' })
    const first = async () =>
      (await visitor.call(listTemplates, { kind: 'word', sort: 'downloads', limit: 1 })).templates[0]?.id
    await expect.poll(first).toBe(id)
  })
})

test('what is called so comes before what only speaks of it', async () => {
  const { templates } = await visitor.call(listTemplates, { kind: 'word', q: '合同' })
  const named = templates.map(({ meta }) => meta.name.includes('合同'))
  expect(named.slice(0, 3)).toEqual([true, true, true])
  expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false))
})
