import type { Journal, JournalSnapshot } from './journal.ts'
import type { JournalEntry } from './local-database.ts'

/** A journal of this length is rewritten after a save, when the user is not typing. */
const REWRITE_AFTER_SAVE = 200
/** A journal of this length is rewritten at once. */
export const MAX_JOURNAL_LENGTH = 400

interface JournalWriterOptions {
  journal: Journal
  /** The state that a rewrite stores. */
  snapshot(): JournalSnapshot
  /** Whether the journal has every change; if not, the first entry rewrites it. */
  isComplete: boolean
  onComplete(isComplete: boolean): void
}

/** Appends entries to the journal of this tab and rewrites it when it is long or incomplete. */
export class JournalWriter {
  readonly #options: JournalWriterOptions
  #isComplete: boolean
  #length = 0
  /** Whether the journal has an entry for the last sent document. */
  #hasSentEntry = false
  #writes: Promise<void> = Promise.resolve()

  constructor(options: JournalWriterOptions) {
    this.#options = options
    this.#isComplete = options.isComplete
  }

  /** Writes in the same task, so that entries keep their order. After a failed write the whole state is rewritten. */
  append(entry: JournalEntry): void {
    if (!this.#isComplete || this.#length >= MAX_JOURNAL_LENGTH) {
      this.rewrite()
      return
    }
    this.#length += 1
    if (entry.type === 'sent') this.#hasSentEntry = true
    this.#track(this.#options.journal.append(entry))
  }

  /** The store acknowledged the document of the last `sent` entry. */
  acknowledge(revision: number, at: number): void {
    if (this.#hasSentEntry && this.#length < REWRITE_AFTER_SAVE)
      this.append({ type: 'acknowledged', revision, at })
    else this.rewrite()
  }

  rewrite(): void {
    this.#length = 0
    this.#hasSentEntry = false
    this.#track(this.#options.journal.rewrite(this.#options.snapshot()).then(() => this.#setComplete(true)))
  }

  /** Resolves when everything so far is in the database of this browser. */
  async flush(): Promise<void> {
    await this.#writes
  }

  #track(write: Promise<void>): void {
    const handled = write.catch(() => this.#setComplete(false))
    this.#writes = Promise.all([this.#writes, handled]).then(() => undefined)
  }

  #setComplete(isComplete: boolean): void {
    this.#isComplete = isComplete
    this.#options.onComplete(isComplete)
  }
}
