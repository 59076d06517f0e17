import { valueOfText } from '../draft/field-value.ts'
import { kindOfSlot } from '../draft/slots.ts'
import type { DraftPlace } from '../places.ts'
import type { TaskOf } from '../tasks.ts'
import { draftFields } from './draft-fields.ts'

/** `work_experience.0.bullets`, `custom_2[0].text`, `self_evaluation.content`. */
const REF = /^([a-z_]+(?:_\d{1,2})?)(?:[.[](\d{1,2})\]?)?\.([A-Za-z]+)$/

/**
 * The places of the texts of a draft. Entries are numbered in the order in which they arrive, so that a model that
 * starts at 1 or skips an entry leaves no gap.
 */
export const draftPlaces = ({ kinds }: TaskOf<'draft'>) => {
  const taken = new Map<string, string[]>()

  const given = (ref: string): { kind: string; entry: string; field: string } | undefined => {
    const [, kind = '', entry = '0', field = ''] = REF.exec(ref.trim()) ?? []
    const isAsked = kinds.includes(kind) && draftFields(kind).some(([name]) => name === field)
    return isAsked ? { kind, entry: kindOfSlot(kind)?.single ? '0' : entry, field } : undefined
  }

  /** Where it would stand if it is taken. */
  const placeOf = (ref: string): DraftPlace | undefined => {
    const at = given(ref)
    if (!at) return undefined
    const entries = taken.get(at.kind) ?? []
    const known = entries.indexOf(at.entry)
    return { kind: at.kind, entry: known < 0 ? entries.length : known, field: at.field }
  }

  const take = (ref: string, text: string): DraftPlace | undefined => {
    const at = given(ref)
    const place = placeOf(ref)
    const kind = at && kindOfSlot(at.kind)
    if (!at || !place || !kind || valueOfText(kind, at.field, text) === undefined) return undefined
    const entries = taken.get(at.kind) ?? []
    if (!entries.includes(at.entry)) taken.set(at.kind, [...entries, at.entry])
    return place
  }

  return { placeOf, take }
}
