import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { readCmap } from '#packages/fonts/sfnt.ts'
import { slices } from '#packages/fonts/slices.ts'
import { type Cutter, sharedCutter } from './cutter.ts'
import { fontRoutes } from './routes.ts'
import { fontBaseUrl, fontCssUrl, fontVersion } from './version.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const KAI_ONLY = slices.find(({ families }) => families.join() === 'kai')?.index

let cacheDir: string
let app: FastifyInstance
let origin: string
let cuts: string[]

/** The real cutter, with a count of what it was asked. */
const counting: Cutter = {
  cut: (request, urgency) => {
    cuts.push(`${request.face}/${request.slice}`)
    return sharedCutter.cut(request, urgency)
  },
}

const start = async () => {
  app = Fastify()
  await app.register(fontRoutes({ cacheDir, cutter: counting }))
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'huajian-fonts-'))
  cuts = []
  await start()
})

afterEach(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })

describe('a slice', () => {
  test('is a font that may be cached for ever', async () => {
    const answer = await get(`${fontBaseUrl}/sans-400/0.woff2`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('font/woff2')
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER)
    expect(readCmap(await decompress(await answer.bytes())).has(0x41)).toBe(true)
  })

  test('is cut once for all who ask at the same time', async () => {
    const path = `${fontBaseUrl}/serif-700/5.woff2`
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await get(path)).bytes()))
    expect(cuts).toEqual(['serif-700/5'])
    expect(new Set(answers.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(1)
  })

  test('is still on disk after a restart, and nothing else is', async () => {
    const path = `${fontBaseUrl}/sans-700/1.woff2`
    const first = await (await get(path)).bytes()
    await app.close()
    await start()
    expect(await (await get(path)).bytes()).toEqual(first)
    expect(cuts).toEqual(['sans-700/1'])
    const folder = join(cacheDir, fontVersion, 'sans-700')
    expect(await readdir(folder)).toEqual(['1.woff2'])
    expect((await stat(join(folder, '1.woff2'))).size).toBe(first.length)
  })

  test('is cut again when its file was damaged', async () => {
    const path = `${fontBaseUrl}/sans-400/1.woff2`
    const file = join(cacheDir, fontVersion, 'sans-400', '1.woff2')
    const first = await (await get(path)).bytes()
    await writeFile(file, '')
    expect(await (await get(path)).bytes()).toEqual(first)
    expect((await readFile(file)).length).toBe(first.length)
  })

  test('is served even when it cannot be kept', async () => {
    await writeFile(join(cacheDir, fontVersion), 'a file where the folder should be')
    expect((await get(`${fontBaseUrl}/sans-400/1.woff2`)).status).toBe(200)
  })

  test('does not keep the server from answering while it is cut', async () => {
    const slice = get(`${fontBaseUrl}/kai-400/3.woff2`)
    const other = get('/fonts/none')
    expect(await Promise.race([slice, other])).toBe(await other)
    expect((await slice).status).toBe(200)
  })
})

describe('a style sheet', () => {
  test('names slices that exist and is asked for again only by its tag', async () => {
    const answer = await get('/fonts/kai.css', { 'accept-encoding': 'identity' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, no-cache')
    const css = await answer.text()
    expect(css).toContain('font-display:swap')
    expect((await get(/url\(([^)]+)\)/.exec(css)?.[1] ?? '')).status).toBe(200)
    const etag = answer.headers.get('etag') ?? ''
    const again = await get('/fonts/kai.css', { 'accept-encoding': 'identity', 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test.each(['br', 'gzip', 'identity'])('is the same text as %s', async (encoding) => {
    const answer = await get('/fonts/sans.css', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect((await answer.text()).match(/@font-face/g)).toHaveLength(
      2 * slices.filter(({ families }) => families.includes('sans')).length,
    )
  })

  test('is not packed in a way the client refuses', async () => {
    const answer = await get('/fonts/sans.css', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })

  test('may be cached for ever when its address carries the version', async () => {
    const answer = await get(fontCssUrl('serif'))
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER)
    expect((await get('/fonts/serif.css?v=old')).headers.get('cache-control')).toBe('public, no-cache')
  })
})

test.each([
  '/fonts/',
  '/fonts/song.css',
  '/fonts/sans',
  '/fonts/constructor.css',
  '/fonts/0000000000/sans-400/0.woff2',
  `${fontBaseUrl}/sans-400/999.woff2`,
  `${fontBaseUrl}/sans-400/00.woff2`,
  `${fontBaseUrl}/sans-400/0.woff`,
  `${fontBaseUrl}/sans-400/-1.woff2`,
  `${fontBaseUrl}/sans-300/0.woff2`,
  `${fontBaseUrl}/sans-400/${KAI_ONLY}.woff2`,
  `${fontBaseUrl}/sans-400/..%2f..%2f..%2fpackage.json`,
  `${fontBaseUrl}/..%2f..%2fsans-400/0.woff2`,
  `${fontBaseUrl}/sans-400/0.woff2/more`,
  `${fontBaseUrl}/sans-400/${'9'.repeat(500)}.woff2`,
])('%s is not found', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 'not_found', message: '服务器资源不存在' })
  expect(cuts).toEqual([])
})
