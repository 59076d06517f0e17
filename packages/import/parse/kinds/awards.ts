import type { DraftItem } from '../../draft.ts'
import { type Line, splitAtBold, tellLinks } from '../../text/line.ts'
import { isProse, piecesOf, tidy } from '../../text/pieces.ts'
import { findDate, without } from '../periods.ts'
import { filled, type Read } from './section.ts'

const GRADE =
  /^(?:国家|省|市|校|院|区|县|全国|国际|集团|公司|部|厅|省部|系|年级|班|行业|企业|地区|世界|洲|亚洲)级?(?:级|特等|一等|二等|三等|金|银|铜|优秀|最佳)?奖?$|^(?:特等|一等|二等|三等|优秀|优胜|最佳|入围|提名|冠军|亚军|季军|金|银|铜|特金|铜牌|银牌|金牌)奖?$|^(?:国|省|市|校|院|区).{0,3}(?:一|二|三|特)?等?奖$|^第?[一二三四五六七八九十\d]+名$|^[甲乙丙一二三四五六\d]级$|^top\s?\d|^(?:first|second|third|1st|2nd|3rd)(?: prize| place| class)?$|^(?:gold|silver|bronze)(?: medal| prize| award)?$|^(?:national|provincial|municipal|university|school|international|regional|company|honou?rable mention|finalist|winner|merit|distinction)(?: level| award)?$/i

const bracketed = (text: string): [string, string] => {
  const [, outer = text, inner = ''] = /^(.+?)\s?[（(]([^（()）]{1,40})[)）]$/.exec(text) ?? []
  return GRADE.test(inner) ? [outer, inner] : [text, '']
}

const itemOf = (text: string): DraftItem => {
  const date = findDate(text)
  const rest = date ? without(text, date).join('  ') : text
  const pieces = piecesOf(rest)
    .flatMap((piece) => blankGrade(piece))
    .flatMap((piece) => bracketed(piece).filter((part) => part !== ''))
  const grade = pieces.slice(1).find((piece) => GRADE.test(piece)) ?? ''
  const [name = '', ...others] = pieces.filter((piece) => piece !== grade)
  return {
    data: filled({
      date: date?.date,
      awardsName: name,
      awardsGrade: grade,
      awardsAbstract: others.join(' · '),
    }),
  }
}

/** 数学建模竞赛 一等奖: in Chinese one blank parts the grade, and a comma does. */
const blankGrade = (text: string): string[] => {
  const parts = text.split(/(?<=\p{Script=Han}|[)）])[\s，,]+(?=\p{Script=Han})|,\s+/u).map(tidy)
  const at = parts.findIndex((part, place) => place > 0 && GRADE.test(part))
  if (at < 0) return [text]
  const [before, after] = [parts.slice(0, at).join(' '), parts.slice(at + 1).join(' ')]
  return [before, parts[at] ?? '', after].filter((part) => part !== '')
}

/** A list of honours in one line. */
const several = (text: string): string[] => {
  if (findDate(text)) return [text]
  const parts = text
    .split(/[、；;]\s*/)
    .map(tidy)
    .filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => part.length <= 40) ? parts : [text]
}

const isMore = (line: Line, before: DraftItem | undefined): boolean =>
  before !== undefined && !line.list && isProse(line.text) && before.data.awardsAbstract === undefined

export const readAwards = (lines: readonly Line[]): Read => {
  const items: DraftItem[] = []
  for (const line of joinDates(lines.map((line) => splitAtBold(tellLinks(line))))) {
    const last = items.at(-1)
    if (last && isMore(line, last)) last.data.awardsAbstract = line.text
    else if (last && GRADE.test(line.text) && last.data.awardsGrade === undefined)
      last.data.awardsGrade = line.text
    else
      items.push(
        ...several(line.text)
          .map(itemOf)
          .filter((item) => Object.keys(item.data).length > 0),
      )
  }
  return { items, replaced: [] }
}

const isDateAlone = (line: Line | undefined): boolean => {
  const date = line ? findDate(line.text) : undefined
  return line !== undefined && date !== undefined && tidy(without(line.text, date).join('')) === ''
}

const plus = (line: Line, more: string): Line => ({ ...line, text: `${line.text}  ${more}` })

/** Dates on lines of their own: above what they date, or below it, as the first of them shows. */
const joinDates = (lines: readonly Line[]): Line[] => {
  const isAbove = isDateAlone(lines[0])
  const joined: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1)
    const isTaken = isAbove && isDateAlone(lines[at - 1])
    if (isDateAlone(line) && (isAbove ? lines[at + 1] !== undefined : last !== undefined)) {
      if (!isAbove && last) joined[joined.length - 1] = plus(last, line.text)
    } else joined.push(isTaken ? plus(line, lines[at - 1]?.text ?? '') : line)
  }
  return joined
}
