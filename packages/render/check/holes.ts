import { type Finding, findingAt } from './finding.ts'
import { isSeen, type Line, linesOf, onPage, type Sheet, sheetOf } from './lines.ts'

/** Smaller things are marks, not gaps. */
const LEAST = 28

const isPainted = (element: Element) => {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = getComputedStyle(element)
  const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? ['0', '0', '0', '0']
  return (
    Number(alpha) > 0 ||
    backgroundImage !== 'none' ||
    (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none')
  )
}

const hasNothing = (element: Element) =>
  element.textContent.trim() === '' && element.querySelector('img, svg, canvas') === null

const picturesIn = ({ window }: Sheet) =>
  [...window.querySelectorAll<HTMLElement>('[data-id] img[data-slot]')].filter(isSeen)

/** The frame or the patch of colour that the picture lay on, with nothing in it. */
const emptyFrames = (before: Sheet, sheet: Sheet): Finding[] => {
  const slots = new Set(picturesIn(before).map(({ dataset }) => dataset.slot))
  const boxes = [...sheet.window.querySelectorAll<HTMLElement>('[data-id] div[data-slot]')]
  return boxes.filter(isSeen).flatMap((element) => {
    if (!slots.has(element.dataset.slot)) return []
    const rect = element.getBoundingClientRect()
    if (rect.width < LEAST || rect.height < LEAST || !hasNothing(element) || !isPainted(element)) return []
    return [findingAt('hole', element, onPage(sheet, rect), '')]
  })
}

/** A grid keeps the space of its columns even if they are empty. */
const keepsColumns = (element: Element) => {
  const { display, gridTemplateColumns } = getComputedStyle(element)
  return display === 'grid' && gridTemplateColumns.split(' ').length > 1
}

/** Whether a text, or a box that gives it all its room, reaches there. */
const reaches = (sheet: Sheet, line: Line, x: number): boolean => {
  for (let at: Element | null = line.element; at && at !== line.section; at = at.parentElement) {
    if (keepsColumns(at)) return false
    const box = onPage(sheet, at.getBoundingClientRect())
    if (box.left - 2 <= x && box.right + 2 >= x) return true
  }
  return false
}

/** No text has moved into the space of the removed picture: its column is still kept free. */
const unusedSpace = (before: Sheet, after: Sheet): Finding[] =>
  picturesIn(before).flatMap((picture) => {
    const section = picture.closest<HTMLElement>('[data-id]')
    const now = after.window.querySelector<HTMLElement>(`[data-id="${section?.dataset.id}"]`)
    const stood = onPage(before, picture.getBoundingClientRect())
    const lines = linesOf(after).filter((line) => line.section === now)
    if (!now || lines.length === 0 || now.querySelector('img[data-slot]')) return []
    const middle = (stood.left + stood.right) / 2
    const rows = lines.filter(({ box }) => box.bottom > stood.top && box.top < stood.bottom)
    const takes = rows.some((line) => reaches(after, line, middle))
    const [from, to] = [
      Math.min(...rows.map(({ box }) => box.left)),
      Math.max(...rows.map(({ box }) => box.right)),
    ]
    const around = onPage(after, now.getBoundingClientRect())
    // Centered content has equal space on both sides on purpose.
    if (Math.abs(from - around.left - (around.right - to)) < 12) return []
    const hasNeighbor = rows.some(({ box }) => box.right < stood.left || box.left > stood.right)
    return takes || !hasNeighbor ? [] : [findingAt('hole', now, stood, '')]
  })

/** The trace of a missing picture: an empty frame, or space that no content takes. */
export const findHoles = (withPicture: HTMLElement, without: HTMLElement): Finding[] => {
  const [before, after] = [sheetOf(withPicture), sheetOf(without)]
  if (!before || !after) return []
  const frames = emptyFrames(before, after)
  return frames.length > 0 ? frames : unusedSpace(before, after)
}

/** Sections that stand there with nothing to say. */
export const findHollow = (root: HTMLElement): Finding[] => {
  const sheet = sheetOf(root)
  if (!sheet) return []
  const sections = [...sheet.window.querySelectorAll<HTMLElement>('[data-id]')].filter(isSeen)
  return sections.flatMap((section) => {
    const rect = section.getBoundingClientRect()
    const body = section.querySelector('.hj-body') ?? section
    return rect.height > 8 && hasNothing(body)
      ? [findingAt('hollow', section, onPage(sheet, rect), section.textContent)]
      : []
  })
}
