import { boxOf, type Frame, snapped } from './frame.ts'
import type { Box, Matrix } from './list.ts'
import { multiplied } from './paths.ts'

/** The computed transform around its origin, on the page. */
export const matrixAround = (css: string, origin: string, box: Box): Matrix => {
  const values = (/matrix\(([^()]*)\)/.exec(css)?.[1] ?? '1,0,0,1,0,0').split(',').map(Number)
  const [ox = 0, oy = 0] = origin.split(' ').map(Number.parseFloat)
  const [x, y] = [box.x + ox, box.y + oy]
  const transformed = multiplied(values as unknown as Matrix, [1, 0, 0, 1, -x, -y])
  return multiplied([1, 0, 0, 1, x, y], transformed)
}

/** Measured without its transform: the rectangles of a transformed box do not describe its content. */
export const whileStraight = (element: HTMLElement, draw: () => void): void => {
  const before = element.style.transform
  element.style.transform = 'rotate(0deg)'
  try {
    draw()
  } finally {
    element.style.transform = before
  }
}

/** A transformed box starts at a whole pixel, and its content is positioned from there. */
export const onPixel = (frame: Frame, rect: DOMRect): Frame => {
  const box = boxOf(frame, rect)
  const { x, y } = snapped(frame, box)
  return {
    ...frame,
    left: frame.left - (x - box.x) * frame.scale,
    top: frame.top - (y - box.y) * frame.scale,
  }
}
