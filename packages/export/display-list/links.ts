import { boxOf, type Layer, onPage, put } from './frame.ts'
import type { Box, LinkOp } from './list.ts'
import type { Reading } from './reading.ts'

/** Merges the boxes of a line: the browser splits a link where a line may break. */
const addBox = (boxes: Box[], box: Box): void => {
  const last = boxes.at(-1)
  const goesOn = last && Math.abs(last.y - box.y) < 1 && Math.abs(last.x + last.width - box.x) < 1
  if (goesOn) last.width = box.x + box.width - last.x
  else boxes.push(box)
}

/** Boxes of one link on each page: one for each line. */
export const drawLink = (
  element: Element,
  href: string,
  reading: Reading,
  layer: Layer,
  part?: number,
): void => {
  const { frame } = reading
  const links = new Map<number, LinkOp>()
  for (const rect of element.getClientRects()) {
    const box = boxOf(frame, rect)
    const page = Math.floor((box.x + Math.min(box.width / 2, 20)) / frame.pageWidth)
    if (box.width <= 0 || box.height <= 0 || page < frame.from || page >= frame.until) continue
    const link = links.get(page) ?? { op: 'link', href, boxes: [], ...(part === undefined ? {} : { part }) }
    addBox(link.boxes, onPage(frame, page, box))
    links.set(page, link)
  }
  for (const [page, link] of links) put(layer.front, page, link)
}
