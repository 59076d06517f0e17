import { useEffect, useReducer, useRef, useState } from 'react'

/**
 * Pages of one run show the same flow, each its own column. A resume is one run; each slide of a presentation is one
 * of its own. Of each run the window that follows the document: it knows where things stand on all of its pages.
 */
export const runsOf = (root: Element): HTMLElement[] => {
  const runs = new Map<string, HTMLElement>()
  for (const window of root.querySelectorAll<HTMLElement>('[data-page]')) {
    const run = window.dataset.run ?? ''
    const known = runs.get(run)
    if (!known || (known.dataset.current === undefined && window.dataset.current !== undefined))
      runs.set(run, window)
  }
  return [...runs.values()]
}

/** A column more is a whole pitch more; what a header or a band reaches out within a page is less than one. */
export const columnsAfterFirst = (flow: HTMLElement, pageWidth: number): number =>
  Math.floor((flow.scrollWidth - flow.clientWidth) / pageWidth + 0.02)

export const flowsOf = (window: Element) => [...window.querySelectorAll<HTMLElement>(':scope > [data-flow]')]

const heightOf = (section: Element): number =>
  [...section.getClientRects()].reduce((sum, { height }) => sum + height, 0)

/**
 * Removes content after a window's page from its flows, so that a key press lays out and paints only what is visible.
 * Content that an edit could move up to the page stays: at least one section, and as much as `room` is high.
 */
export const cutBehind = (window: HTMLElement, room: number): void => {
  const edge = window.getBoundingClientRect().right
  const beginsBehind = (section: Element) => (section.getClientRects()[0]?.left ?? 0) >= edge
  const cut = flowsOf(window).flatMap((flow) => {
    let remaining = 0
    return [...flow.querySelectorAll(':scope > .hj-section')].filter(beginsBehind).filter((section, at) => {
      if (at > 0 && remaining >= room) return true
      remaining += heightOf(section)
      return false
    })
  })
  for (const section of cut) section.toggleAttribute('data-cut', true)
}

/** Restores the whole flow of a window, which positions and the number of pages are measured in. */
export const makeWhole = (window: Element): void => {
  for (const section of window.querySelectorAll('[data-cut]')) section.removeAttribute('data-cut')
}

export const countPages = (window: Element, pageWidth: number): number => {
  makeWhole(window)
  return Math.max(1, ...flowsOf(window).map((flow) => columnsAfterFirst(flow, pageWidth) + 1))
}

export const useInSight = (first: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(first)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, inSight }
}

/** The same list for as long as there is the same in it. */
export const useSteady = <T>(list: readonly T[]): readonly T[] => {
  const stable = useRef(list)
  const before = stable.current
  if (before.length !== list.length || list.some((one, at) => one !== before[at])) stable.current = list
  return stable.current
}

/** How long a window out of sight waits before it follows. */
const SETTLE_MS = 250

/** The current value while `live`; else a value that has not changed for a while. */
export const useSettled = <T>(value: T, live: boolean, later: number): T => {
  const settled = useRef(value)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (live) {
      settled.current = value
      return
    }
    if (settled.current === value) return
    const timer = setTimeout(() => {
      settled.current = value
      redraw()
    }, SETTLE_MS + later)
    return () => clearTimeout(timer)
  }, [value, live, later])
  return live ? value : settled.current
}
