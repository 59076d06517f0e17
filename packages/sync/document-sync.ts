import { diff } from '#packages/document/changes.ts'
import type { History, HistoryEvent } from '#packages/document/history.ts'
import { type MergeConflict, mergeDocuments } from '#packages/document/merge.ts'
import type { Document } from '#packages/document/schema.ts'
import { openDocuments } from '#packages/local-data/open-documents.ts'
import { whenIdle } from '#packages/scheduling/when-idle.ts'
import { readDocument } from '#packages/sections/read-document.ts'
import { type DocumentStore, type StoredDocument, StoreError } from './document-store.ts'
import type { Journal, RecoveredJournal } from './journal.ts'
import { JournalWriter } from './journal-writer.ts'
import type { PendingConflicts } from './local-database.ts'
import {
  initialState,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type SyncStatus,
  statusOf,
  transition,
} from './sync-machine.ts'

interface Base {
  revision: number
  document: Document
}

export interface DocumentSyncOptions {
  id: string
  journal: Journal
  store: DocumentStore
  history: History<Document>
  base: Base
  pendingConflicts: PendingConflicts
  isJournaled: boolean
  savedAt: number
  onConflicts?(conflicts: MergeConflict[]): void
}

type Listener = (status: SyncStatus) => void

/** A save waits at most this long for an idle moment between keys. */
const MAX_IDLE_WAIT_MS = 300

/** Rarely needed, so it is loaded with the dialog that asks about conflicts. */
const withRemoteValuesOf = async (ours: Document, conflicts: readonly MergeConflict[]) =>
  (await import('#packages/document/resolve-conflicts.ts')).withRemoteValues(ours, conflicts)

const hasSameFields = (one: SyncStatus, other: SyncStatus): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps one open document in sync: every change is written to the journal of this browser at once and saved to the
 * store soon after, and remote saves are merged in. `sync-machine.ts` decides the next step and this class executes it.
 */
export class DocumentSync {
  readonly #options: DocumentSyncOptions
  readonly #journal: JournalWriter
  readonly #listeners = new Set<Listener>()
  readonly #closing = new AbortController()
  readonly #channel: BroadcastChannel
  readonly #unsubscribe: () => void
  /** The last known revision of the store. */
  #base: Base
  #conflicts: PendingConflicts
  #state: SyncState
  #status: SyncStatus
  /** The next save is made even if the document has not changed. */
  #isForced = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Saves, merges and pulls run one after the other. */
  #operation: Promise<void> = Promise.resolve()

  constructor(options: DocumentSyncOptions) {
    const { id, journal, history, base, pendingConflicts, isJournaled, savedAt } = options
    this.#options = options
    this.#base = base
    this.#conflicts = pendingConflicts
    this.#state = initialState(savedAt, isJournaled)
    this.#status = statusOf(this.#state)
    this.#journal = new JournalWriter({
      journal,
      snapshot: () => ({ base: this.#base, history, at: Date.now(), pendingConflicts: this.#conflicts }),
      isComplete: isJournaled,
      onComplete: (isComplete) => this.#dispatch({ type: 'journaled', isJournaled: isComplete }),
    })
    this.#channel = new BroadcastChannel(`huajian-document-${id}`)
    this.#channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data !== this.#base.revision) void this.pull()
    }
    this.#unsubscribe = history.subscribe((event) => this.#onHistoryEvent(event))
    openDocuments.add(this)
    this.#onChanged()
  }

  get id(): string {
    return this.#options.id
  }

  /** The account that the work belongs to, or VISITOR. */
  get owner(): string {
    return this.#options.journal.owner
  }

  get status(): SyncStatus {
    return this.#status
  }

  /** Leaving the page now may lose changes. */
  get isAtRisk(): boolean {
    const { isJournaled, hasChanges, phase } = this.#state
    return !isJournaled && hasChanges && phase !== 'closed'
  }

  /** Aborted by `close`. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  get base(): Base {
    return this.#base
  }

  get pendingConflicts(): PendingConflicts {
    return this.#conflicts
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Until every change so far is in the journal. */
  flush(): Promise<void> {
    return this.#journal.flush()
  }

  /** Saves now: the page goes away, the network is back, or the user asked. */
  async push(): Promise<void> {
    this.#dispatch({ type: 'uploadRequested' })
    while (this.#state.phase === 'saving' || this.#state.phase === 'merging') await this.#operation
  }

  /** Saves once more although the document is the same, because something that is saved with it has changed. */
  forceSave(): void {
    this.#isForced = true
    this.#onChanged()
  }

  /** Accepts a revision that another request of this page stored, so nothing has to be merged. */
  async adopt(base: Base, savedAt: number): Promise<void> {
    await this.#run(async () => {
      this.#base = base
      this.#journal.rewrite()
      await this.flush()
      this.#dispatch({ type: 'pulled', savedAt, hasChanges: this.#hasChanges(), now: Date.now() })
    })
  }

  /** Merges in a save of another tab or device. */
  async pull(): Promise<void> {
    await this.#run(async () => {
      const { store, id } = this.#options
      try {
        const current = await store.load(id)
        if (!current || current.revision <= this.#base.revision) return
        await this.#mergeIn(current)
        const { savedAt } = current
        this.#dispatch({ type: 'pulled', savedAt, hasChanges: this.#hasChanges(), now: Date.now() })
      } catch {
        // The next save reports why the store cannot be reached.
      }
    })
  }

  /** Merges in the journal of a closed tab. */
  absorb({ base, history: theirs, pendingConflicts }: RecoveredJournal): void {
    const { history, onConflicts } = this.#options
    const merged = mergeDocuments(base.document, history.state, theirs.state)
    history.receive(merged.document)
    const conflicts = [...pendingConflicts.localOnly, ...merged.conflicts]
    if (conflicts.length > 0) {
      this.#conflicts = { ...this.#conflicts, localOnly: [...this.#conflicts.localOnly, ...conflicts] }
      this.#journal.rewrite()
      onConflicts?.(conflicts)
    }
    this.#onChanged()
  }

  close(): void {
    this.#closing.abort()
    this.#dispatch({ type: 'closed' })
    this.#unsubscribe()
    this.#channel.close()
    openDocuments.delete(this)
  }

  #hasChanges(): boolean {
    return (
      this.#isForced ||
      this.#conflicts.localOnly.length > 0 ||
      diff(this.#base.document, this.#options.history.state).length > 0
    )
  }

  #onChanged(): void {
    this.#dispatch({ type: 'changed', hasChanges: this.#hasChanges(), now: Date.now() })
  }

  #onHistoryEvent(event: HistoryEvent): void {
    this.#journal.append(event)
    if (event.type !== 'receive') this.#onChanged()
  }

  #dispatch(event: SyncEvent): void {
    const [state, ...effects] = transition(this.#state, event)
    this.#state = state
    for (const effect of effects) this.#perform(effect)
    const status = statusOf(this.#state)
    if (hasSameFields(status, this.#status)) return
    this.#status = status
    for (const listener of this.#listeners) listener(status)
  }

  #perform(effect: SyncEffect): void {
    if (effect.type === 'startTimer') this.#startTimer(effect.ms)
    else if (effect.type === 'stopTimer') clearTimeout(this.#timer)
    else if (effect.type === 'save') void this.#run(() => this.#save())
    else void this.#run(() => this.#mergeAndSave(effect.current))
  }

  #startTimer(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => whenIdle(() => this.#dispatch({ type: 'uploadRequested' }), MAX_IDLE_WAIT_MS),
      ms,
    )
  }

  #run(operation: () => Promise<void>): Promise<void> {
    this.#operation = this.#operation.then(() => (this.closing.aborted ? undefined : operation()))
    return this.#operation
  }

  async #save(): Promise<void> {
    const { id, store, history } = this.#options
    const { localOnly, onServer } = this.#conflicts
    const isPartial = localOnly.length > 0
    const isForced = this.#isForced
    this.#isForced = false
    this.#journal.append({ type: 'sent' })
    try {
      const ours = history.state
      // The conflicting remote text is saved first; the next save, with our text, keeps it as a version.
      const document = isPartial ? await withRemoteValuesOf(ours, localOnly) : ours
      const result = await store.save(id, this.#base.revision, document, onServer)
      if (this.closing.aborted) return
      if (!result.saved) {
        this.#isForced ||= isForced
        this.#dispatch({ type: 'conflicted', current: result.current })
        return
      }
      const { revision, savedAt } = result
      this.#conflicts = {
        onServer: isPartial,
        localOnly: this.#conflicts.localOnly.slice(localOnly.length),
      }
      this.#base = { revision, document }
      // The journal is written first; otherwise a reload would treat our own save as a remote edit.
      if (isPartial) this.#journal.rewrite()
      else this.#journal.acknowledge(revision, savedAt)
      await this.flush()
      if (this.closing.aborted) return
      this.#channel.postMessage(revision)
      const hasChanges = this.#hasChanges()
      this.#dispatch({ type: 'saved', savedAt, isPartial, hasChanges, now: Date.now() })
    } catch (error) {
      this.#isForced ||= isForced
      this.#dispatchFailure(error)
    }
  }

  async #mergeAndSave(current: StoredDocument): Promise<void> {
    try {
      await this.#mergeIn(current)
      const { savedAt } = current
      this.#dispatch({ type: 'merged', savedAt, hasChanges: this.#hasChanges(), now: Date.now() })
    } catch (error) {
      this.#dispatchFailure(error)
    }
  }

  async #mergeIn(current: StoredDocument): Promise<void> {
    const { history, onConflicts } = this.#options
    const read = await readDocument(current.document)
    // A newer version of this program saved it: it stays unchanged, and our text stays in the journal.
    if (!read.ok) throw new StoreError('refused', read.problems[0]?.reason)
    if (this.closing.aborted) return
    const merged = mergeDocuments(this.#base.document, history.state, read.document)
    this.#base = { revision: current.revision, document: read.document }
    history.receive(merged.document)
    if (merged.conflicts.length > 0) this.#conflicts = { ...this.#conflicts, onServer: true }
    this.#journal.rewrite()
    await this.flush()
    if (merged.conflicts.length > 0) onConflicts?.(merged.conflicts)
  }

  #dispatchFailure(error: unknown): void {
    const { reason, message } = error instanceof StoreError ? error : new StoreError('server', String(error))
    this.#dispatch({ type: 'failed', failure: { reason, message } })
  }
}
