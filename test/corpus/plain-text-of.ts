import { nodeEngine } from '#packages/import/pdf/node-engine.ts'

const wordText = async (bytes: Uint8Array): Promise<string> => {
  const { default: mammoth } = await import('mammoth')
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
}

const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const { library } = await nodeEngine()
  const task = library.getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const pages = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getTextContent()))
  await task.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('\n')
}

/** The text of a file, extracted independently of the code under test. */
export const plainTextOf = async (bytes: Uint8Array, file: string): Promise<string> => {
  if (file.endsWith('.docx')) return wordText(bytes)
  return file.endsWith('.pdf') ? pdfText(bytes) : new TextDecoder().decode(bytes)
}
