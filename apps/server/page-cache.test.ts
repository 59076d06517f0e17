import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { RenderedPage } from './page-renderer.ts'

const html = (text: string, status = 200): RenderedPage => ({ status, html: text, personal: false })
const textOf = async (page: CachedPage | RenderedPage | undefined) =>
  page && 'etag' in page ? (await page.body('identity')).toString() : page?.html

let time = 0
let rendered: string[] = []
beforeEach(() => {
  time = 0
  rendered = []
})
const cacheOf = (maxBytes?: number) => createPageCache({ now: () => time, ...(maxBytes ? { maxBytes } : {}) })
const rendering = (text: string, status?: number) => async () => {
  rendered.push(text)
  return html(text, status)
}

test('a page is rendered once for all who ask at the same time, and found until the revision changes', async () => {
  const cache = cacheOf()
  expect(cache.find('/', 'a')).toBeUndefined()
  const pages = await Promise.all([1, 2, 3].map(() => cache.render('/', 'a', rendering('home'))))
  expect(rendered).toEqual(['home'])
  for (const page of pages) expect(await textOf(page)).toBe('home')
  expect(await textOf(cache.find('/', 'a')?.page)).toBe('home')
  expect(cache.find('/', 'b')).toBeUndefined()
  expect(cache.find('/other', 'a')).toBeUndefined()
  await cache.render('/', 'b', rendering('new home'))
  expect(await textOf(cache.find('/', 'b')?.page)).toBe('new home')
  expect(cache.find('/', 'a')).toBeUndefined()
})

test('a rendering for an earlier revision is not waited for by who knows of a later one', async () => {
  const cache = cacheOf()
  const gate = Promise.withResolvers<void>()
  const slow = cache.render('/', 'a', async () => {
    await gate.promise
    return html('before')
  })
  expect(await textOf(await cache.render('/', 'b', rendering('after')))).toBe('after')
  gate.resolve()
  expect(await textOf(await slow)).toBe('before')
  // The late one took its place; it is not good for `b`, so the next who asks renders.
  expect(await textOf(cache.find('/', 'b')?.page)).not.toBe('before')
})

test('counters are refreshed after ten seconds, and a page that nobody wanted for minutes is gone', async () => {
  const cache = cacheOf()
  await cache.render('/', 'a', rendering('home'))
  time = 10_000
  expect(cache.find('/', 'a')?.isOld).toBe(false)
  time = 10_001
  expect(cache.find('/', 'a')?.isOld).toBe(true)
  time = 300_001
  expect(cache.find('/', 'a')).toBeUndefined()
})

test('only whole pages are kept', async () => {
  const cache = cacheOf()
  for (const [key, page] of Object.entries<RenderedPage>({
    missing: html('none', 404),
    broken: html('sorry', 500),
    moved: { ...html('', 302), redirect: '/elsewhere' },
    hidden: { ...html('', 200), redirect: '/elsewhere' },
  })) {
    expect(await cache.render(key, 'a', async () => page)).toBe(page)
    expect(cache.find(key, 'a'), key).toBeUndefined()
  }
  await expect(cache.render('fails', 'a', () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await textOf(await cache.render('fails', 'a', rendering('now')))).toBe('now')
  // A page that no longer exists is removed from the cache.
  await cache.render('/item', 'a', rendering('item'))
  await cache.render('/item', 'a', rendering('none', 404))
  expect(cache.find('/item', 'a')).toBeUndefined()
})

test('memory is bounded: what was used least recently goes first', async () => {
  const cache = cacheOf(10_000)
  const noise = (seed: number) =>
    Array.from({ length: 20 }, (_, at) => hash('sha512', `${seed} ${at}`, 'base64')).join('')
  for (const seed of [1, 2]) await cache.render(`/${seed}`, 'a', rendering(noise(seed)))
  for (let seed = 3; seed < 40; seed += 1) {
    expect(cache.find('/1', 'a')).toBeDefined()
    await cache.render(`/${seed}`, 'a', rendering(noise(seed)))
  }
  expect(cache.find('/2', 'a')).toBeUndefined()
  expect(cache.find('/39', 'a')).toBeDefined()
})

test('each encoding is the same page', async () => {
  const page = (await cacheOf().render('/', 'a', rendering('纸'.repeat(2000)))) as CachedPage
  const bytes = await Promise.all(
    (['identity', 'br', 'gzip'] as const).map((encoding) => page.body(encoding)),
  )
  const [plain, br, gzipped] = bytes as [Buffer, Buffer, Buffer]
  expect(await promisify(brotliDecompress)(br)).toEqual(plain)
  expect(await promisify(gunzip)(gzipped)).toEqual(plain)
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
})
