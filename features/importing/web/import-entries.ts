import type { Command } from '#packages/document/commands.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { placeNewSection } from '#packages/editor-core/new-section.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** The chosen entries, by section of the other document. */
export type Picked = ReadonlyMap<string, ReadonlySet<string>>

/** Whether entries are added to an existing section of the same kind, or as new sections. */
export type ImportAs = 'join' | 'separate'

const isBlank = (item: Item): boolean =>
  Object.values(item.data).every(
    (value) =>
      value === '' ||
      (Array.isArray(value)
        ? value.length === 0
        : typeof value === 'object' && Object.keys(value).length === 0),
  )

const copyOf = (item: Item, newId: () => string): Item => ({ ...structuredClone(item), id: newId() })

/** An empty entry is replaced by the imported ones. */
const joined = (into: Section, items: readonly Item[]) => {
  into.items = [...into.items.filter((item) => !isBlank(item)), ...items]
  into.visible = true
}

/** The section that receives entries of a kind. A kind with a single entry receives one only while it is empty. */
const hostOf = (document: Document, kind: string): Section | undefined =>
  document.sections.find(
    (section) => section.kind === kind && (!kindOf(kind)?.single || section.items.every(isBlank)),
  )

/** Imports the chosen entries with new ids, as one command. A section that is imported whole keeps its design. */
export const importEntries =
  (from: Document, picked: Picked, as: ImportAs, newId: () => string): Command =>
  (document) => {
    for (const section of from.sections) {
      const ids = picked.get(section.id)
      const items = section.items.filter(({ id }) => ids?.has(id)).map((item) => copyOf(item, newId))
      if (items.length === 0) continue
      const { single, own } = kindOf(section.kind) ?? {}
      // A slide with its own record is imported whole, next to others of its kind.
      const host = !own && (as === 'join' || single) ? hostOf(document, section.kind) : undefined
      if (host) {
        joined(host, items)
        continue
      }
      const { at, region } = placeNewSection(document, section.kind, section.variant)
      // Titles and spacing follow the other sections of this document.
      const { titleVariant: _, breakBefore: __, ...look } = structuredClone(section)
      document.sections.splice(at, 0, { ...look, id: newId(), region, visible: true, style: {}, items })
    }
  }
