import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Zoom } from '#packages/editor-core/editor.ts'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useStage } from './use-stage.ts'
import { clampFactor, stepped } from './zoom.ts'

interface Point {
  x: number
  y: number
}

/** A point of a page that stays at its screen position while the page is zoomed. */
interface Anchor extends Point {
  page: Element
  across: number
  down: number
}

const anchorAt = (root: Element, { x, y }: Point): Anchor | undefined => {
  const pages = [...root.querySelectorAll('[data-page]')]
  const page = pages.find((one) => one.getBoundingClientRect().bottom >= y) ?? pages.at(-1)
  if (!page) return undefined
  const box = page.getBoundingClientRect()
  return { page, x, y, across: (x - box.left) / box.width, down: (y - box.top) / box.height }
}

/** A wheel step has a delta of 100 or more and zooms by a fifth; touchpads have deltas of 1 to 10 and zoom smoothly. */
const byWheel = ({ deltaY, deltaMode }: WheelEvent): number => {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * 16
  return Math.exp(-Math.max(-18, Math.min(18, pixels)) * 0.01)
}

const spread = ([one, other]: TouchList) =>
  one && other
    ? {
        distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
      }
    : undefined

/** Zooms with Ctrl and wheel, with pinching, and with Ctrl and + − 0, around the pointer. */
export const useZooming = (factor: number) => {
  const editor = useEditor()
  const { scroller, root } = useStage()
  const pending = useRef<Anchor | undefined>(undefined)
  /** The last requested factor, which may not be rendered yet: wheel events are more frequent than frames. */
  const asked = useRef(factor)

  const zoomTo = useEffectEvent((zoom: Zoom, at?: Point, anchor?: Anchor) => {
    const box = scroller.current?.getBoundingClientRect()
    if (!box || !root.current) return
    const point = at ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    pending.current = anchor ? { ...anchor, ...point } : anchorAt(root.current, point)
    editor.show({ zoom: typeof zoom === 'number' ? clampFactor(zoom) : zoom })
  })

  useEffect(() => {
    asked.current = factor
  }, [factor])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    let frame = 0
    let gestureFrom = 1
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      asked.current = clampFactor(asked.current * byWheel(event))
      const at = { x: event.clientX, y: event.clientY }
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => zoomTo(asked.current, at))
    }
    let pinch: { distance: number; factor: number; anchor: Anchor | undefined } | undefined
    const onTouchStart = ({ touches }: TouchEvent) => {
      const fingers = touches.length === 2 ? spread(touches) : undefined
      pinch = fingers && {
        distance: fingers.distance,
        factor: asked.current,
        anchor: root.current ? anchorAt(root.current, fingers.middle) : undefined,
      }
    }
    const onTouchMove = (event: TouchEvent) => {
      const fingers = spread(event.touches)
      if (!pinch || !fingers) return
      event.preventDefault()
      const { anchor } = pinch
      asked.current = clampFactor((pinch.factor * fingers.distance) / pinch.distance)
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => zoomTo(asked.current, fingers.middle, anchor))
    }
    // Safari has its own events for pinching on a touchpad.
    const onGesture = (event: Event) => {
      const { scale, clientX, clientY } = event as Event & { scale: number; clientX: number; clientY: number }
      event.preventDefault()
      if (event.type === 'gesturestart') gestureFrom = asked.current
      else zoomTo(gestureFrom * scale, { x: clientX, y: clientY })
    }
    box.addEventListener('gesturestart', onGesture)
    box.addEventListener('gesturechange', onGesture)
    box.addEventListener('wheel', onWheel, { passive: false })
    box.addEventListener('touchstart', onTouchStart, { passive: true })
    box.addEventListener('touchmove', onTouchMove, { passive: false })
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('gesturestart', onGesture)
      box.removeEventListener('gesturechange', onGesture)
      box.removeEventListener('wheel', onWheel)
      box.removeEventListener('touchstart', onTouchStart)
      box.removeEventListener('touchmove', onTouchMove)
    }
  }, [scroller, root])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // In the panes the browser handles the same keys and enlarges the interface.
      const here =
        document.activeElement === document.body || scroller.current?.contains(document.activeElement)
      if (!here || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const zoom = { '+': stepped(factor, 1), '=': stepped(factor, 1), '-': stepped(factor, -1), 0: 'width' }[
        event.key
      ] as Zoom | undefined
      if (zoom === undefined) return
      event.preventDefault()
      zoomTo(zoom)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [factor, scroller])

  /** Scrolls the anchor point back under the pointer; returns whether there was one. */
  const anchored = useCallback((): boolean => {
    const anchor = pending.current
    const box = scroller.current
    pending.current = undefined
    if (!anchor || !box) return false
    const page = anchor.page.getBoundingClientRect()
    box.scrollLeft += page.left + anchor.across * page.width - anchor.x
    box.scrollTop += page.top + anchor.down * page.height - anchor.y
    return true
  }, [scroller])

  return { anchored }
}
