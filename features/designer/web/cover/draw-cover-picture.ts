import type { Document } from '#packages/document/schema.ts'
import { makeFile } from '#packages/export/make-file.ts'
import { loadDocumentFonts } from '#packages/render/document-fonts-later.ts'
import '#packages/render/document-parts.tsx'
import { renderOffscreen } from '#packages/render/render-offscreen.tsx'
import { coverScale } from '#packages/templates/cover-scale.ts'

/** The first page as a PNG, drawn out of sight. Fails if a picture on it could not be loaded. */
export const drawCoverPicture = async (shown: Document, signal: AbortSignal): Promise<Blob> => {
  await loadDocumentFonts()
  return renderOffscreen(shown, async (root) => {
    const [file] = await makeFile(
      {
        format: 'png',
        document: shown,
        root,
        name: 'cover',
        pages: new Set([0]),
        options: { scale: coverScale(shown.page.size) },
      },
      () => undefined,
      signal,
    )
    if (!file || file.troubles?.unread) throw new Error('the first page was not drawn whole')
    return new Blob([file.bytes as BlobPart], { type: file.type })
  })
}
