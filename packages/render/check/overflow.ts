import { type Finding, findingAt } from './finding.ts'
import { isVertical, type Line, onPage, type Sheet } from './lines.ts'

/** Hinting and rounding; less than anybody sees. */
const SLACK = 1.5

const isPainted = (element: Element): boolean => {
  const style = getComputedStyle(element)
  const [r, g, b, alpha = '1'] = style.backgroundColor.match(/[\d.]+/g) ?? []
  const filled =
    (r !== undefined && g !== undefined && b !== undefined && Number(alpha) > 0) ||
    style.backgroundImage !== 'none'
  const edged = [style.borderLeftWidth, style.borderRightWidth].every((width) => Number.parseFloat(width) > 0)
  return filled || edged || style.overflowX !== 'visible'
}

const hasFragments = (element: Element) => getComputedStyle(element).display !== 'inline'

/** From the text outwards to its section, which is the last that may hold it. */
const around = (line: Line): HTMLElement[] => {
  const boxes: HTMLElement[] = []
  for (let at: HTMLElement | null = line.element; at; at = at.parentElement) {
    if (hasFragments(at)) boxes.push(at)
    if (at === line.section) break
  }
  return boxes
}

/** A slide's flow goes on to the slide's edge for what reaches out to it; text ends before. */
const highOf = (flow: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(flow).getPropertyValue('--hj-high')) || flow.offsetHeight

/** How far the text may go to each side: its column; or the page, where a box reaches out to its edge on purpose. */
const boundsOf = (sheet: Sheet, line: Line) => {
  const header = line.element.closest<HTMLElement>('.hj-flow-header')
  const column = onPage(sheet, (header ?? line.flow).getBoundingClientRect())
  const style = header ? getComputedStyle(header) : undefined
  const pad = (value: string | undefined) => Number.parseFloat(value ?? '0')
  const reaches = (side: 'marginLeft' | 'marginRight') =>
    around(line).some((box) => Number.parseFloat(getComputedStyle(box)[side]) < 0)
  return {
    left: reaches('marginLeft') ? 0 : column.left + pad(style?.paddingLeft),
    right: reaches('marginRight') ? sheet.width : column.right - pad(style?.paddingRight),
    bottom: onPage(sheet, line.flow.getBoundingClientRect()).top + highOf(line.flow),
  }
}

/** The fragment of a box that is on the line's page; a box that breaks has one for each. */
const fragmentFor = (sheet: Sheet, box: Element, { box: { page, top } }: Line) => {
  const fragments = [...box.getClientRects()]
    .map((rect) => onPage(sheet, rect))
    .filter((one) => one.page === page)
  return fragments.find((one) => one.top <= top + 2 && one.bottom >= top) ?? fragments[0]
}

/** Beyond its column or the page. */
const beyond = (sheet: Sheet, line: Line): Finding[] => {
  const { left, right, bottom } = boundsOf(sheet, line)
  const { box, element, text } = line
  const height = box.bottom - box.top
  const found: Finding[] = []
  // Opening brackets may hang into the margin by less than their own width.
  const out = Math.max(box.right - right, left - box.left - (left > 0 ? height : 0))
  if (out > SLACK) found.push(findingAt('overflow', element, box, text, out))
  const low = box.bottom - height * 0.3 - bottom
  if (low > SLACK && !isVertical(element)) found.push(findingAt('cut', element, box, text, low))
  return found
}

/** Text outside the card, tag or band that contains it. */
const outOfBox = (sheet: Sheet, line: Line): Finding[] => {
  for (const holder of around(line)) {
    if (!isPainted(holder)) continue
    const frame = fragmentFor(sheet, holder, line)
    if (!frame) continue
    const { box, element, text } = line
    const height = box.bottom - box.top
    const clips = getComputedStyle(holder).overflowX !== 'visible'
    const sideways = Math.max(box.right - frame.right, frame.left - box.left)
    const down = box.bottom - height * 0.3 - frame.bottom
    if (sideways > SLACK) return [findingAt(clips ? 'cut' : 'overflow', element, box, text, sideways)]
    if (down > SLACK) return [findingAt(clips ? 'cut' : 'overflow', element, box, text, down)]
    return []
  }
  return []
}

export const findOverflow = (sheet: Sheet, lines: readonly Line[]): Finding[] =>
  lines.flatMap((line) => {
    const found = beyond(sheet, line)
    return found.length > 0 ? found : outOfBox(sheet, line)
  })

/** Where the glyphs themselves stand in the box that the fonts ask for: the square of a Chinese character. */
const inked = ({ box }: Line) => {
  const height = box.bottom - box.top
  return { top: box.top + height * 0.19, bottom: box.bottom - height * 0.12 }
}

/** Line boxes may touch; glyphs may not. */
export const findOverlap = (lines: readonly Line[]): Finding[] => {
  const sorted = lines.toSorted((a, b) => a.box.page - b.box.page || a.box.top - b.box.top)
  return sorted.flatMap((one, at) => {
    const found: Finding[] = []
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as Line
      if (other.box.page !== one.box.page || other.box.top >= one.box.bottom) break
      if (one.element === other.element) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const [a, b] = [inked(one), inked(other)]
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const smaller = Math.min(a.bottom - a.top, b.bottom - b.top)
      if (width > 2 && height > smaller * 0.3)
        found.push(
          findingAt('overlap', other.element, other.box, `${one.text.slice(0, 10)} / ${other.text}`, height),
        )
    }
    return found
  })
}
