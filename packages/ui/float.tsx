import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './float.module.css'
import { isForInputMethod } from './for-input-method.ts'
import { type Align, type Box, placeBeside, type Side, sideWithRoom } from './place-beside.ts'
import { useWayBack } from './way-back.ts'

export interface Standing {
  /** The element that it is positioned at. */
  anchor: RefObject<HTMLElement | null>
  side?: Side | undefined
  align?: Align | undefined
  offset?: number | undefined
  width?: number | 'anchor' | undefined
}

interface FloatProps extends Standing, ComponentProps<'div'> {
  box: RefObject<HTMLDivElement | null>
  /** Escape in it, or a press elsewhere. */
  onDismiss(): void
}

/** The visible part of the page: smaller than the window while a phone shows its keyboard. */
const seenRoom = (): Box => {
  const { visualViewport: seen, innerWidth, innerHeight } = window
  return seen
    ? { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
    : { left: 0, top: 0, width: innerWidth, height: innerHeight }
}

const useStanding = (
  box: FloatProps['box'],
  { anchor, side = 'bottom', align = 'start', offset = 4, width }: Standing,
) => {
  useLayoutEffect(() => {
    const element = box.current
    const beside = anchor.current
    if (!element || !beside) return
    let taken: Side | undefined
    const stand = () => {
      const at = beside.getBoundingClientRect()
      if (width !== undefined) element.style.width = `${width === 'anchor' ? at.width : width}px`
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const room = seenRoom()
      // The side once taken is kept: a list that narrows while one types must not jump over its field.
      taken ??= sideWithRoom(at, size.height, room, side, offset)
      const { left, top } = placeBeside(at, size, room, { side: taken, align, offset })
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    }
    stand()
    const sizes = new ResizeObserver(stand)
    sizes.observe(element)
    sizes.observe(beside)
    // Scrolled out of its pane, the anchor takes along what belongs to it.
    const sight = new IntersectionObserver(([seen]) => {
      element.toggleAttribute('data-away', !seen?.isIntersecting)
    })
    sight.observe(beside)
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('scroll', stand, { capture: true, passive: true, signal })
    window.addEventListener('resize', stand, { signal })
    window.visualViewport?.addEventListener('resize', stand, { signal })
    return () => {
      sizes.disconnect()
      sight.disconnect()
      ended.abort()
    }
  }, [box, anchor, side, align, offset, width])
}

/** Open floats and their anchors. */
const open = new Map<Element, Element>()

/** In it, or in what was opened from it. */
const isWithin = (element: Element, target: Node): boolean =>
  element.contains(target) ||
  [...open].some(([other, anchor]) => element.contains(anchor) && isWithin(other, target))

const usePressElsewhere = (box: FloatProps['box'], anchor: FloatProps['anchor'], onElsewhere: () => void) => {
  const elsewhere = useEffectEvent(onElsewhere)
  useEffect(() => {
    const element = box.current
    const beside = anchor.current
    if (!element || !beside) return
    open.set(element, beside)
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !isWithin(element, target) && !beside.contains(target)) elsewhere()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      open.delete(element)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [box, anchor])
}

/** A box next to its anchor and above everything, until it is dismissed. It is rendered only while it is open. */
export const Float = ({
  box,
  anchor,
  side,
  align,
  offset,
  width,
  onDismiss,
  onKeyDown,
  className = '',
  ...rest
}: FloatProps) => {
  useStanding(box, { anchor, side, align, offset, width })
  usePressElsewhere(box, anchor, onDismiss)
  useWayBack(true, onDismiss)
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return
    // One Escape closes one thing, and not the surrounding dialog as well.
    event.stopPropagation()
    onDismiss()
  }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with the rest.
    <div {...rest} ref={box} className={`${styles.float} ${className}`} onKeyDown={keys} />,
    document.body,
  )
}
