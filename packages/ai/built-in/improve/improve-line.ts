import { BLANK } from '../../blanks.ts'
import { heldBack } from '../../change/guard.ts'
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
import { lengthened, lengthenedEnglish, shortened } from './lengths.ts'
import { askEnglishNumbers, askNumbers, isUncounted } from './numbers.ts'
import { type RuleName, type Swap, swapAll, type Told } from './rule.ts'
import type { Options } from './wish.ts'

/** The context of a line that the rules use. */
export interface Around extends Options {
  /**
   * Experience at work or in a project, for which results are asked. They are not asked for in a summary or a skill.
   */
  isDeed: boolean
  /** The number of uses of each strong verb in the text. */
  used: Map<string, number>
}

const changed = (told: Told, text: string, rule: RuleName): Told =>
  text === told.text ? told : { text, rules: new Set(told.rules).add(rule) }

const toneSwaps = ({ tone, adjectives, length }: Options, isZh: boolean): Swap[] => [
  ...(tone === 'formal' ? (isZh ? formalSwaps : englishFormal) : []),
  ...(tone === 'confident' ? (isZh ? hedgeSwaps : englishHedges) : []),
  ...(adjectives || length === 'shorter' ? (isZh ? adjectiveSwaps : englishAdjectives) : []),
]

const chinese = (body: string, around: Around): Told => {
  let told: Told = { text: body, rules: new Set() }
  told = changed(told, tidyChinese(told.text), 'punctuation')
  told = swapAll(told, chineseSwaps)
  told = changed(told, lineOf(withoutFillers(clausesOf(told.text)), told.text), 'filler')
  told = swapAll(told, toneSwaps(around, true))
  if (around.isDeed) told = strongVerb(told, around.tone, around.used)
  if (around.length === 'shorter')
    told = changed(told, lineOf(shortened(clausesOf(told.text), body.length, true), told.text), 'short')
  else if (around.isDeed && (around.numbers || around.length === 'longer' || isUncounted(told.text)))
    told = changed(told, lineOf(askNumbers(clausesOf(told.text)), told.text), 'numbers')
  if (around.length === 'longer' && around.isDeed) told = changed(told, lengthened(told.text), 'method')
  return { ...told, text: tidyChinese(told.text) }
}

const english = (body: string, around: Around): Told => {
  let told: Told = { text: body, rules: new Set() }
  told = changed(told, tidyEnglish(told.text), 'punctuation')
  told = swapAll(told, [...englishSwaps, ...toneSwaps(around, false)])
  told = changed(told, withoutTraits(told.text), 'filler')
  if (around.length === 'shorter')
    told = changed(told, lineOf(shortened(clausesOf(told.text), body.length, false), told.text), 'short')
  else if (around.isDeed && (around.numbers || around.length === 'longer'))
    told = changed(told, askEnglishNumbers(told.text), 'numbers')
  if (around.length === 'longer' && around.isDeed)
    told = changed(told, lengthenedEnglish(told.text), 'method')
  // A line that was written small stays so: only one that lost its head gets a capital.
  return told.text === body || /^[a-z]/.test(body) ? told : { ...told, text: withCapital(told.text) }
}

const once = (body: string, around: Around): Told =>
  isChinese(body.replaceAll(BLANK, '')) ? chinese(body, around) : english(body, around)

/** A rule may open the way for another: until nothing changes, so that a second run finds nothing. */
const settled = (body: string, around: Around): Told => {
  let told = once(body, around)
  if (around.length !== 'same') return told
  for (let round = 0; round < 4; round += 1) {
    const next = once(told.text, around)
    if (next.text === told.text) break
    told = { text: next.text, rules: new Set([...told.rules, ...next.rules]) }
  }
  return told
}

/**
 * Applies the rules to one line. The fact guard checks the result, because a rule that fails on unexpected words must
 * not add facts.
 */
export const improveLine = (line: string, around: Around): Told => {
  const body = bodyOf(line)
  if (body.trim() === '') return { text: line, rules: new Set() }
  const told = settled(body, around)
  if (told.text === body) return { text: line, rules: new Set() }
  if (told.text.trim() === '' || heldBack(body, told.text).length > 0) return { text: line, rules: new Set() }
  return { ...told, text: signOf(line) + told.text }
}
