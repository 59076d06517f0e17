import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import type { DisplayList } from '#packages/export/display-list/list.ts'
import { makeFile, type Order } from '#packages/export/make-file.ts'
import '#packages/render/document-parts.tsx'
import { DocumentPages, measurePages } from '#packages/render/pages.tsx'
import type { RenderedFile, RenderPage } from './render-request.ts'

const holder = document.getElementById('root') as HTMLElement
const root = createRoot(holder)

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Fails if a font did not load: the file must not show another one. */
const refuseMissingFonts = () => {
  const failed = [...document.fonts].find(({ status }) => status === 'error')
  if (failed) throw new Error(`the font ${failed.family} ${failed.weight} did not load`)
}

let drawings = 0

/** Renders a document and waits until its fonts are loaded and its pages are laid out. */
const draw = async (shown: Document): Promise<number> => {
  let pages = 0
  const onCount = (count: number) => {
    pages = count
  }
  // Documents are rendered independently, so that results of one do not affect the next.
  drawings += 1
  flushSync(() => root.render(<DocumentPages key={drawings} document={shown} onCount={onCount} />))
  let before: number
  do {
    before = pages
    await document.fonts.ready
    await twoFrames()
  } while (pages !== before || document.fonts.status !== 'loaded')
  refuseMissingFonts()
  return pages
}

/** Base64, because only text can be returned from a page. */
const base64 = (bytes: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([bytes as BlobPart]))
  })

const layOut: RenderPage['layOut'] = async (shown) => {
  const pages = await draw(shown)
  return { pages, filled: measurePages(holder, shown) }
}

const nobody = () => new AbortController().signal

const prove: RenderPage['prove'] = async (shown) => {
  const laid = await layOut(shown)
  const lists: DisplayList[] = []
  const order: Order = {
    format: 'pdf',
    document: shown,
    root: holder,
    name: 'proof',
    onList: (list) => lists.push(list),
  }
  const [file] = await makeFile(order, () => undefined, nobody())
  if (!file) throw new Error('no file was made')
  const [{ provePdf }, { pageTexts }] = await Promise.all([
    import('#packages/checks/proof.ts'),
    import('#packages/checks/page-texts.ts'),
  ])
  const text = pageTexts(holder)
    .map(({ seen }) => seen)
    .join('')
  const drawn = { text, pages: laid.pages, ...(lists[0] ? { list: lists[0] } : {}) }
  return { ...laid, proof: await provePdf(file.bytes, shown, drawn, { troubles: file.troubles }) }
}

const render: RenderPage['render'] = async (shown, format, { name, pages, picture }) => {
  await draw(shown)
  const order: Order = {
    format,
    document: shown,
    root: holder,
    name,
    options: picture ?? {},
    ...(pages ? { pages: new Set(pages) } : {}),
  }
  const files = await makeFile(order, () => undefined, nobody())
  return Promise.all(
    files.map(
      async ({ bytes, ...rest }): Promise<RenderedFile> => ({ ...rest, base64: await base64(bytes) }),
    ),
  )
}

// The API for a program that opened this page in a browser. Nothing here uses the network.
window.huajian = { layOut, prove, render }
