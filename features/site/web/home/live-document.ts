import type { ThemeName } from '#packages/document/themes.ts'
import { colorVariables } from '#packages/render/theme-variables.ts'
import { wait } from './wait.ts'

/** The stage around the rendered document. */
export interface Props {
  sheet: HTMLElement
  frame: HTMLElement
  caret: HTMLElement
}

const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

const documentIn = (holder: Element): HTMLElement | null => holder.querySelector<HTMLElement>('.hj-doc')

const paint = (holder: Element, name: ThemeName) => {
  const shown = documentIn(holder)
  for (const [variable, color] of Object.entries(colorVariables({ colors: name })))
    shown?.style.setProperty(variable, color)
}

/** Applies another theme at once. */
export const recolor = ({ sheet }: Props, name: ThemeName) => paint(sheet, name)

/**
 * Applies another theme like spreading ink: a copy of the sheet in the new colours is revealed from a point, and then
 * the sheet itself changes. Nothing moves, and only CSS variables change.
 */
export const spread = async ({ sheet }: Props, name: ThemeName, from: DOMRect, signal: AbortSignal) => {
  const place = sheet.getBoundingClientRect()
  const next = sheet.cloneNode(true) as HTMLElement
  next.removeAttribute('data-sheet')
  next.dataset.over = ''
  paint(next, name)
  sheet.after(next)
  const at = `${from.left + from.width / 2 - place.left}px ${from.top + from.height / 2 - place.top}px`
  const growing = next.animate(
    [{ clipPath: `circle(0 at ${at})` }, { clipPath: `circle(${place.width + place.height}px at ${at})` }],
    { duration: 900, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'forwards' },
  )
  const stop = () => growing.finish()
  signal.addEventListener('abort', stop, { once: true })
  await growing.finished
  signal.removeEventListener('abort', stop)
  paint(sheet, name)
  next.remove()
}

/** Sections that are completely visible, in order. */
const sectionsIn = ({ sheet }: Props): HTMLElement[] => {
  const window = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll<HTMLElement>('[data-flow] > [data-section]')]
    .filter(({ dataset }) => !['base_info', 'resume_title', 'job_intention'].includes(dataset.section ?? ''))
    .filter((section) => {
      const { top, bottom, left, right, height } = section.getBoundingClientRect()
      return (
        height > 0 &&
        top >= window.top &&
        bottom <= window.bottom &&
        left >= window.left &&
        right <= window.right
      )
    })
}

const LONG_ENOUGH = 14

/** The last text of each line of a list that is long enough to be typed. */
const linesIn = (section: HTMLElement): Text[] =>
  [...section.querySelectorAll<HTMLElement>('[data-role="li"] p')].flatMap((line) => {
    const text = line.lastElementChild?.lastChild
    return text instanceof Text && text.data.trim().length >= LONG_ENOUGH ? [text] : []
  })

/** The position to retype from: after the last punctuation in the second half, or ten characters before the end. */
const cutOf = (signs: readonly string[]): number => {
  const comma = signs.findLastIndex((sign, at) => at < signs.length - 5 && /[，、；,;]/.test(sign))
  return comma > signs.length / 3 ? comma + 1 : Math.max(4, signs.length - 10)
}

const placeOn = (element: HTMLElement, around: DOMRect, sheet: HTMLElement, room = 0) => {
  const origin = sheet.getBoundingClientRect()
  element.style.translate = `${around.left - origin.left - room}px ${around.top - origin.top - room}px`
  element.style.width = `${around.width + room * 2}px`
  element.style.height = `${around.height + room * 2}px`
}

const FRAME_ROOM = 6

const select = ({ frame, sheet }: Props, section: HTMLElement, rect = section.getBoundingClientRect()) => {
  placeOn(frame, rect, sheet, FRAME_ROOM)
  // Positioned before it appears, because it would otherwise slide in from the last position.
  frame.getBoundingClientRect()
  frame.dataset.on = ''
}

export const deselect = ({ frame, caret }: Props) => {
  delete frame.dataset.on
  delete caret.dataset.on
}

const ERASE_MS = 34
const TYPE_MS = 110

/**
 * Deletes the end of a line and types it again, in the document's own text. Text that is not typed yet keeps its space
 * invisibly, so that nothing below moves.
 */
const retype = async ({ caret, sheet }: Props, text: Text, signal: AbortSignal) => {
  const whole = text.data
  const signs = [...whole]
  const cut = cutOf(signs)
  const hidden = document.createElement('span')
  hidden.style.visibility = 'hidden'
  text.after(hidden)
  const range = document.createRange()
  const showTo = (count: number) => {
    text.data = signs.slice(0, count).join('')
    hidden.textContent = signs.slice(count).join('')
    range.setStart(text, Math.max(0, text.length - 1))
    range.setEnd(text, text.length)
    const last = [...range.getClientRects()].at(-1)
    if (last) placeOn(caret, new DOMRect(last.right, last.top, 1.5, last.height), sheet)
  }
  try {
    showTo(signs.length)
    caret.dataset.on = ''
    await wait(500, signal)
    for (let count = signs.length - 1; count >= cut; count -= 1) {
      showTo(count)
      await wait(ERASE_MS, signal)
    }
    await wait(420, signal)
    for (let count = cut + 1; count <= signs.length; count += 1) {
      showTo(count)
      await wait(TYPE_MS, signal)
    }
    await wait(500, signal)
  } finally {
    text.data = whole
    hidden.remove()
    delete caret.dataset.on
  }
}

/** Types in one of the lists, a different one each time. Returns whether there was one. */
export const write = async (props: Props, turn: number, signal: AbortSignal): Promise<boolean> => {
  const lines = sectionsIn(props).flatMap((section) => linesIn(section).map((text) => ({ section, text })))
  const line = lines[(turn * 2 + 1) % Math.max(1, lines.length)]
  if (!line) return false
  select(props, line.section)
  await wait(700, signal)
  await retype(props, line.text, signal)
  return true
}

const SETTLE_MS = 620

/** Page units per screen pixel inside the scaled page. */
const scaleOf = (section: HTMLElement): number =>
  section.getBoundingClientRect().width / section.offsetWidth || 1

const shiftOf = (section: HTMLElement): number =>
  Number.parseFloat(section.style.translate.split(' ')[1] ?? '0')

const slide = (section: HTMLElement, by: number) => {
  const before = shiftOf(section)
  const after = before + by / scaleOf(section)
  section.style.translate = `0 ${after}px`
  return section.animate([{ translate: `0 ${before}px` }, { translate: `0 ${after}px` }], {
    duration: SETTLE_MS,
    easing: EASE,
  })
}

/** Visible sections below one another in the same column. */
const neighboursIn = (props: Props): [HTMLElement, HTMLElement] | undefined => {
  const seen = sectionsIn(props).toSorted(
    (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
  )
  for (let at = 1; at < seen.length; at += 1) {
    const [upper, lower] = [seen[at - 1] as HTMLElement, seen[at] as HTMLElement]
    const [above, below] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()]
    if (Math.abs(above.left - below.left) < 1 && below.top >= above.bottom - 1) return [upper, lower]
  }
  return undefined
}

/** Swaps two neighbours: each moves to its final position in the new order. */
export const swap = async (props: Props, signal: AbortSignal): Promise<boolean> => {
  const pair = neighboursIn(props)
  if (!pair) return false
  const [upper, lower] = pair
  const [above, below] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()]
  select(props, lower)
  await wait(900, signal)
  const up = above.top - below.top
  lower.dataset.lifted = ''
  const moves = [slide(lower, up), slide(upper, below.bottom - above.bottom)]
  select(props, lower, new DOMRect(below.left, below.top + up, below.width, below.height))
  const stop = () => {
    for (const move of moves) move.finish()
  }
  signal.addEventListener('abort', stop, { once: true })
  await Promise.all(moves.map(({ finished }) => finished))
  signal.removeEventListener('abort', stop)
  delete lower.dataset.lifted
  return true
}
