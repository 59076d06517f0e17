/** Limits of a JSON text. They are checked on the bytes, before anything is built from them. */
export interface JsonLimits {
  /** Objects and lists inside one another. */
  depth: number
  /** Members of objects and items of lists, all together. */
  entries: number
  /** Members of one object, or items of one list. */
  width: number
}

/** No document that a person made comes near these. */
export const DOCUMENT_JSON: JsonLimits = { depth: 32, entries: 200_000, width: 2_000 }

/** All other bodies. */
export const PLAIN_JSON: JsonLimits = { depth: 16, entries: 20_000, width: 2_000 }

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a JSON text stays within the limits. A text that is not JSON may pass: the parser refuses it. */
export const isWithinLimits = (bytes: Uint8Array, limits: JsonLimits): boolean => {
  const widths = [0]
  let entries = 0
  let inString = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (inString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inString = false
    } else if (byte === QUOTE) inString = true
    else if (byte === OPEN || byte === OPEN_LIST) {
      entries += 1
      if (widths.push(0) > limits.depth + 1) return false
    } else if (byte === CLOSE || byte === CLOSE_LIST) widths.pop()
    else if (byte === COMMA) {
      entries += 1
      const width = (widths.pop() ?? 0) + 1
      if (width >= limits.width) return false
      widths.push(width)
    }
    if (entries > limits.entries) return false
  }
  return true
}
