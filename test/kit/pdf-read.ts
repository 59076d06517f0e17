import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const run = promisify(execFile)

export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise

/** A file attached to the PDF. */
export const attachmentOf = async (pdf: PDFDocumentProxy, name: string): Promise<string | undefined> => {
  const [id] = [...((await pdf.getAttachments()) ?? [])].find(([, { filename }]) => filename === name) ?? []
  const content = id === undefined ? undefined : await pdf.getAttachmentContent(id)
  return content ? new TextDecoder().decode(content as Uint8Array) : undefined
}

const inflated = (stream: Uint8Array): string => {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

/** Every different character in the fonts of a file, except spaces. */
export const embeddedCharacters = (bytes: Uint8Array): Set<string> => {
  const file = Buffer.from(bytes)
  const characters = new Set<string>()
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const maps = inflated(file.subarray(at + 7)).matchAll(/beginbfchar\n(.*?)endbfchar/gs)
    for (const [, , hex = ''] of [...maps].flatMap(([, rows = '']) => [...rows.matchAll(/<(\w+)><(\w+)>/g)]))
      for (const sign of withoutSpace(Buffer.from(hex, 'hex').swap16().toString('utf16le')))
        characters.add(sign)
  }
  return characters
}

/** Programs space words and join lines differently, and characters without width are not always reported. */
export const withoutSpace = (text: string): string => text.replace(/[\s\u200b-\u200d\u2060]/g, '')

type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]

/** The text that pdf.js finds on a page, in drawing order. */
const textOf = (items: readonly Content[]): string =>
  withoutSpace(items.map((item) => ('str' in item ? item.str : '')).join(''))

/** The text of each marked content, by the name that tags use for it. */
const pieces = (items: readonly Content[]): Map<string, string> => {
  const found = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined)
      if (id !== undefined) found.set(id, (found.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.type === 'beginMarkedContentProps' ? (item.id ?? undefined) : undefined)
  }
  return found
}

interface TagNode {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: TagNode[]
}

const taggedText = (node: TagNode, texts: ReadonlyMap<string, string>): string =>
  node.type === 'content'
    ? (texts.get(node.id ?? '') ?? '')
    : (node.children ?? []).map((child) => taggedText(child, texts)).join('')

const rolesOf = (node: TagNode): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
]

interface ReadPage {
  /** In drawing order, and in the order of the tags. */
  seen: string
  taggedText: string
  roles: string[]
}

/** Every page as a screen reader reads it. */
export const readPages = async (pdf: PDFDocumentProxy): Promise<ReadPage[]> => {
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
    const tree = ((await page.getStructTree()) ?? {}) as TagNode
    pages.push({
      seen: textOf(items),
      taggedText: withoutSpace(taggedText(tree, pieces(items))),
      roles: rolesOf(tree),
    })
  }
  return pages
}

interface ToolReport {
  /** The text by pdftotext, in the file's order, page by page. */
  texts: string[]
  /** One line for each font, from pdffonts. */
  fonts: string[]
  /** Errors reported by qpdf; empty if there are none. */
  problems: string
}

/** Reports of independent programs on a file. */
export const askTools = async (bytes: Uint8Array): Promise<ToolReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'huajian-pdf-'))
  const file = join(folder, 'file.pdf')
  try {
    await writeFile(file, bytes)
    const [text, fonts, problems] = await Promise.all([
      run('pdftotext', ['-raw', file, '-'], { maxBuffer: 1e8 }),
      run('pdffonts', [file]),
      run('qpdf', ['--check', file]).then(
        ({ stderr }) => stderr,
        (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
      ),
    ])
    return {
      texts: text.stdout.split('\f').slice(0, -1).map(withoutSpace),
      fonts: fonts.stdout.split('\n').slice(2).filter(Boolean),
      problems,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
