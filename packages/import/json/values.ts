import type { Block, Period } from '#packages/document/values.ts'
import { htmlLines } from '../html.ts'
import { levelOf } from '../parse/kinds/skills.ts'
import { findDate, findPeriod } from '../parse/periods.ts'
import { blockOf } from '../text/line.ts'

/** `2019-09-01`, `2019`, `Sep 2019` as the month that a document stores. */
export const monthOf = (text: string): string | undefined => findDate(text)?.date

const freeText = (text: string): Period => ({ text: [...text].slice(0, 20).join('') })

/** From one text: `Mar 2020 – Present`. A short text that is no period is stored as it is. */
export const periodOf = (text: string): Period | undefined => {
  if (text === '') return undefined
  const found = findPeriod(text)?.period
  const date = monthOf(text)
  return found ?? (date ? { to: date } : freeText(text))
}

/** From two: no end is still running. */
export const periodBetween = (from: string, to: string): Period | undefined => {
  if (from === '' && to === '') return undefined
  const [start, end] = [monthOf(from), monthOf(to)]
  const isNow = to === '' || /^(?:至今|现在|present|now|current|ongoing)$/i.test(to)
  if (from !== '' && !start) return freeText(`${from} – ${to}`)
  return {
    ...(start ? { from: start } : {}),
    ...(end ? { to: end } : isNow && start ? { to: 'now' as const } : {}),
  }
}

/** Whatever of a text a period could not hold. */
export const isCutShort = (text: string, period: Period | undefined): boolean =>
  period?.text !== undefined && [...text].length > 20

export const paragraphs = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ spans: [{ text: line }] }))

export const bullets = (lines: readonly string[]): Block[] =>
  lines.map((text) => ({ list: 'bullet', spans: [{ text }] }))

/** Styled text that came as HTML; what has no tags is plain text. */
export const richText = (html: string): Block[] => (html === '' ? [] : htmlLines(html).map(blockOf))

export const linkBlock = (url: string, label = ''): Block[] => {
  if (url === '') return []
  const href = /^(?:https?:\/\/|mailto:|tel:)\S{1,1900}$/i.test(url) ? { href: url } : {}
  return [
    {
      spans:
        label !== '' && label !== url
          ? [{ text: `${label} ` }, { text: url, ...href }]
          : [{ text: url, ...href }],
    },
  ]
}

export const joined = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join(' · ')

/** A level as 1–5 from a word or a number; 0 is none. */
export const proficiencyOf = (level: number | undefined, word: string): string | undefined => {
  if (level !== undefined && level >= 1 && level <= 5) return String(Math.round(level))
  return word === '' ? undefined : levelOf(word)
}
