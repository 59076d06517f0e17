import { withoutTabs } from '#packages/editor-forms/inputs/clean-text.ts'
import { handleKey, type InlineInput, type InlineInputEvents, type Point } from './inline-input.ts'

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

/** Offsets in the whole text, which the browser may split into several nodes. */
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

/** Edits one line of plain text in an empty clone of the rendered element, so that it looks the same. */
export const createLineInput = (
  rendered: HTMLElement,
  text: string,
  maxLength: number,
  events: InlineInputEvents,
): InlineInput => {
  const dom = rendered.cloneNode(false) as HTMLElement
  dom.textContent = text
  dom.setAttribute('contenteditable', 'plaintext-only')
  // Older browsers know no `plaintext-only`; `onPaste` inserts plain text in any case.
  if (!dom.isContentEditable && dom.contentEditable !== 'plaintext-only') dom.contentEditable = 'true'
  dom.setAttribute('role', 'textbox')
  dom.spellcheck = false
  // Spaces at the end must be visible, or the caret would not move.
  const { whiteSpace } = getComputedStyle(rendered)
  dom.style.whiteSpace = whiteSpace === 'nowrap' ? 'pre' : 'pre-wrap'
  if (getComputedStyle(rendered).display === 'inline') dom.style.minWidth = '1em'

  let isComposing = false
  /** The last accepted text, to which the input returns when an insertion is too long. */
  let last = text
  const refuse = (now: string) => {
    const caret = (offsetsIn(dom)?.[1] ?? now.length) - (now.length - last.length)
    dom.textContent = last
    selectOffsets(dom, [Math.max(0, caret), Math.max(0, caret)])
    events.full()
  }
  const onChange = () => {
    // The browser leaves a line break in an emptied element, which would hide the placeholder.
    if (dom.textContent === '') dom.replaceChildren()
    const now = dom.textContent ?? ''
    if (now.length > maxLength && now.length > last.length) return refuse(now)
    last = now
    events.changed()
  }
  const onInput = (event: Event) => {
    if (!(event as InputEvent).isComposing && !isComposing) onChange()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = withoutTabs(event.clipboardData?.getData('text/plain') ?? '').replace(
      /(?:(?<!\s)\s+)?\n\s*/g,
      ' ',
    )
    // Deprecated, but the only insertion that keeps the caret and the browser's input events correct.
    document.execCommand('insertText', false, pasted.trim())
  }
  dom.addEventListener('compositionstart', () => {
    isComposing = true
    events.composing(true)
  })
  dom.addEventListener('compositionend', () => {
    isComposing = false
    events.composing(false)
    onChange()
  })
  dom.addEventListener('input', onInput)
  dom.addEventListener('paste', onPaste)
  dom.addEventListener('drop', (event) => event.preventDefault())
  dom.addEventListener('keydown', (event) => void handleKey(event, events, false))

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
    saveCaret: () => {
      const offsets = offsetsIn(dom)
      return () => {
        dom.focus({ preventScroll: true })
        if (offsets) selectOffsets(dom, offsets)
      }
    },
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
