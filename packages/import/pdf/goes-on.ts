import { isFactLine, isReach, isWhole } from '../parse/fact-line.ts'
import { headPieces } from '../parse/head-pieces.ts'
import { headingOf } from '../parse/headings.ts'
import { factPlace } from '../parse/labels.ts'
import { findPeriod, without } from '../parse/periods.ts'
import { piecesOf } from '../text/pieces.ts'
import { completesDates } from './broken-rows.ts'
import { type Placed, wordWidth } from './place-lines.ts'

/** Python – …, 编程语言：…: each such line is an item of its own. */
const LED = /^(?!.{0,29}\s{2})[^:：，。,./|｜·]{1,30}(?:[:：]|\s[–—-]\s)/
/** Several facts or sentences on one line: where it breaks, any of them may go on. */
const MANY = /\s[|｜·/]\s|[|｜。]\s?\S/

/** A sign that parts facts, left hanging at the edge or carried over it. */
const HANGS =
  /\S\s[|｜·•/]$|[|｜、，,]$|[a-z]\s(?:and|of|for|with|the|in|to|by|on|&)$|\s[|｜·•/]\s[^|｜·•/]{2,12}[:：]$/
const CLINGS = /^[|｜·/、，）)（(]/

/** JavaScript（精通） over React（熟练）: each is whole. */
const BRACKETED = /^[^（()）]{1,30}[（(][^（()）]{1,12}[)）]$/
const LABEL_ALONE = /^[^:：]{1,12}[:：]$/

/** A column, and how its lines follow each other. */
export interface Measure {
  left: number
  edge: number
  leading: number
}

interface Pair {
  before: Placed
  after: Placed
  /** Their texts. */
  one: string
  two: string
  isNear: boolean
  room: number
  /** The next word had no room any more. */
  isFull: boolean
  /** Only together they tell from when to when. */
  isOpenRange: boolean
  isAddress: boolean
  measure: Measure
}

/** An address that the edge cut in two: full to the last letter, and the rest begins small. */
export const isCutAddress = (before: Placed, after: Placed, edge: number): boolean =>
  /(?<!\S)[^\s@/]*[@/]\S*$/.test(before.line.text) &&
  /^[a-z0-9][\w./-]{0,40}(?=\s[|·/]|$)/.test(after.line.text) &&
  edge - before.right < before.size * 0.8 &&
  !isWhole(after.line.text)

/** `(Sep 2011` over `– May 2015)`: the dash at the start is no list sign. */
const restOfRange = (before: Placed, after: Placed): boolean =>
  before.line.cells.length === 1 &&
  after.line.text.length <= 16 &&
  findPeriod(before.line.text) === undefined &&
  findPeriod(`${before.line.text} – ${after.line.text}`) !== undefined

const pairOf = (before: Placed, after: Placed, measure: Measure): Pair => {
  const [one, two] = [before.line.text, after.line.text]
  const step = (after.baseline - before.baseline) / before.size
  const room = measure.edge - before.right
  return {
    before,
    after,
    one,
    two,
    room,
    measure,
    isNear: after.page > before.page || step <= measure.leading * 1.22,
    isFull: room <= Math.max(before.size * 1.1, wordWidth(two, after.size) + before.size * 0.35),
    isOpenRange: restOfRange(before, after) || (two.length <= 24 && completesDates(before, after)),
    isAddress: isCutAddress(before, after, measure.edge) || (/\S[-/._@]$/.test(one) && /^\S+$/.test(two)),
  }
}

/** Set by one hand as one text: no other size, weight, cell or list sign. */
const isOneText = (before: Placed, after: Placed): boolean =>
  (after.line.list === undefined || restOfRange(before, after)) &&
  before.line.cells.length < 2 &&
  after.line.cells.length < 2 &&
  Math.abs(before.size - after.size) <= before.size * 0.06 &&
  after.line.bold === before.line.bold &&
  headingOf(after.line.text)?.by !== 'exact'

/** `邮箱：` with its value on the next line, because it did not fit on this one. */
const isOpenLabel = ({ one, two }: Pair): boolean => {
  if (!LABEL_ALONE.test(one)) return false
  return isReach(two) || (factPlace(one.slice(0, -1)) !== undefined && !/[:：]/.test(two))
}

/** `到岗时间：在职，一个月内` above `到岗`: the line below a labelled fact is the next label, or the rest of this fact. */
const isRestOfFact = ({ before, after, one, two, isFull }: Pair): boolean => {
  const [, label = ''] = /^([^:：|｜·/]{2,14})[:：]\s?\S/.exec(one) ?? []
  return (
    isFull &&
    label !== '' &&
    factPlace(label) !== undefined &&
    !/[:：@]/.test(two) &&
    !headingOf(two) &&
    Math.abs(after.left - before.left) < before.size * 0.5
  )
}

/** Under the text of an item, not under its sign. */
const isUnderItem = ({ before, after, one, measure }: Pair): boolean =>
  before.line.list !== undefined &&
  Math.abs(after.left - before.textLeft) < before.size * 0.5 &&
  after.left > measure.left + before.size * 0.6 &&
  !/[。；！？.!?]$/.test(one)

const isRestOfDates = ({ before, after, two, isOpenRange }: Pair): boolean =>
  isOpenRange && !findPeriod(two) && Math.abs(after.left - before.left) < before.size * 2

const surelyGoesOn = (pair: Pair): boolean => {
  const isCarried = (HANGS.test(pair.one) || CLINGS.test(pair.two)) && !headingOf(pair.one)
  return isCarried || isOpenLabel(pair) || isUnderItem(pair) || isRestOfFact(pair) || isRestOfDates(pair)
}

const endsWithDates = (text: string): boolean => {
  const found = findPeriod(text)
  return found !== undefined && found.to >= text.length - 1 && !/[-–—~]$/.test(text)
}

/** Dates at one end of several facts: the head of an entry, however full the line above it is. */
const isDatedHead = (text: string): boolean => {
  const found = findPeriod(text)
  const atEdge = found !== undefined && (found.from <= 2 || text.length - found.to <= 2)
  return atEdge && piecesOf(without(text, found).join('  ')).length > 1
}

/** Facts, heads and items that are whole however full their line is. */
const surelyEnds = ({ one, two, isOpenRange, isAddress }: Pair): boolean => {
  if (BRACKETED.test(one) && BRACKETED.test(two)) return true
  if (endsWithDates(one)) return true
  if (LED.test(one) && LED.test(two) && !MANY.test(one)) return true
  if (isOpenRange) return false
  if (isDatedHead(two) || (findPeriod(one) && headPieces(one).length > 2)) return true
  return !isAddress && (isWhole(one) || isFactLine(two))
}

const isAligned = ({ before, after }: Pair): boolean => {
  const shift = after.left - before.textLeft
  const isUnderSign = before.line.list !== undefined && Math.abs(after.left - before.left) < before.size * 0.5
  const isOutdented = shift < 0 && shift > -before.size * 2.6 && !before.line.list
  return Math.abs(shift) < before.size * 0.9 || isOutdented || isUnderSign
}

const endsSentence = ({ before, after, one, room }: Pair): boolean => {
  const isOutside = before.line.list !== undefined && after.left < before.textLeft - before.size * 0.2
  return /[。；！？]$/.test(one) || (/[.!?]$/.test(one) && (room > before.size || isOutside))
}

/** Too short for text that the edge broke. */
const isShort = ({ before, isAddress, measure: { left, edge } }: Pair): boolean =>
  !isAddress && before.right - before.left < (edge - left) * 0.55

/** Whether a line goes on where the one before it reached the edge of its column. */
export const goesOn = (before: Placed, after: Placed, measure: Measure): boolean => {
  if (!isOneText(before, after)) return false
  const pair = pairOf(before, after, measure)
  if (!pair.isNear) return false
  if (surelyGoesOn(pair)) return true
  return !surelyEnds(pair) && pair.isFull && !isShort(pair) && isAligned(pair) && !endsSentence(pair)
}
