import { untilTypingPauses } from '#packages/scheduling/preload.ts'

/**
 * Keeps two empty lines under a text. Who begins a new line writes into them, and the frame grows when nobody types:
 * to move all that stands below it takes longer than the key itself.
 */
export const keepRoom = (frame: HTMLElement, text: HTMLElement): (() => void) => {
  let held = 0
  let left = false
  let waiting = false
  const hold = () => {
    waiting = false
    if (left) return
    held = text.offsetHeight
    frame.style.height = `${held}px`
    // So the browser, too, lays out no more than the text with each key.
    frame.style.contain = 'size layout'
  }
  const holdLater = () => {
    if (waiting) return
    waiting = true
    void untilTypingPauses().then(hold)
  }
  const observer = new ResizeObserver(() => {
    const room = 2 * Number.parseFloat(getComputedStyle(text).lineHeight)
    if (Math.abs(text.offsetHeight - held) > room + 1) hold()
    else holdLater()
  })
  observer.observe(text)
  return () => {
    left = true
    observer.disconnect()
    frame.style.height = ''
    frame.style.contain = ''
  }
}
