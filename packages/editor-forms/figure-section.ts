import type { Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { drawsTitle } from '#packages/sections/resolve-document.ts'

/** Ids of its own: what looks for a section on the page must not find its picture. */
const named = (section: Section, as: string): string => `${section.id.slice(0, 30)}-${as}`

/** Enough to see the look, not enough to make drawing slow. */
const SHOWN = 4

/** The section in another variant, without its title: two entries tell a list from a table. */
export const figureOfVariant = (section: Section, variant: number): Section => {
  const shown = section.items.filter((item) => !item.hidden)
  const items = [...shown.filter(({ own }) => own), ...shown.filter(({ own }) => !own).slice(0, SHOWN)]
  const { breakBefore: _, keepTogether: __, ...rest } = section
  return { ...rest, id: named(section, `v${variant}`), variant, items, untitled: true, visible: true }
}

/** A look that leaves the title to its style: some draw it within what they show, and then there is none without it. */
const plainVariant = ({ kind, variant }: Section): number => {
  const looks = Object.entries(kindOf(kind)?.variants ?? {})
  const plain = looks.filter(([, { layout }]) => !drawsTitle(layout)).map(([number]) => Number(number))
  return plain.includes(variant) ? variant : (plain[0] ?? variant)
}

/** Only its title, in another style. */
export const figureOfTitle = (section: Section, titleVariant: number): Section => {
  const { breakBefore: _, ...rest } = section
  return {
    ...rest,
    id: named(section, `t${titleVariant}`),
    variant: plainVariant(section),
    titleVariant,
    items: [],
    untitled: false,
    visible: true,
  }
}

/** Whether there is anything to draw: an empty preview does not help to choose. */
export const hasContent = (section: Section): boolean =>
  section.items.some((item) =>
    Object.values(item.data).some((value) =>
      typeof value === 'object' ? Object.keys(value).length > 0 : value !== '',
    ),
  )
