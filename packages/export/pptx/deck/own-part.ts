import type { Document } from '#packages/document/schema.ts'
import { escaped, HEAD } from '../xml.ts'

/** The path of the document inside the file that was made of it. */
export const OWN_PART = 'customXml/item1.xml'
const SPACE = 'https://huajian.example/document'
const ID = '{0C2F4B1E-6D4B-4E0B-9B56-5D2C9A8E7F31}'

/**
 * The source of a slide and its text then: if the text has changed since, the slide is imported from the file instead.
 */
export interface OwnSlide {
  section: string
  words: string
}

export interface OwnPart {
  document: Document
  slides: OwnSlide[]
}

const TEXTS = /<a:t>([^<]*)<\/a:t>|<c:v>([^<]*)<\/c:v>/g
const FIELD = ['<a:fld ', '</a:fld>'] as const

/** Without the numbers of slides, which change when one is moved. */
const withoutNumbers = (xml: string): string =>
  xml
    .split(FIELD[0])
    .map((part, at) => {
      if (at === 0) return part
      const end = part.indexOf(FIELD[1])
      return end >= 0 && /^[^<>]*type="slidenum"/.test(part)
        ? part.slice(end + FIELD[1].length)
        : FIELD[0] + part
    })
    .join('')

/** Long enough to avoid collisions between slides. */
const digest = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return (one >>> 0).toString(16).padStart(8, '0') + (other >>> 0).toString(16).padStart(8, '0')
}

/** A hash of everything that a slide shows: texts, figures, notes and the number of pictures. */
export const wordsOf = (slide: string, others: readonly string[]): string => {
  const texts = [slide, ...others].flatMap((xml) =>
    [...withoutNumbers(xml).matchAll(TEXTS)].map(([, text = '', figure = '']) => text + figure),
  )
  const pictures = slide.match(/<p:pic>/g)?.length ?? 0
  return digest(`${texts.join('').replace(/\s/g, '')}|${pictures}`)
}

const inXml = (json: string): string =>
  // Signs that XML cannot carry, as JSON writes them.
  escaped(
    json.replace(
      /[\p{Cc}\ufffe\uffff]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

export const ownPartXml = (part: OwnPart): string =>
  `${HEAD}<huajian xmlns="${SPACE}">${inXml(JSON.stringify(part))}</huajian>`

export const ownPropertiesXml = (): string =>
  `${HEAD}<ds:datastoreItem ds:itemID="${ID}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${SPACE}"/></ds:schemaRefs></ds:datastoreItem>`

const OWN = new RegExp(`<huajian xmlns="${SPACE}">([^<]*)</huajian>`)

/** The JSON of such a part; undefined if the part is from another program. */
export const ownJsonIn = (xml: string): string | undefined => {
  const [, inner] = OWN.exec(xml) ?? []
  return inner
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
