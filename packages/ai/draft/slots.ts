import type { Document, Section } from '#packages/document/schema.ts'
import type { SectionKind } from '#packages/sections/define.ts'
import { kindOf } from '#packages/sections/registry.ts'

/**
 * The name of a section in a draft: its kind, with a number from the second of that kind on, `custom_2`. No kind's own
 * name ends in a number.
 */
const NUMBERED = /^(.+)_([2-9]|1\d|20)$/

const partsOf = (slot: string): { kind: string; nth: number } => {
  const [, kind = slot, nth = '1'] = NUMBERED.exec(slot) ?? []
  return { kind, nth: Number(nth) }
}

/** The name of its kind: `custom` of `custom_2`. */
export const kindNameOf = (slot: string): string => partsOf(slot).kind

export const kindOfSlot = (slot: string): SectionKind | undefined => kindOf(kindNameOf(slot))

/** The index of its section in the document; -1 if there is none. */
export const indexOfSlot = ({ sections }: Document, slot: string): number => {
  const { kind, nth } = partsOf(slot)
  let left = nth
  return sections.findIndex((section) => {
    if (section.kind === kind) left -= 1
    return section.kind === kind && left === 0
  })
}

export const sectionOfSlot = (document: Document, slot: string): Section | undefined =>
  document.sections[indexOfSlot(document, slot)]

/** Every section by the name of its slot, in their order. */
export const slotsOf = ({ sections }: Document): { slot: string; section: Section }[] => {
  const counts = new Map<string, number>()
  return sections.map((section) => {
    const nth = (counts.get(section.kind) ?? 0) + 1
    counts.set(section.kind, nth)
    return { slot: nth === 1 ? section.kind : `${section.kind}_${nth}`, section }
  })
}
