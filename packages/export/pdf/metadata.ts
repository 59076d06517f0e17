import { type PdfObjects, textString } from './objects.ts'

export interface Facts {
  title: string
  /** `zh-CN`, `en`. */
  language: string
  author?: string | undefined
  keywords?: readonly string[] | undefined
  date: Date
}

const PRODUCER = 'Huajian'

const two = (value: number): string => String(value).padStart(2, '0')

/** D:20261115093000Z */
const pdfDate = (date: Date): string =>
  `D:${date.getUTCFullYear()}${[date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join('')}Z`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes characters that XML forbids and escapes the rest. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const isoDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

const xmp = ({ title, language, author, keywords = [], date }: Facts): string => {
  const list = (tag: string, kind: string, items: readonly string[]) =>
    items.length === 0
      ? ''
      : `<dc:${tag}><rdf:${kind}>${items.map((item) => `<rdf:li>${escaped(item)}</rdf:li>`).join('')}</rdf:${kind}></dc:${tag}>`
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    list('creator', 'Seq', author ? [author] : []),
    list('language', 'Bag', [language]),
    list('subject', 'Bag', keywords),
    keywords.length === 0 ? '' : `<pdf:Keywords>${escaped(keywords.join(', '))}</pdf:Keywords>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer>`,
    `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${isoDate(date)}</xmp:CreateDate><xmp:ModifyDate>${isoDate(date)}</xmp:ModifyDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n')
}

export const writeInfo = (pdf: PdfObjects, facts: Facts): number => {
  const { title, author, keywords = [], date } = facts
  const optional = [
    author ? `/Author${textString(author)}` : '',
    keywords.length > 0 ? `/Keywords${textString(keywords.join(', '))}` : '',
  ]
  return pdf.add(
    `<</Title${textString(title)}${optional.join('')}/Producer(${PRODUCER})/Creator(${PRODUCER})/CreationDate(${pdfDate(date)})/ModDate(${pdfDate(date)})>>`,
  )
}

/** Not compressed, because file indexers look for it without parsing the file. */
export const writeXmp = (pdf: PdfObjects, facts: Facts): number =>
  pdf.stream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmp(facts)), true)

/** A file that is attached to the PDF. */
export interface Attachment {
  name: string
  type: string
  bytes: Uint8Array
  description: string
}

/** Attaches the file's source document and returns the id of the attachment's object. */
export const writeAttachment = (pdf: PdfObjects, attachment: Attachment, date: Date): number => {
  const { name, type, bytes, description } = attachment
  const file = pdf.stream(
    `/Type/EmbeddedFile/Subtype/${type.replace('/', '#2F')}/Params<</Size ${bytes.length}/CreationDate(${pdfDate(date)})/ModDate(${pdfDate(date)})>>`,
    bytes,
  )
  return pdf.add(
    `<</Type/Filespec/F(${name})/UF${textString(name)}/Desc${textString(description)}/AFRelationship/Source/EF<</F ${file} 0 R/UF ${file} 0 R>>>>`,
  )
}
