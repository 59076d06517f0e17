import { create } from 'mutative'
import { applyChanges, type Change, diff, invert } from './changes.ts'

/** One step, as the changes it made. Plain data, so that undo survives a reload. */
export type Step = readonly Change[]

export interface StoredHistory {
  past: Step[]
  future: Step[]
}

/** Emitted after every edit, undo, redo and remote change. */
export type HistoryEvent =
  | { type: 'edit'; changes: Step; joined: boolean }
  | { type: 'undo' | 'redo' }
  /** Merged in from another tab or device; it is not an undo step. */
  | { type: 'receive'; changes: Step }

export type Command<T> = (draft: T) => void
type Listener = (event: HistoryEvent) => void

const MAX_STEPS = 500

/** Undo as changes by id. Edits between two marks undo together: one gesture, one step. */
export class History<T extends object> {
  #state: T
  #past: Step[]
  #future: Step[]
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

  edit(command: Command<T>): void {
    const next = create(this.#state, (draft) => void command(draft as T))
    const changes = diff(this.#state, next)
    if (changes.length === 0) return
    this.#take(next, { type: 'edit', changes, joined: this.#open && this.#past.length > 0 })
  }

  undo(): void {
    if (this.#past.length > 0) this.#take(this.#state, { type: 'undo' })
  }

  redo(): void {
    if (this.#future.length > 0) this.#take(this.#state, { type: 'redo' })
  }

  /** Another tab's or device's version, merged with ours by the caller. Our own steps stay undoable. */
  receive(document: T): void {
    const changes = diff(this.#state, document)
    if (changes.length > 0) this.#take(document, { type: 'receive', changes })
  }

  /** Applies a recorded event to the state that it was recorded on. */
  replay(event: HistoryEvent): void {
    const next = 'changes' in event ? applyChanges(this.#state, event.changes).document : this.#state
    this.#take(next, event)
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  store(): StoredHistory {
    return { past: [...this.#past], future: [...this.#future] }
  }

  #take(next: T, event: HistoryEvent) {
    this.#state = next
    if (event.type === 'edit') {
      this.#remember(event.changes, event.joined)
      this.#future = []
    } else if (event.type === 'undo') this.#step(this.#past, this.#future, invert)
    else if (event.type === 'redo') this.#step(this.#future, this.#past, (step) => [...step])
    this.#open = event.type === 'edit'
    for (const listener of this.#listeners) listener(event)
  }

  #remember(changes: Step, joined: boolean) {
    const last = joined ? this.#past.pop() : undefined
    this.#past.push(last ? joinedSteps(last, changes) : changes)
    if (this.#past.length > MAX_STEPS) this.#past.shift()
  }

  #step(from: Step[], to: Step[], direction: (step: Step) => Step) {
    const step = from.pop()
    if (!step) return
    to.push(step)
    this.#state = applyChanges(this.#state, direction(step)).document
  }
}

const samePath = (a: Change, b: Change) =>
  a.path.length === b.path.length && a.path.every((step, at) => step === b.path[at])

/** Fifty keys into one field are one change from the first value to the last, not fifty. */
const joinedSteps = (earlier: Step, later: Step): Step => {
  const last = earlier.at(-1)
  const [first, ...rest] = later
  if (last?.op === 'set' && first?.op === 'set' && samePath(last, first))
    return [...earlier.slice(0, -1), { ...last, to: first.to }, ...rest]
  return [...earlier, ...later]
}
