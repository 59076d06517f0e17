import { formatIds, formatOf } from '#packages/export/formats.ts'
import { fontsOf } from '#packages/export/glyphs/page-fonts.ts'
import { cssNames, type Family, faces, families } from '#packages/fonts/faces.ts'
import { preloadInSequence } from '#packages/scheduling/preload.ts'

type Load = () => Promise<unknown>

/** Fetches the script of a worker by its URL, so that the worker later starts from the browser's cache. */
const workerScript =
  (address: () => Promise<{ default: string }>): Load =>
  async () =>
    (await fetch((await address()).default)).arrayBuffer()

/** The PDF and its proof come first, because they are used most. */
const PDF_FILES: readonly Load[] = [
  () => import('#packages/export/display-list/read.ts'),
  formatOf('pdf').load,
  workerScript(() => import('#packages/export/pdf/worker.ts?worker&url')),
  () => import('#packages/checks/proof.ts'),
  () => import('#packages/checks/page-texts.ts'),
  () => import('#packages/checks/page-characters.ts'),
  () => import('#packages/import/pdf/browser-engine.ts'),
  () => import('pdfjs-dist/legacy/build/pdf.mjs'),
  () => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'),
  workerScript(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url')),
]

/** Files that the writers load themselves. */
const OTHER_FILES: readonly Load[] = [
  workerScript(() => import('#packages/export/png/worker.ts?worker&url')),
  workerScript(() => import('#packages/export/html/font-worker.ts?worker&url')),
  () => import('#packages/export/docx/pictures.ts'),
  () => import('#packages/export/docx/make-docx.ts'),
  () => import('#packages/export/docx/browser-picture.ts'),
  () => import('#packages/export/pptx/facts.ts'),
  () => import('#packages/export/pptx/package.ts'),
  () => import('#packages/export/pptx/deck/deck-parts.ts'),
  () => import('#packages/export/pptx/pack.ts'),
  () => import('fflate'),
]

/** Exports read a font's metrics from its first slice, even if the page uses no character of that slice. */
const firstSlices = (): Load[] => {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  const isShown = (family: Family) => [...loaded].some((name) => name.includes(cssNames[family]))
  const address = fontsOf(document)
  return families
    .filter(isShown)
    .flatMap((family) => faces.filter((face) => face.id.startsWith(family)))
    .map(
      ({ id }) =>
        async () =>
          (await fetch(`${address}/${id}/0.woff2`, { cache: 'force-cache' })).arrayBuffer(),
    )
}

/** Preloads everything that exporting and proofing need, so that both work offline. */
export const preloadFormats = (): Promise<void> =>
  preloadInSequence([
    ...PDF_FILES,
    ...firstSlices(),
    ...formatIds.map((id) => formatOf(id).load),
    ...OTHER_FILES,
  ])
