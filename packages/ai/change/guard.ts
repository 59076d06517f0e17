import { type Claim, claimsIn, type Side } from './facts/claims.ts'
import type { Fact, FactKind } from './facts/fact.ts'
import { factsIn } from './facts/read-facts.ts'
import { swappedFacts } from './facts/swapped.ts'
import { type Hunk, hunksOf } from './hunks.ts'
import { linePairs } from './line-pairs.ts'

/** A fact that a change adds. It is withheld until the user confirms it. */
export interface UnconfirmedFact {
  /** The change that contains it: `Hunk.id` of `hunksOf` with the same two texts. */
  hunk: string
  kind: FactKind
  change: 'appeared' | 'changed'
  /** The new text of the fact, or the removed word if its removal reverses the meaning. */
  text: string
  /** The replaced fact of the same kind. */
  was?: string
  /** Whether another text of the document has it. The user confirms it all the same: there it may be about something else. */
  elsewhere: boolean
}

/** Repeated facts of these kinds count once; a repeated number counts twice. */
const ONCE: ReadonlySet<FactKind> = new Set([
  'contact',
  'organisation',
  'title',
  'degree',
  'certificate',
  'honour',
  'place',
  'tool',
  'name',
])

const isSame = (a: Fact, b: Fact): boolean => {
  if (a.kind !== b.kind) return false
  if (a.key === b.key) return true
  const number = (fact: Fact) => fact.key.replace(/ [a-z]*$/, '')
  // 12 个 and 12 名 may count the same; 12 天 may not.
  const isCounted = (fact: Fact) => / (?:person|visit|household|house|time|thing|)$/.test(fact.key)
  return (
    (a.loose !== undefined && isCounted(b) && a.loose === number(b)) ||
    (b.loose !== undefined && isCounted(a) && b.loose === number(a))
  )
}

/** Facts of the one that the other does not have, each taken once where it counts. */
const missingFrom = (facts: readonly Fact[], others: readonly Fact[]): Fact[] => {
  const left = [...others]
  const exact = facts.filter((fact) => {
    const at = left.findIndex((one) => one.kind === fact.kind && one.key === fact.key)
    if (at >= 0 && !ONCE.has(fact.kind)) left.splice(at, 1)
    return at < 0
  })
  return exact.filter((fact) => {
    const at = left.findIndex((one) => isSame(one, fact))
    if (at >= 0 && !ONCE.has(fact.kind)) left.splice(at, 1)
    return at < 0
  })
}

interface Span {
  from: number
  to: number
}

/** The change that a place falls into; one that only cuts something off touches it. */
const hunkAt = (hunks: readonly Hunk[], { from, to }: Span, side: 'before' | 'after'): Hunk | undefined => {
  const span = (hunk: Hunk): Span =>
    side === 'before' ? { from: hunk.from, to: hunk.to } : { from: hunk.newFrom, to: hunk.newTo }
  const away = (hunk: Hunk) => Math.max(0, span(hunk).from - to, from - span(hunk).to)
  const inside = hunks.find((hunk) => span(hunk).from < to && from < span(hunk).to)
  return inside ?? hunks.toSorted((a, b) => away(a) - away(b))[0]
}

/** Lines that became others, and all that have no partner together. */
const sidesOf = (before: string, after: string): [Side, Side][] => {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const starts = (lines: readonly string[]) => {
    let at = 0
    return lines.map((line) => {
      at += line.length + 1
      return at - line.length - 1
    })
  }
  const [oldStarts, newStarts] = [starts(old), starts(next)]
  const pairs = linePairs(old, next)
  const paired: [Side, Side][] = pairs.map(([row, at]) => [
    { text: old[row] ?? '', from: oldStarts[row] ?? 0 },
    { text: next[at] ?? '', from: newStarts[at] ?? 0 },
  ])
  const hide = (lines: readonly string[], unchanged: ReadonlySet<number>) =>
    lines.map((line, at) => (unchanged.has(at) ? ' '.repeat(line.length) : line)).join('\n')
  return [
    ...paired,
    [
      { text: hide(old, new Set(pairs.map(([row]) => row))), from: 0 },
      { text: hide(next, new Set(pairs.map(([, at]) => at))), from: 0 },
    ],
  ]
}

/** A name at the start of an English sentence, where its capital says nothing. */
const isWordOf = ({ kind, key, text }: Fact, other: string): boolean => {
  if (kind === 'name') return other.includes(key)
  if (kind !== 'tool') return false
  const word = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '\\$&')
  return new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(other.toLowerCase())
}

/** Whether a longer fact already contains it. */
const isPart = (fact: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    (one) =>
      one !== fact && one.from <= fact.from && fact.to <= one.to && one.to - one.from > fact.to - fact.from,
  )

/**
 * The facts that a change adds. Another wording of the same fact, another order and blanks add nothing. A removed
 * fact is reported only if its removal reverses the meaning. `known` are the other texts of the document.
 */
export const unconfirmedFacts = (
  before: string,
  after: string,
  known: readonly string[] = [],
): UnconfirmedFact[] => {
  const hunks = hunksOf(before, after)
  if (hunks.length === 0) return []
  const [had, has] = [factsIn(before), factsIn(after)]
  const fresh = missingFrom(has, had).filter((fact) => !isWordOf(fact, before))
  const swapped = swappedFacts(before, after, had, has).filter((fact) => !fresh.includes(fact))
  const appeared = [...fresh, ...swapped].filter((fact, _, all) => !isPart(fact, all))
  const left = missingFrom(had, has)
  const others = known.flatMap(factsIn)
  const isElsewhere = (fact: Fact) =>
    others.some((one) => isSame(one, fact)) ||
    known.some((text) => isWordOf(fact, text) || (ONCE.has(fact.kind) && text.includes(fact.text)))
  const facts = appeared.flatMap((fact): UnconfirmedFact[] => {
    const hunk = hunkAt(hunks, fact, 'after')
    if (!hunk) return []
    const at = left.findIndex((one) => one.kind === fact.kind && hunkAt(hunks, one, 'before') === hunk)
    const [was] = at < 0 ? [] : left.splice(at, 1)
    return [
      {
        hunk: hunk.id,
        kind: fact.kind,
        change: was || swapped.includes(fact) ? 'changed' : 'appeared',
        text: fact.text,
        ...(was ? { was: was.text } : {}),
        elsewhere: isElsewhere(fact),
      },
    ]
  })
  const claims = sidesOf(before, after)
    .flatMap(([was, is]) => claimsIn(was, is))
    .flatMap((claim: Claim): UnconfirmedFact[] => {
      const hunk = hunkAt(hunks, claim, claim.side)
      const { kind, change, text, was } = claim
      return hunk ? [{ hunk: hunk.id, kind, change, text, ...(was ? { was } : {}), elsewhere: false }] : []
    })
  return [...facts, ...claims].toSorted((a, b) => Number(a.hunk) - Number(b.hunk))
}
