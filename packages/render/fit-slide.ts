import { columnsAfterFirst } from './windows.ts'

/** Text gives way in these steps where a slide is too full; what does not fit then continues on another slide. */
const FITS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6]

const UPRIGHT = '.hj-column[style*="vertical-rl"]'

/** In pixels of the slide. */
export interface SlideRoom {
  /** Of the whole slide. */
  width: number
  /** The height that the text may fill. */
  high: number
  /** As high as a flow that ends at the edge of the slide. */
  edge: number
  /** From the text to the right edge of the slide. */
  right: number
}

const fits = (flow: HTMLElement, { width, high, right }: SlideRoom): boolean => {
  const [section] = flow.children
  const own = section?.getBoundingClientRect().height ?? 0
  const shown = flow.getBoundingClientRect().height / flow.offsetHeight || 1
  return (
    columnsAfterFirst(flow, width) === 0 &&
    own <= high * shown + 1 &&
    flow.scrollWidth - flow.clientWidth <= right + 1 &&
    // Upright lines that are too many stand out at the left, where no flow grows.
    [...flow.querySelectorAll(UPRIGHT)].every((box) => box.scrollWidth <= box.clientWidth + 1)
  )
}

/** Makes the text of a slide as large as fits. Returns how many more slides it takes. */
export const fitSlide = (flow: HTMLElement, room: SlideRoom): number => {
  flow.style.height = `${room.edge}px`
  for (const share of FITS) {
    flow.style.setProperty('--hj-fit', String(share))
    if (fits(flow, room)) return 0
  }
  flow.style.height = `${room.high}px`
  return columnsAfterFirst(flow, room.width)
}
