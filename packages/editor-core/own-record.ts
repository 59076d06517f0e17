import { addItem, type Command, setField } from '#packages/document/commands.ts'
import type { Item, Section } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import type { Field, Kind } from '#packages/sections/define.ts'

/**
 * The record that a field belongs to: the section's own (a slide's lead, its chart) or one of its entries. Speaker
 * notes belong to the section too, but come last in the form.
 */
export type RecordPart = 'own' | 'entry' | 'notes'

const isOwnField = ({ own }: Kind, field: string): boolean => own?.includes(field) === true

const partOf = (kind: Kind, field: string): RecordPart =>
  isOwnField(kind, field) ? (field === 'notes' ? 'notes' : 'own') : 'entry'

export const fieldsOf = (kind: Kind, part: RecordPart): [string, Field][] =>
  Object.entries(kind.fields).filter(([field]) => partOf(kind, field) === part)

/** Kinds whose form has a list of entries; others have a single form. */
export const hasEntries = (kind: Kind): boolean => !kind.single && fieldsOf(kind, 'entry').length > 0

/** The entries in the list, without the section's own record. */
export const entriesOf = (kind: Kind | undefined, { items }: Pick<Section, 'items'>): Item[] =>
  kind?.own ? items.filter(({ own }) => !own) : items

/** The record that the section's own form writes to; it is created when its first field is filled. */
export const ownIdOf = (kind: Kind, { id, items }: Pick<Section, 'id' | 'items'>): string => {
  const known = kind.own ? items.find(({ own }) => own) : items[0]
  return known?.id ?? `${id.slice(0, 36)}-0`
}

/** Sets a field, and creates the section's own record if the stored section has none. */
export const writeField =
  (kind: Kind, section: string, item: string, field: string, value: Value): Command =>
  (document) => {
    if (isOwnField(kind, field)) addItem(section, { id: item, own: true, data: {} }, 0)(document)
    else if (kind.single) addItem(section, { id: item, data: {} })(document)
    setField(section, item, field, value)(document)
  }
