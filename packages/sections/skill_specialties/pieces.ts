import type { Box, Look } from '#packages/layout/box.ts'
import { meter, type Part, row, shape, stack, text } from '#packages/layout/parts.ts'

type Field = 'skillName' | 'proficiency' | 'introduce'

/** Names stand in one column that gives way in a sidebar. */
export const NAME_COLUMN = 'minmax(4em, 27%)'
/** Side by side on a page, one under the other in a sidebar. */
export const TWO_COLUMNS = ['repeat(auto-fill, minmax(min(100%, max(40%, 14em)), 1fr))'] as const

export const name = (look: Look = {}): Part<Field> => text('skillName', { role: 'p', ...look })
export const note = (look: Look = {}): Part<Field> =>
  text('introduce', { color: 'muted', size: 0.94, ...look })

/** The level's word. */
export const level = (box: Box & { color?: Look['color'] } = {}): Part<Field> => {
  const { color = 'muted', ...rest } = box
  return stack({ size: 0.94, shrink: 0, ...rest }, meter('proficiency', 'word', { color }))
}

const BULLETS = { disc: '0.3em', ring: '0.44em', square: '0.34em' } as const

/** A bullet that stays at the first line of the text next to it. */
export const bullet = (look: keyof typeof BULLETS): Part<never> => {
  const size = BULLETS[look]
  return row(
    { height: '1.5em', align: 'center', shrink: 0, slot: 'bullet' },
    look === 'square'
      ? stack({ fill: 'theme', width: size, height: size, shrink: 0 })
      : shape(look, size, size, { fill: 'theme' }),
  )
}

export const tag = (box: Box, ...children: Part<Field>[]): Part<Field> =>
  row({ pad: [0.25, 2.5], radius: 3, gap: 2, keep: true, slot: 'tag', ...box }, ...children)
