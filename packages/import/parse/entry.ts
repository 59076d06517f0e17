import { cellTexts, type Line } from '../text/line.ts'
import { endsSentence, isProse, piecesOf, tidy } from '../text/pieces.ts'
import {
  degreeWithin,
  isDegree,
  isDepartment,
  isOrganisation,
  isPlace,
  isPost,
  isSchool,
} from './dictionary.ts'
import { isGuessed, limits } from './features.ts'
import { headPieces } from './head-pieces.ts'
import { entryPlace, splitPairs } from './labels.ts'
import { type FoundPeriod, findDate, findPeriod, without } from './periods.ts'

/** One entry of a section: its head, its dates, and the lines under it. */
export interface Entry {
  /** Its dates, and the line of the head they are on. */
  dated?: FoundPeriod & { row: number }
  head: Line[]
  body: Line[]
  /** The head is a heading of the file's own, or dated. */
  isMarked: boolean
}

/** Several short facts between bars or dots. */
const isParted = (text: string): boolean => {
  const pieces = piecesOf(text)
  return pieces.length > 1 && pieces.every((piece) => piece.length <= limits.fact)
}

/** The period of a line that opens an entry: the rest of such a line is short. */
export const headPeriod = (line: Line): FoundPeriod | undefined => {
  const found = findPeriod(line.text)
  if (!found) return undefined
  const rest = without(line.text, found).join(' ')
  const isSet = line.cells.length > 1 || line.bold || line.level !== undefined || isParted(rest)
  const isHead = isGuessed('datedHead', {
    period: true,
    longRest: rest.length > (isSet ? limits.restOfHead : limits.restOfPlainLine),
    prose: !isSet && isProse(rest),
  })
  return isHead ? found : undefined
}

const headDate = (line: Line): FoundPeriod | undefined => {
  const found = findDate(line.text)
  if (!found) return undefined
  const { from, to, date } = found
  const rest = without(line.text, found).join(' ')
  const isHead = isGuessed('singleDate', {
    dateAtEdge: from <= limits.dateAtEdge || line.text.length - to <= limits.dateAtEdge,
    listItem: line.list !== undefined,
    longRest: rest.length > limits.restOfPlainLine,
    prose: isProse(rest),
  })
  return isHead ? { period: { to: date }, from, to } : undefined
}

const isHeadLike = (line: Line): boolean =>
  isGuessed('headLine', {
    anyLine: true,
    fileHeading: line.level !== undefined,
    listItem: line.list !== undefined,
    tooLong: line.text.length > limits.headLine,
    sentence: endsSentence(line.text),
    prose: isProse(line.text),
    bodyLabel: isBodyLabel(line.text),
  })

const firstLabel = (text: string) => splitPairs(text).pairs[0]?.label
const HEAD_LABELS = new Set(['name', 'post', 'period', 'major', 'degree'])

/** `工作内容：…` opens the text of an entry; `职位：…` belongs to its head. */
const isBodyLabel = (text: string): boolean => {
  const place = entryPlace(firstLabel(text) ?? '')
  return place !== undefined && !HEAD_LABELS.has(place)
}

/** B.Sc. in Statistics. */
const opensDegree = (text: string) => isDegree(text) || degreeWithin(text)?.from === 0

const hasKnownFact = (line: Line): boolean => {
  const pieces = cellTexts(line).flatMap((text) => headPieces(text))
  return pieces.some(
    (piece) =>
      piece.length <= limits.fact &&
      (isPost(piece) ||
        isOrganisation(piece) ||
        isSchool(piece) ||
        opensDegree(piece) ||
        isPlace(piece) ||
        isDepartment(piece)),
  )
}

const isItalic = (line: Line) =>
  line.cells.every((cell) => cell.every((run) => run.italic || run.text.trim() === ''))

const isShortLine = (line: Line | undefined): boolean =>
  line !== undefined &&
  isHeadLike(line) &&
  line.text.length <= limits.shortLine &&
  !/[，,：:]$/.test(line.text)

/** A list follows, after short lines and labels at most. */
const opensList = (lines: readonly Line[]): boolean => {
  const first = lines.find(
    (line) => line.list !== undefined || !(isShortLine(line) || isBodyLabel(line.text)),
  )
  return first?.list !== undefined
}

/** The number of lines below the dates that still belong to the head. */
const headTail = (lines: readonly Line[], dated: Line, found: FoundPeriod, before: number): number => {
  const isBareDate = tidy(without(dated.text, found).join(' ')) === ''
  let count = 0
  for (const line of lines.slice(0, limits.linesBelowDates)) {
    if (!isHeadLike(line)) break
    const isEmphasized = line.bold || isItalic(line) || line.cells.length > 1
    const isFactsOnly = line.text.length <= limits.fact || isParted(line.text)
    const belongs = isGuessed('headTail', {
      datesAlone: isBareDate && before === 0 && count === 0,
      emphasis: isEmphasized && line.text.length <= limits.emphasizedLine,
      knownFact: isFactsOnly && hasKnownFact(line),
      aboveList: isShortLine(line) && opensList(lines.slice(count + 1, count + 4)),
    })
    if (!belongs) break
    count += 1
  }
  return count
}

interface Dated {
  at: number
  found: FoundPeriod
}

const datedLines = (lines: readonly Line[]): Dated[] => {
  const all = lines.flatMap((line, at) => {
    const found = headPeriod(line)
    return found ? [{ at, found }] : []
  })
  const plain = all.filter(({ at }) => !lines[at]?.list)
  const dated = plain.length > 0 ? plain : all
  if (dated.length > 0) return dated
  return lines.flatMap((line, at) => {
    const found = headDate(line)
    return found ? [{ at, found }] : []
  })
}

/** Heads of one section are alike: each has as many lines above its dates as the first. */
const linesAbove = (lines: readonly Line[], at: number, floor: number, max: number): number => {
  let count = 0
  while (count < max && at - count - 1 >= floor) {
    const line = lines[at - count - 1] as Line
    if (!isHeadLike(line)) break
    count += 1
    if (line.level !== undefined) break
  }
  return count
}

const hasHeadLooks = (line: Line | undefined) =>
  line !== undefined &&
  !line.list &&
  (line.level !== undefined || (line.bold && line.text.length <= limits.fact))

const datedEntries = (lines: readonly Line[], dated: readonly Dated[]): Entry[] => {
  const [first] = dated as [Dated]
  const usual = linesAbove(lines, first.at, 0, limits.linesAboveDates)
  const starts = dated.map(({ at }, place) => {
    if (place === 0) return first.at - usual
    const floor = (dated[place - 1]?.at ?? 0) + 1
    const isAfterList = lines[at - 2]?.list !== undefined && lines[at - 1]?.list === undefined
    const max = isAfterList || hasHeadLooks(lines[at - 1]) ? Math.max(1, usual) : usual
    return at - linesAbove(lines, at, floor, max)
  })
  const entries = dated.map(({ at, found }, place): Entry => {
    const start = starts[place] ?? at
    const end = starts[place + 1] ?? lines.length
    const line = lines[at] as Line
    const tail = headTail(lines.slice(at + 1, end), line, found, at - start)
    return {
      dated: { ...found, row: at - start },
      head: lines.slice(start, at + 1 + tail),
      body: lines.slice(at + 1 + tail, end),
      isMarked: true,
    }
  })
  const above = lines.slice(0, starts[0] ?? 0)
  return above.length > 0 ? [...undatedEntries(above), ...entries] : entries
}

/** Splits lines at heads. With `joins`, heads that follow each other are one. */
const byHeads = (
  lines: readonly Line[],
  isHead: (line: Line, at: number) => boolean,
  joins: boolean,
): Entry[] => {
  const entries: Entry[] = []
  for (const [at, line] of lines.entries()) {
    const last = entries.at(-1)
    const continues =
      joins && last?.isMarked && last.body.length === 0 && last.head.length < limits.linesOfUndatedHead
    const isUnder =
      last?.isMarked && last.body.length === 0 && last.head.length === 1 && isItalic(line) && isHeadLike(line)
    if (isUnder) last?.head.push(line)
    else if (!isHead(line, at)) {
      if (last) last.body.push(line)
      else entries.push({ head: [], body: [line], isMarked: false })
    } else if (continues) last?.head.push(line)
    else entries.push({ head: [line], body: [], isMarked: true })
  }
  return entries
}

/** 公司名称：…, 项目名称：… */
const isNamed = (line: Line): boolean =>
  !line.list && splitPairs(line.text).pairs.some(({ label }) => entryPlace(label) === 'name')

const isAboveList = (lines: readonly Line[]) => (line: Line, at: number) =>
  !line.list && isHeadLike(line) && (at === 0 || lines[at - 1]?.list !== undefined || hasKnownFact(line))

/** Entries without dates begin at headings, else at bold lines, else at plain lines above lists. */
const undatedEntries = (lines: readonly Line[]): Entry[] => {
  if (lines.some((line) => line.level !== undefined))
    return byHeads(lines, (line) => line.level !== undefined, false)
  const bold = lines.filter((line) => line.bold && isHeadLike(line))
  if (bold.length > 0 && bold.length < lines.length)
    return byHeads(lines, (line) => line.bold && isHeadLike(line), true)
  if (lines.some((line) => line.list) && lines.some((line) => !line.list && isHeadLike(line)))
    return byHeads(lines, isAboveList(lines), true)
  return lines.length > 0 ? [{ head: [], body: [...lines], isMarked: false }] : []
}

export const splitEntries = (lines: readonly Line[]): Entry[] => {
  const dated = datedLines(lines)
  const named = lines.filter(isNamed).length
  if (named > 0 && named >= dated.length) return byHeads(lines, isNamed, false)
  return dated.length > 0 ? datedEntries(lines, dated) : undatedEntries(lines)
}
