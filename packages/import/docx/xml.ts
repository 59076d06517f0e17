/** One tag of a Word part. */
export interface Tag {
  name: string
  opens: boolean
  closes: boolean
  attributes: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? ''
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : ''
    },
  )

/** Tags and texts in turn, in one pass; entities that a file declares for itself are never expanded. */
export const xmlTokens = function* (xml: string): Generator<Tag | string> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (open < 0) return yield unescapeXml(xml.slice(at))
    if (open > at) yield unescapeXml(xml.slice(at, open))
    const end = xml.indexOf('>', open)
    if (end < 0) return
    const inner = xml.slice(open + 1, end)
    const [, slash = '', name = ''] = /^(\/?)([\w:.-]+)/.exec(inner) ?? []
    if (name !== '')
      yield {
        name,
        opens: slash === '',
        closes: slash === '/' || inner.endsWith('/'),
        attributes: inner.slice(0, 2000),
      }
    at = end + 1
  }
}

export const attribute = (tag: Tag, name: string): string | undefined => {
  const match = new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(tag.attributes)
  return match?.[1] === undefined ? undefined : unescapeXml(match[1])
}

export const xmlText = (part: Uint8Array | undefined): string =>
  part === undefined ? '' : new TextDecoder().decode(part)
