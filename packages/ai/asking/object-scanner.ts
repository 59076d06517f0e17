import { EngineFailure } from '../engine.ts'
import { afterQuote } from './closing-quote.ts'

/**
 * Results while an answer of flat objects streams in: complete objects, unreadable ones, and the `text` of an open one.
 */
export type Scanned =
  | { found: 'object'; fields: Fields }
  | { found: 'broken' }
  /** The next piece of its `text`; `fields` are those before it. */
  | { found: 'piece'; fields: Fields; text: string }
export type Fields = Readonly<Record<string, string>>

const MAX_ANSWER = 200_000
const MAX_OBJECT = 64_000
const MAX_KEY = 60
/** Lookahead limit for an ambiguous character: without it, endless white space would be scanned again and again. */
const MAX_LOOKAHEAD = 200

const QUOTES: Record<string, string> = { '"': '"', "'": "'", '“': '”' }
const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' }
const isBlank = (sign: string) => /\s|\ufeff/.test(sign)
const isWord = (sign: string) => /[\w$]/.test(sign)
/** A text that ends like a sentence is complete, although its last quote is missing. */
const ENDED = /[。！？；.!?;】)）”]\s*$/

/**
 * Reads JSON as models write it: objects in lines, in an array, inside another object, in code fences, between
 * sentences; with trailing commas, single quotes, bare keys, quotes and line feeds inside strings, or no end. Sign by
 * sign, so that it never matters where the stream was cut. Thoughts in `<think>` are not the answer.
 *
 * No library does this: of the forms in answer-reader.test.ts, partial-json reads two, and jsonrepair neither keeps
 * unescaped quotes nor works on a stream.
 */
export const objectScanner = () => {
  let mode: keyof typeof takers = 'outside'
  let fields: Record<string, string> = {}
  let key = ''
  let value = ''
  let quote = '"'
  let inList = false
  /** Characters whose meaning depends on the next ones. */
  let pending = ''
  let half = ''
  let piece = ''
  let recent = ''
  let total = 0
  let size = 0
  let found: Scanned[] = []

  const tell = () => {
    if (piece !== '') found.push({ found: 'piece', fields: { ...fields }, text: piece })
    piece = ''
  }
  const add = (text: string) => {
    value += text
    if (key === 'text') piece += text
  }
  /** Half of a surrogate pair waits for the other half. */
  const push = (sign: string) => {
    const code = sign.charCodeAt(0)
    const isLow = code >= 0xdc00 && code <= 0xdfff
    if (code >= 0xd800 && code <= 0xdbff) half = sign
    else {
      if (!isLow) add(sign)
      else if (half !== '') add(half + sign)
      half = ''
    }
  }
  const retake = (signs: string) => {
    for (let at = 0; at < signs.length; at++) takers[mode](signs.charAt(at))
  }
  const open = () => {
    tell()
    fields = {}
    size = 0
    mode = 'key'
  }
  const fail = (sign: string) => {
    tell()
    found.push({ found: 'broken' })
    mode = 'outside'
    retake(sign)
  }
  const finish = () => {
    tell()
    if (Object.keys(fields).length > 0) found.push({ found: 'object', fields: { ...fields } })
    fields = {}
    mode = 'outside'
  }
  const store = () => {
    half = ''
    tell()
    if (key !== '__proto__') fields[key] = value
    mode = 'afterValue'
  }
  const openString = (sign: string) => {
    if (inList && value !== '') add('\n')
    quote = QUOTES[sign] ?? sign
    mode = 'string'
  }
  const closeString = () => {
    half = ''
    if (inList) mode = 'list'
    else store()
  }

  const takers = {
    outside(sign: string) {
      recent = (recent + sign).slice(-7).toLowerCase()
      if (recent === '<think>') mode = 'thought'
      else if (sign === '{') open()
    },
    thought(sign: string) {
      recent = (recent + sign).slice(-8).toLowerCase()
      if (recent === '</think>') mode = 'outside'
    },
    key(sign: string) {
      if (isBlank(sign) || sign === ',') return
      if (sign === '}') finish()
      else if (sign === '{') open()
      else if (sign in QUOTES) {
        quote = QUOTES[sign] ?? sign
        key = ''
        mode = 'quotedKey'
      } else if (isWord(sign)) {
        key = sign
        mode = 'bareKey'
      } else fail(sign)
    },
    quotedKey(sign: string) {
      if (sign === quote) mode = 'colon'
      else if (sign === '\n' || key.length > MAX_KEY) fail(sign)
      else key += sign
    },
    bareKey(sign: string) {
      if (isWord(sign) && key.length <= MAX_KEY) key += sign
      else {
        mode = 'colon'
        retake(sign)
      }
    },
    colon(sign: string) {
      if (sign === ':' || sign === '：') {
        value = ''
        inList = false
        mode = 'value'
      } else if (!isBlank(sign)) fail(sign)
    },
    value(sign: string) {
      if (isBlank(sign)) return
      if (sign in QUOTES) openString(sign)
      else if (sign === '[') {
        inList = true
        mode = 'list'
      } else if (sign === '{') open()
      else if (sign === ',' || sign === '}') {
        mode = 'afterValue'
        retake(sign)
      } else {
        value = sign
        mode = 'bareValue'
      }
    },
    list(sign: string) {
      if (sign in QUOTES) openString(sign)
      else if (sign === '{') open()
      else if (sign === ']') store()
    },
    bareValue(sign: string) {
      if (!/[,}\]\n]/.test(sign)) value += sign
      else {
        value = value.trim()
        store()
        retake(sign)
      }
    },
    string(sign: string) {
      if (sign === '\\') mode = 'escape'
      else if (sign === quote) {
        pending = ''
        mode = 'quote'
      } else if (sign === '\n') {
        pending = sign
        mode = 'lineFeed'
      } else if (sign >= ' ' || sign === '\t') push(sign)
    },
    escape(sign: string) {
      mode = 'string'
      if (sign === 'u') {
        pending = ''
        mode = 'code'
      } else if (sign in ESCAPED) retakeAsText(ESCAPED[sign] ?? '')
      else push(sign)
    },
    code(sign: string) {
      if (!/[\da-f]/i.test(sign)) {
        mode = 'string'
        retakeAsText(`u${pending}`)
        retake(sign)
        return
      }
      pending += sign
      if (pending.length < 4) return
      mode = 'string'
      const code = Number.parseInt(pending, 16)
      if (code >= 32 || code === 10 || code === 9) push(String.fromCharCode(code))
    },
    /** A quote ends the string only if what follows could follow a string. */
    quote(sign: string) {
      pending += sign
      const meaning = pending.length > MAX_LOOKAHEAD ? 'text' : afterQuote(pending, inList)
      if (meaning === 'open') return
      const signs = pending
      if (meaning === 'end') closeString()
      else {
        mode = 'string'
        push(quote)
      }
      retake(signs)
    },
    /** A line that starts like an object is one: the string before it was not closed. */
    lineFeed(sign: string) {
      pending += sign
      if (pending.length <= MAX_LOOKAHEAD && /^\s*(?:\{\s*)?$/.test(pending)) return
      const signs = pending
      if (/^\s*\{\s*["'“]$/.test(signs)) {
        half = ''
        fail('')
        retake(signs)
        return
      }
      mode = 'string'
      push('\n')
      const indent = /^\n\s*/.exec(signs)?.[0] ?? ''
      retakeAsText(indent.slice(1).replaceAll('\r', ''))
      retake(signs.slice(indent.length))
    },
    afterValue(sign: string) {
      if (sign === ',') mode = 'key'
      else if (sign === '}') finish()
      else if (sign === '{') {
        finish()
        open()
      } else if (sign in QUOTES || isWord(sign)) {
        mode = 'key'
        retake(sign)
      }
    },
  }
  const retakeAsText = (text: string) => {
    for (let at = 0; at < text.length; at++) push(text.charAt(at))
  }

  const take = (sign: string) => {
    total += 1
    size += 1
    if (total > MAX_ANSWER || (mode !== 'outside' && mode !== 'thought' && size > MAX_OBJECT))
      throw new EngineFailure('too_long')
    takers[mode](sign)
  }

  /** The results since the last call. */
  const takeFound = (): Scanned[] => {
    tell()
    const all = found
    found = []
    return all
  }

  return {
    *read(text: string): Generator<Scanned> {
      let failure: unknown
      try {
        for (let at = 0; at < text.length; at++) take(text.charAt(at))
      } catch (error) {
        failure = error
      }
      // Objects that were complete before the failure are still valid.
      yield* takeFound()
      if (failure) throw failure
    },
    *end(): Generator<Scanned> {
      if (mode === 'quote' && /^\s*(?:,\s*)?$/.test(pending)) closeString()
      if (mode === 'bareValue') store()
      if ((mode === 'string' || mode === 'lineFeed') && ENDED.test(value)) store()
      if (mode === 'list' && value !== '') store()
      if (mode === 'afterValue' || mode === 'key') finish()
      else if (mode !== 'outside' && mode !== 'thought') found.push({ found: 'broken' })
      yield* takeFound()
    },
  }
}
