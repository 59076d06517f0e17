import type { FailureReason, StoredDocument } from './document-store.ts'

export interface Failure {
  reason: FailureReason
  message: string
}

/** The save state that the user sees. It never claims more than is saved. */
export type SyncStatus =
  | { state: 'saved'; at: number }
  | { state: 'saving' }
  /** The changes are in the journal of this browser, but not in the store yet. */
  | ({ state: 'savedLocally' } & Failure)
  /** Only this open page has the changes. */
  | ({ state: 'notSaved' } & Failure)

/**
 * - `idle`: the store has everything.
 * - `dirty`: changes wait for a timer, or after a permanent failure for the next change or request.
 * - `saving`: a save is on its way.
 * - `merging`: the store holds a newer revision, which is merged in before the next save.
 * - `closed`: nothing more is saved here.
 */
export type Phase = 'idle' | 'dirty' | 'saving' | 'merging' | 'closed'

export interface SyncState {
  phase: Phase
  /** The document differs from the last revision that the store acknowledged. */
  hasChanges: boolean
  savedAt: number
  /** Failure of the last save, until a save succeeds. */
  failure: Failure | undefined
  /** Delay before the next automatic retry. */
  retryMs: number
  /** When the oldest change that is not sent yet was made. */
  dirtySince: number | undefined
  /** Every change is in the journal of this browser or on its way there. */
  isJournaled: boolean
}

interface Changes {
  hasChanges: boolean
  now: number
}

export type SyncEvent =
  /** The user edited, or something that is saved with the document changed. */
  | ({ type: 'changed' } & Changes)
  /** The timer fired, the page goes away, or the user asked. */
  | { type: 'uploadRequested' }
  /** `isPartial`: only the conflicting remote text was saved; the document itself comes next. */
  | ({ type: 'saved'; savedAt: number; isPartial: boolean } & Changes)
  | { type: 'conflicted'; current: StoredDocument }
  | ({ type: 'merged'; savedAt: number } & Changes)
  | { type: 'failed'; failure: Failure }
  /** A newer revision of the store was taken in outside of a save. */
  | ({ type: 'pulled'; savedAt: number } & Changes)
  | { type: 'journaled'; isJournaled: boolean }
  | { type: 'closed' }

export type SyncEffect =
  | { type: 'startTimer'; ms: number }
  | { type: 'stopTimer' }
  | { type: 'save' }
  | { type: 'merge'; current: StoredDocument }

const SAVE_DELAY_MS = 600
/** Interval of saves while the user types without a pause. */
const MAX_SAVE_DELAY_MS = 3000
const FIRST_RETRY_MS = 2000
const MAX_RETRY_MS = 30_000

/** Failures that may pass, so that a retry makes sense. */
const TRANSIENT: readonly FailureReason[] = ['offline', 'server', 'full']

export const initialState = (savedAt: number, isJournaled: boolean): SyncState => ({
  phase: 'idle',
  hasChanges: false,
  savedAt,
  failure: undefined,
  retryMs: FIRST_RETRY_MS,
  dirtySince: undefined,
  isJournaled,
})

type Step = readonly [SyncState, ...SyncEffect[]]

const toIdle = (state: SyncState): Step => [
  { ...state, phase: 'idle', hasChanges: false, dirtySince: undefined },
  { type: 'stopTimer' },
]

const toDirty = (state: SyncState, now: number): Step => {
  const dirtySince = state.dirtySince ?? now
  const left = dirtySince + MAX_SAVE_DELAY_MS - now
  return [
    { ...state, phase: 'dirty', hasChanges: true, dirtySince },
    { type: 'startTimer', ms: Math.max(0, Math.min(SAVE_DELAY_MS, left)) },
  ]
}

const toIdleOrDirty = (state: SyncState, { hasChanges, now }: Changes): Step =>
  hasChanges ? toDirty(state, now) : toIdle(state)

const toSaving = (state: SyncState): Step => [
  { ...state, phase: 'saving', dirtySince: undefined },
  { type: 'stopTimer' },
  { type: 'save' },
]

/** Changes made during a save are saved after it. */
const changedDuringSave = (state: SyncState, { hasChanges, now }: Changes): Step => [
  { ...state, hasChanges, dirtySince: state.dirtySince ?? now },
]

const onFailed = (state: SyncState, { failure }: { failure: Failure }): Step => {
  const failed: SyncState = { ...state, phase: 'dirty', failure }
  if (!TRANSIENT.includes(failure.reason)) return [failed]
  const retryMs = Math.min(state.retryMs * 2, MAX_RETRY_MS)
  return [
    { ...failed, retryMs },
    { type: 'startTimer', ms: state.retryMs },
  ]
}

type Handlers = {
  [Type in SyncEvent['type']]?: (state: SyncState, event: Extract<SyncEvent, { type: Type }>) => Step
}

const inEveryPhase: Handlers = {
  journaled: (state, { isJournaled }) => [{ ...state, isJournaled }],
  closed: (state) => [{ ...state, phase: 'closed' }, { type: 'stopTimer' }],
}

const waiting: Handlers = {
  ...inEveryPhase,
  changed: toIdleOrDirty,
  pulled: (state, event) => toIdleOrDirty({ ...state, savedAt: event.savedAt }, event),
}

const busy: Handlers = {
  ...inEveryPhase,
  changed: changedDuringSave,
  pulled: (state, { hasChanges, savedAt }) => [{ ...state, hasChanges, savedAt }],
  failed: onFailed,
}

/** Events that a phase does not list change nothing. */
const transitions: Record<Phase, Handlers> = {
  idle: waiting,
  dirty: { ...waiting, uploadRequested: toSaving },
  saving: {
    ...busy,
    saved: (state, event) => {
      const { savedAt, isPartial } = event
      const saved = { ...state, savedAt, failure: undefined, retryMs: FIRST_RETRY_MS }
      return isPartial ? toSaving(saved) : toIdleOrDirty(saved, event)
    },
    conflicted: (state, { current }) => [
      { ...state, phase: 'merging' },
      { type: 'merge', current },
    ],
  },
  merging: {
    ...busy,
    merged: (state, { hasChanges, savedAt }) => {
      const merged = { ...state, savedAt, hasChanges }
      return hasChanges ? toSaving(merged) : toIdle(merged)
    },
  },
  closed: {},
}

/** Returns the next state and the effects to execute. */
export const transition = (state: SyncState, event: SyncEvent): Step => {
  const handle = transitions[state.phase][event.type] as
    | ((state: SyncState, event: SyncEvent) => Step)
    | undefined
  return handle ? handle(state, event) : [state]
}

export const statusOf = ({ hasChanges, failure, isJournaled, savedAt }: SyncState): SyncStatus => {
  if (!hasChanges) return { state: 'saved', at: savedAt }
  if (!failure) return { state: 'saving' }
  return { state: isJournaled ? 'savedLocally' : 'notSaved', ...failure }
}
