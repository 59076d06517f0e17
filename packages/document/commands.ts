import type { StyleProps } from '#packages/setters/style.ts'
import type { Document, FieldProps, Item, Page, Region, Section, Theme } from './schema.ts'
import type { Value } from './values.ts'

/** Every change to a document is one of these, run inside a history. A command that does not apply changes nothing. */
type Command = (document: Document) => void

const sectionOf = (document: Document, id: string): Section | undefined =>
  document.sections.find((section) => section.id === id)

const inSection =
  (id: string, change: (section: Section) => void): Command =>
  (document) => {
    const section = sectionOf(document, id)
    if (section) change(section)
  }

const inItem = (sectionId: string, itemId: string, change: (item: Item) => void): Command =>
  inSection(sectionId, (section) => {
    const item = section.items.find((one) => one.id === itemId)
    if (item) change(item)
  })

/** Sets a value, or takes it away so that what is inherited shows again. Zero and '' are values. */
const assign = <T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined) => {
  if (value === undefined) delete target[key]
  else target[key] = value
}

const move = <T>(list: T[], from: number, to: number) => {
  if (from < 0) return
  const [moved] = list.splice(from, 1)
  if (moved !== undefined) list.splice(Math.max(0, Math.min(to, list.length)), 0, moved)
}

const clamp = (at: number | undefined, length: number) =>
  at === undefined ? length : Math.max(0, Math.min(at, length))

export const renameDocument =
  (title: string): Command =>
  (document) => {
    document.title = title
  }

export const setTheme =
  (change: Partial<Theme>): Command =>
  (document) => {
    Object.assign(document.theme, change)
  }

export const setPage =
  (change: Partial<Page>): Command =>
  (document) => {
    Object.assign(document.page, change)
  }

export const addSection =
  (section: Section, at?: number): Command =>
  (document) => {
    if (sectionOf(document, section.id)) return
    document.sections.splice(clamp(at, document.sections.length), 0, section)
  }

export const removeSection =
  (id: string): Command =>
  (document) => {
    const at = document.sections.findIndex((section) => section.id === id)
    if (at >= 0) document.sections.splice(at, 1)
  }

/** `to` counts without the moved section. */
export const moveSection =
  (id: string, to: number, region?: Region): Command =>
  (document) => {
    move(
      document.sections,
      document.sections.findIndex((section) => section.id === id),
      to,
    )
    const section = sectionOf(document, id)
    if (section && region) section.region = region
  }

/** `newIds` gives the copy's id, then one for each of its entries. */
export const duplicateSection =
  (id: string, newIds: readonly string[]): Command =>
  (document) => {
    const at = document.sections.findIndex((section) => section.id === id)
    const original = document.sections[at]
    const [copyId, ...itemIds] = newIds
    if (!original || copyId === undefined || itemIds.length < original.items.length) return
    const copy = JSON.parse(JSON.stringify(original)) as Section
    copy.id = copyId
    copy.items.forEach((item, index) => {
      item.id = itemIds[index] ?? item.id
    })
    document.sections.splice(at + 1, 0, copy)
  }

type SectionFacts = Pick<
  Section,
  'title' | 'variant' | 'titleVariant' | 'untitled' | 'visible' | 'keepTogether' | 'breakBefore' | 'region'
>

export const setSection = <K extends keyof SectionFacts>(
  id: string,
  key: K,
  value: SectionFacts[K] | undefined,
): Command => inSection(id, (section) => assign(section, key, value as Section[K]))

export const addItem = (sectionId: string, item: Item, at?: number): Command =>
  inSection(sectionId, (section) => {
    if (section.items.some((one) => one.id === item.id)) return
    section.items.splice(clamp(at, section.items.length), 0, item)
  })

export const removeItem = (sectionId: string, itemId: string): Command =>
  inSection(sectionId, (section) => {
    const at = section.items.findIndex((item) => item.id === itemId)
    if (at >= 0) section.items.splice(at, 1)
  })

export const moveItem = (sectionId: string, itemId: string, to: number): Command =>
  inSection(sectionId, (section) =>
    move(
      section.items,
      section.items.findIndex((item) => item.id === itemId),
      to,
    ),
  )

export const duplicateItem = (sectionId: string, itemId: string, newId: string): Command =>
  inSection(sectionId, (section) => {
    const at = section.items.findIndex((item) => item.id === itemId)
    const original = section.items[at]
    if (original)
      section.items.splice(at + 1, 0, { ...(JSON.parse(JSON.stringify(original)) as Item), id: newId })
  })

type ItemFacts = Pick<Item, 'hidden' | 'keepTogether' | 'breakBefore'>

export const setItem = <K extends keyof ItemFacts>(
  sectionId: string,
  itemId: string,
  key: K,
  value: ItemFacts[K] | undefined,
): Command => inItem(sectionId, itemId, (item) => assign(item, key, value as Item[K]))

export const setField = (sectionId: string, itemId: string, field: string, value: Value): Command =>
  inItem(sectionId, itemId, (item) => {
    item.data[field] = value
  })

export const setFieldProps = (sectionId: string, field: string, change: Partial<FieldProps>): Command =>
  inSection(sectionId, (section) => {
    const props = { ...section.props[field] }
    for (const [key, value] of Object.entries(change)) assign(props, key as keyof FieldProps, value as never)
    if (Object.keys(props).length > 0) section.props[field] = props
    else delete section.props[field]
  })

/** `undefined` resets to what is inherited; a slot without own values leaves no trace. */
export const setStyle = <K extends keyof StyleProps>(
  sectionId: string,
  slot: string,
  name: K,
  value: StyleProps[K] | undefined,
): Command =>
  inSection(sectionId, (section) => {
    const style: StyleProps = { ...section.style[slot] }
    assign(style, name, value as StyleProps[K])
    if (Object.keys(style).length > 0) section.style[slot] = style
    else delete section.style[slot]
  })
