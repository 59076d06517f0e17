import type { Item, Section } from '#packages/document/schema.ts'
import type { Block, Rich, Value } from '#packages/document/values.ts'
import type { Slide } from './read-slide.ts'
import { type Paragraph, textOf } from './read-text.ts'

/** Pictures as the document keeps them, by their path in the file. */
export type Pictures = ReadonlyMap<string, string>

/** The position of a slide among all. */
export interface Turn {
  isFirst: boolean
  isLast: boolean
}

type Data = Record<string, Value>

interface Made {
  kind: string
  variant: number
  title: string
  own: Data
  items: Data[]
}

const MAX_TITLE_LENGTH = 80
const MAX_LINE_LENGTH = 200
const MAX_BLOCKS = 500
const MAX_NOTES_LENGTH = 4000

const length = (text: string): number => text.length

/** The title of a slide, and all its other content. */
interface SlideTexts {
  title: string
  rest: Paragraph[]
  subtitle: string | undefined
}

const TITLES = new Set(['title', 'ctrTitle'])

/** Without a place for it, the heading is the one short line that is set largest. */
const guessedTitle = ({ texts }: Slide): Paragraph | undefined => {
  const short = texts
    .flatMap(({ paragraphs }) => (paragraphs.length === 1 ? paragraphs : []))
    .filter((one) => length(textOf(one)) <= 40 && !/^[\d.,%+\-\s]+$/.test(textOf(one)))
  const largest = Math.max(0, ...short.map(({ size }) => size))
  return largest > 0 ? short.find(({ size }) => size === largest) : undefined
}

const textsOf = (slide: Slide): SlideTexts => {
  const titleBox = slide.texts.find(({ holder }) => TITLES.has(holder))
  const guessed = titleBox ? undefined : guessedTitle(slide)
  const sub = slide.texts.find(({ holder }) => holder === 'subTitle')
  const heading = titleBox ? titleBox.paragraphs : guessed ? [guessed] : []
  const full = heading.map(textOf).join(' ').replaceAll('\n', ' ')
  const isLong = length(full) > MAX_TITLE_LENGTH
  const others = slide.texts
    .filter((text) => text !== titleBox && text !== sub)
    .flatMap(({ paragraphs }) => paragraphs)
    .filter((one) => one !== guessed)
  return {
    title: isLong ? `${full.slice(0, MAX_TITLE_LENGTH - 1).toWellFormed()}…` : full,
    // A heading too long to be one is said in full below it.
    rest: [...(isLong ? heading : []), ...others],
    subtitle: sub?.paragraphs.map(textOf).join(' ').replaceAll('\n', ' '),
  }
}

/** Deeper levels have no list of their own: a dash and a blank say that they are deeper. */
const blocksOf = (paragraphs: readonly Paragraph[]): Rich =>
  paragraphs.slice(0, MAX_BLOCKS).map(({ block, level }): Block => {
    if (level === 0 || !block.list) return block
    const [first, ...others] = block.spans
    return first
      ? { ...block, spans: [{ ...first, text: `${'　'.repeat(level)}${first.text}` }, ...others] }
      : block
  })

const rich = (paragraphs: readonly Paragraph[], field: string): Data =>
  paragraphs.length > 0 ? { [field]: blocksOf(paragraphs) } : {}

const AGENDA =
  /^(?:目\s*录|议\s*程|大\s*纲|提\s*纲|主要内容|汇报内容|agenda|contents?|outline|table of contents)/i
const THANKS = /谢谢|感谢|致谢|谢\s*谢|批评指正|敬请指导|thank|q\s*&\s*a/i
const DATE = /\d{4}\s*(?:年|[-./])\s*\d{1,2}|^\d{4}$/
const NUMBER = /^(?:第\s*)?[\d一二三四五六七八九十]{1,3}\s*(?:章|部分|节)?[.、]?$|^part\s*\d+$/i

const fitsLine = (text: string): boolean => text.length <= MAX_LINE_LENGTH

const lines = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.map((one) => textOf(one).replaceAll('\n', ' '))

const titleSlide = ({ title, rest, subtitle }: SlideTexts): Made | undefined => {
  const all = lines(rest)
  const [first, ...others] = subtitle === undefined ? all : [subtitle, ...all]
  const date = others.find((text) => DATE.test(text) && text.length <= 40)
  const [speaker, ...more] = others.filter((text) => text !== date)
  const org = more.join('　')
  if (![first ?? '', speaker ?? '', org].every(fitsLine) || rest.some(({ block }) => block.list))
    return undefined
  return {
    kind: 'slide_title',
    variant: 1,
    title,
    own: {
      ...(first ? { subtitle: first } : {}),
      ...(speaker ? { speaker } : {}),
      ...(org ? { org } : {}),
      ...(date ? { date } : {}),
    },
    items: [],
  }
}

const agendaSlide = ({ title, rest, subtitle }: SlideTexts): Made | undefined => {
  // The slide counts its chapters by itself.
  const chapters = rest.filter((one) => !NUMBER.test(textOf(one)))
  const texts = lines(chapters)
  if (chapters.length < 2 || chapters.length > 12 || !texts.every(fitsLine)) return undefined
  const items: Data[] = []
  for (const [place, text] of texts.entries()) {
    const last = items.at(-1)
    if (chapters[place]?.level && last) last.text = [last.text, text].filter(Boolean).join('；')
    else items.push({ name: text })
  }
  if (items.some(({ text }) => typeof text === 'string' && !fitsLine(text))) return undefined
  const lead: Rich = subtitle ? [{ spans: [{ text: subtitle }] }] : []
  return { kind: 'slide_agenda', variant: 1, title, own: lead.length > 0 ? { lead } : {}, items }
}

const chapterSlide = ({ title, rest }: SlideTexts): Made | undefined => {
  const number = rest.find((one) => NUMBER.test(textOf(one)))
  const others = rest.filter((one) => one !== number)
  if (title === '' || others.length > 3 || lines(others).join('').length > 120) return undefined
  return {
    kind: 'slide_section',
    variant: 1,
    title,
    own: { ...(number ? { number: textOf(number) } : {}), ...rich(others, 'lead') },
    items: [],
  }
}

const CHART_LOOKS = { columns: 1, line: 2, donut: 3, bars: 4, pie: 5, stacked: 6, area: 8 } as const

const withSubtitle = ({ rest, subtitle }: SlideTexts): Paragraph[] =>
  subtitle ? [{ block: { spans: [{ text: subtitle }] }, level: 0, size: 0 }, ...rest] : rest

const pictureSlides = (texts: SlideTexts, urls: readonly string[], paragraphs: Paragraph[]): Made => {
  const { title } = texts
  const [first = ''] = urls
  const isText = urls.length === 1 && lines(paragraphs).join('').length > 20
  if (isText)
    return {
      kind: 'slide_text',
      variant: 2,
      title,
      own: { ...rich(paragraphs, 'content'), picture: first },
      items: [],
    }
  // As many captions as pictures, in their order.
  const captions =
    paragraphs.length === urls.length && lines(paragraphs).every(fitsLine) ? lines(paragraphs) : []
  return {
    kind: 'slide_pictures',
    variant: urls.length === 1 ? 4 : urls.length === 4 ? 3 : 1,
    title,
    own: captions.length > 0 ? {} : rich(paragraphs, 'lead'),
    items: urls.map((picture, place) => ({
      picture,
      ...(captions[place] ? { name: captions[place] } : {}),
    })),
  }
}

const figuresOf = (
  slide: Slide,
  texts: SlideTexts,
  paragraphs: Paragraph[],
  urls: readonly string[],
): Made[] => {
  const { title } = texts
  const [picture] = urls
  const charts = slide.charts.map(
    ({ series, as }): Made => ({
      kind: 'slide_chart',
      variant: CHART_LOOKS[as],
      title,
      own: { chart: series },
      items: [],
    }),
  )
  const tables = slide.tables.map(
    (table): Made => ({ kind: 'slide_table', variant: 1, title, own: { table }, items: [] }),
  )
  const [first, ...others] = [...charts, ...tables]
  if (!first) return []
  const isTable = first.kind === 'slide_table'
  Object.assign(first.own, rich(paragraphs, 'content'), isTable && picture ? { picture } : {})
  if (isTable && picture) first.variant = 3
  const rest = isTable ? urls.slice(1) : urls
  return [first, ...others, ...(rest.length > 0 ? [pictureSlides(texts, rest, [])] : [])]
}

const madeOf = (slide: Slide, pictures: Pictures, { isFirst, isLast }: Turn): Made[] => {
  const texts = textsOf(slide)
  const urls = slide.pictures.flatMap((path) => pictures.get(path) ?? [])
  const paragraphs = withSubtitle(texts)
  const words = lines(paragraphs).join('')
  if (slide.charts.length + slide.tables.length > 0) return figuresOf(slide, texts, paragraphs, urls)
  const [picture] = urls
  const withPicture = (made: Made | undefined): Made[] => {
    if (!made) return []
    if (!picture) return [made]
    const variants: Record<string, number> = { slide_title: 4, slide_section: 5, slide_thanks: 3 }
    const variant = variants[made.kind]
    return variant ? [{ ...made, variant, own: { ...made.own, picture } }] : [made]
  }
  const isSpoken = urls.length <= 1
  const thanks =
    isLast && isSpoken && THANKS.test(texts.title + words) && words.length < 200
      ? { kind: 'slide_thanks', variant: 2, title: texts.title, own: rich(paragraphs, 'lead'), items: [] }
      : undefined
  const isOpening = isFirst || slide.layout === 'title'
  const [special] = [
    ...(thanks ? [thanks] : []),
    ...(isOpening && isSpoken && words.length < 300 ? [titleSlide(texts)] : []),
    ...(AGENDA.test(texts.title) && urls.length === 0 ? [agendaSlide(texts)] : []),
    ...((slide.layout === 'secHead' || words === '' || rest1(texts)) && isSpoken
      ? [chapterSlide(texts)]
      : []),
  ].filter((one) => one !== undefined)
  if (special) return withPicture(special)
  if (urls.length > 0) return [pictureSlides(texts, urls, paragraphs)]
  return [{ kind: 'slide_text', variant: 1, title: texts.title, own: rich(paragraphs, 'content'), items: [] }]
}

/** A heading and nothing but its number. */
const rest1 = ({ rest, subtitle }: SlideTexts): boolean =>
  subtitle === undefined && rest.length === 1 && rest.every((one) => NUMBER.test(textOf(one)))

/** The sections that a slide becomes: one, and one more for each further table or chart. */
export const sectionsOf = (slide: Slide, pictures: Pictures, turn: Turn, id: string): Section[] =>
  madeOf(slide, pictures, turn).map(({ kind, variant, title, own, items }, place): Section => {
    const name = place === 0 ? id : `${id}-${place + 1}`
    const notes = place === 0 ? slide.notes.slice(0, MAX_NOTES_LENGTH) : ''
    return {
      id: name,
      kind,
      variant,
      region: 'main',
      title,
      visible: !slide.isHidden,
      items: [
        { id: `${name}-own`, own: true, data: { ...own, ...(notes ? { notes } : {}) } },
        ...items.map((data, at): Item => ({ id: `${name}-${at + 1}`, data })),
      ],
      props: {},
      style: {},
    }
  })
