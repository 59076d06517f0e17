import { blankDocument } from '#packages/document/blank.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import type { Block, Labelled, Period, Rich, Value } from '#packages/document/values.ts'
import { kindFacts, kindOf } from '#packages/sections/registry.ts'
import type { Draft, DraftItem, DraftSection } from './draft.ts'
import { madeWords } from './made-words.ts'
import type { Unsure } from './reading.ts'

const MAX_ITEMS = 200
const MAX_SECTIONS = 100
const MAX_BLOCKS = 500
const MAX_SPAN_LENGTH = 20_000

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )

/** Cuts by whole characters. */
const pieces = (text: string, size: number): string[] => {
  const signs = [...text]
  const parts: string[] = []
  for (let at = 0; at < signs.length; at += size) parts.push(signs.slice(at, at + size).join(''))
  return parts.length > 0 ? parts : ['']
}

/** A paragraph as the schema takes it: no span too long, not too many. */
const fitBlock = (block: Block): Block[] => {
  const spans = block.spans.flatMap((span) =>
    span.text.length <= MAX_SPAN_LENGTH
      ? [span]
      : pieces(span.text, MAX_SPAN_LENGTH / 2).map((text) => ({ ...span, text })),
  )
  return chunks(spans, 400).map((part) => ({ ...block, spans: part }))
}

const oddPeriod = ({ from = '', to = '' }: Period): boolean => {
  const length = Math.min(from.length, to.length)
  return to !== 'now' && length >= 4 && to.slice(0, length) < from.slice(0, length)
}

const isRich = (value: Value): value is Rich => Array.isArray(value) && value.some((one) => 'spans' in one)
const isPairs = (value: Value): value is Labelled[] =>
  Array.isArray(value) && value.some((one) => 'label' in one)
const isPeriod = (value: Value): value is Period => typeof value === 'object' && !Array.isArray(value)

interface Fitted {
  item: DraftItem
  /** Text that exceeds the length of its field. It goes into a section of its own. */
  over: Block[]
}

const asBlock = (text: string): Block => ({ spans: [{ text }] })

const fitPairs = (pairs: readonly Labelled[]): { fitting: Labelled[]; over: Block[] } => {
  const fits = ({ label, value }: Labelled) => label.length <= 40 && value.length <= 500
  const fitting = pairs.filter(fits).slice(0, 60)
  return {
    fitting,
    over: pairs
      .filter((pair) => !fitting.includes(pair))
      .map(({ label, value }) => asBlock(`${label}：${value}`)),
  }
}

/** Longest that a form takes; longer lines were no facts. */
const maxLengthOf = (kind: string, field: string): number => {
  const type = kindOf(kind)?.fields[field]?.type
  if (kind === 'base_info' && field === 'avatar') return 420_000
  return type === 'line' || type === 'link' ? 2000 : MAX_SPAN_LENGTH
}

const fitItem = (kind: string, item: DraftItem): Fitted => {
  const over: Block[] = []
  const data: [string, Value][] = []
  const doubts = { ...item.doubts }
  for (const [field, value] of Object.entries(item.data)) {
    if (typeof value === 'string') {
      if (value.length <= maxLengthOf(kind, field)) data.push([field, value])
      else over.push(asBlock(value))
    } else if (isPeriod(value)) {
      data.push([field, value])
      if (oddPeriod(value)) doubts[field] = 'odd-period'
    } else if (isPairs(value)) {
      const fitted = fitPairs(value)
      data.push([field, fitted.fitting])
      over.push(...fitted.over)
    } else if (isRich(value)) {
      const blocks = value.flatMap(fitBlock)
      data.push([field, blocks.slice(0, MAX_BLOCKS)])
      over.push(...blocks.slice(MAX_BLOCKS))
    } else data.push([field, value])
  }
  return { item: { ...item, data: Object.fromEntries(data), doubts }, over }
}

/** Sections that keep what others had no room for, as many entries as it takes. */
const overflow = (over: readonly Block[], title: string): DraftSection[] => {
  if (over.length === 0) return []
  const items = chunks(over.flatMap(fitBlock), MAX_BLOCKS).map(
    (text): DraftItem => ({ data: { text }, doubts: { text: 'left-over' } }),
  )
  return chunks(items, MAX_ITEMS).map((part) => ({ kind: 'custom', title, items: part }))
}

const fitTitle = (section: DraftSection): DraftSection => {
  const { english, ...rest } = section
  return {
    ...rest,
    title: section.title.length <= 80 ? section.title : `${[...section.title].slice(0, 38).join('')}…`,
    ...(english !== undefined && english.length <= 80 ? { english } : {}),
  }
}

const fitSections = (sections: readonly DraftSection[], restTitle: string): DraftSection[] => {
  const over: Block[] = sections.filter(({ title }) => title.length > 80).map(({ title }) => asBlock(title))
  const fitted = sections.map(fitTitle).flatMap((section) => {
    const items = section.items.map((item) => {
      const fit = fitItem(section.kind, item)
      over.push(...fit.over)
      return fit.item
    })
    return chunks(items, MAX_ITEMS).map((part) => ({ ...section, items: part }))
  })
  const whole = fitted.slice(0, MAX_SECTIONS - 3)
  const dropped = fitted
    .slice(MAX_SECTIONS - 3)
    .flatMap((section) => [asBlock(section.title), ...section.items.flatMap(itemBlocks)])
  return [...whole, ...overflow([...over, ...dropped], restTitle)]
}

/** An entry as plain lines, for where its section has no room. */
const itemBlocks = ({ data }: DraftItem): Block[] =>
  Object.values(data).flatMap((value): Block[] => {
    if (typeof value === 'string') return [asBlock(value)]
    if (isPeriod(value)) return [asBlock([value.from, value.to, value.text].filter(Boolean).join(' – '))]
    return isPairs(value) ? value.map((pair) => asBlock(`${pair.label}：${pair.value}`)) : (value as Rich)
  })

const nameOf = (sections: readonly DraftSection[]): string => {
  const name = sections.find(({ kind }) => kind === 'base_info')?.items[0]?.data.name
  return typeof name === 'string' ? name : ''
}

/** The plainest look. Of skills it shows no levels: where there are some, the table that says them in words. */
const lookOf = ({ kind, items }: DraftSection): number =>
  kind === 'skill_specialties' && items.some(({ data }) => data.proficiency !== undefined) ? 13 : 1

const sectionOf = (section: DraftSection, at: number, language: 'zh' | 'en'): Section => ({
  id: `${section.kind}-${at}`,
  kind: section.kind,
  variant: lookOf(section),
  region: 'main',
  title: section.title || (kindOf(section.kind)?.[language] ?? ''),
  ...(section.english === undefined ? {} : { english: section.english }),
  visible: section.hidden !== true,
  items: section.items.map(
    (item, row): Item => ({
      id: `${section.kind}-${at}-${row}`,
      data: item.data,
      ...(item.hidden ? { hidden: true } : {}),
    }),
  ),
  props: {},
  style: {},
})

const doubtsOf = (sections: readonly DraftSection[]): Unsure[] =>
  sections.flatMap(({ kind, items }, at) =>
    items.flatMap(({ doubts = {} }, row) =>
      Object.entries(doubts).map(([field, why]) => ({
        section: `${kind}-${at}`,
        item: `${kind}-${at}-${row}`,
        field,
        why,
      })),
    ),
  )

/** More entries than anybody has lived through: a file that keeps the builder busy, not a resume. */
const MAX_ENTRIES = 2000

/** The first entries of a draft, and how many there were where some are left out. */
export const withinReach = (
  draft: Draft,
  dropped: number,
): { draft: Draft; cut?: { kept: number; of: number } } => {
  const count = draft.sections.reduce((sum, { items }) => sum + items.length, 0)
  const cut = { kept: Math.min(count, MAX_ENTRIES), of: count + dropped }
  if (count <= MAX_ENTRIES) return dropped > 0 ? { draft, cut } : { draft }
  let room = MAX_ENTRIES
  const sections = draft.sections.map((section) => {
    const items = section.items.slice(0, room)
    room -= items.length
    return { ...section, items }
  })
  return { draft: { ...draft, sections }, cut }
}

export interface Built {
  document: Document
  unsure: Unsure[]
}

/** Single kinds have exactly one entry; sections without any say nothing. */
const isNeeded = ({ kind, items }: DraftSection) => items.length > 0 || kind === 'base_info'

/** A document that surely loads, whatever the source held. Ids follow from places: the same file reads the same. */
export const toDocument = (draft: Draft): Built => {
  const words = madeWords[draft.language]
  const sections = fitSections(draft.sections.filter(isNeeded), words.rest)
  const name = nameOf(sections)
  const title = draft.title || (name === '' ? words.untitled : words.titleOf(name))
  const document: Document = {
    ...blankDocument([...title].slice(0, 100).join(''), draft.language),
    sections: sections.map((section, at) => sectionOf(section, at, draft.language)),
  }
  const loaded = loadDocument(document, kindFacts)
  if (loaded.ok) return { document: loaded.document, unsure: doubtsOf(sections) }
  return plainDocument(draft, title)
}

/** The safety net: if a reader made a value that its kind does not take, all texts stand as they came. */
const plainDocument = (draft: Draft, title: string): Built => {
  const words = madeWords[draft.language]
  const blocks = draft.sections.flatMap((section) => [
    asBlock(section.title),
    ...section.items.flatMap(itemBlocks),
  ])
  const plain = blocks
    .map(({ spans }) => asBlock(spans.map(({ text }) => text).join('')))
    .filter(({ spans }) => spans[0]?.text !== '')
  const sections = overflow(plain, words.rest)
  return {
    document: {
      ...blankDocument([...title].slice(0, 100).join(''), draft.language),
      sections: sections.map((section, at) => sectionOf(section, at, draft.language)),
    },
    unsure: doubtsOf(sections),
  }
}
