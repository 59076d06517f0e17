import { type RefObject, useEffect } from 'react'

/** So much of the screen at least is left when its keyboard is not open: browsers take their bars from the rest. */
const WITHOUT_KEYBOARD = 0.75

const caret = (field: Element): Element => {
  const node = getSelection()?.focusNode
  const at = node instanceof Element ? node : node?.parentElement
  return at && field.contains(at) ? at : field
}

/** A phone's keyboard covers the lower half: the frame shrinks, so that the focused field stays visible. */
export const useKeyboardRoom = (frame: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const field = document.activeElement
      const typing =
        field?.matches('input, textarea, [contenteditable="true"]') === true &&
        matchMedia('(max-width: 767px)').matches &&
        // Fingers that enlarge the screen make the view smaller, too.
        view.scale < 1.05 &&
        view.height < screen.height * WITHOUT_KEYBOARD
      frame.current?.toggleAttribute('data-typing', typing)
      if (frame.current) frame.current.style.height = typing ? `${view.height}px` : ''
      if (!typing) return
      window.scrollTo(0, 0)
      requestAnimationFrame(() => caret(field).scrollIntoView({ block: 'nearest' }))
    }
    view.addEventListener('resize', fit)
    return () => view.removeEventListener('resize', fit)
  }, [frame])
}
