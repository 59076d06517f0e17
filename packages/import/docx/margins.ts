import { EMAIL, LINK, phoneIn } from '../parse/facts.ts'
import { type Line, textLine } from '../text/line.ts'
import { normalise } from '../text/normalise.ts'
import type { Parts } from './unpack.ts'
import { xmlText, xmlTokens } from './xml.ts'

const paragraphsOf = (xml: string): string[] => {
  const paragraphs: string[] = []
  let text = ''
  let isText = false
  for (const token of xmlTokens(xml)) {
    if (typeof token === 'string') {
      if (isText) text += token
    } else if (token.name === 'w:t') isText = token.opens && !token.closes
    else if (token.opens && (token.name === 'w:tab' || token.name === 'w:br')) text += '   '
    else if (token.name === 'w:p' && !token.opens) {
      paragraphs.push(text)
      text = ''
    }
  }
  return [...paragraphs, text].map((one) => normalise(one).trim()).filter((one) => one !== '')
}

const partsNamed = (parts: Parts, name: RegExp) =>
  Object.keys(parts)
    .filter((path) => name.test(path))
    .toSorted()
    .flatMap((path) => paragraphsOf(xmlText(parts[path])))

export interface Margins {
  /** Above the page: many write their name and number there. */
  lines: Line[]
  /** Page numbers and the like. */
  dropped: string[]
}

const NUMBER = /^(?:第\s*)?(?:\d+\s*)?(?:页\s*)?(?:(?:\/|共|of)\s*(?:\d+\s*)?页?)?$|^page\s*\d*/i
const isReachable = (text: string) => EMAIL.test(text) || LINK.test(text) || phoneIn(text) !== undefined

/** The text of headers and footers; mammoth reads the body only. */
export const readMargins = (parts: Parts): Margins => {
  const header = [...new Set(partsNamed(parts, /^word\/header\d*\.xml$/))]
  const footer = [...new Set(partsNamed(parts, /^word\/footer\d*\.xml$/))]
  const isContent = (text: string) => !NUMBER.test(text.trim())
  const content = [
    ...header.filter(isContent),
    ...footer.filter((text) => isContent(text) && isReachable(text)),
  ]
  return {
    lines: content.flatMap((text) => text.split(/\s{3,}/)).map((text) => textLine(text)),
    dropped: [...header, ...footer].filter((text) => !content.includes(text)),
  }
}
