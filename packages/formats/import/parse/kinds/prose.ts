import type { DraftItem } from '../../draft.ts'
import { blockOf, cellTexts, type Line, tellLinks, textLine } from '../../text/line.ts'
import { piecesOf, tidy } from '../../text/pieces.ts'
import { splitEntries } from '../entry.ts'
import { factOf, LINK } from '../facts.ts'
import { readHead } from '../head.ts'
import { bareLabel, factPlace, type Pair, splitPairs } from '../labels.ts'
import { filled, type Read } from './section.ts'

/** Text and nothing but text: 自我评价, Interests. */
export const readProse = (lines: readonly Line[]): Read => ({
  items: lines.length > 0 ? [{ data: { content: lines.map(blockOf) } }] : [],
  replaced: [],
})

/** Anything else: entries with a heading where there are some, else the lines as they stand. */
export const readCustom = (lines: readonly Line[]): Read => {
  const entries = splitEntries(lines)
  if (entries.every((entry) => !entry.isMarked))
    return { items: lines.length > 0 ? [{ data: { text: lines.map(blockOf) } }] : [], replaced: [] }
  const heads = entries.map((entry) => ({ entry, head: readHead({ ...entry, body: [] }, ['period']) }))
  return {
    items: heads.map(({ entry, head }) => ({
      data: filled({
        period: head.period,
        heading: head.pieces.map(({ text }) => text).join(' · '),
        text: entry.body.map(blockOf),
      }),
    })),
    replaced: heads.flatMap(({ head }) => head.replaced),
  }
}

const linkOf = (line: Line): string | undefined => {
  const said = LINK.exec(line.text)?.[0]
  return said ?? line.cells.flat().find((run) => run.href)?.href
}

/** 作品: a name, where it can be seen, what it is. */
export const readWorks = (lines: readonly Line[]): Read => {
  const items: DraftItem[] = []
  for (const line of lines) {
    const link = linkOf(line)
    const pieces = piecesOf(
      (link === undefined ? line.text : line.text.replace(link, '  ')).replace(/[（(]\s*[)）]/, ''),
    )
    const last = items.at(-1)
    const isMore = last !== undefined && !line.list && !line.bold && line.level === undefined
    if (isMore && link !== undefined && last.data.worksLink === undefined && pieces.length === 0)
      last.data.worksLink = link
    else if (
      isMore &&
      last.data.worksIntroduce === undefined &&
      (link === undefined || last.data.worksLink === undefined)
    ) {
      last.data.worksIntroduce = pieces.join(' · ')
      if (link !== undefined) last.data.worksLink = link
    } else {
      const [first = '', ...others] = pieces
      const [, name = first, about = ''] = /^([^:：]{1,40})[:：]\s*(.+)$/.exec(first) ?? []
      items.push({
        data: filled({
          worksName: name,
          worksLink: link,
          worksIntroduce: [about, ...others].filter((text) => text !== '').join(' · '),
        }),
      })
    }
  }
  return { items: items.filter((item) => Object.keys(item.data).length > 0), replaced: [] }
}

const INTENTION = {
  salary: 'expectSalary',
  place: 'intendedCity',
  status: 'jobStatus',
  type: 'jobSearchType',
} as const

/** When somebody could come, in words that no list has. */
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

/** 求职意向: pairs, or facts that show what they are; the first of the others is the post. */
export const readIntention = (lines: readonly Line[]): Read & { rest: Line[] } => {
  const data: Record<string, string> = {}
  const replaced: string[] = []
  const rest: Line[] = []
  const put = (field: string, value: string, line: Line) => {
    if (data[field] === undefined) data[field] = value
    else rest.push(line)
  }
  for (const line of lines.map(tellLinks)) {
    for (const cell of cellTexts(line).flatMap(piecesOf)) {
      const { before, pairs } = labelled(cell)
      for (const { label, value } of pairs) {
        const place = factPlace(label)
        const field = place === 'post' ? 'intendedPositions' : place === 'address' ? 'intendedCity' : place
        const isOurs =
          field !== undefined &&
          ['intendedPositions', 'intendedCity', 'expectSalary', 'jobStatus', 'jobSearchType'].includes(field)
        if (isOurs) replaced.push(label)
        if (isOurs) put(field as string, value, line)
        else rest.push(textLine(`${label}：${value}`))
      }
      const fact = tidy(before)
      if (fact !== '') put(fieldOf(fact, data), fact, textLine(fact))
    }
  }
  return { items: Object.keys(data).length > 0 ? [{ data }] : [], replaced, rest }
}
