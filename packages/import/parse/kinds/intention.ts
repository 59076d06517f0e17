import { cellTexts, type Line, tellLinks, textLine } from '../../text/line.ts'
import { piecesOf, tidy } from '../../text/pieces.ts'
import { factOf } from '../facts.ts'
import { bareLabel, type FactPlace, factPlace, type Pair, splitPairs } from '../labels.ts'
import type { Read } from './section.ts'

const INTENTION = {
  salary: 'expectSalary',
  place: 'intendedCity',
  status: 'jobStatus',
  type: 'jobSearchType',
} as const

/** When the person can start, in words that no list has. */
const STATUS = /到岗|入职|毕业|机会|在职|离职|随时|可提前/

const fieldOf = (fact: string, data: Record<string, string>): string => {
  const known = INTENTION[factOf(fact) as keyof typeof INTENTION]
  return (
    known ?? (data.intendedPositions !== undefined && STATUS.test(fact) ? 'jobStatus' : 'intendedPositions')
  )
}

const labelled = (cell: string): { before: string; pairs: Pair[] } => {
  const bare = bareLabel(cell)
  return bare ? { before: '', pairs: [bare] } : splitPairs(cell)
}

/** Fields by label. 职位 and 城市 mean the target if one is written down. */
const WANTED: Partial<Record<FactPlace, string>> = {
  post: 'intendedPositions',
  address: 'intendedCity',
  intendedPositions: 'intendedPositions',
  intendedCity: 'intendedCity',
  expectSalary: 'expectSalary',
  jobStatus: 'jobStatus',
  jobSearchType: 'jobSearchType',
}

const wantedBy = (label: string): string | undefined => {
  const place = factPlace(label)
  return place === undefined ? undefined : WANTED[place]
}

/** 求职意向: pairs, or facts that show what they are; the first of the others is the post. */
export const readIntention = (lines: readonly Line[]): Read & { rest: Line[] } => {
  const data: Record<string, string> = {}
  const replaced: string[] = []
  const rest: Line[] = []
  const put = (field: string | undefined, value: string, source: string): boolean => {
    const isFree = field !== undefined && data[field] === undefined
    if (isFree) data[field] = value
    else rest.push(textLine(source))
    return isFree
  }
  for (const cell of lines.map(tellLinks).flatMap(cellTexts).flatMap(piecesOf)) {
    const { before, pairs } = labelled(cell)
    for (const { label, value } of pairs)
      if (put(wantedBy(label), value, `${label}：${value}`)) replaced.push(label)
    const fact = tidy(before)
    if (fact !== '') put(fieldOf(fact, data), fact, fact)
  }
  const isFound = Object.keys(data).length > 0
  const doubts = rest.length > 0 ? { doubts: { '': 'guessed-parts' as const } } : {}
  return { items: isFound ? [{ data, ...doubts }] : [], replaced, rest }
}
