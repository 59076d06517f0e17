import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#packages/api/client.ts'
import { SYSTEM_USER_ID } from '#packages/api/system-user.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  countTemplateUse,
  countTemplateView,
  getAuthor,
  getTemplate,
  listTemplates,
  markTemplate,
  type ResumeRow,
  similarTemplates,
  type TemplateMeta,
  type TemplateQuery,
} from '../../contract.ts'
import { drawnCover } from '../../cover-contract.ts'
import { isResume } from '../../gallery-contract.ts'
import { type ChoiceName, choiceNames } from './choices.ts'
import { seedTemplates } from './seed.ts'

let server: TestServer
let visitor: Client
let now = Date.UTC(2026, 10, 18, 12)
let all: ResumeRow[] = []
beforeAll(async () => {
  server = await startServer({ now: () => now })
  visitor = server.as()
  all = await everyPage({})
})
afterAll(() => server.stop())

const everyPage = async (query: TemplateQuery, client = visitor) => {
  const first = await client.call(listTemplates, { ...query, limit: 60 })
  const rows = [...first.templates]
  for (let page = 2; page <= first.pages; page += 1)
    rows.push(...(await client.call(listTemplates, { ...query, limit: 60, page })).templates)
  expect(rows).toHaveLength(first.total)
  return rows.filter(isResume)
}
const db = () => server.deps.db
const valuesOf = (meta: TemplateMeta, name: ChoiceName): string[] => [meta[name]].flat()
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort()
const aUser = async () => server.as((await aPerson(server.deps)).token)

describe('the templates that come with the product', () => {
  test('are there from the first start, under their own ids, with a first page', async () => {
    expect(idsOf(all)).toEqual(
      ownTemplates('resume')
        .map(({ id }) => id)
        .sort(),
    )
    expect(all.every(({ author }) => author.id === SYSTEM_USER_ID && author.nickname === '花笺')).toBe(true)
    const { templates } = await visitor.call(listTemplates, {})
    for (const { cover, picture } of templates) {
      expect(cover).toBe('')
      expect(picture).toMatchObject({ width: 600, small: expect.any(String), large: expect.any(String) })
    }
  })

  test('have covers in two widths under addresses that never change', async () => {
    const { templates } = await visitor.call(listTemplates, { limit: 3 })
    for (const { picture } of templates)
      for (const [path, width] of [
        [picture?.small, 300],
        [picture?.large, 600],
      ] as const) {
        const answer = await fetch(server.url + path)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        const size = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(size).toMatchObject({ format: 'webp', width })
        expect(Math.abs((size.height ?? 0) - ((picture?.height ?? 0) * width) / 600)).toBeLessThan(1)
        const etag = answer.headers.get('etag') ?? ''
        expect((await fetch(server.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      }
    const [{ picture } = {}] = templates
    const name = picture?.small ?? ''
    const wrong = [name.replace('-300', '-301'), name.replace('.webp', '.png'), '/covers/manifest.json']
    for (const path of [...wrong, '/covers/..%2fmanifest.json', `/covers/${'0'.repeat(20)}-300.webp`])
      expect((await fetch(server.url + path)).status, path).toBe(404)
  })

  test('are drawn where that is asked for, and where the document is not the one of the picture', async () => {
    const drawing = expect.stringMatching(/^<div class="hj-doc".*data-page="1"/s)
    const { templates } = await visitor.call(listTemplates, { limit: 2, drawn: 'all' })
    const [one, other] = templates.filter(isResume)
    if (!one || !other) throw new Error('there are no templates')
    expect(templates).toMatchObject([{ cover: drawing }, { cover: drawing }])
    expect(templates.every(({ picture }) => picture !== null)).toBe(true)
    expect(await visitor.call(drawnCover, { id: one.id })).toEqual({
      id: one.id,
      version: one.version,
      cover: drawing,
    })
    await expect(visitor.call(drawnCover, { id: 'no-such-template-at-all' })).rejects.toMatchObject({
      code: 'not_found',
    })
    const row = await db()
      .selectFrom('templates')
      .selectAll()
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    const version = row.version + 1
    const changed = JSON.stringify({ ...JSON.parse(row.document), title: '另一份' })
    await db()
      .insertInto('template_versions')
      .values({ template_id: other.id, version, published_at: now, meta: row.meta, document: changed })
      .execute()
    await db().updateTable('templates').set({ version }).where('id', '=', other.id).execute()
    try {
      const again = (await visitor.call(listTemplates, { limit: 2 })).templates
      expect(again).toMatchObject([
        { id: one.id, cover: '' },
        { id: other.id, version, picture: null, cover: drawing },
      ])
      expect(await visitor.call(getTemplate, { id: other.id })).toMatchObject({ picture: null })
    } finally {
      await db().updateTable('templates').set({ version: row.version }).where('id', '=', other.id).execute()
      await db()
        .deleteFrom('template_versions')
        .where('template_id', '=', other.id)
        .where('version', '=', version)
        .execute()
    }
    expect(await visitor.call(getTemplate, { id: other.id })).toMatchObject({ picture: { width: 600 } })
  })

  test('are published once: a start that finds no change changes nothing', async () => {
    const versions = () => db().selectFrom('template_versions').select(['template_id', 'version']).execute()
    const before = await versions()
    await Promise.all([seedTemplates(server.deps), seedTemplates(server.deps)])
    expect(await versions()).toEqual(before)
  })

  test('get a new version, at their old place, when their file changes', async () => {
    const [{ id = '' } = {}] = all
    await db().updateTable('template_files').set({ hash: 'another' }).where('template_id', '=', id).execute()
    const placed = async () => (await everyPage({ sort: 'new' })).findIndex((row) => row.id === id)
    const before = await placed()
    await seedTemplates(server.deps)
    expect((await visitor.call(getTemplate, { id })).version).toBe(2)
    expect(await placed()).toBe(before)
    now += 31_000
    await visitor.call(listTemplates, {})
    await expect.poll(async () => (await everyPage({})).find((row) => row.id === id)?.version).toBe(2)
  })
})

describe('choosing', () => {
  /** Every value alone, and every pair of values of two facets. */
  const values = () => {
    const found = new Map<string, [ChoiceName, string]>()
    for (const { meta } of all)
      for (const name of choiceNames)
        for (const value of valuesOf(meta, name)) found.set(`${name} ${value}`, [name, value])
    return [...found.values()]
  }
  const has = ({ meta }: ResumeRow, [name, value]: readonly [ChoiceName, string]) =>
    valuesOf(meta, name).includes(value)

  test('gives what has the value, and tells beforehand how many that will be', async () => {
    const { counts, total } = await visitor.call(listTemplates, {})
    expect(total).toBe(all.length)
    for (const choice of values()) {
      const expected = all.filter((row) => has(row, choice))
      expect(counts[choice[0]]?.[choice[1]], choice.join()).toBe(expected.length)
      const rows = await everyPage({ [choice[0]]: choice[1] } as TemplateQuery)
      expect(idsOf(rows), choice.join()).toEqual(idsOf(expected))
    }
  })

  test('counts of a second choice keep the first one', async () => {
    const first = ['purpose', 'campus'] as const
    const { counts } = await visitor.call(listTemplates, { purpose: 'campus' })
    for (const choice of values()) {
      const others = choice[0] === first[0] ? all : all.filter((row) => has(row, first))
      const expected = others.filter((row) => has(row, choice)).length
      expect(counts[choice[0]]?.[choice[1]] ?? 0, choice.join()).toBe(expected)
    }
  })

  test.each([
    { purpose: 'none' },
    { sort: 'price' },
    { page: 0 },
    { limit: 61 },
    { owner: 'x' },
    { q: 'x'.repeat(101) },
  ])('refuses what it does not know: %j', async (query) => {
    await expect(visitor.call(listTemplates, query as never)).rejects.toMatchObject({ code: 'bad_input' })
  })
})

describe('words', () => {
  const found = async (q: string) => idsOf(await everyPage({ q }))

  test('of two characters, first letters and whole spellings find the same', async () => {
    const nursing = await found('护理')
    expect(nursing.length).toBeGreaterThan(0)
    expect(nursing.length).toBeLessThan(all.length)
    expect(await found('hl')).toEqual(expect.arrayContaining(nursing))
    expect(await found('huli')).toEqual(expect.arrayContaining(nursing))
    expect(await found('ＨＬ')).toEqual(await found('hl'))
  })

  test('all have to be there, wherever', async () => {
    const both = await found('护理 侧栏')
    const expected = (await found('护理')).filter((id) =>
      all.some((row) => row.id === id && row.meta.columns === 'side'),
    )
    expect(both).toEqual(expect.arrayContaining(expected))
    expect(await found('护理 绝无此词')).toEqual([])
    expect(await found('   ')).toHaveLength(all.length)
  })

  test('every template is found by its name', async () => {
    for (const { id, meta } of all) {
      const { templates } = await visitor.call(listTemplates, { q: meta.name, limit: 5 })
      expect(idsOf(templates), meta.name).toContain(id)
    }
  })
})

describe('marks', () => {
  test('count people: asked often and at once they are set once', async () => {
    const [{ id = '' } = {}] = all
    const people = await Promise.all([aUser(), aUser(), aUser()])
    await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 5 }, () => person.call(markTemplate, { id, liked: true, favourite: true })),
      ),
    )
    expect(await visitor.call(getTemplate, { id })).toMatchObject({
      likes: 3,
      favourites: 3,
      liked: false,
      favourite: false,
    })
    const [one] = people
    expect(await one.call(getTemplate, { id })).toMatchObject({ liked: true, favourite: true })
    expect(idsOf(await everyPage({ mine: 'favourites' }, one))).toEqual([id])
    await Promise.all([1, 2, 3].map(() => one.call(markTemplate, { id, liked: false })))
    expect(await one.call(markTemplate, { id, favourite: false })).toEqual({
      likes: 2,
      favourites: 2,
      liked: false,
      favourite: false,
    })
    expect(await everyPage({ mine: 'favourites' }, one)).toEqual([])
    expect(await everyPage({ mine: 'favourites' })).toEqual([])
  })

  test('go with who leaves, and are among what they take along', async () => {
    const { userId, token } = await aPerson(server.deps)
    const id = all.at(7)?.id ?? ''
    await server.as(token).call(markTemplate, { id, liked: true, favourite: true })
    const files: string[] = []
    for await (const { name } of server.deps.personal.give(userId)) files.push(name)
    expect(files).toContain('templates/marks.json')
    await server.deps.personal.erase(userId)
    await server.deps.personal.erase(userId)
    expect(await visitor.call(getTemplate, { id })).toMatchObject({ likes: 0, favourites: 0 })
  })

  test('what is kept most stands first, after half a minute', async () => {
    const last = (await everyPage({})).at(-1)
    const id = last?.id ?? ''
    for (const person of await Promise.all([aUser(), aUser(), aUser(), aUser(), aUser()]))
      await person.call(markTemplate, { id, favourite: true })
    now += 31_000
    await expect.poll(async () => (await visitor.call(listTemplates, { limit: 1 })).templates[0]?.id).toBe(id)
  })

  test('what is not there cannot be marked or counted', async () => {
    const id = 'no-such-template-000'
    const person = await aUser()
    const answers = await Promise.allSettled([
      person.call(markTemplate, { id, liked: true }),
      visitor.call(countTemplateView, { id }),
      visitor.call(countTemplateUse, { id }),
    ])
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
      Array(3).fill('not_found'),
    )
  })
})

test('views and uses count people and days, not reloads', async () => {
  const id = all.at(5)?.id ?? ''
  const numbers = async () => {
    const { views, uses } = await visitor.call(getTemplate, { id })
    return { views, uses }
  }
  await Promise.all(Array.from({ length: 5 }, () => visitor.call(countTemplateView, { id })))
  await visitor.call(countTemplateUse, { id })
  expect(await numbers()).toEqual({ views: 1, uses: 1 })
  now += 24 * 3600_000
  await visitor.call(countTemplateView, { id })
  expect(await numbers()).toEqual({ views: 2, uses: 1 })
})

test('similar ones are others of the kind, likest first', async () => {
  for (const { id } of all.slice(0, 5)) {
    const { templates } = await visitor.call(similarTemplates, { id, limit: 4 })
    expect(templates).toHaveLength(4)
    expect(idsOf(templates)).not.toContain(id)
  }
})

test('an author is known by what is published; a banned one is gone with it', async () => {
  const author = await visitor.call(getAuthor, { id: SYSTEM_USER_ID })
  expect(author).toMatchObject({ nickname: '花笺', templates: all.length })
  const { userId } = await aPerson(server.deps)
  await expect(visitor.call(getAuthor, { id: userId })).rejects.toMatchObject({ code: 'not_found' })

  const [{ id = '' } = {}] = all
  await db().updateTable('templates').set({ owner: userId }).where('id', '=', id).execute()
  await db().updateTable('users').set({ banned_at: now }).where('id', '=', userId).execute()
  await expect(visitor.call(getTemplate, { id })).rejects.toMatchObject({ code: 'not_found' })
  now += 31_000
  await expect.poll(async () => idsOf(await everyPage({}))).not.toContain(id)
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain(id)
  await db().updateTable('templates').set({ owner: SYSTEM_USER_ID }).where('id', '=', id).execute()
})

test('the site map names every template once', async () => {
  const text = await (await fetch(`${server.url}/sitemap.xml`)).text()
  for (const { id } of all) expect(text.split(`/resume/${id}</loc>`), id).toHaveLength(2)
})
