import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { slicesFor } from '#packages/fonts/css.ts'
import { cssNames, faceIdOf, faces, families } from '#packages/fonts/faces.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { inWorker } from '#test/kit/worker.ts'
import { readFace } from './read-face.ts'
import { fontRoutes } from './routes.ts'
import { fontBaseUrl, fontCssUrl } from './version.ts'

const TEXT =
  '负责“用户增长”（含竞品），提升 18%。AV To Wave，「引号」、《书名》……王䶮 喆堃 ①② ● ✓ —— 2019 — 2023'

/** Loses half an em before 「 when the rule of slice 0 is not the last one. */
const TRIMMED = 'Wave，「引号」①'

let cacheDir: string
let app: FastifyInstance
let origin: string
let browser: Browser

/** Without geometricPrecision, Linux snaps strokes to pixels by what else is in the file, slice by slice. */
const page = (head: string, name: string) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">${head}
<body style="font:20px/1.7 '${name}';text-rendering:geometricPrecision;width:500px">
<p>${TEXT}<p>${TRIMMED}<p style="writing-mode:vertical-rl;height:300px">${TEXT}`

inWorker.beforeAll(async ({ chromium }) => {
  cacheDir = await mkdtemp(join(tmpdir(), 'huajian-fonts-'))
  app = Fastify()
  await app.register(fontRoutes({ cacheDir }))
  for (const { id, family, weight } of faces)
    app.get(`/full/${id}.ttf`, async (_, reply) =>
      reply.type('font/ttf').send(Buffer.from(await readFace(family, weight))),
    )
  for (const family of families) {
    const name = cssNames[family]
    const file = `/full/${faceIdOf(family, 400)}.ttf`
    const full = `<style>@font-face{font-family:'${name}';src:url(${file})}</style>`
    const cut = `<link rel="stylesheet" href="${fontCssUrl(family)}">`
    app.get(`/${family}/full`, (_, reply) => reply.type('text/html').send(page(full, name)))
    app.get(`/${family}/cut`, (_, reply) => reply.type('text/html').send(page(cut, name)))
  }
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  browser = chromium
})

afterAll(async () => {
  await app?.close()
  await rm(cacheDir, { recursive: true, force: true })
})

test.each(sampleEvery(families, 3))(
  '%s looks the same in slices as whole, and loads no slice in vain',
  async (family) => {
    const view = await browser.newPage({ viewport: { width: 600, height: 700 } })
    const loaded: string[] = []
    view.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const look = async (how: string) => {
      await view.goto(`${origin}/${family}/${how}`)
      await view.evaluate(() => document.fonts.ready.then(() => undefined))
      return (await view.screenshot()).toString('base64')
    }
    const cut = await look('cut')
    const slices = loaded.filter((path) => path.endsWith('.woff2'))
    expect(slices.sort()).toEqual(slicesFor(TEXT + TRIMMED, family, 400, fontBaseUrl).sort())
    expect(cut === (await look('full'))).toBe(true)
    await view.close()
  },
)
