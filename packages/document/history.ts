import { apply, create, type Patches } from 'mutative'

interface Entry {
  redo: Patches
  undo: Patches
}

/** Plain data, so that undo survives a reload. */
export interface StoredHistory {
  past: Entry[]
  future: Entry[]
}

export type Change<T> = (draft: T) => void
type Listener = (patches: Patches) => void

const LONGEST = 500

/** Undo as patches. Edits between two marks undo together: one gesture, one step. */
export class History<T extends object> {
  #state: T
  #past: Entry[]
  #future: Entry[]
  #open = false
  #listeners = new Set<Listener>()

  constructor(state: T, stored: StoredHistory = { past: [], future: [] }) {
    this.#state = state
    this.#past = [...stored.past]
    this.#future = [...stored.future]
  }

  get state(): T {
    return this.#state
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Ends the current gesture; the next edit is a step of its own. */
  mark(): void {
    this.#open = false
  }

  edit(change: Change<T>): void {
    const [next, redo, undo] = create(this.#state, (draft) => void change(draft as T), {
      enablePatches: true,
    })
    if (redo.length === 0) return
    const last = this.#past.at(-1)
    if (this.#open && last)
      this.#past[this.#past.length - 1] = { redo: [...last.redo, ...redo], undo: [...undo, ...last.undo] }
    else this.#past.push({ redo, undo })
    if (this.#past.length > LONGEST) this.#past.shift()
    this.#open = true
    this.#future = []
    this.#move(next, redo)
  }

  undo(): void {
    const entry = this.#past.pop()
    if (!entry) return
    this.#future.push(entry)
    this.#open = false
    this.#move(apply(this.#state, entry.undo) as T, entry.undo)
  }

  redo(): void {
    const entry = this.#future.pop()
    if (!entry) return
    this.#past.push(entry)
    this.#open = false
    this.#move(apply(this.#state, entry.redo) as T, entry.redo)
  }

  /** Saving listens here: every change arrives as patches, undo and redo included. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  store(): StoredHistory {
    return { past: [...this.#past], future: [...this.#future] }
  }

  #move(next: T, patches: Patches) {
    this.#state = next
    for (const listener of this.#listeners) listener(patches)
  }
}
