import type { Document } from '#packages/document/schema.ts'
import type { MadeFile } from '#packages/export/format.ts'
import { type FormatId, formatOf } from '#packages/export/formats.ts'
import { type NamedPictures, wordPictures } from './document-pictures.ts'

/** Formats that come from the document itself: no page has to be laid out for them, so Node makes them. */
export const madeHere: readonly FormatId[] = ['docx', 'markdown', 'text', 'json', 'json_resume']

export const needsBrowser = (format: FormatId): boolean => !madeHere.includes(format)

export const makeHere = async (
  format: FormatId,
  document: Document,
  name: string,
  pictures: NamedPictures,
): Promise<MadeFile[]> => {
  const writer = await formatOf(format).load()
  if (writer.from !== 'document') throw new Error(`${format} is made of pages`)
  const making = { document, name, report: () => undefined, signal: new AbortController().signal }
  return writer.write(making, { pictures: wordPictures(pictures) })
}
