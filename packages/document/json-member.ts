interface Range {
  start: number
  end: number
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE, COMMA] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c]

const endOfString = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at + 1
  }
  return json.length
}

/** Where a value ends: before the comma or the bracket that follows it. */
const endOfValue = (json: string, start: number): number => {
  let depth = 0
  let at = start
  while (at < json.length) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      at = endOfString(json, at)
      continue
    }
    if (code === OPEN || code === OPEN_LIST) depth += 1
    else if (code === COMMA && depth === 0) return at
    else if (code === CLOSE || code === CLOSE_LIST) {
      if (depth === 0) return at
      depth -= 1
    }
    at += 1
  }
  return at
}

/**
 * The position of a member's value in an object as `JSON.stringify` writes it. Parsing a document of two megabytes
 * for one of its members would block every other request for 40 ms.
 */
const rangeOf = (json: string, name: string): Range | undefined => {
  const wanted = JSON.stringify(name)
  let at = 1
  while (json.charCodeAt(at) === QUOTE) {
    const colon = endOfString(json, at)
    const end = endOfValue(json, colon + 1)
    if (json.slice(at, colon) === wanted) return { start: colon + 1, end }
    at = end + 1
  }
  return undefined
}

/** The value of a member as JSON text; undefined where the object has no such member. */
export const jsonMember = (json: string, name: string): string | undefined => {
  const range = rangeOf(json, name)
  return range && json.slice(range.start, range.end)
}

/** The object with another value for a member that it has. */
export const withJsonMember = (json: string, name: string, value: unknown): string => {
  const range = rangeOf(json, name)
  if (!range) throw new Error(`there is no member ${name}`)
  return json.slice(0, range.start) + JSON.stringify(value) + json.slice(range.end)
}
