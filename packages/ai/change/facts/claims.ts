import { BLANK } from '../../blanks.ts'
import claims from './claims.json' with { type: 'json' }
import { type FactKind, masked } from './fact.ts'

/** Claims that cannot be looked up: a role, a negation, an increase or decrease. */
export interface Claim {
  kind: FactKind
  change: 'appeared' | 'changed'
  /** Where: in the text after, or in the one before where the words are gone. */
  side: 'before' | 'after'
  text: string
  from: number
  to: number
  was?: string
}

interface Word {
  text: string
  from: number
  to: number
}

const compiled = new Map<string, RegExp>()

const patternOf = (source: string): RegExp => {
  const pattern = compiled.get(source) ?? new RegExp(source, 'giu')
  compiled.set(source, pattern)
  return pattern
}

const wordsIn = (text: string, pattern: string, from = 0): Word[] =>
  [...masked(text, BLANK).matchAll(patternOf(pattern))].map((match) => ({
    text: match[0],
    from: from + match.index,
    to: from + match.index + match[0].length,
  }))

export interface Side {
  text: string
  /** Where it begins in the whole. */
  from: number
}

const changed = (kind: FactKind, word: Word, was: Word | undefined): Claim => ({
  kind,
  change: was ? 'changed' : 'appeared',
  side: 'after',
  ...word,
  ...(was ? { was: was.text } : {}),
})

const gone = (kind: FactKind, word: Word): Claim => ({
  kind,
  change: 'changed',
  side: 'before',
  ...word,
  was: word.text,
})

type Role = keyof typeof claims.roles
const roles = Object.keys(claims.roles) as Role[]

/** Only verbs of leading and of taking part claim a role; other verbs are neutral. */
const roleClaims = (before: Side, after: Side): Claim[] => {
  const had = new Map(roles.map((role) => [role, wordsIn(before.text, claims.roles[role], before.from)]))
  const has = new Map(roles.map((role) => [role, wordsIn(after.text, claims.roles[role], after.from)]))
  const count = (words: typeof had, role: Role) => words.get(role)?.length ?? 0
  const isOwner = count(had, 'own') + count(had, 'head') + count(had, 'sole') > 0
  const found: Claim[] = []
  const old = roles.flatMap((role) => had.get(role) ?? [])
  for (const role of roles) {
    const [first] = has.get(role) ?? []
    if (!first || count(had, role) > 0 || (role === 'own' && isOwner && count(had, 'assist') === 0)) continue
    found.push(changed('role', first, old[0]))
  }
  const [assisted] = had.get('assist') ?? []
  if (assisted && count(has, 'assist') === 0 && found.length === 0) found.push(gone('role', assisted))
  return found
}

const directionClaims = (before: Side, after: Side): Claim[] => {
  const found: Claim[] = []
  for (const [up, down] of [
    [claims.up, claims.down],
    [claims.down, claims.up],
  ] as const) {
    const [hadUp, hadDown] = [wordsIn(before.text, up, before.from), wordsIn(before.text, down, before.from)]
    const [hasUp, hasDown] = [wordsIn(after.text, up, after.from), wordsIn(after.text, down, after.from)]
    if (hasDown.length <= hadDown.length || hasUp.length >= hadUp.length) continue
    const old = hadUp.find(({ text }) => !hasUp.some((one) => one.text === text)) ?? hadUp[0]
    const word = hasDown.find(({ text }) => !hadDown.some((one) => one.text === text)) ?? hasDown[0]
    if (word) found.push(changed('direction', word, old))
  }
  return found
}

const EMPTY =
  /^(?:出现|发生|有|任何|过|再|一次|一起|一例|一人|一|产生|存在|造成|需|能|会|曾|被|(?:any|single|one|a)\b|\s)+/iu

/** The first word after a negation. */
const deniedBy = (text: string, to: number): string => {
  const rest = text.slice(to).replace(EMPTY, '')
  return /^[a-z]+/i.exec(rest)?.[0].toLowerCase() ?? rest.slice(0, 2)
}

const negationClaims = (before: Side, after: Side): Claim[] => {
  const had = wordsIn(before.text, claims.not)
  const has = wordsIn(after.text, claims.not)
  const placed = (side: Side, word: Word): Word => ({
    ...word,
    from: word.from + side.from,
    to: word.to + side.from,
  })
  const denied = new Set(had.map(({ to }) => deniedBy(before.text, to)))
  const denies = new Set(has.map(({ to }) => deniedBy(after.text, to)))
  if (has.length > had.length) {
    const word = has.find(({ to }) => !denied.has(deniedBy(after.text, to))) ?? has.at(-1)
    return word ? [changed('negation', placed(after, word), undefined)] : []
  }
  return had
    .filter(({ to }) => {
      const what = deniedBy(before.text, to)
      return (
        what !== '' && !denies.has(what) && after.text.toLowerCase().includes(what) && has.length < had.length
      )
    })
    .map((word) => gone('negation', placed(before, word)))
}

/** Of one line that became another. A line that is new claims nothing against the old one. */
export const claimsIn = (before: Side, after: Side): Claim[] =>
  before.text.trim() === '' || after.text.trim() === ''
    ? []
    : [...roleClaims(before, after), ...negationClaims(before, after), ...directionClaims(before, after)]
