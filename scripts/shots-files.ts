import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { noPictures } from '#apps/renderer/document-pictures.ts'
import { openRenderer } from '#apps/renderer/renderer.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { chromiumPath } from '#test/kit/chromium.ts'
import { testFonts } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'

// npm run shots -- files: every built-in template as a PDF, compared with its pages, and contact sheets of the first
// pages of the PDFs in shots/files, rendered independently by poppler.
const folder = join(import.meta.dirname, '../shots/files')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await ensureBuild()
const renderer = await openRenderer({
  dist: currentBuild(join(import.meta.dirname, '../dist')),
  fontCache: testFonts,
  browser: chromiumPath() ?? '',
})

const PER_SHEET = 24
const [COLUMNS, WIDTH, HEIGHT, GAP] = [6, 300, 424, 12]

const pictureOf = (name: string) => {
  const base = join(folder, name)
  execFileSync('pdftoppm', ['-png', '-f', '1', '-singlefile', '-r', '72', `${base}.pdf`, base])
  return sharp(`${base}.png`).resize(WIDTH, HEIGHT, { fit: 'contain', background: '#fff' }).png().toBuffer()
}

const writeSheet = async (pictures: readonly Buffer[], number: number) => {
  const rows = Math.ceil(pictures.length / COLUMNS)
  const size = { width: COLUMNS * (WIDTH + GAP) + GAP, height: rows * (HEIGHT + GAP) + GAP }
  await sharp({ create: { ...size, channels: 3, background: '#999' } })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: GAP + (at % COLUMNS) * (WIDTH + GAP),
        top: GAP + Math.floor(at / COLUMNS) * (HEIGHT + GAP),
      })),
    )
    .png()
    .toFile(join(folder, `sheet-${number}.png`))
}

const pictures: Buffer[] = []
for (const template of ownTemplates()) {
  const document = template.document()
  const { pages, filled, proof } = await renderer.prove(document, noPictures)
  const [file] = await renderer.render(document, noPictures, 'pdf', { name: template.id })
  if (!file) throw new Error(`no file was made of ${template.id}`)
  writeFileSync(join(folder, `${template.id}.pdf`), file.bytes)
  pictures.push(await pictureOf(template.id))
  const size = `${pages} pages, filled ${filled.toFixed(2)}, ${Math.round(file.bytes.length / 1024)} KB`
  const warnings = proof.warnings.map(({ code }) => code).join(' ')
  console.log(`${template.id}: ${size}${proof.sameText && proof.samePages ? '' : ', DIFFERS'} ${warnings}`)
}
for (let at = 0; at < pictures.length; at += PER_SHEET)
  await writeSheet(pictures.slice(at, at + PER_SHEET), at / PER_SHEET + 1)
await renderer.close()
process.exit(0)
