import { untilTypingPauses } from '#packages/scheduling/preload.ts'

/**
 * Keeps two empty lines below a text, so that a new line does not change the height of the frame. The frame grows when
 * typing pauses, because moving everything below it takes longer than the key itself.
 */
export const keepRoom = (frame: HTMLElement, text: HTMLElement): (() => void) => {
  let height = 0
  let isRemoved = false
  let waiting = false
  const fixHeight = () => {
    waiting = false
    if (isRemoved) return
    height = text.offsetHeight
    frame.style.height = `${height}px`
    // With containment, the browser lays out only the text at each key.
    frame.style.contain = 'size layout'
  }
  const fixHeightInPause = () => {
    if (waiting) return
    waiting = true
    void untilTypingPauses().then(fixHeight)
  }
  const observer = new ResizeObserver(() => {
    const room = 2 * Number.parseFloat(getComputedStyle(text).lineHeight)
    if (Math.abs(text.offsetHeight - height) > room + 1) fixHeight()
    else fixHeightInPause()
  })
  observer.observe(text)
  return () => {
    isRemoved = true
    observer.disconnect()
    frame.style.height = ''
    frame.style.contain = ''
  }
}
