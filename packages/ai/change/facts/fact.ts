/** Kinds of facts. The interface has a sentence for each of them. */
export const factKinds = [
  'number',
  'percent',
  'money',
  'multiple',
  'rank',
  'date',
  'contact',
  'organisation',
  'title',
  'degree',
  'certificate',
  'honour',
  'place',
  'tool',
  'name',
  'role',
  'negation',
  'direction',
] as const
export type FactKind = (typeof factKinds)[number]

export interface Fact {
  kind: FactKind
  /** As it is written. */
  text: string
  from: number
  to: number
  /** The same for every way to write it: 3 万, 三万, 30,000. */
  key: string
  /** Of a counted thing: whether its unit says so little (个, none) that any other counter may stand for it. */
  loose?: string
}

/** A text on its way through the readers: what one has read, the next ones do not see. */
export interface Reading {
  /** As long as the original, full-width signs made half-width, blanks gone. */
  text: string
  facts: Fact[]
}

const TAKEN = '\u0001'

/** Full-width letters, digits and signs as half-width ones, length for length. A Chinese comma is never part of a number. */
export const folded = (text: string): string =>
  text.replaceAll(
    /[\uff02-\uff07\uff0a\uff0b\uff0d-\uff1a\uff1c-\uff1e\uff20-\uff5e\u3000\u00a0\u2009\u202f]/g,
    (sign) => (sign >= '\uff01' && sign <= '\uff5e' ? String.fromCharCode(sign.charCodeAt(0) - 0xfee0) : ' '),
  )

export const masked = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found) => TAKEN.repeat(found.length))

type Found = Pick<Fact, 'kind' | 'key'> & { loose?: string }

/** Takes what a pattern, or a search of its own, finds from left to right; `read` may decline it. */
export const take = (
  reading: Reading,
  pattern: RegExp | ((text: string) => Iterable<RegExpExecArray>),
  read: (match: RegExpExecArray) => Found | readonly Found[] | undefined,
): void => {
  const { text } = reading
  let rest = ''
  let end = 0
  for (const match of typeof pattern === 'function' ? pattern(text) : text.matchAll(pattern)) {
    const found = read(match)
    if (found === undefined) continue
    const [from, to] = [match.index, match.index + match[0].length]
    for (const one of Array.isArray(found) ? (found as readonly Found[]) : [found as Found])
      reading.facts.push({ ...one, text: match[0].trim(), from, to })
    rest += text.slice(end, from) + TAKEN.repeat(to - from)
    end = to
  }
  reading.text = rest + text.slice(end)
}

/** Without words that are two others of the list: where they repeat, one text would be read in two ways. */
export const notMadeOfOthers = (words: readonly string[]): string[] => {
  const all = new Set(words)
  return words.filter(
    (word) => ![...word].some((_, at) => at > 0 && all.has(word.slice(0, at)) && all.has(word.slice(at))),
  )
}

/** One of many words, the longest first. */
export const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
