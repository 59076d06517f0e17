import type { Proof } from '#packages/checks/proof.ts'
import type { Document } from '#packages/document/schema.ts'
import type { MadeFile } from '#packages/export/format.ts'
import type { FormatId } from '#packages/export/formats.ts'

/** What is asked of a file, beyond its format. */
export interface RenderOptions {
  /** Without an extension. */
  name: string
  /** Which pages go, from 0; all unless said. */
  pages?: readonly number[]
  picture?: { scale?: 1 | 2 | 3; long?: boolean }
}

export interface RenderedFile extends Omit<MadeFile, 'bytes'> {
  base64: string
}

export interface Laid {
  pages: number
  /** 1.3 is a page and a third of the next. */
  filled: number
}

export interface Proved extends Laid {
  proof: Proof
}

/** `window.huajian` of the render page: the product's own pages and writers, without the product round them. */
export interface RenderPage {
  layOut(document: Document): Promise<Laid>
  /** Makes the PDF, reads it as an applicant system would, and keeps neither. */
  prove(document: Document): Promise<Proved>
  render(document: Document, format: FormatId, options: RenderOptions): Promise<RenderedFile[]>
}

declare global {
  interface Window {
    huajian: RenderPage
  }
}
