import { factsIn } from '../../change/facts/read-facts.ts'
import type { Tone } from '../../tasks.ts'
import { improveText } from '../improve/improve-text.ts'
import { understand } from '../improve/instructions.ts'
import { clausesOf } from '../language/clauses.ts'
import type { Known } from './known.ts'

/** Instructions to the engine, which are not content. */
const REQUEST =
  /^(?:请|麻烦|帮我|帮忙|我想|我要|希望|写|突出|强调|体现|重点|语气|风格|不要|别|尽量|要|please|write|focus|emphasi[sz]e|make|keep|add|more|less|about)/i

/** Sentences of the request that describe experience: 做过两年前台，会用 Excel. */
const experienceIn = (wish: string): string[] =>
  wish
    .split(/[。；;！!\n]+/)
    .map((one) => one.trim().replace(/^(?:- |\d{1,2}[.、]\s*)/, ''))
    .filter(
      (one) =>
        one.length >= 6 &&
        !REQUEST.test(one) &&
        understand({ tone: 'plain', length: 'same', wish: one }).wish !== 'followed',
    )

/** The user's own sentences, tidied by the rules of improving. */
export const ownLines = (wish: string, tone: Tone): string[] =>
  experienceIn(wish).map(
    (line) =>
      improveText(line, 'bullets', { tone, length: 'same', numbers: false, adjectives: false, stops: false })
        .text,
  )

const FIGURES = ['number', 'percent', 'money', 'multiple', 'rank', 'honour']
const countOf = (text: string) => factsIn(text).filter(({ kind }) => FIGURES.includes(kind)).length

/** A short version of an achievement: its first two clauses, or as many as needed to include a number. */
const inShort = (line: string): string => {
  const clauses = clausesOf(line.replace(/[。.]$/, ''))
  const at = clauses.findIndex(({ text }) => countOf(text) > 0)
  return clauses
    .slice(0, Math.max(2, Math.min(at + 1, 3)))
    .map(({ text, end }, index, all) => text + (index < all.length - 1 ? end : ''))
    .join('')
    .trim()
}

/** Achievements with numbers in short form, unless another text contains them. */
export const bestDeeds = ({ deeds, lines }: Known): string[] =>
  deeds
    .filter((line) => countOf(line) > 0)
    .map(inShort)
    .filter((short) => short.length >= 8 && short.length <= 70)
    .filter((short) => lines.filter((line) => line.includes(short)).length <= 1)
