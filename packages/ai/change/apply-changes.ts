import type { Command } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Labelled, Value } from '#packages/document/values.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { isTitlePlace, textOfValue } from '../document-texts.ts'
import { valueOfText } from '../draft/field-value.ts'
import type { Place } from '../places.ts'

/** The new text, and the text when the engine was asked. */
export interface TextChange {
  place: Place
  before: string
  text: string
}

/**
 * Why a change is not made: its entry is gone, its text has changed since, or the field does not accept the text (too
 * long, not a date).
 */
export type Refusal = 'gone' | 'changed' | 'refused'

export interface Applied {
  /** All that can be made, as one step. */
  command: Command
  refused: { change: TextChange; why: Refusal }[]
}

const SECTION_TITLE = 80

/** A pair of label and value is written as text; its sign is none and stays with its label. */
const withIcons = (value: Value, before: Value | undefined): Value => {
  if (!Array.isArray(value) || !Array.isArray(before)) return value
  const icons = new Map(
    (before as Labelled[]).flatMap(({ label, icon }) => (icon ? [[label, icon] as const] : [])),
  )
  if (icons.size === 0) return value
  return (value as Labelled[]).map((one) => {
    const icon = icons.get(one.label)
    return icon ? { ...one, icon } : one
  })
}

/** Writes it, or says why not. */
const write = (document: Document, { place, before, text }: TextChange): Refusal | undefined => {
  if (text === before) return undefined
  const section = document.sections.find(({ id }) => id === place.section)
  if (section && isTitlePlace(place)) {
    if (section.title !== before) return 'changed'
    if (text.length > SECTION_TITLE || text.includes('\n')) return 'refused'
    section.title = text
    return undefined
  }
  const item = section?.items.find(({ id }) => id === place.item)
  const kind = section && kindOf(section.kind)
  const field = kind && Object.hasOwn(kind.fields, place.field) ? kind.fields[place.field] : undefined
  if (!item || !kind || !field) return 'gone'
  const stands = item.data[place.field]
  const standing = stands === undefined ? '' : textOfValue(stands, field, document.language)
  if (standing !== before) return 'changed'
  const value = valueOfText(kind, place.field, text, stands)
  if (value === undefined) return 'refused'
  item.data[place.field] = withIcons(value, stands)
  return undefined
}

/** Combines changes into one command. Changes that cannot be made are reported before anything is applied. */
export const applyChanges = (document: Document, changes: readonly TextChange[]): Applied => {
  const trial = structuredClone(document)
  const refused = changes.flatMap((change) => {
    const why = write(trial, change)
    return why ? [{ change, why }] : []
  })
  return {
    refused,
    command: (draft) => {
      for (const change of changes) write(draft, change)
    },
  }
}
