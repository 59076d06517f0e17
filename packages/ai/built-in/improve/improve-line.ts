import { BLANK } from '../../blanks.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import { bodyOf, clausesOf, isChinese, lineOf, signOf } from '../language/clauses.ts'
import { tidyChinese } from '../language/tidy-chinese.ts'
import { tidyEnglish, withCapital } from '../language/tidy-english.ts'
import { withoutFillers } from './chinese-fillers.ts'
import { adjectiveSwaps, chineseSwaps, formalSwaps, hedgeSwaps } from './chinese-swaps.ts'
import { strongVerb } from './chinese-verbs.ts'
import {
  englishAdjectives,
  englishFormal,
  englishHedges,
  englishSwaps,
  withoutTraits,
} from './english-swaps.ts'
import type { Options } from './instructions.ts'
import { lengthened, lengthenedEnglish, shortened } from './lengths.ts'
import { askEnglishNumbers, askNumbers, isUncounted } from './numbers.ts'
import { type Rewrite, type RuleName, type Swap, swapAll } from './rule.ts'

/** The context of a line that the rules use. */
export interface Around extends Options {
  /**
   * Experience at work or in a project, for which results are asked. They are not asked for in a summary or a skill.
   */
  isDeed: boolean
  /** The number of uses of each strong verb in the text. */
  used: Map<string, number>
}

const changed = (rewrite: Rewrite, text: string, rule: RuleName): Rewrite =>
  text === rewrite.text ? rewrite : { text, rules: new Set(rewrite.rules).add(rule) }

const toneSwaps = ({ tone, adjectives, length }: Options, isZh: boolean): Swap[] => [
  ...(tone === 'formal' ? (isZh ? formalSwaps : englishFormal) : []),
  ...(tone === 'confident' ? (isZh ? hedgeSwaps : englishHedges) : []),
  ...(adjectives || length === 'shorter' ? (isZh ? adjectiveSwaps : englishAdjectives) : []),
]

const chinese = (body: string, around: Around): Rewrite => {
  let rewrite: Rewrite = { text: body, rules: new Set() }
  rewrite = changed(rewrite, tidyChinese(rewrite.text), 'punctuation')
  rewrite = swapAll(rewrite, chineseSwaps)
  rewrite = changed(rewrite, lineOf(withoutFillers(clausesOf(rewrite.text)), rewrite.text), 'filler')
  rewrite = swapAll(rewrite, toneSwaps(around, true))
  if (around.isDeed) rewrite = strongVerb(rewrite, around.tone, around.used)
  if (around.length === 'shorter')
    rewrite = changed(
      rewrite,
      lineOf(shortened(clausesOf(rewrite.text), body.length, true), rewrite.text),
      'short',
    )
  else if (around.isDeed && (around.numbers || around.length === 'longer' || isUncounted(rewrite.text)))
    rewrite = changed(rewrite, lineOf(askNumbers(clausesOf(rewrite.text)), rewrite.text), 'numbers')
  if (around.length === 'longer' && around.isDeed)
    rewrite = changed(rewrite, lengthened(rewrite.text), 'method')
  return { ...rewrite, text: tidyChinese(rewrite.text) }
}

const english = (body: string, around: Around): Rewrite => {
  let rewrite: Rewrite = { text: body, rules: new Set() }
  rewrite = changed(rewrite, tidyEnglish(rewrite.text), 'punctuation')
  rewrite = swapAll(rewrite, [...englishSwaps, ...toneSwaps(around, false)])
  rewrite = changed(rewrite, withoutTraits(rewrite.text), 'filler')
  if (around.length === 'shorter')
    rewrite = changed(
      rewrite,
      lineOf(shortened(clausesOf(rewrite.text), body.length, false), rewrite.text),
      'short',
    )
  else if (around.isDeed && (around.numbers || around.length === 'longer'))
    rewrite = changed(rewrite, askEnglishNumbers(rewrite.text), 'numbers')
  if (around.length === 'longer' && around.isDeed)
    rewrite = changed(rewrite, lengthenedEnglish(rewrite.text), 'method')
  // A line that was written small stays so: only one that lost its head gets a capital.
  return rewrite.text === body || /^[a-z]/.test(body)
    ? rewrite
    : { ...rewrite, text: withCapital(rewrite.text) }
}

const once = (body: string, around: Around): Rewrite =>
  isChinese(body.replaceAll(BLANK, '')) ? chinese(body, around) : english(body, around)

/** A rule may open the way for another: until nothing changes, so that a second run finds nothing. */
const settled = (body: string, around: Around): Rewrite => {
  let rewrite = once(body, around)
  if (around.length !== 'same') return rewrite
  for (let round = 0; round < 4; round += 1) {
    const next = once(rewrite.text, around)
    if (next.text === rewrite.text) break
    rewrite = { text: next.text, rules: new Set([...rewrite.rules, ...next.rules]) }
  }
  return rewrite
}

/**
 * Applies the rules to one line. The fact guard checks the result, because a rule that fails on unexpected words must
 * not add facts.
 */
export const improveLine = (line: string, around: Around): Rewrite => {
  const body = bodyOf(line)
  if (body.trim() === '') return { text: line, rules: new Set() }
  const rewrite = settled(body, around)
  if (rewrite.text === body) return { text: line, rules: new Set() }
  if (rewrite.text.trim() === '' || unconfirmedFacts(body, rewrite.text).length > 0)
    return { text: line, rules: new Set() }
  return { ...rewrite, text: signOf(line) + rewrite.text }
}
