import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noPictures } from '#apps/renderer/document-pictures.ts'
import { findBrowser } from '#apps/renderer/find-browser.ts'
import { openRenderer, type Renderer } from '#apps/renderer/renderer.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { loadFromBuild } from '#apps/server/client-assets.ts'
import type { DrawCover } from '#apps/web/page-request.ts'
import { loadDocument } from '#packages/document/load.ts'
import '#packages/sections/document-kinds.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { coverScale } from '#packages/templates/cover-scale.ts'
import {
  COVERS_FOLDER,
  COVERS_MANIFEST,
  type CoverManifest,
  coverHash,
  drawingHash,
  encodeCover,
  engineHash,
  readCoverManifest,
  type ShippedCover,
} from '#packages/templates/covers.ts'
import { type OwnTemplate, ownTemplates } from '#packages/templates/own.ts'
import { ensureBuild } from './build.ts'

// npm run covers [-- --all]: renders the first pages of the built-in templates as pictures. Only templates whose
// document or rendering has changed are rendered; --all renders every one.
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

await ensureBuild()
const dist = currentBuild(join(import.meta.dirname, '../dist'))
const { drawCover } = await loadFromBuild<{ drawCover: DrawCover }>(dist, 'draw-cover.js')

const known: CoverManifest['covers'] =
  existsSync(COVERS_MANIFEST) && !values.all ? readCoverManifest().covers : {}

let renderer: Renderer | undefined
const open = async (): Promise<Renderer> => {
  const browser = findBrowser(process.env)
  if (!browser || !('path' in browser)) throw new Error('covers are drawn in Chromium: set CHROMIUM_PATH')
  const fontCache = join(import.meta.dirname, '../.cache/fonts')
  return openRenderer({ dist, fontCache, browser: browser.path })
}

const draw = async ({ id, document }: OwnTemplate): Promise<ShippedCover> => {
  const published = document()
  const loaded = loadDocument(published, kindFacts)
  if (!loaded.ok) throw new Error(`${id} cannot be read`)
  const hashes = {
    document: coverHash(JSON.stringify(published)),
    drawing: drawingHash(drawCover(loaded.document)),
  }
  const before = known[id]
  if (before?.document === hashes.document && before.drawing === hashes.drawing) return before
  renderer ??= await open()
  const { size } = loaded.document.page
  const [file] = await renderer.render(loaded.document, noPictures, 'png', {
    name: id,
    pages: [0],
    picture: { scale: coverScale(size) },
  })
  if (!file) throw new Error(`no picture was made of ${id}`)
  const { small, large, width, height } = await encodeCover(file.bytes, size)
  writeFileSync(join(COVERS_FOLDER, `${id}-small.webp`), small)
  writeFileSync(join(COVERS_FOLDER, `${id}-large.webp`), large)
  console.log(`${id}: ${small.length} and ${large.length} bytes`)
  return { ...hashes, picture: coverHash(Buffer.concat([small, large])), width, height }
}

mkdirSync(COVERS_FOLDER, { recursive: true })
const covers: CoverManifest['covers'] = {}
try {
  for (const template of ownTemplates()) covers[template.id] = await draw(template)
} finally {
  await renderer?.close()
}
for (const id of Object.keys(known).filter((one) => !(one in covers)))
  for (const size of ['small', 'large']) rmSync(join(COVERS_FOLDER, `${id}-${size}.webp`), { force: true })
const manifest = `${JSON.stringify({ engine: engineHash(covers), covers } satisfies CoverManifest, null, 2)}\n`
const isSame = existsSync(COVERS_MANIFEST) && readFileSync(COVERS_MANIFEST, 'utf8') === manifest
if (!isSame) writeFileSync(COVERS_MANIFEST, manifest)
console.log(`${Object.keys(covers).length} covers${isSame ? ', nothing changed' : ''}`)
