import type { Block, Period } from '#packages/document/values.ts'
import { blockOf, type Line, lineRuns, makeLine, sliceRuns, splitAtBold, tellLinks } from '../text/line.ts'
import { piecesOf } from '../text/pieces.ts'
import { isPlace } from './dictionary.ts'
import type { Entry } from './entry.ts'
import { LINK } from './facts.ts'
import { headPieces } from './head-pieces.ts'
import { type EntryPlace, entryPlace, splitPairs } from './labels.ts'
import { type FoundPeriod, findDate, findPeriod, without } from './periods.ts'

/** A fact of an entry's head, in the order of reading. */
export interface Piece {
  text: string
  /** The line of the head that has it. */
  row: number
  bold: boolean
}

export interface Head {
  period?: Period
  pieces: Piece[]
  labelled: Partial<Record<EntryPlace, string>>
  body: Block[]
  replaced: string[]
}

const boldTexts = (line: Line): string =>
  lineRuns(line)
    .filter((run) => run.bold)
    .map((run) => run.text)
    .join(' ')

interface Taken {
  /** Labels that this kind has fields for. */
  places: readonly EntryPlace[]
  labelled: Partial<Record<EntryPlace, string>>
  replaced: string[]
}

/** Puts a labelled value where it belongs; a second one of its kind has no place. */
const take = (taken: Taken, label: string, value: string): boolean => {
  const place = entryPlace(label)
  if (
    place === undefined ||
    !taken.places.includes(place) ||
    taken.labelled[place] !== undefined ||
    value === ''
  )
    return false
  taken.labelled[place] = value
  taken.replaced.push(label)
  return true
}

const headLine = (
  line: Line,
  row: number,
  taken: Taken,
  dates: FoundPeriod | undefined,
  isOnly: boolean,
): Piece[] => {
  const bold = boldTexts(line)
  const text = dates ? without(line.text, dates).join('  ') : line.text
  const isAlone = piecesOf(text).length === 1
  return text.split(/\s{2,}/).flatMap((part) => {
    const { before, pairs } = splitPairs(part)
    const untaken = pairs.filter(({ label, value }) => !take(taken, label, value))
    const facts = headPieces(pairs.length === 0 ? part : before, { isAlone, isOnly: isAlone && isOnly })
    return [...facts, ...untaken.map(({ label, value }) => `${label}：${value}`)].map((fact) => ({
      text: fact,
      row,
      bold: bold.includes(fact),
    }))
  })
}

/** A labelled line of the body: `专业：…`, `技术栈：…`, `工作内容：…`. Values that have a field leave the body. */
const bodyLine = (line: Line, taken: Taken, isFirst: boolean): Block[] => {
  const { before, pairs } = splitPairs(line.text)
  const [pair] = pairs
  if (!pair || before !== '') return [blockOf(line)]
  const place = entryPlace(pair.label)
  if (place === 'body' && isFirst) {
    taken.replaced.push(pair.label)
    if (pair.value === '') return []
    const from = line.text.search(/[:：]/) + 1
    return [blockOf(makeLine([sliceRuns(lineRuns(line), from)], { ...line, bold: false }))]
  }
  const all = pairs.every(({ label, value }) => entryPlace(label) !== undefined && value !== '')
  const short =
    pairs.length > 1 ||
    (place !== undefined &&
      ['courses', 'link', 'period', 'major', 'degree', 'post', 'name'].includes(place)) ||
    (place === 'heading' && pair.value.length <= 80)
  if (!all || !short || line.text.length > 300) return [blockOf(line)]
  const untaken = pairs.filter(({ label, value }) => !take(taken, label, value))
  if (untaken.length === pairs.length) return [blockOf(line)]
  return untaken.map(({ label, value }) => ({
    ...(line.list ? { list: line.list } : {}),
    spans: [{ text: `${label}：${value}` }],
  }))
}

const isLabelledPeriod = (line: Line) =>
  splitPairs(line.text).pairs.some(({ label }) => entryPlace(label) === 'period')

/** Where in the head its dates stand. */
const datesOf = (entry: Entry, head: readonly Line[]): (FoundPeriod & { row: number }) | undefined => {
  const { dated } = entry
  const text = dated === undefined ? undefined : head[dated.row]?.text
  if (dated && text !== undefined) {
    const span = findPeriod(text) ?? findDate(text)
    return span && { period: dated.period, from: span.from, to: span.to, row: dated.row }
  }
  return head.flatMap((line, row) => {
    const period = isLabelledPeriod(line) ? undefined : findPeriod(line.text)
    return period ? [{ ...period, row }] : []
  })[0]
}

/** A line of a head that tells only where and when. */
const saysWhere = (line: Line, dates: FoundPeriod | undefined): boolean => {
  const [first] = piecesOf(dates ? without(line.text, dates).join('  ') : line.text)
  return first === undefined || isPlace(first) || isPlace(first.split(/[·・,]/)[0] ?? '')
}

/** Everything in an entry: the facts of its head separately, and its text unchanged. */
export const readHead = (entry: Entry, places: readonly EntryPlace[]): Head => {
  const taken: Taken = { places, labelled: {}, replaced: [] }
  const head = entry.head.map((line) => splitAtBold(tellLinks(line)))
  const dates = datesOf(entry, head)
  const pieces = head.flatMap((line, row) =>
    headLine(
      line,
      row,
      taken,
      dates?.row === row ? dates : undefined,
      head.every((other, at) => at === row || saysWhere(other, dates?.row === at ? dates : undefined)),
    ),
  )
  const body: Block[] = []
  for (const line of entry.body) body.push(...bodyLine(line, taken, body.length === 0))
  const labelledPeriod = taken.labelled.period ?? ''
  const period = dates?.period ?? findPeriod(labelledPeriod)?.period
  const isOdd = labelledPeriod !== '' && (dates !== undefined || period === undefined)
  return {
    ...(period ? { period } : {}),
    pieces: isOdd ? [...pieces, { text: labelledPeriod, row: 0, bold: false }] : pieces,
    labelled: taken.labelled,
    body,
    replaced: taken.replaced,
  }
}

/** A link among the pieces of a head. */
export const linkIn = (pieces: readonly Piece[]): { link?: string; rest: Piece[] } => {
  const at = pieces.findIndex(({ text }) => LINK.exec(text)?.[0] === text)
  const link = pieces[at]?.text
  return link === undefined
    ? { rest: [...pieces] }
    : { link, rest: pieces.filter((_, place) => place !== at) }
}
