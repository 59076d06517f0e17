/** The pages, from 0, on which a node of a flow is visible. */
export interface Seen {
  first: number
  last: number
}

/** The positions of a flow's content, in pixels of the document, independent of the zoom. */
export interface Reading {
  /** The distance between two columns of the flow, which is the width of a page. */
  pitch: number
  /** Undefined for a node that takes no room. */
  seen(node: Node): Seen | undefined
  /** The boxes of an element in order, from the upper left corner of page 0; pages are side by side. */
  boxes(element: Element): DOMRect[]
  /** A text that runs over a page break, cut there. */
  pieces(text: Text): { text: string; page: number }[]
}

/** Less than this of a box on another page is the rounding of its edge. */
const EDGE = 0.5

export const pagesOf = ({ left, right }: DOMRect, pitch: number): Seen => {
  const page = (x: number) => Math.floor(x / pitch)
  if (right - left <= 2 * EDGE) return { first: page((left + right) / 2), last: page((left + right) / 2) }
  return { first: page(left + EDGE), last: page(right - EDGE) }
}

export const isOn = ({ first, last }: Seen, page: number): boolean => first <= page && page <= last

const union = (all: readonly Seen[]): Seen | undefined =>
  all.length === 0
    ? undefined
    : { first: Math.min(...all.map((one) => one.first)), last: Math.max(...all.map((one) => one.last)) }

/** Converts rectangles on the screen to positions in the flow, from a window that shows `page`. */
export const placeIn = (window: HTMLElement, page: number) => {
  const pitch = window.offsetWidth
  const frame = window.getBoundingClientRect()
  const scale = frame.width / pitch
  return (rect: DOMRect): DOMRect =>
    new DOMRect(
      (rect.left - frame.left) / scale + page * pitch,
      (rect.top - frame.top) / scale,
      rect.width / scale,
      rect.height / scale,
    )
}

/** Every window contains the whole flow, so a window that shows `page` has the positions on all pages. */
export const readFlow = (flow: Element, window: HTMLElement, page: number): Reading => {
  const pitch = window.offsetWidth
  const place = placeIn(window, page)
  const range = document.createRange()
  const known = new Map<Node, Seen>()
  const rectsOf = (node: Element | Text): DOMRect[] => {
    if (node instanceof Element) return [...node.getClientRects()]
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const read = (node: Node): Seen | undefined => {
    if (!(node instanceof Element || node instanceof Text)) return undefined
    const own = rectsOf(node).map((rect) => pagesOf(place(rect), pitch))
    const inner = node instanceof HTMLElement ? [...node.childNodes].map(read) : []
    const seen = union([...own, ...inner.filter((one) => one !== undefined)])
    if (seen) known.set(node, seen)
    return seen
  }
  read(flow)
  return {
    pitch,
    seen: (node) => known.get(node),
    boxes: (element) => rectsOf(element).map(place),
    pieces: (node) => {
      const pieces: { text: string; page: number }[] = []
      let at = 0
      for (const sign of node.data) {
        range.setStart(node, at)
        range.setEnd(node, at + sign.length)
        at += sign.length
        const last = pieces.at(-1)
        // A blank at the end of a line takes no room: it belongs to the text before it.
        const rect = [...range.getClientRects()].find(({ width }) => width > 0)
        const on = rect ? pagesOf(place(rect), pitch).first : (last?.page ?? known.get(node)?.first ?? 0)
        if (last?.page === on) last.text += sign
        else pieces.push({ text: sign, page: on })
      }
      return pieces
    },
  }
}
