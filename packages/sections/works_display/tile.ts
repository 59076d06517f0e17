import type { Box } from '#packages/layout/box.ts'
import { given, layer, own, type Part, picture, row, shape } from '#packages/layout/parts.ts'
import type { ShapeName } from '#packages/layout/shapes.ts'

const MARKS = 2.3

/** The work's picture; until there is one, its number between crop marks. */
export const numberTile = (
  height: string,
  number: number,
  radius: NonNullable<Box['radius']> = 3,
): Part<'picture'> =>
  given(
    'picture',
    picture('picture', '100%', height, { radius }),
    layer(
      { fill: 'soft', radius, height, clip: true, keep: true, slot: 'picture' },
      row(
        { align: 'center', justify: 'center' },
        shape('cropMarks', `${number * MARKS}em`, `${number * MARKS}em`, { fill: 'theme' }),
      ),
      own('index', {
        size: number,
        face: 'serif',
        bold: true,
        color: 'theme',
        align: 'center',
        leading: 1,
        role: 'none',
      }),
    ),
  )

/** The work's picture; until there is one, a view under a white moon. */
export const viewTile = (view: ShapeName, height: string, land: string): Part<'picture'> =>
  given(
    'picture',
    picture('picture', '100%', height, { radius: 3 }),
    layer(
      { fill: 'soft', radius: 3, height, clip: true, keep: true, align: 'end', slot: 'picture' },
      row(
        { height: '100%', align: 'start', justify: 'end', pad: [6, 14, 0, 0] },
        shape('disc', '2.8em', '2.8em', { fill: 'paper' }),
      ),
      shape(view, '100%', land, { fill: 'theme' }),
    ),
  )
