import { zlibSync } from 'fflate'

const encode = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255)

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

export type PdfObject = string | { dictionary: string; stream: Uint8Array }

/** A PDF written object by object, with the catalogue first, for files that no ordinary program writes. */
export const tinyPdf = (objects: readonly PdfObject[], trailer = ''): Uint8Array => {
  const parts: Uint8Array[] = [encode('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, object] of objects.entries()) {
    places.push(length)
    if (typeof object === 'string') add(encode(`${at + 1} 0 obj\n${object}\nendobj\n`))
    else {
      add(encode(`${at + 1} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`))
      add(object.stream)
      add(encode('\nendstream\nendobj\n'))
    }
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  add(
    encode(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return joined(parts)
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** Lines of plain text on one page, with any number of pages. */
export const textPdf = (
  lines: readonly string[],
  pages = 1,
  catalog = '',
  more: readonly PdfObject[] = [],
): Uint8Array => {
  const shown = lines
    .map((line, at) => `BT /F1 11 Tf 60 ${780 - at * 18} Td (${line.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`)
    .join('\n')
  const first = 5
  const kids = Array.from({ length: pages }, (_, at) => `${first + at} 0 R`)
  return tinyPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    FONT,
    { dictionary: '', stream: encode(shown) },
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
    ),
    ...more,
  ])
}

/** Text in a font that is not embedded: the meaning of its codes is in one of Adobe's maps. */
export const mappedPdf = (text: string): Uint8Array => {
  const codes = [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  return tinyPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    { dictionary: '', stream: encode(`BT /F1 16 Tf 60 700 Td <${codes}> Tj ET`) },
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 >>',
  ])
}

/** A PDF with an attached file, as ours have. */
export const attachedPdf = (content: string, name = 'huajian.json'): Uint8Array => {
  const stream = zlibSync(new TextEncoder().encode(content))
  const first = 6
  return textPdf(
    ['Robin Ashdown', 'robin@example.com', 'Skills', 'Welding'],
    1,
    `/Names << /EmbeddedFiles << /Names [(${name}) ${first} 0 R] >> >>`,
    [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${first + 1} 0 R >> >>`,
      { dictionary: '/Type /EmbeddedFile /Filter /FlateDecode', stream },
    ],
  )
}
