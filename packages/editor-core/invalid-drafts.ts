import type { Document } from '#packages/document/schema.ts'
import type { DocumentHistory } from './editor.ts'

/** A field of an entry, or of the section itself. */
export interface DraftPlace {
  section: string
  item?: string
  field: string
}

/** Text in a field that the document cannot accept. */
export interface InvalidDraft {
  /** Removes the draft if the focus is in its field; returns a function that restores it. */
  discard?: (() => (() => void) | undefined) | undefined
  /** Opens its form and focuses its field. */
  show?: (() => void) | undefined
}

interface StoredDraft {
  draft: unknown
  release(): void
}

const fieldAt = (
  document: Document,
  { section, item, field }: DraftPlace,
): { value: unknown } | undefined => {
  const found = document.sections.find(({ id }) => id === section)
  const record: object | undefined = item ? found?.items.find(({ id }) => id === item)?.data : found
  return record && { value: (record as Record<string, unknown>)[field] }
}

const keyOf = ({ section, item, field }: DraftPlace, part: string) =>
  `${section} ${item ?? ''} ${field} ${part}`

/** The invalid drafts of one open document: undo discards them first, and leaving asks about them. */
export class InvalidDrafts {
  readonly #history: DocumentHistory
  readonly #drafts = new Set<InvalidDraft>()
  readonly #listeners = new Set<() => void>()
  /** Drafts of closed forms. */
  readonly #stored = new Map<string, StoredDraft>()
  #discarded: { restore(): void; document: Document }[] = []
  #isClosed = false

  constructor(history: DocumentHistory) {
    this.#history = history
  }

  readonly hasAny = (): boolean => this.#drafts.size > 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns a function that removes it. */
  add(draft: InvalidDraft): () => void {
    this.#drafts.add(draft)
    this.#notify()
    return () => {
      this.#drafts.delete(draft)
      this.#notify()
    }
  }

  /** Discards the draft in the focused field; returns false if there is none. */
  discard(): boolean {
    for (const { discard } of this.#drafts) {
      const restore = discard?.()
      if (!restore) continue
      this.#discarded.push({ restore, document: this.#history.state })
      return true
    }
    return false
  }

  /** Restores the draft that was discarded last, unless the document changed since. */
  restoreDiscarded(): boolean {
    this.#discarded = this.#discarded.filter(({ document }) => document === this.#history.state)
    const last = this.#discarded.pop()
    last?.restore()
    return last !== undefined
  }

  /** Opens the first draft. */
  readonly show = (): void => {
    const reachable = [...this.#drafts].find(({ show }) => show)
    if (reachable) reachable.show?.()
    else document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  /** The stored value of a field, next to which its draft is written. */
  valueAt(place: DraftPlace): unknown {
    return fieldAt(this.#history.state, place)?.value
  }

  /** Stores the draft of a form that closes, until the value of its field is no longer `value`. */
  store(
    place: DraftPlace,
    part: string,
    { draft, value, show }: { draft: unknown; value: unknown; show(): void },
  ) {
    if (this.#isClosed) return
    const json = JSON.stringify(value)
    let remove: (() => void) | undefined
    const release = () => {
      remove?.()
      remove = undefined
    }
    const update = () => {
      const field = fieldAt(this.#history.state, place)
      // Undo may bring back a deleted entry, and its draft with it.
      if (!field) release()
      // The value was changed by undo or in another place; an open form drops its draft then, too.
      else if (JSON.stringify(field.value) !== json) this.take(place, part)
      else remove ??= this.add({ show })
    }
    const stop = this.#history.subscribe(update)
    this.#stored.set(keyOf(place, part), {
      draft,
      release: () => {
        stop()
        release()
      },
    })
    update()
  }

  /** Removes and returns the draft that was stored for a field. */
  take(place: DraftPlace, part: string): unknown {
    const key = keyOf(place, part)
    const stored = this.#stored.get(key)
    this.#stored.delete(key)
    stored?.release()
    return stored?.draft
  }

  /** The editor is shown. */
  open(): void {
    this.#isClosed = false
  }

  /** The user left the editor and was asked about the drafts. */
  close(): void {
    this.#isClosed = true
    for (const { release } of this.#stored.values()) release()
    this.#stored.clear()
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}
