import type { Document } from '#packages/document/schema.ts'
import { findCompanies } from './company-mask.ts'
import { findAddresses } from './email-mask.ts'
import { type Folded, foldText } from './fold-text.ts'
import type { Mask } from './mask-names.ts'
import { employersIn, ownContacts } from './own-facts.ts'
import { findNumbers } from './phone-mask.ts'
import { applyEdits, clipText, type Edit } from './text-edits.ts'

/** Masks the texts of one document. */
export interface Masking {
  masks: readonly Mask[]
  /** The text, masked, with at most so many UTF-16 units: a replacement can be longer than what it replaces. */
  text(original: string, max: number): string
  /** The same for a text that is stored in several pieces; each may be so long. */
  pieces(originals: readonly string[], max: number): string[]
  /** Whether an address of the web gives away what is masked. */
  leavesOutLink(href: string): boolean
  /** Whether a figure of a chart is the owner's number. */
  leavesOutFigure(figure: number): boolean
}

type Find = (folded: Folded) => Edit[]

const SCHEME: Partial<Record<Mask, string>> = { phone: 'tel:', email: 'mailto:' }

const decodeOnce = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
    new TextDecoder().decode(Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  )

/** Percent signs can be encoded themselves; three rounds are enough in practice. */
const decoded = (text: string): string => decodeOnce(decodeOnce(decodeOnce(text)))

/** Words with percent-encoded characters, in which nothing could be found as they are. */
const encodedWords = (original: string, isGivenAway: (text: string) => boolean): Edit[] =>
  original.includes('%')
    ? Array.from(original.matchAll(/\S+/g)).flatMap(({ 0: word, index }) =>
        /%[0-9a-f]{2}/i.test(word) && isGivenAway(decoded(word))
          ? [{ start: index, end: index + word.length, text: '***' }]
          : [],
      )
    : []

/** Where edits overlap a later one wins: an address is hidden as a whole, whatever is found in it. */
const findersOf = (document: Document, masks: readonly Mask[], numbers: Find | undefined): Find[] => [
  ...(masks.includes('company') ? [findCompanies(employersIn(document), document.language)] : []),
  ...(numbers ? [numbers] : []),
  ...(masks.includes('email') ? [findAddresses(ownContacts(document, 'email'))] : []),
]

export const maskingOf = (document: Document, masks: readonly Mask[]): Masking => {
  const numbers = masks.includes('phone') ? findNumbers(ownContacts(document, 'phone')) : undefined
  const finders = findersOf(
    document,
    masks,
    numbers && ((folded) => [...numbers.general(folded), ...numbers.own(folded)]),
  )
  const editsIn = (original: string): Edit[] => {
    const folded = foldText(original)
    return finders.flatMap((find) => find(folded))
  }
  const isGivenAway = (text: string) => editsIn(text).length > 0
  const pieces: Masking['pieces'] = (originals, max) => {
    if (finders.length === 0) return [...originals]
    const original = originals.join('')
    const edits = [...editsIn(original), ...encodedWords(original, isGivenAway)]
    return applyEdits(originals, edits).map((piece) => clipText(piece, max))
  }
  return {
    masks,
    pieces,
    text: (original, max) => pieces([original], max)[0] ?? '',
    leavesOutLink: (href) =>
      masks.some((mask) => href.toLowerCase().startsWith(SCHEME[mask] ?? ' ')) ||
      isGivenAway(href) ||
      isGivenAway(decoded(href)),
    leavesOutFigure: (figure) => numbers !== undefined && numbers.own(foldText(String(figure))).length > 0,
  }
}
