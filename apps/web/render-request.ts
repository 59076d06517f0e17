import type { Proof } from '#packages/checks/proof.ts'
import type { Document } from '#packages/document/schema.ts'
import type { MadeFile } from '#packages/export/format.ts'
import type { FormatId } from '#packages/export/formats.ts'

/** Options of a file besides its format. */
export interface RenderOptions {
  /** Without an extension. */
  name: string
  /** Indexes of the pages from 0; all pages if missing. */
  pages?: readonly number[]
  picture?: { scale?: 1 | 2 | 3; long?: boolean }
}

export interface RenderedFile extends Omit<MadeFile, 'bytes'> {
  base64: string
}

export interface Laid {
  pages: number
  /** 1.3 means one full page and a third of the next. */
  filled: number
}

export interface Proved extends Laid {
  proof: Proof
}

/** `window.huajian` of the render page: the rendering and export code without the rest of the product. */
export interface RenderPage {
  layOut(document: Document): Promise<Laid>
  /** Makes the PDF and reads it as an applicant tracking system would; both are discarded. */
  prove(document: Document): Promise<Proved>
  render(document: Document, format: FormatId, options: RenderOptions): Promise<RenderedFile[]>
}

declare global {
  interface Window {
    huajian: RenderPage
  }
}
