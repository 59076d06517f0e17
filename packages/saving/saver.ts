import { diff } from '#packages/document/changes.ts'
import type { Happening, History } from '#packages/document/history.ts'
import { type Conflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'
import { openWork } from '#packages/local-data/open-work.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { atRest } from '#packages/ui/at-rest.ts'
import type { Against, Entry } from './database.ts'
import type { Journal, Recovered } from './journal.ts'
import { type FailureReason, type Remote, RemoteFailure } from './remote.ts'

/** What may be said of the person's work at this moment, and nothing better than what is so. */
export type SaveState =
  | { state: 'saved'; at: number }
  | { state: 'saving' }
  /** Not at home yet, but written down in this browser: it goes on by itself, or when the reason is gone. */
  | { state: 'kept'; why: FailureReason; message: string }
  /** Neither at home nor written down: only this open page has it. */
  | { state: 'unkept'; why: FailureReason; message: string }

interface Base {
  revision: number
  document: Document
}

export interface SaverOptions {
  id: string
  journal: Journal
  remote: Remote
  history: History<Document>
  base: Base
  against: Against
  /** Whether the journal holds all this; where not, the first edit writes the whole. */
  kept: boolean
  savedAt: number
  onConflicts?(conflicts: Conflict[]): void
  now?(): number
}

type Listener = (state: SaveState) => void

const QUIET_MS = 600
const LONGEST_MS = 3000
/** A save may wait so long for a moment in which nobody types. */
const IDLE_MS = 300
/** Reasons that pass by themselves: it is tried again. */
const PASSING: readonly FailureReason[] = ['offline', 'server', 'full']
const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 30_000
/** A journal that has grown this long is written anew after a save, while it takes no key's time. */
const LONG_JOURNAL = 200
/** And one that long at once. */
export const LONGEST_JOURNAL = 400

/** Seldom needed: it comes with the dialog that asks about conflicts. */
const withTheirs = async (ours: Document, aside: Against['aside']) =>
  (await import('#packages/document/settle-conflicts.ts')).withTheirs(ours, aside)

/** Writes every change down at once, brings it home soon, and merges with what others brought there meanwhile. */
export class Saver {
  readonly #options: SaverOptions
  #base: Base
  #savedAt: number
  #state: SaveState
  #listeners = new Set<Listener>()
  #writing: Promise<void> = Promise.resolve()
  #written = 0
  /** The journal says what is on its way home. */
  #sentNoted = false
  /** Every change so far is written down, or on its way there. */
  #kept: boolean
  #failure: RemoteFailure | undefined
  #pushing: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitingSince: number | undefined
  #retryMs = FIRST_RETRY_MS
  #against: Against
  #touched = false
  readonly #closing = new AbortController()
  readonly #channel: BroadcastChannel
  readonly #unsubscribe: () => void

  constructor(options: SaverOptions) {
    this.#options = options
    this.#base = options.base
    this.#against = options.against
    this.#kept = options.kept
    this.#savedAt = options.savedAt
    this.#state = { state: 'saved', at: options.savedAt }
    this.#channel = new BroadcastChannel(`huajian-document-${options.id}`)
    this.#channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data !== this.#base.revision) void this.pull()
    }
    this.#unsubscribe = options.history.subscribe((happening) => this.#happened(happening))
    openWork.add(this)
    if (this.#pending()) this.#schedule(0)
    this.#tell()
  }

  get id(): string {
    return this.#options.id
  }

  /** Whose work this is: an account's, or a visitor's. */
  get owner(): string {
    return this.#options.journal.owner
  }

  get state(): SaveState {
    return this.#state
  }

  /** Only this open page has some of it, also while it is on its way home: whoever leaves now may lose it. */
  get isAtRisk(): boolean {
    return !this.#kept && !this.#closed && this.#pending()
  }

  /** Aborted when this saver is done with. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted
  }

  get base(): Base {
    return this.#base
  }

  get against(): Against {
    return this.#against
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Until everything so far is written down in this browser. */
  async flush(): Promise<void> {
    await this.#writing
  }

  /** Now rather than soon: leaving the page, coming back online, the person asked. */
  async push(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pushing ??= this.#pushAll().finally(() => {
      this.#pushing = undefined
      this.#tell()
    })
    await this.#pushing
  }

  /** What goes home beside the document has changed: it is saved again although the document is the same. */
  touch(): void {
    this.#touched = true
    this.#schedule()
    this.#tell()
  }

  /** What stands at home now came there by our own wish, beside the saves: it is nobody else's, and not merged. */
  async adopt(base: Base, savedAt: number): Promise<void> {
    await this.#pushing
    await this.#arrived(base, savedAt, false)
    this.#tell()
  }

  /** Somebody else saved: take theirs in. */
  async pull(): Promise<void> {
    await this.#pushing
    try {
      const current = await this.#options.remote.load(this.#options.id)
      // What was loaded may be what we sent meanwhile: our own words are no other's.
      await this.#pushing
      if (current && current.revision > this.#base.revision) await this.#merge(current)
    } catch {
      // Not reachable: the next save finds out.
    }
  }

  /** Work that another tab left behind when it closed. */
  absorb({ base, history: theirs, against }: Pick<Recovered, 'base' | 'history' | 'against'>): void {
    const { history, onConflicts } = this.#options
    const merged = mergeDocuments(base.document, history.state, theirs.state)
    history.receive(merged.document)
    const conflicts = [...against.aside, ...merged.conflicts]
    if (conflicts.length > 0) {
      this.#against = { ...this.#against, aside: [...this.#against.aside, ...conflicts] }
      this.#track(this.#rewrite())
      onConflicts?.(conflicts)
    }
    if (this.#pending()) this.#schedule()
    this.#tell()
  }

  close(): void {
    this.#closing.abort()
    clearTimeout(this.#timer)
    this.#unsubscribe()
    this.#channel.close()
    openWork.delete(this)
  }

  #now() {
    return (this.#options.now ?? Date.now)()
  }

  #pending(): boolean {
    const { aside } = this.#against
    return (
      this.#touched || aside.length > 0 || diff(this.#base.document, this.#options.history.state).length > 0
    )
  }

  #happened(happening: Happening) {
    this.#write(happening)
    if (happening.did === 'receive') return
    this.#schedule()
    this.#tell()
  }

  /** At once: the database keeps the order. After a fault the whole state is written instead of the lost pieces. */
  #write(entry: Entry) {
    if (!this.#kept || this.#written >= LONGEST_JOURNAL) {
      this.#track(this.#rewrite())
      return
    }
    this.#written += 1
    if (entry.did === 'sent') this.#sentNoted = true
    this.#track(this.#options.journal.append(entry))
  }

  #track(write: Promise<void>): void {
    const told = write.catch(() => {
      this.#kept = false
      this.#tell()
    })
    this.#writing = Promise.all([this.#writing, told]).then(() => undefined)
  }

  async #rewrite() {
    this.#written = 0
    this.#sentNoted = false
    await this.#options.journal.rewrite(this.#base, this.#options.history, this.#now(), {
      against: this.#against,
    })
    this.#kept = true
    this.#tell()
  }

  #schedule(after = QUIET_MS) {
    this.#waitingSince ??= this.#now()
    const left = Math.max(0, this.#waitingSince + LONGEST_MS - this.#now())
    this.#pushIn(Math.min(after, left))
  }

  #pushIn(ms: number) {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => atRest(() => void this.push(), IDLE_MS), ms)
  }

  async #pushAll() {
    this.#waitingSince = undefined
    while (this.#pending() && !this.#closed) {
      this.#tell()
      const { aside } = this.#against
      const ours = this.#options.history.state
      const touched = this.#touched
      this.#touched = false
      this.#write({ did: 'sent' })
      try {
        const { remote, id } = this.#options
        // Theirs first, so that ours, which comes right after it, finds it there and keeps it as a version.
        const document = aside.length > 0 ? await withTheirs(ours, aside) : ours
        const answer = await remote.save(id, this.#base.revision, document, this.#against.atHome)
        this.#failure = undefined
        this.#retryMs = FIRST_RETRY_MS
        if (answer.saved) {
          const isTheirs = aside.length > 0
          const left = this.#against.aside.slice(aside.length)
          this.#against = { atHome: isTheirs, aside: left }
          const asNoted = this.#sentNoted && !isTheirs
          await this.#arrived({ revision: answer.revision, document }, answer.savedAt, asNoted)
          this.#channel.postMessage(answer.revision)
          if (isTheirs) continue
          if (this.#pending()) this.#schedule()
          return
        }
        this.#touched ||= touched
        await this.#merge(answer.current)
      } catch (error) {
        this.#touched ||= touched
        this.#failed(error)
        return
      }
    }
  }

  /**
   * Written down before anything else, too: a tab that is closed in between would find its own words at home and take
   * them for somebody else's.
   */
  async #arrived(base: Base, savedAt: number, asNoted: boolean) {
    // The next one on this document may have the journal by now.
    if (this.#closed) return
    this.#base = base
    this.#savedAt = savedAt
    if (asNoted && this.#written < LONG_JOURNAL)
      this.#write({ did: 'arrived', revision: base.revision, at: savedAt })
    else this.#track(this.#rewrite())
    await this.#writing
  }

  async #merge(current: Base & { savedAt: number }) {
    const read = await readDocument(current.document)
    // Saved by a newer version of this program: it is left as it is, and ours is kept here.
    if (!read.ok) throw new RemoteFailure('refused', read.problems[0]?.reason)
    const merged = mergeDocuments(this.#base.document, this.#options.history.state, read.document)
    this.#base = { revision: current.revision, document: read.document }
    this.#options.history.receive(merged.document)
    if (merged.conflicts.length > 0) this.#against = { ...this.#against, atHome: true }
    await this.#arrived(this.#base, current.savedAt, false)
    if (merged.conflicts.length > 0) this.#options.onConflicts?.(merged.conflicts)
    this.#tell()
  }

  #failed(error: unknown) {
    this.#failure = error instanceof RemoteFailure ? error : new RemoteFailure('server', String(error))
    if (PASSING.includes(this.#failure.reason)) {
      this.#pushIn(this.#retryMs)
      this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS)
    }
  }

  #tell() {
    const state = this.#truth()
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return
    this.#state = state
    for (const listener of this.#listeners) listener(state)
  }

  #truth(): SaveState {
    if (!this.#pending()) return { state: 'saved', at: this.#savedAt }
    if (!this.#failure) return { state: 'saving' }
    const { reason, message } = this.#failure
    return { state: this.#kept ? 'kept' : 'unkept', why: reason, message }
  }
}
