import type { Block } from '#packages/document/values.ts'
import type { Bullet } from '#packages/layout/parts.ts'
import type { StyleProps } from '#packages/layout/setters/style.ts'

/** The setter speaks as style sheets do; bullets here are drawn elements. */
const BULLET_OF = { none: 'none', disc: 'dot', circle: 'ring', square: 'square', decimal: 'number' } as const

/** A sign for points is none for what is counted: numbers give way only to none at all. */
export const bulletOf = (
  { list }: Pick<Block, 'list'>,
  asked: StyleProps['listStyle'],
  usual: Bullet,
): Bullet => {
  if (list === 'number' && asked !== 'none') return 'number'
  return asked ? BULLET_OF[asked] : usual
}
