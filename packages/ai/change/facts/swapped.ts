import type { Fact, FactKind } from './fact.ts'

/** Of these the same set says something else when two change places. */
const PLACED = [
  'number',
  'percent',
  'money',
  'multiple',
  'date',
  'rank',
  'organisation',
  'degree',
  'title',
] as const satisfies readonly FactKind[]

interface Clause {
  pairs: Set<string>
  facts: Fact[]
}

const CLAUSE = /[^，。；！？,;!?\n]+/g

/** Clauses with their text apart from the facts, as character pairs. */
const clausesOf = (text: string, facts: readonly Fact[], kind: FactKind): Clause[] =>
  [...text.matchAll(CLAUSE)].map((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const own = facts.filter((fact) => fact.kind === kind && fact.from < to && from < fact.to)
    const rest = own.reduce(
      (line, fact) =>
        line.slice(0, Math.max(0, fact.from - from)) +
        '\u0001'.repeat(Math.min(to, fact.to) - Math.max(from, fact.from)) +
        line.slice(fact.to - from),
      match[0],
    )
    const words = rest.toLowerCase().match(/[a-z]+|\p{Script=Han}{2,}/gu) ?? []
    const pairs = words.flatMap((word) =>
      /^[a-z]/.test(word) ? [word] : [...word].slice(1).map((sign, at) => `${word[at]}${sign}`),
    )
    return { pairs: new Set(pairs), facts: own }
  })

const likeness = (a: Clause, b: Clause): number => {
  if (a.pairs.size + b.pairs.size === 0) return 0
  return (2 * [...a.pairs].filter((pair) => b.pairs.has(pair)).length) / (a.pairs.size + b.pairs.size)
}

/** From here on two clauses speak of the same thing; and by this much more than any other. */
const ALIKE = 0.5
const CLEARLY = 0.2

/**
 * Facts that both texts have, but of another thing: 效率提升 30%，成本降低 20% with the two numbers exchanged. Clauses
 * that only changed their order are no such thing.
 */
export const swappedFacts = (
  before: string,
  after: string,
  had: readonly Fact[],
  has: readonly Fact[],
): Fact[] =>
  PLACED.flatMap((kind) => {
    const old = clausesOf(before, had, kind).filter(({ facts }) => facts.length > 0)
    if (new Set(old.flatMap(({ facts }) => facts.map(({ key }) => key))).size < 2) return []
    const carries = (clause: Clause, { key }: Fact) => clause.facts.some((one) => one.key === key)
    return clausesOf(after, has, kind).flatMap((clause) =>
      clause.facts.filter((fact) => {
        const [best] = old.toSorted((a, b) => likeness(clause, b) - likeness(clause, a))
        if (!best || carries(best, fact) || likeness(clause, best) < ALIKE) return false
        const owners = old.filter((one) => carries(one, fact))
        return (
          owners.length > 0 && owners.every((one) => likeness(clause, one) < likeness(clause, best) - CLEARLY)
        )
      }),
    )
  })
