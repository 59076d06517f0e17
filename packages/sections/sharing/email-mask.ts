import { findWords, type Range } from './find-words.ts'
import { type Folded, foldText, replaceInFolded } from './fold-text.ts'
import type { Edit } from './text-edits.ts'

/** More addresses are not plausible; it bounds the search. */
const MAX_ADDRESSES = 20
const MAX_LENGTH = 500

/** Texts that are shorter and have no @ are not looked for: they could be any word. */
const MIN_LENGTH = 6

const HIDDEN = '***'

const WORD_FORM = / {0,2}[([{<【〔] {0,2}(?:at|dot) {0,2}[)\]}>】〕] {0,2}/g

/** The folded text with (at) and [dot] as the signs that they stand for. */
const spelled = (folded: Folded): Folded =>
  replaceInFolded(folded, WORD_FORM, (word) => (word.includes('at') ? '@' : '.'))

const withoutSpaces = (folded: Folded): Folded => replaceInFolded(folded, / +/g, () => '')

/** The sentence mark 。 is the dot of a Chinese domain only before an ending. */
const HAS_DOT = /[\p{L}\p{N}]\.\p{L}|。(?:中国|公司|网络|com|cn|net|org)/u

/** The domain at this place, or nothing where none can be. */
const domainAt = (text: string, at: number): Range | undefined => {
  const domain = /[\p{L}\p{N}.。-]+/uy
  domain.lastIndex = at + (/^ {0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0)
  const found = domain.exec(text)
  if (!found || !HAS_DOT.test(found[0])) return undefined
  let { lastIndex: end } = domain
  while (/[.。-]/.test(text[end - 1] ?? '')) end -= 1
  return { start: found.index, end }
}

const LOCAL = /[\p{L}\p{N}@._%+'!#$*~-]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const characterBefore = (text: string, at: number): string => {
  const pair = text.slice(Math.max(0, at - 2), at)
  return /[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair) ? pair : pair.slice(-1)
}

/**
 * Where the part of an address before its @ starts. Chinese has no spaces between words, so that 写信到ming@… would
 * lose its verb: what is not Chinese next to the @ ends where Chinese begins.
 */
const localStart = (text: string, at: number, from: number): number => {
  const isUnspaced = UNSPACED.test(characterBefore(text, at))
  let start = at
  while (start > from) {
    const character = characterBefore(text, start)
    if (!LOCAL.test(character) || (!isUnspaced && UNSPACED.test(character))) break
    start -= character.length
  }
  return Math.max(start, from)
}

interface Address {
  start: number
  /** Where the part before the @ ends. */
  localEnd: number
  end: number
}

/** From each @ backwards: a pattern that begins with the name would read a long text once for each of its letters. */
const addressesIn = (text: string): Address[] => {
  const found: Address[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const domain = domainAt(text, at + 1)
    if (!domain) continue
    // `me @ example.com` is an address, `see @example.com` is not.
    const localEnd = text[at - 1] === ' ' && text[at + 1] === ' ' ? at - 1 : at
    const start = localStart(text, localEnd, from)
    if (start < localEnd) found.push({ start, localEnd, end: domain.end })
    from = at + 1
  }
  return found
}

/** An address as it is written to keep robots away: li at example dot com. */
const spellings = (address: string): string[] => {
  const at = address.lastIndexOf('@')
  if (at < 0) return [address]
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  return [
    address,
    `${local}at${domain}`,
    `${local}#${domain}`,
    `${local}at${domain.replaceAll('.', 'dot')}`,
    `${local.replaceAll('.', 'dot')}at${domain.replaceAll('.', 'dot')}`,
  ]
}

/** All of a field, each address in it, and each with what is written before it: the spaces of li ming@example.com. */
const addressesOf = (field: string): string[] => {
  const { text } = spelled(foldText(field))
  let from = 0
  const addresses = addressesIn(text).flatMap(({ start, end }) => {
    const both = [text.slice(start, end), text.slice(from, end).replace(/^[^\p{L}\p{N}]+/u, '')]
    from = end
    return both
  })
  return [text, text.slice(0, from), ...addresses].map((one) => one.replaceAll(' ', '').slice(0, MAX_LENGTH))
}

const finderOf = (fields: readonly string[]) => {
  const addresses = new Set<string>()
  for (const field of new Set(fields)) {
    for (const address of addressesOf(field))
      if (addresses.size < MAX_ADDRESSES && (address.length >= MIN_LENGTH || address.lastIndexOf('@') > 0))
        addresses.add(address)
    if (addresses.size === MAX_ADDRESSES) break
  }
  return findWords([...addresses].flatMap(spellings))
}

const edit = ({ starts, ends }: Folded, { start, end }: Range): Edit => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
  text: HIDDEN,
})

export const hasAt = (text: string): boolean => spelled(foldText(text)).text.includes('@')

/** The field of an address: whatever is in it, nothing before an @ stays, and nothing at all without one. */
export const maskAddressField = (field: string): string => {
  const { text, starts, ends } = spelled(foldText(field))
  if (text.trim() === '') return field
  const domain = text.includes('@') ? domainAt(text, text.lastIndexOf('@') + 1) : undefined
  return domain ? `${HIDDEN}@${field.slice(starts[domain.start], ends[domain.end - 1])}` : HIDDEN
}

/** Finds the addresses of these fields, however they are written, and what has the form of an address. */
export const findAddresses = (fields: readonly string[]): ((folded: Folded) => Edit[]) => {
  const findOwn = finderOf(fields)
  return (folded) => {
    const text = spelled(folded)
    const others = addressesIn(text.text).map(({ start, localEnd }) => edit(text, { start, end: localEnd }))
    const joined = withoutSpaces(text)
    const own = findOwn(joined.text).map(({ start, end }) => {
      const at = joined.text.slice(start, end).lastIndexOf('@')
      return edit(joined, { start, end: at > 0 ? start + at : end })
    })
    return [...others, ...own]
  }
}
