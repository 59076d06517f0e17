import { isUtf8 } from 'node:buffer'

/**
 * A document in the body of a request, of which only the members besides its sections are parsed. Most sections of a
 * save are the same as before; parsing and serializing them again took half of the time of a save.
 */
export class UnreadDocument {
  readonly bytes: Buffer
  /** The document without its sections. */
  readonly head: Record<string, unknown>
  readonly sections: readonly Buffer[]
  /** All of it, as any other body is read. */
  readonly read: () => unknown

  constructor({ bytes, head, sections }: DocumentParts, read: () => unknown) {
    this.bytes = bytes
    this.head = head
    this.sections = sections
    this.read = read
  }
}

export interface DocumentParts {
  bytes: Buffer
  head: Record<string, unknown>
  sections: Buffer[]
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]

// Each of these tells where what begins at `at` is over, and `NOWHERE` where it is not as `JSON.stringify` writes it.
const NOWHERE = Number.NaN

const afterString = (bytes: Buffer, at: number): number => {
  for (let next = at + 1; next < bytes.length; next += 1) {
    const byte = bytes[next]
    if (byte === BACKSLASH) next += 1
    else if (byte === QUOTE) return next + 1
  }
  return NOWHERE
}

const afterValue = (bytes: Buffer, at: number): number => {
  let depth = 0
  let next = at
  while (next < bytes.length) {
    const byte = bytes[next]
    if (byte === QUOTE) {
      next = afterString(bytes, next)
      if (depth === 0) return next
      continue
    }
    if (byte === OPEN || byte === OPEN_LIST) depth += 1
    else if (byte === CLOSE || byte === CLOSE_LIST) {
      if (depth === 0) return next
      depth -= 1
      if (depth === 0) return next + 1
    } else if (byte === COMMA && depth === 0) return next
    next += 1
  }
  return NOWHERE
}

const afterItems = (bytes: Buffer, at: number, items: Buffer[]): number => {
  if (bytes[at] !== OPEN_LIST) return NOWHERE
  if (bytes[at + 1] === CLOSE_LIST) return at + 2
  let next = at + 1
  for (;;) {
    const end = afterValue(bytes, next)
    items.push(bytes.subarray(next, end))
    if (bytes[end] === CLOSE_LIST) return end + 1
    if (bytes[end] !== COMMA) return NOWHERE
    next = end + 1
  }
}

/** An object; `inside` goes over the member of that name, of which there must be one. */
const afterObject = (bytes: Buffer, at: number, name: string, inside: (at: number) => number): number => {
  if (bytes[at] !== OPEN) return NOWHERE
  let found = false
  let next = at + 1
  while (bytes[next] === QUOTE) {
    const colon = afterString(bytes, next)
    if (bytes[colon] !== COLON) return NOWHERE
    const isIt = bytes.toString('latin1', next + 1, colon - 1) === name
    if (isIt && found) return NOWHERE
    found ||= isIt
    const end = isIt ? inside(colon + 1) : afterValue(bytes, colon + 1)
    if (bytes[end] === CLOSE) return found ? end + 1 : NOWHERE
    if (bytes[end] !== COMMA) return NOWHERE
    next = end + 1
  }
  return NOWHERE
}

/**
 * Names that a JSON parser must not accept from unknown users. A text that contains one is parsed with a check of
 * every member.
 */
const isSuspicious = (text: string) => text.includes('__proto__') || text.includes('constructor')

/**
 * Parses a text that is written exactly as `JSON.stringify` writes it. Then equal bytes mean equal values, so that
 * the text itself can be stored.
 */
export const readPlain = (text: string): unknown => {
  if (isSuspicious(text)) return undefined
  try {
    const json: unknown = JSON.parse(text)
    return JSON.stringify(json) === text ? json : undefined
  } catch {
    return undefined
  }
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

/** A body `{…,"document":{…,"sections":[…]}}` and its document's parts; nothing where it is written in another way. */
export const splitBody = (
  body: Buffer,
): { fields: Record<string, unknown>; document: DocumentParts } | undefined => {
  const sections: Buffer[] = []
  let [from, to, listFrom, listTo] = [0, 0, 0, 0]
  const end = afterObject(body, 0, 'document', (at) => {
    from = at
    to = afterObject(body, at, 'sections', (list) => {
      listFrom = list
      listTo = afterItems(body, list, sections)
      return listTo
    })
    return to
  })
  if (end !== body.length || !isUtf8(body)) return undefined
  const fields = readPlain(body.toString('utf8', 0, listFrom + 1) + body.toString('utf8', listTo - 1))
  if (!isObject(fields) || !isObject(fields.document)) return undefined
  return { fields, document: { bytes: body.subarray(from, to), head: fields.document, sections } }
}
