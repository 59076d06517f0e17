import { renderToStaticMarkup } from 'react-dom/server'
import type { Document } from '#packages/document/schema.ts'
import '#packages/render/document-parts.tsx'
import { DocumentPages } from '#packages/render/pages.tsx'
import type { DrawCover } from './page-request.ts'

/**
 * A cover is a picture: among the titles and links of the page that shows it, its own would be told and followed. The
 * marks by which an editor finds its way are a tenth of its bytes. Text cannot be mistaken for any of these, since
 * the renderer escapes its quotes and brackets.
 */
const asPicture = (markup: string): string =>
  markup
    // Hints to fetch pictures early, which the renderer writes before all else.
    .replace(/^(?:<link[^>]*>)+/, '')
    .replaceAll(/ data-(?:slot|item|field|shared|id|current|bullet)="[^"]*"/g, '')
    .replaceAll(/<(\/?)h[1-6]\b/g, '<$1p')
    .replaceAll(/<a\b[^>]*?( style="[^"]*")?[^>]*>/g, '<span$1>')
    .replaceAll('</a>', '</span>')

export const drawCover: DrawCover = (shown) =>
  asPicture(renderToStaticMarkup(<DocumentPages document={shown as Document} limit={1} />))
