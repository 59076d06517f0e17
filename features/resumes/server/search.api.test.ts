import fc from 'fast-check'
import { SqliteAdapter, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { visibleLines } from '#packages/sections/visible-text.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  createResume,
  destroyResume,
  keepVersion,
  listResumes,
  listVersions,
  removeResume,
  renameResume,
  restoreVersion,
  saveResume,
} from '../contract.ts'
import { indexResume } from './search-index.ts'

let server: TestServer
let now = Date.UTC(2026, 10, 18)
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.stop())

const db = () => server.deps.db

const saying = (title: string, summary: string): Document => {
  const base = sampleDocument(personOf('nurse', 'zh'))
  const sections = base.sections.filter(({ kind }) => kind === 'self_evaluation')
  const items = [{ id: 'one', data: { content: [{ spans: [{ text: summary }] }] } }]
  return { ...base, title, sections: sections.map((section) => ({ ...section, items })) }
}

const someone = async () => {
  const { token, userId } = await aPerson(server.deps, 'admin')
  const api = server.as(token)
  const find = async (q: string, more: { from?: 'bin'; limit?: number; before?: string } = {}) =>
    (await api.call(listResumes, { q, ...more })).resumes
  return {
    api,
    userId,
    find,
    titles: async (q: string) => (await find(q)).map(({ title }) => title),
    make: async (document: Document) => (await api.call(createResume, { document })).id,
    /** As if all searches of the past had been made. */
    index: async () => {
      const rows = await db().selectFrom('resumes').selectAll().where('owner', '=', userId).execute()
      for (const row of rows) await indexResume(db(), row)
    },
  }
}

const indexedWords = async () => {
  if (!(db().getExecutor().adapter instanceof SqliteAdapter)) return undefined
  const { rows } = await sql<{ count: number }>`select count(*) as count from resume_words_docsize`.execute(
    db(),
  )
  return rows[0]?.count
}

test.each([false, true])(
  'words of the title and of what is written are found (indexed: %s)',
  async (indexed) => {
    const { make, find, titles, index } = await someone()
    now += 1000
    await make(saying('前端 A', '在星河科技负责 Design System 与 C++ 组件，成绩 100%'))
    now += 1000
    await make(saying('运营 B', '在星海文化策划活动 résumé 𠮷'))
    if (indexed) await index()
    expect(await titles('星')).toEqual(['运营 B', '前端 A'])
    expect(await titles('星河')).toEqual(['前端 A'])
    expect(await titles('DESIGN sys')).toEqual(['前端 A'])
    expect(await titles('前端 星河 c++')).toEqual(['前端 A'])
    expect(await titles('运营 星河')).toEqual([])
    expect(await titles('100%')).toEqual(['前端 A'])
    expect(await titles('%')).toEqual(['前端 A'])
    for (const none of ['_', '河科星', '"星河', 'OR', "' or 1=1", 'a*'])
      expect(await titles(none)).toEqual([])
    expect(await titles('resume 𠮷')).toEqual(['运营 B'])
    expect(await titles(' 　 ')).toHaveLength(2)
    expect(await find('运营')).toMatchObject([{ match: null }])
    expect(await find('海文')).toMatchObject([
      { match: { before: '在星', hit: '海文', after: '化策划活动 résumé 𠮷' } },
    ])
  },
)

test('what was changed, renamed or gone back to is found by what it says now', async () => {
  const { api, make, titles, index } = await someone()
  const id = await make(saying('一', '第一家公司'))
  await api.call(keepVersion, { id, name: '起初' })
  await index()
  await api.call(saveResume, { id, baseRevision: 1, document: saying('一', '第二家公司') })
  expect([await titles('第一家'), await titles('第二家')]).toEqual([[], ['一']])
  await index()
  expect([await titles('第一家'), await titles('第二家')]).toEqual([[], ['一']])
  await api.call(renameResume, { id, title: '改名' })
  expect([await titles('一'), await titles('改名')]).toEqual([[], ['改名']])
  const [version] = (await api.call(listVersions, { id })).versions
  await api.call(restoreVersion, { id, version: version?.id ?? '' })
  expect([await titles('第一家'), await titles('第二家')]).toEqual([['一'], []])
})

test('a search indexes what it had to read, and what is destroyed leaves nothing in the index', async () => {
  const { api, make, find, titles } = await someone()
  const before = await indexedWords()
  const id = await make(saying('要删', '独一无二的话'))
  expect(await titles('独一无二')).toEqual(['要删'])
  const indexed = () => db().selectFrom('resume_search').selectAll().where('resume_id', '=', id).execute()
  await expect.poll(indexed).toMatchObject([{ revision: 1 }])
  await api.call(removeResume, { id })
  expect(await titles('独一无二')).toEqual([])
  expect(await find('独一无二', { from: 'bin' })).toMatchObject([{ title: '要删' }])
  await api.call(destroyResume, { id })
  expect(await indexed()).toEqual([])
  await expect.poll(indexedWords).toBe(before)
})

test('a document of megabytes is found as any other', async () => {
  const { make, titles, index } = await someone()
  const text = Array.from({ length: 25 }, (_, at) => ({
    text: Array.from({ length: 20_000 }, (_, place) =>
      String.fromCodePoint(0x4e00 + ((at * 20_000 + place * (7919 + at)) % 20_000)),
    ).join(''),
  }))
  const huge = saying('巨大', '')
  const sections = huge.sections.map((section) => ({
    ...section,
    items: [{ id: 'one', data: { content: [{ spans: text }] } }],
  }))
  await make({ ...huge, sections })
  await index()
  for (const at of [0, 12, 24])
    expect(await titles(text[at]?.text.slice(19_000, 19_020) ?? '')).toEqual(['巨大'])
})

test('page by page, each once, and nothing of others', async () => {
  const mine = await someone()
  const other = await someone()
  await other.make(saying('别人', '共同的词'))
  for (let at = 0; at < 35; at += 1) {
    if (at % 3 === 0) now += 1000
    await mine.make(saying(`第${at}份`, at % 2 === 0 ? '共同的词' : '别的'))
    if (at === 20) await mine.index()
  }
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await mine.api.call(listResumes, { q: '共同', limit: 4, ...(before ? { before } : {}) })
    seen.push(...page.resumes.map(({ title }) => title))
    before = page.next ?? undefined
  } while (before)
  expect(seen).toHaveLength(18)
  expect(new Set(seen).size).toBe(18)
  expect(await other.titles('共同')).toEqual(['别人'])
})

test('any piece of a real document finds it, and no query fails', async () => {
  const { make, find, index } = await someone()
  const document = sampleDocument(personOf('engineer', 'zh'))
  const id = await make(document)
  await index()
  const lines = visibleLines(document)
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 12 }), async (a, b, length) => {
      const line = [...(lines[a % lines.length] ?? '')]
      const piece = line.slice(b % line.length, (b % line.length) + length).join('')
      expect((await find(piece)).map((row) => row.id)).toEqual([id])
    }),
    { numRuns: 60 },
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 20 }), async (q) => {
      // A NUL is refused in words before anything looks at it.
      expect(Array.isArray(await find(q.replaceAll('\0', '')))).toBe(true)
    }),
    { numRuns: 60 },
  )
})
