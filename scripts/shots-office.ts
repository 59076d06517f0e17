import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { noPictures } from '#apps/renderer/document-pictures.ts'
import { openRenderer } from '#apps/renderer/renderer.ts'
import { currentBuild } from '#apps/server/builds.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { chromiumPath } from '#test/kit/chromium.ts'
import { testFonts } from '#test/kit/server.ts'
import { ensureBuild } from './build.ts'
import { type Likeness, likeness } from './likeness.ts'
import { toPdf } from './office.ts'

// npm run shots -- office [part of an id …]: every Word and presentation template as .docx or .pptx, printed by
// LibreOffice and compared with our pages: similarity, missing text, and contact sheets of both in shots/office, least
// similar first.
const folder = join(import.meta.dirname, '../shots/office')
const wanted = process.argv.slice(3)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await ensureBuild()

const templates = ownTemplates().filter(
  ({ id, kind }) => kind !== 'resume' && (wanted.length === 0 || wanted.some((part) => id.includes(part))),
)
const renderer = await openRenderer({
  dist: currentBuild(join(import.meta.dirname, '../dist')),
  fontCache: testFonts,
  browser: chromiumPath() ?? '',
})
for (const { id, kind, document } of templates) {
  for (const format of ['pdf', kind === 'ppt' ? 'pptx' : 'docx'] as const) {
    const [file] = await renderer.render(document(), noPictures, format, { name: id })
    if (!file) throw new Error(`no ${format} was made of ${id}`)
    const place = format === 'pdf' ? `${id}.ours.pdf` : `${id}.${format}`
    writeFileSync(join(folder, place), file.bytes)
  }
  console.log(`made ${id}`)
}
await renderer.close()

const AT_ONCE = 12
for (let at = 0; at < templates.length; at += AT_ONCE)
  await toPdf(
    templates
      .slice(at, at + AT_ONCE)
      .map(({ id, kind }) => join(folder, `${id}.${kind === 'ppt' ? 'pptx' : 'docx'}`)),
    folder,
  )

const pagesOf = (pdf: string): string[] => {
  const base = join(folder, basename(pdf, '.pdf'))
  execFileSync('pdftoppm', ['-png', '-r', '60', join(folder, pdf), `${base}.page`])
  return globSync(`${base}.page-*.png`).sort()
}

const signsOf = (pdf: string): Map<string, number> => {
  const text = execFileSync('pdftotext', [join(folder, pdf), '-'], { encoding: 'utf8' })
  const counts = new Map<string, number>()
  for (const sign of text.normalize('NFKC').replaceAll(/\s/g, ''))
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

/** Characters of our pages that are missing in the print, and the number of all characters. */
const lostSigns = (id: string): { lost: number; all: number } => {
  const theirs = signsOf(`${id}.pdf`)
  let [lost, all] = [0, 0]
  for (const [sign, count] of signsOf(`${id}.ours.pdf`)) {
    all += count
    lost += Math.max(0, count - (theirs.get(sign) ?? 0))
  }
  return { lost, all }
}

const NOTHING: Likeness = { inPlace: 0, alike: 0, moved: 0 }
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

const rows: {
  id: string
  alike: number
  inPlace: number
  ours: string[]
  theirs: string[]
  summary: string
}[] = []
for (const { id } of templates) {
  const [ours, theirs] = [pagesOf(`${id}.ours.pdf`), pagesOf(`${id}.pdf`)]
  const pages = await Promise.all(
    ours.map((page, at) => (theirs[at] ? likeness(page, theirs[at]) : Promise.resolve(NOTHING))),
  )
  const { lost, all } = lostSigns(id)
  const count =
    ours.length === theirs.length ? `${ours.length} pages` : `${ours.length} pages, theirs ${theirs.length}`
  const least = Math.min(...pages.map(({ alike }) => alike))
  const moved = Math.max(...pages.map((page) => page.moved))
  const alike = meanOf(pages.map((page) => page.alike))
  const inPlace = meanOf(pages.map((page) => page.inPlace))
  const summary = `alike ${alike.toFixed(3)} (least page ${least.toFixed(3)}), in place ${inPlace.toFixed(3)}, moved by ${(moved * 100).toFixed(1)} %, ${count}, ${lost} of ${all} signs lost`
  rows.push({ id, alike, inPlace, ours, theirs, summary })
}
rows.sort((one, other) => one.alike - other.alike)
for (const { id, summary } of rows) console.log(`${id}: ${summary}`)
console.log(
  `${rows.length} templates, alike ${meanOf(rows.map(({ alike }) => alike)).toFixed(3)}, in place ${meanOf(rows.map(({ inPlace }) => inPlace)).toFixed(3)}`,
)

const [WIDTH, GAP] = [420, 10]
/** Our pages above, printed ones below, page by page. */
const sheetOf = async ({ id, ours, theirs }: (typeof rows)[number]) => {
  const cells = await Promise.all(
    [ours, theirs].flatMap((pages, row) =>
      pages.slice(0, 12).map(async (page, at) => {
        const { data, info } = await sharp(page).resize(WIDTH).png().toBuffer({ resolveWithObject: true })
        return { input: data, row, at, height: info.height }
      }),
    ),
  )
  const high = Math.max(...cells.map(({ height }) => height)) + GAP
  const wide = Math.max(...cells.map(({ at }) => at + 1)) * (WIDTH + GAP)
  await sharp({ create: { width: wide, height: 2 * high, channels: 3, background: '#888' } })
    .composite(cells.map(({ input, row, at }) => ({ input, left: at * (WIDTH + GAP), top: row * high })))
    .png()
    .toFile(join(folder, `${id}.sheet.png`))
}
for (const row of rows.slice(0, 10)) await sheetOf(row)
process.exit(0)
