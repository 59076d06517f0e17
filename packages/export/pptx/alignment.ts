import type { Box } from '../display-list/list.ts'
import type { Alignment, TextBlock, TextLine } from './text-lines.ts'

interface Extent {
  left: number
  right: number
}

const NEAR = 0.6
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR
const middleOf = ({ left, right }: Extent): number => (left + right) / 2

const isAround = ({ x, y, width, height }: Box, { left, right, baseline }: TextLine): boolean =>
  x <= left && right <= x + width && y <= baseline && baseline <= y + height

const looksLike = (one: TextLine, other: TextLine): boolean => {
  const [own, its] = [one.runs[0]?.op, other.runs[0]?.op]
  return own?.face === its?.face && own?.size === its?.size && own?.color.join() === its?.color.join()
}

/** One common edge may be a coincidence. */
const CLEARLY = 2

const alignmentOf = (own: Extent, texts: readonly Extent[], around: readonly Extent[]): Alignment => {
  const count = (shares: (other: Extent) => boolean) => texts.filter(shares).length
  const lefts = count(({ left }) => isNear(left, own.left))
  const rights = count(({ right }) => isNear(right, own.right))
  const middles = count((other) => isNear(middleOf(other), middleOf(own)))
  if (around.some((other) => isNear(middleOf(other), middleOf(own)) && lefts <= middles)) return 'ctr'
  if (Math.max(rights, middles) < lefts + CLEARLY) return 'l'
  return rights >= middles ? 'r' : 'ctr'
}

/**
 * Sets the alignment of single lines. It is taken from their surroundings and from texts that look like them: the
 * common edge must stay in place when another face makes a line longer or shorter.
 */
export const alignSingles = (blocks: readonly TextBlock[], figures: readonly Box[]): void => {
  const level = blocks.filter(({ isVertical }) => !isVertical)
  for (const block of level) {
    const [line] = block.lines
    if (!line || block.lines.length > 1) continue
    const texts = level.flatMap((other) =>
      other === block ? [] : other.lines.filter((one) => looksLike(line, one)),
    )
    const around = figures
      .filter((box) => isAround(box, line))
      .map(({ x, width }) => ({ left: x, right: x + width }))
    block.align = alignmentOf(line, texts, around)
  }
}
