import type { Value } from '#packages/document/values.ts'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'

export interface Point {
  x: number
  y: number
}

/** The editable element that replaces a rendered text while it is edited on the page. */
export interface InlineInput {
  dom: HTMLElement
  focus(at?: Point): void
  caret(): DOMRect | undefined
  /** Returns a function that restores the caret after `dom` was moved. */
  saveCaret(): () => void
  value(): Value
  isEmpty(): boolean
  /** Takes over a value that was changed elsewhere: by undo, the form or another device. */
  take(value: Value): void
  destroy(): void
}

/** Next or previous field of the page. */
export type Step = 1 | -1

export interface InlineInputEvents {
  /** Not called while an input method is composing. */
  changed(): void
  /** An input method began or finished composing. */
  composing(isComposing: boolean): void
  /** Text was too long and was not inserted. */
  full(): void
  commit(next?: Step): void
  undo(): void
  redo(): void
}

export type CreateInlineInput = (
  rendered: HTMLElement,
  value: Value | undefined,
  events: InlineInputEvents,
) => InlineInput

/** Handles the keys that end the edit, undo or redo; returns whether this was one of them. */
export const handleKey = (event: KeyboardEvent, events: InlineInputEvents, isMultiline: boolean): boolean => {
  // While an input method is composing, all keys belong to it.
  if (isForInputMethod(event)) return false
  const control = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  // Escape commits as well: the text is saved already, and undo reverts it.
  if (key === 'escape') events.commit()
  else if (key === 'tab') events.commit(event.shiftKey ? -1 : 1)
  else if (key === 'enter' && (control || !isMultiline)) events.commit()
  else if (control && key === 'z') (event.shiftKey ? events.redo : events.undo)()
  else if (control && key === 'y') events.redo()
  else return false
  event.preventDefault()
  // Otherwise the shortcuts of the editor would handle the same key again.
  event.stopPropagation()
  return true
}
