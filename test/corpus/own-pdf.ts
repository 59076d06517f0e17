import type { Document } from '#packages/document/schema.ts'
import type { DisplayList, TextOp } from '#packages/export/display-list/list.ts'
import { writePdf } from '#packages/export/pdf/write-pdf.ts'
import { factsOf } from '#packages/export/pdf/writer.ts'
import { readSlice } from '#test/kit/pdf-fonts.ts'

export const MADE_ON = new Date('2026-11-15T08:00:00Z')

/** A page with this text only. */
export const pageWith = (text: string): DisplayList => {
  const signs = [...text]
  const op: TextOp = {
    op: 'text',
    text,
    face: 'sans-400',
    size: 20,
    color: [0, 0, 0, 1],
    y: 80,
    pens: signs.map((_, at) => 60 + at * 20),
    advances: signs.map(() => 20),
    part: 0,
  }
  return {
    pages: [{ width: 794, height: 1123, ops: [op] }],
    structure: [{ role: 'h1', section: 'a' }],
    pictures: [],
  }
}

/**
 * A file of our own writer. The text on its page differs from its attachment, so that nothing can be read from the
 * page.
 */
export const ownPdf = async (document: Document): Promise<Uint8Array> =>
  (await writePdf(pageWith('别人'), factsOf(document, MADE_ON), readSlice)).bytes
