import { blankDocument } from '#packages/document/blank.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Block, Rich, Value } from '#packages/document/values.ts'
import { fittedPictures } from '../pptx/pictures.ts'
import type { WordBlock } from './word-blocks.ts'

type Text = Extract<WordBlock, { is: 'text' }>

const wordsOf = ({ block }: Text): string => block.spans.map(({ text }) => text).join('')

/** The usual size of letters, by how many there are. */
const usualSize = (blocks: readonly WordBlock[]): number => {
  const weights = new Map<number, number>()
  for (const block of blocks)
    if (block.is === 'text') weights.set(block.size, (weights.get(block.size) ?? 0) + wordsOf(block).length)
  return [...weights].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}

interface Titled {
  title: string
  rest: readonly WordBlock[]
}

const MAX_TITLE_LENGTH = 60

/** The title of the file: by its style, or because it comes first and is centered or larger than the rest. */
const titleIn = (blocks: readonly WordBlock[]): Titled => {
  const [first] = blocks
  const styled = blocks.slice(0, 5).findIndex((block) => block.is === 'heading' && block.level === 0)
  const found = blocks[styled]
  if (found?.is === 'heading') return { title: found.text, rest: blocks.filter((_, at) => at !== styled) }
  const isLarge = first?.is === 'text' && first.size > usualSize(blocks) * 1.2
  const stands = first?.is === 'text' && !first.block.list && (first.isCentred || isLarge)
  if (stands && wordsOf(first).length <= MAX_TITLE_LENGTH)
    return { title: wordsOf(first), rest: blocks.slice(1) }
  return { title: '', rest: blocks }
}

interface Made {
  kind: string
  variant: number
  title: string
  items: Record<string, Value>[]
}

const MAX_BLOCKS = 480

const isNext = (blocks: readonly WordBlock[], at: number): boolean => blocks[at + 1]?.is === 'text'

/** Chapters stand by themselves where there are headings under them; other headings are what their text is called. */
const madeOf = (
  blocks: readonly WordBlock[],
  pictureOf: (at: number) => string | undefined,
  isChinese: boolean,
): Made[] => {
  const levels = blocks.flatMap((block) => (block.is === 'heading' ? [block.level] : []))
  const top = Math.min(...levels)
  const hasLower = levels.some((level) => level > top)
  const all: Made[] = []
  let open: Made | undefined
  const textIn = (made: Made): Block[] => (made.items[0]?.content ?? []) as Rich
  const begin = (title: string): Made => {
    open = { kind: 'doc_text', variant: isChinese ? 1 : 2, title, items: [{ content: [] }] }
    all.push(open)
    return open
  }
  for (const [at, block] of blocks.entries()) {
    if (block.is === 'text') {
      const made = open && textIn(open).length < MAX_BLOCKS ? open : begin('')
      textIn(made).push(block.block)
      continue
    }
    open = undefined
    if (block.is === 'heading') {
      if (isNext(blocks, at) && !(hasLower && block.level === top)) begin(block.text)
      else
        all.push({
          kind: 'doc_heading',
          variant: block.level === top ? 1 : 2,
          title: '',
          items: [{ name: block.text }],
        })
    } else if (block.is === 'table')
      all.push({ kind: 'doc_table', variant: 1, title: '', items: [{ table: block.table }] })
    else {
      const picture = pictureOf(at)
      const last = all.at(-1)
      if (!picture) continue
      if (last?.kind === 'doc_picture') last.items.push({ picture })
      else all.push({ kind: 'doc_picture', variant: 1, title: '', items: [{ picture }] })
    }
  }
  return all
}

const MAX_SECTIONS = 100

/** A document has a maximum number of sections. The rest is text below its own titles. */
const within = (made: readonly Made[]): Made[] => {
  if (made.length <= MAX_SECTIONS) return [...made]
  const rest = made.slice(MAX_SECTIONS - 10)
  const asText = (text: string): Block => ({ spans: [{ text }] })
  const blocks = rest.flatMap(({ title, items }) => [
    ...(title ? [asText(title)] : []),
    ...items.flatMap((data) =>
      Object.values(data).flatMap((value): Block[] => {
        if (typeof value === 'string') return value.startsWith('data:') ? [] : [asText(value)]
        if (Array.isArray(value)) return value as Rich
        return 'rows' in value ? [value.head, ...value.rows].map((row) => asText(row.join('　'))) : []
      }),
    ),
  ])
  const texts: Made[] = []
  for (let from = 0; from < blocks.length && texts.length < 10; from += MAX_BLOCKS)
    texts.push({
      kind: 'doc_text',
      variant: 2,
      title: '',
      items: [{ content: blocks.slice(from, from + MAX_BLOCKS) }],
    })
  return [...made.slice(0, MAX_SECTIONS - 10), ...texts]
}

const sectionOf = ({ kind, variant, title, items }: Made, at: number): Section => ({
  id: `${kind}-${at}`,
  kind,
  variant,
  region: 'main',
  title,
  ...(title === '' && kind !== 'doc_title' && kind !== 'doc_heading' ? { untitled: true } : {}),
  visible: true,
  items: items.map((data, row): Item => ({ id: `${kind}-${at}-${row}`, data })),
  props: {},
  style: {},
})

export interface WordReading {
  document: Document
  /** How many pictures found no room. */
  leftOut: number
}

/** A Word file as a document of ours: its title, headings, paragraphs, lists, tables and pictures, in their order. */
export const wordDocument = async (
  blocks: readonly WordBlock[],
  { name, header, language }: { name: string; header: string; language: 'zh' | 'en' },
): Promise<WordReading> => {
  const { title, rest } = titleIn(blocks)
  const bytes = new Map<string, Uint8Array>()
  for (const [at, block] of rest.entries())
    if (block.is === 'picture')
      bytes.set(String(at), new Uint8Array((await block.picture.readAsArrayBuffer?.()) ?? new ArrayBuffer(0)))
  const pictures = await fittedPictures([...bytes.keys()], (path) => bytes.get(path))
  const made = within(madeOf(rest, (at) => pictures.get(String(at)), language === 'zh'))
  const head: Made[] = title ? [{ kind: 'doc_title', variant: 1, title: '', items: [{ name: title }] }] : []
  const blank = blankDocument((title || name.replace(/\.docx$/i, '') || 'Word').slice(0, 100), language)
  return {
    document: {
      ...blank,
      kind: 'word',
      page: { ...blank.page, margin: { top: 25, right: 28, bottom: 25, left: 28 }, numbers: 'plain', header },
      theme: {
        ...blank.theme,
        font: language === 'zh' ? 'serif' : 'sans',
        fontSize: 15,
        lineHeight: 1.8,
        titleVariant: 56,
      },
      sections: [...head, ...made].slice(0, MAX_SECTIONS).map(sectionOf),
    },
    leftOut: bytes.size - pictures.size,
  }
}
