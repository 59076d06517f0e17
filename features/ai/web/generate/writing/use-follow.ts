import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Keys that scroll. */
const SCROLLS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Distance from the edges of the view to the followed line, in pixels. */
const MARGIN = 96

/**
 * Scrolls to the text being written until the user scrolls; they can turn it on again. The stage scrolls by itself on a
 * wide screen, and with the whole page on a phone.
 */
export const useFollow = (scroller: RefObject<HTMLElement | null>, isWriting: boolean) => {
  const [following, setFollowing] = useState(true)
  const state = useRef(true)
  const set = useCallback((next: boolean) => {
    state.current = next
    setFollowing(next)
  }, [])

  useEffect(() => {
    if (!isWriting) return
    set(true)
    const ended = new AbortController()
    const { signal } = ended
    const away = () => set(false)
    window.addEventListener('wheel', away, { passive: true, signal })
    window.addEventListener('touchmove', away, { passive: true, signal })
    window.addEventListener('keydown', ({ key }) => SCROLLS.has(key) && away(), { signal })
    // A user who opens the list of sections wants to read it.
    window.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('[aria-expanded]') && away(),
      { signal },
    )
    // A press with the scroller as its target is a press on the scrollbar.
    scroller.current?.addEventListener(
      'pointerdown',
      (event) => event.target === scroller.current && away(),
      {
        signal,
      },
    )
    return () => ended.abort()
  }, [isWriting, scroller, set])

  const reveal = useCallback(
    (mark: HTMLElement | null, always = false) => {
      if (!mark || !(always || state.current)) return
      const at = mark.getBoundingClientRect()
      const view = scroller.current?.getBoundingClientRect()
      const top = Math.max(0, view?.top ?? 0)
      const bottom = Math.min(window.innerHeight, view?.bottom ?? window.innerHeight)
      if (!always && at.top >= top + MARGIN && at.bottom <= bottom - MARGIN) return
      mark.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
    },
    [scroller],
  )
  return { following, follow: () => set(true), reveal }
}
