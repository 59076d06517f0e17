import type { Document, Item, Section } from '#packages/document/schema.ts'
import { kindOf } from '../registry.ts'
import { resolveSection } from '../resolve-document.ts'
import type { Mask } from './mask-names.ts'
import { maskingOf } from './masking.ts'
import { maskDocument } from './masks.ts'

const isShown = ({ props }: Section, field: string) => props[field]?.visible !== false

const withData = (item: Item, keeps: (field: string) => boolean): Item => ({
  ...item,
  data: Object.fromEntries(Object.entries(item.data).filter(([field]) => keeps(field))),
})

/** Only what its kind knows and nothing that is hidden. */
const openSection = (section: Section): Section => {
  const fields = kindOf(section.kind)?.fields ?? {}
  return {
    id: section.id,
    kind: section.kind,
    variant: section.variant,
    region: section.region,
    title: section.title,
    ...(section.titleVariant === undefined ? {} : { titleVariant: section.titleVariant }),
    ...(section.icon === undefined ? {} : { icon: section.icon }),
    ...(section.english === undefined ? {} : { english: section.english }),
    ...(section.untitled === undefined ? {} : { untitled: section.untitled }),
    visible: true,
    ...(section.keepTogether ? { keepTogether: true } : {}),
    ...(section.breakBefore ? { breakBefore: true } : {}),
    items: section.items
      .filter(({ hidden }) => !hidden)
      .map((item) => withData(item, (field) => Object.hasOwn(fields, field) && isShown(section, field))),
    props: Object.fromEntries(Object.entries(section.props).filter(([field]) => isShown(section, field))),
    style: section.style,
  }
}

/** How a section is drawn, except for its position among the others, which only changes sections without content. */
const drawing = (section: Section, { language, theme }: Document): string => {
  const { title, titleWidth, body } = resolveSection(section, language, theme.titleVariant, 0, theme.rail)
  return JSON.stringify([title, titleWidth, body])
}

const without = (section: Section, field: string): Section => ({
  ...section,
  items: section.items.map((item) => withData(item, (name) => name !== field)),
})

/** A field that this variant does not draw is visible to no one: leaving it out changes nothing on the page. */
const drawnOnly = (section: Section, document: Document): Section => {
  const drawn = drawing(section, document)
  const fields = new Set(section.items.flatMap(({ data }) => Object.keys(data)))
  let left = section
  for (const field of fields) {
    const fewer = without(left, field)
    if (drawing(fewer, document) === drawn) left = fewer
  }
  return left
}

/**
 * The document that a visitor of a link gets: the drawn content, masked, and nothing else. It is built from a list of
 * fields that may leave, so that a field added later stays private until it is listed here.
 */
export const sharedDocument = (document: Document, masks: readonly Mask[]): Document => {
  const open: Document = {
    schema: document.schema,
    kind: document.kind,
    title: document.title,
    language: document.language,
    page: document.page,
    theme: document.theme,
    sections: document.sections.filter(({ visible }) => visible).map(openSection),
  }
  // Hidden parts are read too: what the owner hides and masks must not be readable elsewhere.
  const masked = maskDocument(open, maskingOf(document, masks))
  return { ...masked, sections: masked.sections.map((section) => drawnOnly(section, masked)) }
}
