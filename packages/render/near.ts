import { useEffect, useState } from 'react'
import { untilTypingPauses } from '#packages/scheduling/preload.ts'
import type { UseFlows } from './pages.tsx'

const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Each flow that is drawn takes the time of a whole document, so no two of them come with one frame. */
let lastTurn: Promise<void> = Promise.resolve()
const inTurn = (draw: () => void) => {
  lastTurn = lastTurn.then(afterFrame).then(draw)
}

/** How far beyond the edge what is scrolled to is drawn already. */
const AHEAD = '400px'

/**
 * Whether a window has been near sight, once. For `useFlows` of pages: each flow is the whole document, and a document of
 * thirty pages is much to draw thirty times.
 */
export const useNear: UseFlows = (ref) => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        inTurn(() => setNear(true))
      },
      // Pages lie in a box that scrolls: a margin of the window alone would not reach into it.
      { rootMargin: AHEAD, scrollMargin: AHEAD } as IntersectionObserverInit,
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, near])
  return near
}

/** So many pages are drawn with the first frame: more than any screen shows of them. */
const FIRST = 4

/** Elements that were not visible yet, in document order, each in an idle period of its own. */
let lastPause: Promise<void> = Promise.resolve()
const drawInPauses = (draw: () => void) => {
  lastPause = lastPause.then(untilTypingPauses).then(afterFrame).then(draw)
}

/**
 * For an editor: the first windows hold their flows at once, the others when they come near sight, and in the end all of
 * them: what is looked for, marked or gone to may be on any page.
 */
export const useInTurn: UseFlows = (ref, page) => {
  const near = useNear(ref, page)
  const [hasTurn, setHasTurn] = useState(page < FIRST)
  useEffect(() => {
    if (hasTurn) return
    let left = false
    drawInPauses(() => {
      if (!left) setHasTurn(true)
    })
    return () => {
      left = true
    }
  }, [hasTurn])
  return near || hasTurn
}
