import type { Section } from '#packages/document/schema.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { drawsTitle } from '#packages/sections/resolve-document.ts'

/** An id for a preview, so that code that searches the page for a section does not find its preview. */
const named = (section: Section, as: string): string => `${section.id.slice(0, 30)}-${as}`

/** A few entries show the variant; more would make rendering slow. */
const SHOWN = 4

/** The section in another variant, without its title. At least two entries show whether it is a list or a table. */
export const figureOfVariant = (section: Section, variant: number): Section => {
  const shown = section.items.filter((item) => !item.hidden)
  const items = [...shown.filter(({ own }) => own), ...shown.filter(({ own }) => !own).slice(0, SHOWN)]
  const { breakBefore: _, keepTogether: __, ...rest } = section
  return { ...rest, id: named(section, `v${variant}`), variant, items, untitled: true, visible: true }
}

/** A variant whose title is drawn by the title style; some variants draw their title themselves. */
const plainVariant = ({ kind, variant }: Section): number => {
  const looks = Object.entries(kindOf(kind)?.variants ?? {})
  const plain = looks.filter(([, { layout }]) => !drawsTitle(layout)).map(([number]) => Number(number))
  return plain.includes(variant) ? variant : (plain[0] ?? variant)
}

/** Only the title of a section, in another style. */
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

/** Whether a preview would show anything. */
export const hasContent = (section: Section): boolean =>
  section.items.some((item) =>
    Object.values(item.data).some((value) =>
      typeof value === 'object' ? Object.keys(value).length > 0 : value !== '',
    ),
  )
