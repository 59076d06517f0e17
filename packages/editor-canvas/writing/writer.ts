import type { Value } from '#packages/document/values.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'

export interface Point {
  x: number
  y: number
}

/** What a line and a styled text have in common while they are written in place. */
export interface Writer {
  /** Stands in the page in place of the drawn text. */
  dom: HTMLElement
  focus(at?: Point): void
  /** Where the caret is, to follow it onto another page. */
  caret(): DOMRect | undefined
  /** Remembers the caret, and brings it back. */
  kept(): () => void
  composing(): boolean
  value(): Value
  isEmpty(): boolean
  /** Takes over what was changed from outside: an undo, the form. */
  take(value: Value): void
  destroy(): void
}

/** What a writer tells. */
export interface Written {
  changed(): void
  /** Something was too much, and did not come in. */
  full(): void
  /** Keeps what is written; `next` goes on to the field after or before. */
  commit(next?: 1 | -1): void
  undo(): void
  redo(): void
}

/** The keys that end it, or go back in time; answers whether it was one. */
export const handledKey = (event: KeyboardEvent, told: Written, lines: boolean): boolean => {
  // While an input method is composing, every key is its own.
  if (isForInputMethod(event)) return false
  const control = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  // Escape too: what was written is kept by then, and taking it back is what undo is for.
  if (key === 'escape') told.commit()
  else if (key === 'tab') told.commit(event.shiftKey ? -1 : 1)
  else if (key === 'enter' && (control || !lines)) told.commit()
  else if (control && key === 'z') (event.shiftKey ? told.redo : told.undo)()
  else if (control && key === 'y') told.redo()
  else return false
  event.preventDefault()
  // Undo and the rest have been done: nobody above may do them again.
  event.stopPropagation()
  return true
}
