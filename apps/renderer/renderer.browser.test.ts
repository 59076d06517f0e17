import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentBuild } from '#apps/server/builds.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { people, personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { chromiumPath } from '#test/kit/chromium.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { openPdf } from '#test/kit/pdf-read.ts'
import { startServer, testFonts } from '#test/kit/server.ts'
import { type NamedPictures, noPictures } from './document-pictures.ts'
import { startPageServer } from './page-server.ts'
import { openRenderer, type Renderer } from './renderer.ts'

const dist = currentBuild(join(import.meta.dirname, '../../dist'))
let renderer: Renderer
beforeAll(async () => {
  renderer = await openRenderer({ dist, fontCache: testFonts, browser: chromiumPath() ?? '' })
})
afterAll(() => renderer?.close())

test.each(
  sampleEvery([...people, ...edgeCases], 14).map(
    (person) => [`${person.id} ${person.language}`, person] as const,
  ),
)('%s: the file has the pages that were laid out, and is read back whole', async (_, person) => {
  const document = sampleDocument(person)
  const { pages, filled } = await renderer.layOut(document, noPictures)
  const [file] = await renderer.render(document, noPictures, 'pdf', { name: 'file' })
  if (!file) throw new Error('no file was made')
  expect((await openPdf(file.bytes)).numPages).toBe(pages)
  expect(Math.ceil(filled)).toBeLessThanOrEqual(pages)
  const reading = await readResume({ name: file.name, bytes: file.bytes }, { pdf: nodeEngine })
  expect(reading).toMatchObject({ ok: true, document, source: 'huajian-pdf' })
})

const documents = ownTemplates().filter(({ kind }) => kind !== 'resume')

test.each(sampleEvery(documents, 22).map((one) => [one.id, one] as const))(
  '%s: a document of the shop has as many pages as it says',
  async (_, { document, meta }) => {
    const { pages } = await renderer.layOut(document(), noPictures)
    expect(meta).toMatchObject({ pages })
  },
)

test('letters that no face has are told of', async () => {
  const rare = edgeCases.find(({ id }) => id === 'rare-characters')
  const [file] = await renderer.render(sampleDocument(rare ?? personOf('chef', 'zh')), noPictures, 'pdf', {
    name: 'file',
  })
  expect(file?.troubles?.missing).toContain('𠮷')
})

test('pictures come from who gave the document, by name', async () => {
  const document = sampleDocument(personOf('chef', 'en'))
  for (const { kind, items } of document.sections)
    if (kind === 'base_info') Object.assign(items[0]?.data ?? {}, { avatar: 'photos/me 二.webp' })
  const asked: string[] = []
  const portrait = readFileSync(join(import.meta.dirname, '../../docs/pictures/home.webp'))
  const pictures: NamedPictures = async (name) => {
    asked.push(name)
    return portrait
  }
  const [drawn] = await renderer.render(document, pictures, 'pdf', { name: 'file' })
  expect([...new Set(asked)]).toEqual(['photos/me 二.webp'])
  const [empty] = await renderer.render(document, noPictures, 'pdf', { name: 'file' })
  expect((drawn?.bytes.length ?? 0) - (empty?.bytes.length ?? 0)).toBeGreaterThan(1000)
})

test('other programs of the machine see nothing of the page, its fonts and its pictures', async () => {
  const server = await startPageServer(dist, testFonts)
  server.takePictures(async () => Buffer.from('secret'))
  const answers = async (headers: Record<string, string>) =>
    Promise.all(
      ['/', '/files/me.webp', '/fonts/sans.css'].map(
        async (path) => (await fetch(server.url + path, { headers })).status,
      ),
    )
  expect(await answers({})).toEqual([404, 404, 404])
  expect(await answers({ cookie: 'key=wrong' })).toEqual([404, 404, 404])
  expect(await answers({ cookie: `key=${server.cookie.value}` })).toEqual([200, 200, 200])
  const page = await fetch(server.url, { headers: { cookie: `key=${server.cookie.value}` } })
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-/,
  )
  expect(await page.text()).not.toMatch(/<style|style=|onload=|<script(?! type="module" src="\/assets\/)/)
  await server.stop()
})

test('the product serves nothing of the render page', async () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'render/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const server = await startServer()
  for (const path of [
    manifest['apps/web/render-page.tsx']?.file,
    'render',
    'render-page',
    'render/index.html',
  ])
    expect(await (await fetch(`${server.url}/${path}`)).text()).not.toContain('huajian.render')
  await server.stop()
})
