import type { Field } from '#packages/sections/define.ts'
import { kindOfSlot } from '../draft/slots.ts'

/** Fields that a model cannot write for a person: phone numbers, addresses, portraits. */
const THEIRS = ['age', 'phoneNumber', 'email', 'address', 'worksLink', 'link', 'fields']
const WRITTEN: readonly Field['type'][] = ['line', 'rich', 'period', 'date', 'level']

/** The fields of a section that a draft may fill; none for a kind that is no section of a resume. */
export const draftFields = (slot: string): [string, Field][] => {
  const known = kindOfSlot(slot)
  if (!known || known.for) return []
  return Object.entries(known.fields).filter(
    ([name, { type }]) => WRITTEN.includes(type) && !THEIRS.includes(name),
  )
}
