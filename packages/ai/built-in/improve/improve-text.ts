import type { TextAt } from '../../places.ts'
import { isChinese } from '../language/clauses.ts'
import { evenEnds, evenSpaces } from '../language/tidy-chinese.ts'
import { improveLine } from './improve-line.ts'
import type { Options } from './instructions.ts'
import type { RuleName } from './rule.ts'
import { withoutRepeats } from './same-lines.ts'

export interface Improved {
  text: string
  rules: RuleName[]
}

/** Of deeds: a result without a number is worth a question. */
const DEEDS: ReadonlySet<string> = new Set(['bullets', 'campusContent'])
/** Only sentences are improved, not names, dates, addresses and the like. */
const PROSE: ReadonlySet<string> = new Set([
  ...DEEDS,
  'abstract',
  'content',
  'introduce',
  'worksIntroduce',
  'awardsAbstract',
  'text',
  'note',
])

export const isProse = ({ place }: Pick<TextAt, 'place'>): boolean => PROSE.has(place.field)

const withEnds = (lines: readonly string[], stops: boolean | undefined): string[] => {
  if (stops === undefined) return evenEnds(lines)
  return lines.map((line) => {
    if (line.trim() === '' || !isChinese(line)) return line
    return stops ? (/[。！？；…]$/.test(line) ? line : `${line}。`) : line.replace(/。$/, '')
  })
}

/** A text by the rules of the built-in engine, and which of them changed something. */
export const improveText = (text: string, field: string, options: Options): Improved => {
  const around = { ...options, isDeed: DEEDS.has(field), used: new Map<string, number>() }
  const rewrites = text.split('\n').map((line) => improveLine(line, around))
  const rules = new Set(rewrites.flatMap((line) => [...line.rules]))
  const step = (lines: readonly string[], next: readonly string[], rule: RuleName): string[] => {
    if (lines.join('\n') !== next.join('\n')) rules.add(rule)
    return [...next]
  }
  let lines = rewrites.map((line) => line.text)
  lines = step(lines, withoutRepeats(lines), 'twice')
  lines = step(lines, withEnds(lines, options.stops), 'stops')
  if (isChinese(text)) lines = step(lines, evenSpaces(lines.join('\n')).split('\n'), 'spaces')
  return { text: lines.join('\n'), rules: [...rules] }
}
