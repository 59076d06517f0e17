import { oneLine } from './text/tidy.ts'

/** File systems allow 255 bytes; this leaves room for an extension and for a number that a browser adds. */
const MAX_BYTES = 120

/** Names of devices on Windows, with whatever extension. */
const RESERVED = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i

const encoder = new TextEncoder()

/** Cuts only between characters as a user sees them (grapheme clusters). */
const shortened = (name: string): string => {
  let bytes = 0
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += encoder.encode(segment).length
    if (bytes > MAX_BYTES) break
    short += segment
  }
  return short
}

const trimmed = (name: string): string => name.replaceAll(/^[\s.-]+|(?<![\s.-])[\s.-]+$/g, '')

/** A name that Windows, macOS and Linux accept, without an extension; may be empty. */
export const safeName = (name: string): string => {
  const visible = oneLine(name.toWellFormed().normalize())
    .replaceAll(/(?!\u200d)[\p{Cf}\p{Co}\ufffd]/gu, '')
    .replaceAll(/[<>:"/\\|?*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const short = trimmed(shortened(trimmed(visible)))
  return RESERVED.test(short) ? shortened(`_${short}`) : short
}
