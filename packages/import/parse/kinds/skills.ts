import { levelWord } from '#packages/sections/levels.ts'
import type { DraftItem } from '../../draft.ts'
import { cellTexts, type Line, runsText, splitAtBold, tellLinks } from '../../text/line.ts'
import { tidy } from '../../text/pieces.ts'
import { splitPairs } from '../labels.ts'
import { filled, type Read } from './section.ts'

const LEVELS: readonly [RegExp, string][] = [
  [/^(?:精通|专家|专业|母语|native|expert|mastery|master|bilingual|c2)$/i, '5'],
  [
    /^(?:熟练|熟练掌握|熟练使用|擅长|流利|高级|优秀|advanced|fluent|strong|excellent|c1|professional|full professional(?: proficiency)?|very good)$/i,
    '4',
  ],
  [
    /^(?:熟悉|掌握|良好|中级|intermediate|good|conversational|working knowledge|competent|b2|b1|professional working(?: proficiency)?|experienced)$/i,
    '3',
  ],
  [/^(?:了解|一般|初级|familiar|elementary|basic knowledge|a2|limited working(?: proficiency)?)$/i, '2'],
  [/^(?:入门|接触过|basic|basics|beginner|novice|a1)$/i, '1'],
]

/** Our own word for a level means that level, and is no guess. */
const ownLevel = (word: string): string | undefined =>
  ['1', '2', '3', '4', '5'].find((level) =>
    (['zh', 'en'] as const).some(
      (language) => levelWord(Number(level), language).toLowerCase() === word.toLowerCase(),
    ),
  )

/** Doubts about a level that was read from this word. */
export const levelDoubts = (word: string): Pick<DraftItem, 'doubts'> =>
  ownLevel(word.trim()) === undefined ? { doubts: { proficiency: 'level-read' } } : {}

/** 1 to 5 of a word, stars, a percentage, a fraction. */
export const levelOf = (text: string): string | undefined => {
  const word = text.trim()
  const named = ownLevel(word) ?? LEVELS.find(([names]) => names.test(word))?.[1]
  if (named) return named
  if (/^[★●⬤■◆]{1,5}[☆○◯□◇]{0,5}$/u.test(word)) {
    const [full, all] = [(word.match(/[★●⬤■◆]/gu) ?? []).length, [...word].length]
    return String(Math.max(1, Math.round((full / Math.max(all, 5)) * 5)))
  }
  const [, share] = /^(\d{1,3})\s?%$/.exec(word) ?? []
  if (share !== undefined && Number(share) <= 100) return String(Math.max(1, Math.round(Number(share) / 20)))
  const [, part, whole] = /^(\d{1,2})\s?\/\s?(5|10)$/.exec(word) ?? []
  return part !== undefined && Number(part) <= Number(whole)
    ? String(Math.max(1, Math.round((Number(part) / Number(whole)) * 5)))
    : undefined
}

const AFTER = /^(.{1,40}?)[\s:：\-–—|（(]+([^\s（()）:：]{1,24}(?:\s[A-Za-z]{3,12}){0,2})[)）]?$/u
const BEFORE = /^(精通|熟练掌握|熟练使用|熟练|熟悉|掌握|了解|擅长)\s?[:：]?\s?(\S.{0,14})$/u

interface Levelled {
  name: string
  word: string
  level: string
}

const levelled = (text: string): Levelled | undefined => {
  const [, name = '', word = ''] = AFTER.exec(text) ?? []
  const after = word === '' ? undefined : levelOf(word)
  if (after && !/[（(]/.test(name)) return { name: tidy(name), word, level: after }
  const [, before = '', rest = ''] = BEFORE.exec(text) ?? []
  const level = before === '' ? undefined : levelOf(before)
  return level && !/[，,、；;。等及和与]/.test(rest) ? { name: tidy(rest), word: before, level } : undefined
}

const isShortName = (text: string) =>
  text.length <= 28 && text.split(/\s+/).length <= 4 && !/[。；！]|^\d+$/.test(text)
const SENTENCE =
  /能够|具备|使用|进行|负责|可以|擅于|善于|良好的|较强|具有|拥有|有.{0,6}经验|熟练|熟悉|掌握|精通|了解|\b(?:with|using|and|for|in|to|of|the)\b/i

/** Java、Python、Go: names, not a sentence. */
const namesIn = (text: string): string[] | undefined => {
  const parts = text
    .split(/[、，,；;/|｜]\s*|\s{2,}|\s[·•]\s+/)
    .map(tidy)
    .filter((part) => part !== '')
  return parts.length > 1 &&
    parts.every(isShortName) &&
    !SENTENCE.test(text.replaceAll(/[（(][^（()）]*[)）]/g, ''))
    ? parts
    : undefined
}

const nameItem = (text: string, replaced: string[]): DraftItem => {
  const level = levelled(text)
  if (!level || level.name === '')
    return {
      data: filled(isShortName(text) && !SENTENCE.test(text) ? { skillName: text } : { introduce: text }),
    }
  replaced.push(level.word)
  return { data: { skillName: level.name, proficiency: level.level }, ...levelDoubts(level.word) }
}

const pairItem = (label: string, value: string, replaced: string[]): DraftItem => {
  const level = levelOf(value)
  if (!level) {
    const [head = '', ...rest] = value.split(/[，,；;|（(]\s*|\s{2,}|\s[-–—·]\s+/)
    const first = levelOf(head)
    const more = tidy(rest.join('，').replace(/[)）]$/, ''))
    if (!first || more === '') return { data: filled({ skillName: label, introduce: value }) }
    replaced.push(head)
    return {
      data: { skillName: label, proficiency: first, introduce: more },
      ...levelDoubts(head),
    }
  }
  replaced.push(value)
  return { data: { skillName: label, proficiency: level }, ...levelDoubts(value) }
}

/** A name in one cell, its level or what it means in the next. */
const cellItem = (cells: readonly string[], replaced: string[]): DraftItem | undefined => {
  const [name = '', ...others] = cells
  const at = others.findIndex((cell) => levelOf(cell))
  if (at < 0) return undefined
  replaced.push(others[at] ?? '')
  const more = others.filter((_, place) => place !== at).join('  ')
  return {
    data: filled({ skillName: name, proficiency: levelOf(others[at] ?? ''), introduce: more }),
    ...levelDoubts(others[at] ?? ''),
  }
}

const isLabel = (label: string) => label.length <= 28 && !/[，。；]/.test(label)

/** **Go** seven years of services. */
const boldName = (line: Line): DraftItem[] | undefined => {
  const [name, ...rest] = splitAtBold(line).cells.map(runsText)
  if (line.cells.length > 1 || name === undefined || rest.length !== 1 || !line.cells[0]?.[0]?.bold)
    return undefined
  return isShortName(tidy(name)) &&
    !/[:：]\s*$/.test(name) &&
    !levelOf(rest[0] ?? '') &&
    !/^\s*[:：]/.test(rest[0] ?? '')
    ? [{ data: { skillName: tidy(name), introduce: tidy(rest[0] ?? '') } }]
    : undefined
}

const lineItems = (line: Line, replaced: string[]): DraftItem[] => {
  const named = boldName(line)
  if (named) return named
  const cells = cellTexts(line).map(tidy)
  const inCells = cells.length > 1 ? cellItem(cells, replaced) : undefined
  if (inCells) return [inCells]
  const text = tidy(line.text)
  const { before, pairs } = splitPairs(text)
  const [pair] = pairs
  if (pair && before === '' && pair.value !== '' && isLabel(pair.label))
    return pairs.length > 1 && pairs.every(({ value }) => value !== '')
      ? pairs.map(({ label, value }) => pairItem(label, value, replaced))
      : [pairItem(pair.label, text.slice(text.search(/[:：]/) + 1).trim(), replaced)]
  if (cells.length === 1 && levelled(text)) return [nameItem(text, replaced)]
  const [, label = '', about = ''] = /^([^:：，。；,;]{2,28})[:：]\s?(\S.*)$/.exec(text) ?? []
  if (label !== '') return [pairItem(tidy(label), about, replaced)]
  const byDash = dashed(text)
  if (byDash) return byDash
  const names = cells.length > 1 ? cells.flatMap((cell) => namesIn(cell) ?? [cell]) : namesIn(text)
  if (names) return names.map((name) => nameItem(name, replaced))
  return [nameItem(text, replaced)]
}

/** Go — seven years of services: a name and what it means. */
const dashed = (text: string): DraftItem[] | undefined => {
  const [name = '', ...rest] = text.split(/(?<!\s)\s+[-–—]{1,2}\s+/)
  const more = rest.join(' – ')
  return more !== '' && isShortName(name) && !levelOf(more)
    ? [{ data: { skillName: name, introduce: more } }]
    : undefined
}

/** A bold line of its own names the line under it: 编程语言 ⏎ Java、Python. */
const isGroupName = (line: Line, next: Line | undefined) =>
  (line.bold || line.level !== undefined) &&
  !line.list &&
  line.cells.length === 1 &&
  isShortName(line.text) &&
  next !== undefined &&
  !next.bold &&
  next.level === undefined &&
  !levelOf(line.text)

export const readSkills = (raw: readonly Line[]): Read => {
  const lines = raw.map(tellLinks)
  const replaced: string[] = []
  const items: DraftItem[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line
    const next = lines[at + 1]
    const last = items.at(-1)
    if (isGroupName(line, next) && next) {
      items.push(pairItem(tidy(line.text).replace(/[:：]$/, ''), next.text, replaced))
      at += 1
    } else if (
      last &&
      last.data.proficiency === undefined &&
      levelOf(line.text) &&
      last.data.introduce === undefined
    ) {
      replaced.push(line.text)
      last.data.proficiency = levelOf(line.text) ?? ''
      Object.assign(last, levelDoubts(line.text))
    } else items.push(...lineItems(line, replaced))
  }
  return { items: items.filter((item) => Object.keys(item.data).length > 0), replaced }
}
