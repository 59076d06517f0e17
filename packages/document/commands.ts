import type { StyleProps } from '#packages/layout/setters/style.ts'
import type { Document, FieldProps, Item, Page, Region, Section, Theme } from './schema.ts'
import type { Value } from './values.ts'

/** Every change to a document is one of these, run inside a history. A command that does not apply changes nothing. */
export type Command = (document: Document) => void

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

/** Everything at once: a version restored, JSON edited by hand, a template put on. Undo knows it by ids, like any edit. */
export const replaceDocument =
  (next: Document): Command =>
  (document) => {
    Object.assign(document, next)
  }

export const showAllSections: Command = (document) => {
  for (const section of document.sections) section.visible = true
}

export const setLanguage =
  (language: Document['language']): Command =>
  (document) => {
    document.language = language
  }

type ThemeChange = Partial<Omit<Theme, 'rail'>> & { rail?: Theme['rail'] | undefined }

export const setTheme =
  (change: ThemeChange): Command =>
  (document) => {
    for (const [key, value] of Object.entries(change))
      assign(document.theme, key as keyof Theme, value as never)
  }

export const setPage =
  (change: Partial<Page>): Command =>
  (document) => {
    Object.assign(document.page, change)
  }

type PageParts = Pick<Page, 'margin' | 'side' | 'background'>

/** Some values of one part of the page; `undefined` takes a value away. */
export const setPagePart =
  <K extends keyof PageParts>(
    part: K,
    change: { [P in keyof PageParts[K]]?: PageParts[K][P] | undefined },
  ): Command =>
  (document) => {
    const target: PageParts[K] = document.page[part]
    for (const [key, value] of Object.entries(change))
      assign(target, key as keyof PageParts[K], value as PageParts[K][keyof PageParts[K]])
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

type SectionFacts = Omit<Section, 'id' | 'kind' | 'items' | 'props' | 'style'>

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

/** Ids that it does not have are ignored; entries that are not named follow in their order. */
export const orderItems = (sectionId: string, ids: readonly string[]): Command =>
  inSection(sectionId, (section) => {
    const rank = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
    section.items = section.items.toSorted((a, b) => rank(a.id) - rank(b.id))
  })

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

/** The same for all entries of a section. */
export const setEveryItem = <K extends keyof ItemFacts>(
  sectionId: string,
  key: K,
  value: ItemFacts[K] | undefined,
): Command =>
  inSection(sectionId, (section) => {
    for (const item of section.items) assign(item, key, value as Item[K])
  })

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

/** A slot's own values, all at once: pasted from another, or none. */
export const replaceStyle = (sectionId: string, slot: string, style: StyleProps): Command =>
  inSection(sectionId, (section) => {
    if (Object.keys(style).length > 0) section.style[slot] = { ...style }
    else delete section.style[slot]
  })

/** The own values of all slots of a section. */
export const replaceStyles = (sectionId: string, styles: Section['style']): Command =>
  inSection(sectionId, (section) => {
    section.style = structuredClone(styles)
  })
