import { safeParse } from 'zod/v4/core'
import type { Rich, Value } from '#packages/document/values.ts'
import { accepts, type Field, type Kind } from '#packages/sections/define.ts'
import { levelWord } from '#packages/sections/levels.ts'
import { richOf } from '../change/plain-rich.ts'
import { pairsOfText } from './pairs.ts'
import { periodOfText } from './period-text.ts'

/** One line, however many it was written in. */
const oneLine = (text: string): string =>
  text
    .split(/(?:(?<!\s)\s+)?\n\s*/)
    .map((line) => line.replace(/^(?:- |\d+\. )/, '').trim())
    .filter((line) => line !== '')
    .join(' ')

/** A figure from 1 to 5, or one of the words for it. */
const levelOf = (text: string): string | undefined => {
  const plain = text.trim()
  if (/^[1-5]$/.test(plain)) return plain
  const level = [1, 2, 3, 4, 5].find((one) =>
    [levelWord(one, 'zh'), levelWord(one, 'en')].some((word) => word.toLowerCase() === plain.toLowerCase()),
  )
  return level === undefined ? undefined : String(level)
}

const read = (text: string, { type }: Field, before: Value | undefined): Value | undefined => {
  switch (type) {
    case 'rich':
      return richOf(text, Array.isArray(before) ? (before as Rich) : [])
    case 'period':
      return periodOfText(text)
    case 'labelled':
      return pairsOfText(text)
    case 'level':
      return levelOf(text)
    case 'line':
    case 'date':
    case 'link':
      return oneLine(text)
    default:
      // A picture, a table or a chart is not made of words.
      return undefined
  }
}

/** A text as the value of a field, or undefined where it cannot be one. `before` lends its styles. */
export const valueOfText = (
  kind: Kind,
  name: string,
  text: string,
  before?: Value | undefined,
): Value | undefined => {
  const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined
  const value = field && read(text, field, before)
  if (field === undefined || value === undefined) return undefined
  return safeParse(field.value, value).success && accepts(kind, name, value) ? value : undefined
}
