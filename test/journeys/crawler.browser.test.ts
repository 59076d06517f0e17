import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTemplate, listTemplates, type PublicRow } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { isLong, sampleEvery } from '#test/kit/long.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

/** The parts of a page that a search engine reads without running scripts. */
interface Seen {
  path: string
  status: number
  title: string
  description: string
  canonical: string | undefined
  isHidden: boolean
  headings: number
  text: string
  links: string[]
}

let server: TestServer
let pages: Map<string, Seen>
let templates: PublicRow[]

const decoded = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')

const read = async (path: string): Promise<Seen> => {
  const answer = await fetch(server.url + path, { headers: { 'user-agent': 'bot' } })
  const html = await answer.text()
  const body = html.slice(html.indexOf('<body'), html.indexOf('<data id="handover"'))
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/)
  return {
    path,
    status: answer.status,
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: canonical === '' ? undefined : pathIn(canonical),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    // The sample on its pages has headings of its own.
    headings: body.match(/<h1\b(?![^>]*hj-text)/g)?.length ?? 0,
    text: decoded(body.replaceAll(/<[^>]*>/g, '')),
    links: [...body.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) => decoded(href)),
  }
}

const pathIn = (address: string) => {
  const { pathname, search } = new URL(address, server.url)
  return pathname + search
}

const FORBIDDEN = /^\/(?:api|builder|profile|createTemplate|admin|auth|forget-password)\b/
/** Filters can be combined endlessly, so only a few pages with two or more are followed. */
const isCombined = (path: string) => (path.match(/[?&]/g)?.length ?? 0) > 1
const MAX_COMBINED = 12
/** A template or document page; they are alike except for their texts, so the short run reads only some. */
const isItem = (path: string) => /^\/(?:resume|word|ppt)\/[^/?]+$/.test(path)

const linked = new Set<string>()

const crawl = async () => {
  const found = new Map<string, Seen>()
  linked.add('/')
  const combined: string[] = []
  let round = ['/']
  while (round.length > 0) {
    const seen: Seen[] = []
    for (const path of round) seen.push(await read(path))
    for (const page of seen) found.set(page.path, page)
    // A page whose canonical link is another page is not followed further.
    const links = seen.filter(({ path, canonical }) => canonical === path).flatMap((page) => page.links)
    const fresh = [...new Set(links.map(pathIn))].filter((path) => !linked.has(path) && !FORBIDDEN.test(path))
    for (const path of fresh) linked.add(path)
    combined.push(...fresh.filter(isCombined))
    const single = fresh.filter((path) => !isCombined(path))
    round = [...single.filter((path) => !isItem(path)), ...sampleEvery(single.filter(isItem), 4)]
  }
  const step = Math.max(1, Math.floor(combined.length / MAX_COMBINED))
  for (const [at, path] of combined.entries()) if (at % step === 0) found.set(path, await read(path))
  return found
}

beforeAll(async () => {
  server = await startServer()
  pages = await crawl()
  const lists = await Promise.all([1, 2].map((page) => server.as().call(listTemplates, { limit: 60, page })))
  templates = lists.flatMap((list) => list.templates)
}, 120_000)
afterAll(() => server.stop())

const indexed = () => [...pages.values()].filter((page) => !page.isHidden && page.canonical === page.path)

test('no link is broken', () => {
  expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
})

test('every template is found from the home page, with its name, description and content', async () => {
  for (const { id } of templates) expect(linked).toContain(`/resume/${id}`)
  const followed = templates.filter(({ id }) => pages.has(`/resume/${id}`))
  expect(followed.length).toBeGreaterThanOrEqual(isLong ? templates.length : templates.length / 5)
  for (const { id, meta } of followed) {
    const page = pages.get(`/resume/${id}`)
    expect(page?.canonical).toBe(`/resume/${id}`)
    expect(page?.text).toContain(meta.name)
    expect(page?.text).toContain(meta.intro ?? '')
  }
  for (const { id } of sampleEvery(followed, 4)) {
    const found = await server.as().call(getTemplate, { id })
    const { document } = found as { document: Document }
    const base = document.sections.find(({ kind }) => kind === 'base_info')
    expect(pages.get(`/resume/${id}`)?.text).toContain(base?.items[0]?.data.name)
  }
})

test('no two pages have the same title or description', () => {
  const all = indexed()
  expect(all.length).toBeGreaterThan(templates.length / (isLong ? 1 : 4))
  for (const of of ['title', 'description'] as const) {
    const owners = Map.groupBy(all, (page) => page[of])
    const shared = [...owners].filter(([text, those]) => text === '' || those.length > 1)
    expect(shared.map(([text, those]) => [text, those.map(({ path }) => path)])).toEqual([])
  }
})

test('a sorted list or one with several filters has the canonical link of its main form', () => {
  const forms = [...pages.values()].filter((page) => !page.isHidden && page.canonical !== page.path)
  for (const { path, canonical } of forms) {
    expect(canonical, path).toBeDefined()
    const target = pages.get(canonical ?? '')
    expect(target?.canonical, `${path} → ${canonical}`).toBe(canonical)
  }
  expect([...pages.keys()].filter(isCombined).length).toBeGreaterThan(3)
})

test('every page has one heading of level one', () => {
  expect([...pages.values()].filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
})

test('the site map has the pages that can be found, and only those', async () => {
  const text = await (await fetch(`${server.url}/sitemap.xml`)).text()
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathIn(decoded(address)))
  expect(named.filter((path) => !linked.has(path))).toEqual([])
  expect(named.filter((path) => pages.has(path) && pages.get(path)?.canonical !== path)).toEqual([])
})
