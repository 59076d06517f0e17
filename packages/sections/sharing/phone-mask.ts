import { findWords, type Range } from './find-words.ts'
import { type Folded, foldText } from './fold-text.ts'
import { applyEdits, type Edit } from './text-edits.ts'

/** More numbers are not plausible; it bounds the search. */
const MAX_NUMBERS = 20

/** Shorter ones are years, amounts, extensions. */
const MIN_DIGITS = 6
const MAX_DIGITS = 500

const HAN_DIGITS = ['〇零', '一壹幺', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖']
const HAN_DIGIT = new RegExp(`[${HAN_DIGITS.join('')}]`, 'g')

/** The folded text with digits in Chinese as ASCII digits; it has the same length. */
const withHanDigits = (text: string): string =>
  text.replaceAll(HAN_DIGIT, (digit) => String(HAN_DIGITS.findIndex((row) => row.includes(digit))))

const isDigit = (character = ''): boolean => character >= '0' && character <= '9'
const WORD_CHARACTER = /[\p{L}\p{N}]/u

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '')

/** The same number as people of the same country or town write it. */
const shorterForms = (piece: string): string[] => {
  const digits = onlyDigits(piece)
  const dialled = digits.replace(/^00/, '')
  const hasPlus = piece.slice(0, piece.search(/\d/)).includes('+')
  const hasCountryCode = hasPlus || dialled !== digits || /^86\d{11}$/.test(digits)
  const local = /^0(?:10|2\d|[3-9]\d\d)([2-8]\d{6,7})$/.exec(digits)?.[1]
  return [
    // Country codes have one, two or three digits.
    ...(hasCountryCode ? [0, 1, 2, 3].map((code) => dialled.slice(code)) : []),
    ...(local === undefined ? [] : [local]),
  ].filter((form) => form.length > MIN_DIGITS)
}

/** The digits of a text that have no letter between them, and the place of each. */
const digitsOf = (text: string): { digits: string; places: number[] } => {
  const digits: string[] = []
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const isBreak = !isDigit(character) && WORD_CHARACTER.test(character)
    if (isDigit(character) || (isBreak && digits.at(-1) !== '|')) {
      digits.push(isBreak ? '|' : character)
      places.push(at)
    }
    at += character.length
  }
  return { digits: digits.join(''), places }
}

/** Possible meanings of a field: one number, several with signs or words between them, a number and its extension. */
const piecesOf = (text: string): string[] => [
  text,
  ...digitsOf(text).digits.split('|'),
  ...text.split(/[\p{L}/,;|、\\]+/u),
  ...(text.match(/\d{7,}/g) ?? []),
]

const numbersIn = (field: string): Map<string, string[]> => {
  const { text } = foldText(field)
  const found = new Map<string, string[]>()
  // A Chinese digit can be a word next to the number: 电话一138…
  for (const piece of [...piecesOf(withHanDigits(text)), ...piecesOf(text)]) {
    const number = onlyDigits(piece)
    if (!found.get(number)?.length) found.set(number, shorterForms(piece))
  }
  return found
}

const finderOf = (fields: readonly string[]) => {
  const numbers = new Map<string, string[]>()
  for (const field of new Set(fields)) {
    for (const [number, forms] of numbersIn(field))
      if (number.length >= MIN_DIGITS && numbers.size < MAX_NUMBERS) numbers.set(number, forms)
    if (numbers.size === MAX_NUMBERS) break
  }
  const all = [...numbers].flatMap(([number, forms]) => [number, ...forms])
  return findWords(all.map((number) => number.slice(0, MAX_DIGITS)))
}

const GAP = '[ .·()-]{0,3}'
const MOBILE = `(?:(?:\\+|00)?86${GAP})?1[3-9]\\d(?:${GAP}\\d{4}${GAP}\\d{4}|${GAP}\\d{3}${GAP}\\d{5}|\\d${GAP}\\d{4}${GAP}\\d{3})`
const INTERNATIONAL = `\\+\\d(?:${GAP}\\d){6,15}`
const LANDLINE = `0(?:10|2\\d|[3-9]\\d\\d)${GAP}[2-8]\\d{2,3}${GAP}\\d{4}(?: {0,2}(?:转分机|转|分机|ext\\.?|x|#|-) {0,2}\\d{1,6})?`

/** In folded text: Chinese mobile numbers, Chinese landlines, and any number with its country's code. */
const ANY_NUMBER = new RegExp(`(?<!\\d\\.?)(?:${MOBILE}|${INTERNATIONAL}|${LANDLINE})(?!\\d)`, 'g')

const URL = /(?:https?:\/\/|www\.)[^ \p{Script=Han}]+/gu

/** Addresses of pages have ids with as many digits as a telephone number; the text keeps its length. */
const withoutIds = (text: string): string =>
  text.replaceAll(URL, (url) =>
    url.replaceAll(/(?<=[a-z/=_-])\d+/g, (digits: string) => 'x'.repeat(digits.length)),
  )

/** Stars for the digits at these places of a text. The first three and the last two may stay. */
const starred = ({ starts, ends }: Folded, places: readonly number[]): Edit[] => {
  const count = places.length
  const head = Math.min(3, Math.floor(count / 3))
  const tail = Math.min(2, Math.floor(count / 5))
  return places.flatMap((place, at) => {
    const start = starts[place] ?? 0
    // One character can hold several digits: ⑫.
    const isSingle = starts[place - 1] !== start && starts[place + 1] !== start
    const stays = isSingle && (at < head || at >= count - tail)
    return stays ? [] : [{ start, end: ends[place] ?? 0, text: '*' }]
  })
}

const digitPlaces = (text: string, { start, end }: Range): number[] => {
  const places: number[] = []
  for (let at = start; at < end; at += 1) if (isDigit(text[at])) places.push(at)
  return places
}

/** The field of a number: whatever is in it, of all its digits only the first and last few stay. */
export const maskNumberField = (field: string): string => {
  const folded = foldText(field)
  const places = digitPlaces(withHanDigits(folded.text), { start: 0, end: folded.text.length })
  return applyEdits([field], starred(folded, places)).join('')
}

export interface FindNumbers {
  /** The numbers of the fields, however they are written. */
  own(folded: Folded): Edit[]
  /** Texts in the form of a phone number. */
  general(folded: Folded): Edit[]
}

export const findNumbers = (fields: readonly string[]): FindNumbers => {
  const findOwn = finderOf(fields)
  return {
    own: (folded) => {
      const { digits, places } = digitsOf(withHanDigits(folded.text))
      return findOwn(digits).flatMap(({ start, end }) => starred(folded, places.slice(start, end)))
    },
    general: (folded) =>
      Array.from(withoutIds(folded.text).matchAll(ANY_NUMBER)).flatMap(({ 0: number, index }) =>
        starred(folded, digitPlaces(folded.text, { start: index, end: index + number.length })),
      ),
  }
}
