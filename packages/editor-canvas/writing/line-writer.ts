import { withoutTabs } from '#packages/editor-forms/inputs/clean-text.ts'
import type { Point, Writer, Written } from './writer.ts'
import { handledKey } from './writer.ts'

const caretAt = ({ x, y }: Point): Range | undefined => {
  const range = document.createRange()
  const place = document.caretPositionFromPoint?.(x, y)
  if (!place) return undefined
  range.setStart(place.offsetNode, place.offset)
  return range
}

const select = (range: Range) => {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Offsets in the text, whatever nodes the browser cut it into. */
const offsetsIn = (dom: HTMLElement): [number, number] | undefined => {
  const selection = getSelection()
  if (!selection?.rangeCount || !dom.contains(selection.anchorNode)) return undefined
  const range = selection.getRangeAt(0)
  const before = range.cloneRange()
  before.selectNodeContents(dom)
  before.setEnd(range.startContainer, range.startOffset)
  const start = before.toString().length
  return [start, start + range.toString().length]
}

const selectOffsets = (dom: HTMLElement, [from, to]: [number, number]) => {
  dom.normalize()
  const range = document.createRange()
  const text = dom.firstChild ?? dom
  const length = text.nodeType === Node.TEXT_NODE ? (text.textContent?.length ?? 0) : 0
  range.setStart(text, Math.min(from, length))
  range.setEnd(text, Math.min(to, length))
  select(range)
}

/** One line of text, written in a plain editable box with the look of the drawn one. */
export const lineWriter = (drawn: HTMLElement, text: string, most: number, told: Written): Writer => {
  const dom = drawn.cloneNode(false) as HTMLElement
  dom.textContent = text
  dom.setAttribute('contenteditable', 'plaintext-only')
  // An older browser knows only rich editing; pasted text is made plain below in any case.
  if (!dom.isContentEditable && dom.contentEditable !== 'plaintext-only') dom.contentEditable = 'true'
  dom.setAttribute('role', 'textbox')
  dom.spellcheck = false
  // Blanks at the end must show, or the caret would stand still.
  const { whiteSpace } = getComputedStyle(drawn)
  dom.style.whiteSpace = whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap'
  if (getComputedStyle(drawn).display === 'inline') dom.style.minWidth = '1em'

  let composing = false
  /** What stood here before: what is too much does not come in, and nothing else is cut for it. */
  let last = text
  const refuse = (now: string) => {
    const caret = (offsetsIn(dom)?.[1] ?? now.length) - (now.length - last.length)
    dom.textContent = last
    selectOffsets(dom, [Math.max(0, caret), Math.max(0, caret)])
    told.full()
  }
  const written = () => {
    // The browser leaves a line break in an emptied box, and the placeholder would not show.
    if (dom.textContent === '') dom.replaceChildren()
    const now = dom.textContent ?? ''
    if (now.length > most && now.length > last.length) return refuse(now)
    last = now
    told.changed()
  }
  const onInput = (event: Event) => {
    if (!(event as InputEvent).isComposing && !composing) written()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = withoutTabs(event.clipboardData?.getData('text/plain') ?? '').replace(
      /(?:(?<!\s)\s+)?\n\s*/g,
      ' ',
    )
    // The only way that leaves the caret and the browser's own bookkeeping right.
    document.execCommand('insertText', false, pasted.trim())
  }
  dom.addEventListener('compositionstart', () => {
    composing = true
  })
  dom.addEventListener('compositionend', () => {
    composing = false
    written()
  })
  dom.addEventListener('input', onInput)
  dom.addEventListener('paste', onPaste)
  dom.addEventListener('drop', (event) => event.preventDefault())
  dom.addEventListener('keydown', (event) => void handledKey(event, told, false))

  return {
    dom,
    focus: (at) => {
      dom.focus({ preventScroll: true })
      const range = at && caretAt(at)
      if (range && dom.contains(range.startContainer)) select(range)
      else selectOffsets(dom, [0, Number.POSITIVE_INFINITY])
    },
    caret: () => {
      const selection = getSelection()
      if (!selection?.rangeCount) return undefined
      return selection.getRangeAt(0).getClientRects()[0] ?? dom.getClientRects()[0]
    },
    kept: () => {
      const offsets = offsetsIn(dom)
      return () => {
        dom.focus({ preventScroll: true })
        if (offsets) selectOffsets(dom, offsets)
      }
    },
    composing: () => composing,
    value: () => dom.textContent ?? '',
    isEmpty: () => (dom.textContent ?? '').trim() === '',
    take: (value) => {
      const offsets = offsetsIn(dom)
      last = typeof value === 'string' ? value : ''
      dom.textContent = last
      if (offsets) selectOffsets(dom, offsets)
    },
    destroy: () => dom.remove(),
  }
}
