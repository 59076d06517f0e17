import { renderToStaticMarkup } from 'react-dom/server'
import type { Document } from '#packages/document/schema.ts'
import '#packages/render/document-parts.tsx'
import { DocumentPages } from '#packages/render/pages.tsx'
import { PreviewProvider } from '#packages/render/preview.ts'
import type { DrawCover, DrawPages } from './page-request.ts'

/** Text cannot match any of these patterns, since the renderer escapes its quotes and brackets. */
const LINKS = /<a\b[^>]*?( style="[^"]*")?[^>]*>/g

/** Preload hints for pictures, which the renderer writes first. */
const withoutHints = (markup: string): string => markup.replace(/^(?:<link[^>]*>)+/, '')

const withoutLinks = (markup: string): string =>
  markup.replaceAll(LINKS, '<span$1>').replaceAll('</a>', '</span>')

/**
 * A cover is a picture: its titles and links must not be announced or followed on the page that shows it. Marks that
 * only an editor needs are removed, which saves a tenth of the bytes. The slot of entries stays, since it styles
 * slides.
 */
const asPicture = (markup: string): string =>
  withoutLinks(withoutHints(markup))
    .replaceAll(/ data-(?:slot="(?!item")|(?:item|field|shared|id|run|current|bullet)=")[^"]*"/g, '')
    .replaceAll(/<(\/?)h[1-6]\b/g, '<$1p')

export const drawCover: DrawCover = (shown) =>
  asPicture(renderToStaticMarkup(<DocumentPages document={shown as Document} limit={1} />))

/** Attributes that the style sheet and `layOutDrawnPages` read. */
const NEEDED = new Set(['page', 'flow', 'chart', 'chart-drawing', 'number-words'])

/** A preview must not reveal more than it shows, so marks that name a section, an entry or a field are removed. */
const asPreview = (markup: string): string => {
  const runs = new Map<string, number>()
  const numberOf = (run: string) => {
    const number = runs.get(run) ?? runs.size + 1
    runs.set(run, number)
    return number
  }
  return withoutLinks(withoutHints(markup)).replaceAll(/ data-([a-z-]+)="([^"]*)"/g, (mark, name, value) => {
    if (name === 'run') return ` data-run="${numberOf(value as string)}"`
    return NEEDED.has(name as string) || mark === ' data-slot="item"' ? mark : ''
  })
}

/** Only the first page holds the text; the browser builds the others from it. */
const onFirstPage = () => false

/** The browser adds further pages. */
const MAX_PAGES = 20

/** A presentation whose slides repeat a large picture is previewed by its first slide alone. */
const MAX_PREVIEW = 4_000_000

export const drawPages: DrawPages = (shown, pages) => {
  const document = shown as Document
  const draw = (limit: number | undefined) =>
    asPreview(
      renderToStaticMarkup(
        <PreviewProvider value>
          <DocumentPages
            document={document}
            useFlows={onFirstPage}
            {...(limit === undefined ? {} : { limit })}
          />
        </PreviewProvider>,
      ),
    )
  const drawn = draw(document.kind === 'ppt' ? undefined : Math.min(pages, MAX_PAGES))
  return drawn.length > MAX_PREVIEW ? draw(1) : drawn
}
