import { isUtf8 } from 'node:buffer'

/**
 * A document as it lies in the body of a request: bytes that nobody has read but for what stands beside its sections.
 * Almost all of a save is what was saved before; to read that and write it again took half of a save's time.
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

/** What a reader of JSON must not take from strangers; where it stands in somebody's words, all is read the usual way. */
const isSuspicious = (text: string) => text.includes('__proto__') || text.includes('constructor')

/** Read, if it is written exactly as we write it: then the same bytes are the same value, whoever sent them. */
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
