import type { Rich, Value } from '#packages/document/values.ts'
import type { InlineInput, InlineInputEvents, Point, Step } from './inline-input.ts'
import { isRich, withoutEmptyBlocks } from './target.ts'

/**
 * - `starting`: the input is created but has no focus yet
 * - `editing`: every change is written to the document
 * - `composing`: an input method is composing; nothing is written
 * - `moving`: the input moves to another page, and loses and regains the focus
 * - `committing`: the final value is written
 * - `ended`: the input is gone
 */
export type InlineEditState = 'starting' | 'editing' | 'composing' | 'moving' | 'committing' | 'ended'

/** The field of the document that is edited. */
export interface InlineField {
  /** Undefined once the field, its entry or its section is deleted. */
  read(): Value | undefined
  write(value: Value): void
  endGesture(): void
  undo(): void
  redo(): void
}

/** Shows the input in place of the rendered text. */
export interface InlineOverlay {
  show(): void
  /** Where the input has to be, given its caret: `'here'`, another rendered element, or undefined if there is none. */
  placeFor(caret: () => DOMRect | undefined): HTMLElement | 'here' | undefined
  moveTo(rendered: HTMLElement): void
  remove(): void
}

interface InlineEditOptions {
  field: InlineField
  createInput(value: Value | undefined, events: InlineInputEvents): InlineInput
  createOverlay(dom: HTMLElement): InlineOverlay
  /** Text was too long and was not inserted. */
  onFull(): void
  /** `next`: the user asked for the next or previous field. */
  onEnd(next?: Step): void
}

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const trimmed = (value: Value): Value => {
  if (typeof value === 'string') return value.trim()
  return isRich(value) ? withoutEmptyBlocks(value) : value
}

/** One edit of one text on the page. It has no timers and no listeners: `startInlineEdit` calls it. */
export class InlineEdit {
  #state: InlineEditState = 'starting'
  readonly #options: InlineEditOptions
  readonly #field: InlineField
  readonly #input: InlineInput
  readonly #overlay: InlineOverlay
  readonly #storedAtStart: Value | undefined
  readonly #valueAtStart: Value

  constructor(options: InlineEditOptions) {
    const { field, createInput, createOverlay, onFull } = options
    this.#options = options
    this.#field = field
    this.#storedAtStart = field.read()
    field.endGesture()
    this.#input = createInput(this.#storedAtStart, {
      changed: () => this.#changed(),
      composing: (isComposing) => this.#setComposing(isComposing),
      full: onFull,
      commit: (next) => this.end(next),
      undo: () => field.undo(),
      redo: () => field.redo(),
    })
    this.#valueAtStart = this.#finalValue()
    this.#overlay = createOverlay(this.#input.dom)
  }

  get dom(): HTMLElement {
    return this.#input.dom
  }

  get state(): InlineEditState {
    return this.#state
  }

  start(at?: Point): void {
    if (this.#state !== 'starting') return
    this.#overlay.show()
    this.#input.focus(at)
    this.#state = 'editing'
  }

  /** The document changed, by this edit or elsewhere. */
  documentChanged(): void {
    if (!this.#isActive()) return
    const value = this.#field.read()
    if (value === undefined) this.end()
    else if (this.#state !== 'composing' && !this.#input.isEmpty() && !isSame(value, this.#input.value()))
      this.#input.take(value)
  }

  /** The pages were rendered again: the line of the caret may be on another page now, or the page may be gone. */
  pagesRendered(): void {
    if (this.#state !== 'editing') return
    const place = this.#overlay.placeFor(() => this.#input.caret())
    if (place === 'here') return
    if (place === undefined) {
      this.end()
      return
    }
    this.#state = 'moving'
    const restoreCaret = this.#input.saveCaret()
    this.#overlay.moveTo(place)
    restoreCaret()
    this.#state = 'editing'
  }

  /** Writes the text even while it is being composed, for a page that may be closed at any moment. */
  saveNow(): void {
    if (this.#isActive() && !this.#input.isEmpty()) this.#field.write(this.#input.value())
  }

  focusLost(): void {
    if (this.#state === 'editing' || this.#state === 'composing') this.end()
  }

  end(next?: Step): void {
    if (!this.#isActive()) return
    this.#state = 'committing'
    const value = this.#finalValue()
    const stored = this.#field.read()
    // Opening and closing a field must not even trim it.
    const isUntouched = stored === this.#storedAtStart && isSame(value, this.#valueAtStart)
    this.#input.destroy()
    this.#overlay.remove()
    if (stored !== undefined && !isUntouched && !isSame(stored, value)) this.#field.write(value)
    this.#field.endGesture()
    this.#state = 'ended'
    this.#options.onEnd(next)
  }

  #isActive(): boolean {
    return this.#state !== 'committing' && this.#state !== 'ended'
  }

  #setComposing(isComposing: boolean) {
    if (this.#state === 'editing' || this.#state === 'composing')
      this.#state = isComposing ? 'composing' : 'editing'
  }

  /** An emptied text would not be rendered and would take the input with it, so that is written at the end. */
  #changed() {
    this.#setComposing(false)
    if (this.#state === 'editing' && !this.#input.isEmpty()) this.#field.write(this.#input.value())
  }

  #finalValue(): Value {
    const value = this.#input.value()
    const nothing: '' | Rich = typeof value === 'string' ? '' : []
    return this.#input.isEmpty() ? nothing : trimmed(value)
  }
}
