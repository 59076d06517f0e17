import { formatIds, formatOf } from '#packages/export/formats.ts'
import { fontsOf } from '#packages/export/glyphs/page-fonts.ts'
import { cssNames, type Family, faces, families } from '#packages/fonts/faces.ts'
import { fetchInTurn } from '#packages/scheduling/in-turn.ts'

type Load = () => Promise<unknown>

/** A worker's script is fetched when it starts: asked for by its address, it waits in the browser's cache. */
const script =
  (address: () => Promise<{ default: string }>): Load =>
  async () =>
    (await fetch((await address()).default)).arrayBuffer()

/** The PDF and its proof first: they are what people come back for. */
const FIRST: readonly Load[] = [
  () => import('#packages/export/display-list/read.ts'),
  formatOf('pdf').load,
  script(() => import('#packages/export/pdf/worker.ts?worker&url')),
  () => import('#packages/checks/proof.ts'),
  () => import('#packages/checks/page-texts.ts'),
  () => import('#packages/checks/page-letters.ts'),
  () => import('#packages/import/pdf/browser-engine.ts'),
  () => import('pdfjs-dist/legacy/build/pdf.mjs'),
  () => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'),
  script(() => import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url')),
]

/** Files that the writers load themselves. */
const THEN: readonly Load[] = [
  script(() => import('#packages/export/png/worker.ts?worker&url')),
  script(() => import('#packages/export/html/font-worker.ts?worker&url')),
  () => import('#packages/export/docx/pictures.ts'),
  () => import('#packages/export/docx/make-docx.ts'),
  () => import('#packages/export/docx/browser-picture.ts'),
  () => import('#packages/export/pptx/facts.ts'),
  () => import('#packages/export/pptx/package.ts'),
  () => import('#packages/export/pptx/deck/deck-parts.ts'),
  () => import('#packages/export/pptx/pack.ts'),
  () => import('fflate'),
]

/** Files need the first slice of a face for its measures, also where the page shows no letter of it. */
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

/** Everything that making and proving files needs: after that the network may go. */
export const fetchFormats = (): Promise<void> =>
  fetchInTurn([...FIRST, ...firstSlices(), ...formatIds.map((id) => formatOf(id).load), ...THEN])
