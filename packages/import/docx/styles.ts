import { attribute, type Tag, xmlTokens } from './xml.ts'

/** How a paragraph style looks, as far as it tells a heading. */
export interface Look {
  bold: boolean
  /** In points. */
  size: number
  /** 1 is the highest. */
  level?: number
}

interface Raw {
  basedOn?: string
  bold?: boolean
  size?: number
  level?: number
}

const isOn = (tag: Tag) => !['0', 'false', 'off'].includes(attribute(tag, 'w:val') ?? '1')

const readTag = (raw: Raw, tag: Tag) => {
  if (tag.name === 'w:basedOn') raw.basedOn = attribute(tag, 'w:val') ?? ''
  else if (tag.name === 'w:b') raw.bold = isOn(tag)
  else if (tag.name === 'w:sz') raw.size = Number(attribute(tag, 'w:val') ?? 21) / 2
  else if (tag.name === 'w:outlineLvl') raw.level = Number(attribute(tag, 'w:val') ?? 9) + 1
}

/** The looks of a file's styles by id; '' is the file's own default. */
export const readStyles = (xml: string): Map<string, Look> => {
  const raws = new Map<string, Raw>([['', {}]])
  let open: Raw | undefined
  for (const token of xmlTokens(xml)) {
    if (typeof token === 'string') continue
    if (token.name === 'w:docDefaults') open = token.opens ? raws.get('') : undefined
    else if (token.name === 'w:style' && token.opens) {
      open = {}
      raws.set(attribute(token, 'w:styleId') ?? '?', open)
    } else if (token.name === 'w:style') open = undefined
    else if (open && token.opens) readTag(open, token)
  }
  const lookOf = (id: string, depth: number): Look => {
    const raw = raws.get(id) ?? {}
    const base =
      id === '' || depth > 12
        ? { bold: false, size: 10 }
        : lookOf(raw.basedOn !== undefined && raws.has(raw.basedOn) ? raw.basedOn : '', depth + 1)
    const level = raw.level ?? base.level
    return {
      bold: raw.bold ?? base.bold,
      size: raw.size ?? base.size,
      ...(level !== undefined && level <= 6 ? { level } : {}),
    }
  }
  return new Map([...raws.keys()].map((id) => [id, lookOf(id, 0)]))
}
