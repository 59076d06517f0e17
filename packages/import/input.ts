import { isHtml } from './html.ts'
import { isMarkdown } from './markdown.ts'
import { MAX_BYTES, type Refusal, refuse } from './reading.ts'
import { normalise } from './text/normalise.ts'

export type Given = { name: string; bytes: Uint8Array } | { text: string }

/** The type of a file by its content. Its name is only a hint for the name of the person. */
export type Input = { name: string } & (
  | { is: 'pdf'; bytes: Uint8Array }
  | { is: 'zip'; bytes: Uint8Array }
  | { is: 'json'; json: unknown; dropped: number }
  | { is: 'html' | 'markdown' | 'text'; text: string; cut?: { kept: number; of: number } }
)

const MAX_CHARACTERS = 200_000
const MAX_LINES = 10_000
const MAX_DEPTH = 64
const MAX_VALUES = 100_000

const startsWith = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

const findAscii = (bytes: Uint8Array, text: string, within: number, step = 1): number => {
  const codes = [...text].map((sign) => sign.charCodeAt(0))
  const last = Math.min(bytes.length, within) - codes.length * step
  for (let at = 0; at <= last; at += 1)
    if (codes.every((code, place) => bytes[at + place * step] === code)) return at
  return -1
}

const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x47, 0x49, 0x46, 0x38) ||
  (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && findAscii(bytes, 'WEBP', 16) === 8) ||
  startsWith(bytes, 0x49, 0x49, 0x2a, 0) ||
  findAscii(bytes, 'ftyphei', 16) === 4

/** The old Word format, and Word files under a password: both are OLE containers, names in UTF-16. */
const refuseOle = (bytes: Uint8Array): Refusal =>
  findAscii(bytes, 'EncryptedPackage', 8_000_000, 2) >= 0
    ? refuse('encrypted')
    : findAscii(bytes, 'WordDocument', 8_000_000, 2) >= 0
      ? refuse('old-word')
      : refuse('unknown', 'ole')

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Text that no text editor would write: zeros and control characters all through. */
const isNoise = (text: string): boolean => {
  const start = text.slice(0, 4000)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const controls = (start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g) ?? []).length
  return controls > start.length * 0.01
}

/** UTF-8 first; what is not is UTF-16 by its mark, or what Windows writes in China. */
const textOf = (bytes: Uint8Array): string | undefined => {
  if (startsWith(bytes, 0xff, 0xfe))
    return decoded(bytes.subarray(2, bytes.length - (bytes.length % 2)), 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff))
    return decoded(bytes.subarray(2, bytes.length - (bytes.length % 2)), 'utf-16be')
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  return text === undefined || isNoise(text) ? undefined : text
}

/** JSON nested deeper than any resume would overflow the stack of code that walks it. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === 0x5b || sign === 0x7b) depth += 1
    else if (sign === 0x5d || sign === 0x7d) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Ends lists where a file has more values than any resume, and tells how many it left out. */
const shorten = (json: unknown): number => {
  let room = MAX_VALUES
  let dropped = 0
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value) && value.length > room) {
      dropped += value.slice(room).filter((one) => typeof one === 'object').length
      value.length = room
    }
    const inner = Object.values(value)
    room = Math.max(0, room - inner.length)
    for (const one of inner) walk(one)
  }
  walk(json)
  return dropped
}

const parsed = (text: string): { json: unknown; dropped: number } | undefined => {
  try {
    const json = JSON.parse(text) as unknown
    return { json, dropped: shorten(json) }
  } catch {
    return undefined
  }
}

const looksLikeJson = (text: string) => /^\s*[{[]\s*["{[\]}]/.test(text)

/** Fonts, styles, scripts and drawings of a page: most of its length and none of its words. */
const BULK = ['style', 'script', 'svg']

const placeOf = (text: string, sign: RegExp, from: number): number => {
  sign.lastIndex = from
  return sign.exec(text)?.index ?? -1
}

const withoutBulk = (text: string): string =>
  BULK.reduce((left, tag) => {
    const [opening, closing] = [new RegExp(`<${tag}[\\s>]`, 'gi'), new RegExp(`</${tag}`, 'gi')]
    let out = ''
    let from = 0
    for (;;) {
      const start = placeOf(left, opening, from)
      const end = start < 0 ? -1 : placeOf(left, closing, start)
      if (end < 0) return out + left.slice(from)
      out += left.slice(from, start)
      from = end
    }
  }, text)

const sniffText = (raw: string, name: string): Input | Refusal => {
  const text = raw.replace(/^\ufeff/, '')
  if (text.trim() === '') return refuse('empty')
  if (looksLikeJson(text)) {
    if (isTooDeep(text)) return refuse('broken', 'depth')
    const found = parsed(text)
    if (found) return { is: 'json', name, ...found }
    if (/^\s*\{\s*"/.test(text)) return refuse('broken', 'json')
  }
  const words = isHtml(text.slice(0, MAX_CHARACTERS)) ? withoutBulk(text) : text
  const start = words.slice(0, MAX_CHARACTERS).split('\n', MAX_LINES).join('\n')
  const clean = normalise(start)
  const is = isHtml(clean) ? 'html' : isMarkdown(clean) ? 'markdown' : 'text'
  return {
    is,
    name,
    text: clean,
    ...(words.length > start.length ? { cut: { kept: start.length, of: words.length } } : {}),
  }
}

export const sniff = (given: Given): Input | Refusal => {
  if ('text' in given) return given.text.length > MAX_BYTES ? refuse('too-large') : sniffText(given.text, '')
  const { name, bytes } = given
  if (bytes.length > MAX_BYTES) return refuse('too-large')
  if (bytes.length === 0) return refuse('empty')
  if (findAscii(bytes, '%PDF-', 1024) >= 0) return { is: 'pdf', name, bytes }
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6))
    return { is: 'zip', name, bytes }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return refuseOle(bytes)
  if (isPicture(bytes)) return refuse('picture')
  const text = textOf(bytes)
  return text === undefined ? refuse('unknown') : sniffText(text, name)
}
