import type { Command } from '#packages/document/commands.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { placeNewSection } from '#packages/editor-core/new-section.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** Which entries of which of the other document's sections. */
export type Picked = ReadonlyMap<string, ReadonlySet<string>>

/** Into a section of the same kind that is there already, or as sections of their own. */
export type ImportAs = 'join' | 'apart'

const isBlank = (item: Item): boolean =>
  Object.values(item.data).every(
    (value) =>
      value === '' ||
      (Array.isArray(value)
        ? value.length === 0
        : typeof value === 'object' && Object.keys(value).length === 0),
  )

const copyOf = (item: Item, newId: () => string): Item => ({ ...structuredClone(item), id: newId() })

/** An entry that holds nothing gives way to what comes in. */
const joined = (into: Section, items: readonly Item[]) => {
  into.items = [...into.items.filter((item) => !isBlank(item)), ...items]
  into.visible = true
}

/** The section that takes entries of a kind in: a single kind's only while it says nothing. */
const hostOf = (document: Document, kind: string): Section | undefined =>
  document.sections.find(
    (section) => section.kind === kind && (!kindOf(kind)?.single || section.items.every(isBlank)),
  )

/** Brings the picked entries in, with ids of their own, as one command. Each section keeps its look when it comes whole. */
export const importEntries =
  (from: Document, picked: Picked, as: ImportAs, newId: () => string): Command =>
  (document) => {
    for (const section of from.sections) {
      const ids = picked.get(section.id)
      const items = section.items.filter(({ id }) => ids?.has(id)).map((item) => copyOf(item, newId))
      if (items.length === 0) continue
      const { single, own } = kindOf(section.kind) ?? {}
      // A slide with a record of its own is whole, and stands beside others of its kind.
      const host = !own && (as === 'join' || single) ? hostOf(document, section.kind) : undefined
      if (host) {
        joined(host, items)
        continue
      }
      const { at, region } = placeNewSection(document, section.kind, section.variant)
      // The neighbours' titles and distances are this document's own.
      const { titleVariant: _, breakBefore: __, ...look } = structuredClone(section)
      document.sections.splice(at, 0, { ...look, id: newId(), region, visible: true, style: {}, items })
    }
  }
