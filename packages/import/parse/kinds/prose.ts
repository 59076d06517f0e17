import type { DraftItem } from '../../draft.ts'
import { blockOf, type Line } from '../../text/line.ts'
import { piecesOf } from '../../text/pieces.ts'
import { splitEntries } from '../entry.ts'
import { LINK } from '../facts.ts'
import { readHead } from '../head.ts'
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
  const address = LINK.exec(line.text)?.[0]
  return address ?? line.cells.flat().find((run) => run.href)?.href
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
      const [, name = first, about = ''] = /^([^:：]{1,40})[:：]\s*(\S.*)$/.exec(first) ?? []
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
