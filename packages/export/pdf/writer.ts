import type { Document } from '#packages/document/schema.ts'
import type { Writer } from '../format.ts'
import { ATTACHED } from './attached.ts'
import { writePdfInWorker } from './client.ts'
import type { Attachment } from './metadata.ts'
import type { PdfOptions } from './write-pdf.ts'

/** The document is attached to its PDF, so that the PDF can be imported again without loss. */
const attachedDocument = (document: Document): Attachment => ({
  name: ATTACHED,
  type: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(document)),
  description: 'Huajian document: import this PDF to go on editing',
})

const lineIn = (document: Document, kind: string, field: string): string | undefined => {
  const section = document.sections.find((one) => one.kind === kind && one.visible)
  const value = section?.items.find(({ hidden }) => !hidden)?.data[field]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export interface PdfRequest {
  /** Whether the document is attached, with its hidden parts. Default: true. */
  attach?: boolean
}

/** The file's metadata: title, author and subject. */
export const factsOf = (document: Document, date: Date, { attach = true }: PdfRequest = {}): PdfOptions => {
  const author = lineIn(document, 'base_info', 'name')
  const wanted = lineIn(document, 'job_intention', 'intendedPositions')
  return {
    title: document.title || author || 'Huajian',
    language: document.language === 'zh' ? 'zh-CN' : 'en',
    author,
    keywords: wanted?.split(/[、,，;；/|]\s*/).filter((word) => word !== ''),
    date,
    ...(attach ? { attach: attachedDocument(document) } : {}),
  }
}

export const pdfWriter: Writer<PdfRequest> = {
  from: 'pages',
  write: async (list, { document, name, report, signal }, request) => {
    const { bytes, missing, unread } = await writePdfInWorker(
      list,
      factsOf(document, new Date(), request),
      report,
      signal,
    )
    return [{ name: `${name}.pdf`, type: 'application/pdf', bytes, troubles: { missing, unread } }]
  },
}
