import { chosen, type Hunk } from '#packages/ai/change/hunks.ts'

/** A fact that the user has to confirm before its hunk can be accepted. */
export interface HunkFact {
  id: string
  hunk: string
}

export interface Decidable {
  before: string
  hunks: readonly Hunk[]
  facts: readonly HunkFact[]
}

/** The user's decisions about one text. A hunk that is neither taken nor left is open. */
export interface Decisions {
  taken: ReadonlySet<string>
  left: ReadonlySet<string>
  confirmed: ReadonlySet<string>
  /** The user's own text in place of the engine's, by hunk. */
  own: Readonly<Record<string, string>>
}

export type Verdict = 'taken' | 'left' | 'open'

const without = (set: ReadonlySet<string>, ids: readonly string[]) => {
  const next = new Set(set)
  for (const id of ids) next.delete(id)
  return next
}
const withAll = (set: ReadonlySet<string>, ids: readonly string[]) => new Set([...set, ...ids])

export const factsOf = ({ facts }: Decidable, hunk: string): HunkFact[] =>
  facts.filter((fact) => fact.hunk === hunk) as HunkFact[]

const isFree = (change: Decidable, { confirmed, own }: Decisions, hunk: string): boolean =>
  own[hunk] !== undefined || factsOf(change, hunk).every(({ id }) => confirmed.has(id))

/** A hunk without facts is taken unless the user leaves it; one with facts waits for confirmation. */
export const firstDecisions = (change: Decidable): Decisions => {
  const none: Decisions = { taken: new Set(), left: new Set(), confirmed: new Set(), own: {} }
  return takeAll(change, none)
}

/** Takes every hunk that needs no confirmation or is confirmed; the others stay open. */
export const takeAll = (change: Decidable, now: Decisions): Decisions => {
  const free = change.hunks.map(({ id }) => id).filter((id) => isFree(change, now, id))
  return { ...now, taken: new Set(free), left: without(now.left, free) }
}

export const leaveAll = (change: Decidable, now: Decisions): Decisions => ({
  ...now,
  taken: new Set(),
  left: new Set(change.hunks.map(({ id }) => id)),
})

/** Takes a hunk if none of its facts waits for confirmation. */
export const take = (change: Decidable, now: Decisions, hunk: string): Decisions =>
  isFree(change, now, hunk)
    ? { ...now, taken: withAll(now.taken, [hunk]), left: without(now.left, [hunk]) }
    : { ...now, left: without(now.left, [hunk]) }

export const leave = (now: Decisions, hunk: string): Decisions => ({
  ...now,
  taken: without(now.taken, [hunk]),
  left: withAll(now.left, [hunk]),
})

/** Confirms a fact or withdraws the confirmation. A hunk is taken with the last of its facts. */
export const confirm = (change: Decidable, now: Decisions, fact: string, isTrue: boolean): Decisions => {
  const hunk = change.facts.find(({ id }) => id === fact)?.hunk
  if (hunk === undefined) return now
  const confirmed = isTrue ? withAll(now.confirmed, [fact]) : without(now.confirmed, [fact])
  const next = { ...now, confirmed, taken: without(now.taken, [hunk]) }
  return isFree(change, next, hunk) ? take(change, next, hunk) : next
}

/** Confirms all facts of a hunk. */
export const confirmHunk = (change: Decidable, now: Decisions, hunk: string): Decisions =>
  take(
    change,
    {
      ...now,
      confirmed: withAll(
        now.confirmed,
        factsOf(change, hunk).map(({ id }) => id),
      ),
    },
    hunk,
  )

/** The user's own text is accepted without confirming its facts. */
export const writeOwn = (change: Decidable, now: Decisions, hunk: string, text: string): Decisions =>
  take(change, { ...now, own: { ...now.own, [hunk]: text } }, hunk)

export const verdictOf = (now: Decisions, hunk: string): Verdict =>
  now.taken.has(hunk) ? 'taken' : now.left.has(hunk) ? 'left' : 'open'

/** The text to write: taken hunks only, with the user's own text where there is one. */
export const decidedText = ({ before, hunks }: Decidable, { taken, own }: Decisions): string =>
  chosen(
    before,
    hunks.map((hunk) => ({ ...hunk, added: own[hunk.id] ?? hunk.added })),
    taken,
  )
