import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react'
import { createPortal } from 'react-dom'
import { type Align, type Box, positionAtAnchor, type Side, sideWithRoom } from './anchor-position.ts'
import { useBackToClose } from './back-to-close.ts'
import styles from './float.module.css'
import { isForInputMethod } from './for-input-method.ts'

export interface Placement {
  /** The element next to which it is positioned. */
  anchor: RefObject<HTMLElement | null>
  side?: Side | undefined
  align?: Align | undefined
  offset?: number | undefined
  width?: number | 'anchor' | undefined
}

interface FloatProps extends Placement, ComponentProps<'div'> {
  box: RefObject<HTMLDivElement | null>
  /** Called on Escape inside and on a press outside. */
  onDismiss(): void
}

/** The visible part of the page: smaller than the window while a phone shows its keyboard. */
const visibleViewport = (): Box => {
  const { visualViewport: seen, innerWidth, innerHeight } = window
  return seen
    ? { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
    : { left: 0, top: 0, width: innerWidth, height: innerHeight }
}

const usePlacement = (
  box: FloatProps['box'],
  { anchor, side = 'bottom', align = 'start', offset = 4, width }: Placement,
) => {
  useLayoutEffect(() => {
    const element = box.current
    const anchorElement = anchor.current
    if (!element || !anchorElement) return
    let taken: Side | undefined
    const position = () => {
      const at = anchorElement.getBoundingClientRect()
      if (width !== undefined) element.style.width = `${width === 'anchor' ? at.width : width}px`
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const room = visibleViewport()
      // The side does not change later: a list that shrinks while the user types must not jump to the other side.
      taken ??= sideWithRoom(at, size.height, room, side, offset)
      const { left, top } = positionAtAnchor(at, size, room, { side: taken, align, offset })
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    }
    position()
    const sizes = new ResizeObserver(position)
    sizes.observe(element)
    sizes.observe(anchorElement)
    // Hidden while the anchor is scrolled out of its pane.
    const sight = new IntersectionObserver(([seen]) => {
      element.toggleAttribute('data-away', !seen?.isIntersecting)
    })
    sight.observe(anchorElement)
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('scroll', position, { capture: true, passive: true, signal })
    window.addEventListener('resize', position, { signal })
    window.visualViewport?.addEventListener('resize', position, { signal })
    return () => {
      sizes.disconnect()
      sight.disconnect()
      ended.abort()
    }
  }, [box, anchor, side, align, offset, width])
}

/** Open floats and their anchors. */
const open = new Map<Element, Element>()

/** Whether a node is in the float or in another float that was opened from it. */
const isWithin = (element: Element, target: Node): boolean =>
  element.contains(target) ||
  [...open].some(([other, anchor]) => element.contains(anchor) && isWithin(other, target))

const usePressOutside = (box: FloatProps['box'], anchor: FloatProps['anchor'], onOutside: () => void) => {
  const pressedOutside = useEffectEvent(onOutside)
  useEffect(() => {
    const element = box.current
    const anchorElement = anchor.current
    if (!element || !anchorElement) return
    open.set(element, anchorElement)
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !isWithin(element, target) && !anchorElement.contains(target))
        pressedOutside()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      open.delete(element)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [box, anchor])
}

/** A popover next to its anchor and above everything else. It is rendered only while it is open. */
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
  usePlacement(box, { anchor, side, align, offset, width })
  usePressOutside(box, anchor, onDismiss)
  useBackToClose(true, onDismiss)
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return
    // Escape must not close the surrounding dialog as well.
    event.stopPropagation()
    onDismiss()
  }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the caller passes the role.
    <div {...rest} ref={box} className={`${styles.float} ${className}`} onKeyDown={keys} />,
    document.body,
  )
}
