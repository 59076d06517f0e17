import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import common from '#packages/fonts/common.json' with { type: 'json' }
import { faces } from '#packages/fonts/faces.ts'
import { type Cutter, sharedCutter } from './cutter.ts'
import { openSliceStore } from './slice-store.ts'

interface WarmOptions {
  cacheDir: string
  cutter?: Cutter
  /** How many slices of each face, commonest first. */
  slices?: number
  /** How long after the start it begins. */
  afterMs?: number
  /** Whether the server has had much to do since the last call. */
  isBusy?: () => boolean
  /** How long it waits before it asks again. */
  busyMs?: number
  onError(error: unknown): void
}

/** Latin, signs and the most frequent Chinese characters; other slices are cut when first requested. */
const COMMON_SLICES = 2 + common.length

/** Longer than the cutter's process stays idle: a busy server has its memory for the visitors as well. */
const BUSY_MS = 15_000
/** Share of the time in which the event loop is busy. */
const BUSY_UTILIZATION = 0.3

const busyMeter = (): (() => boolean) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > BUSY_UTILIZATION
  }
}

/**
 * Cuts the common slices in the background, one at a time, and rests as long as the last one took, so that at most half
 * of one core is busy, and longer while the server is busy. The returned function stops it. A slice that is on disk
 * already costs one read.
 */
export const warmFonts = ({
  cacheDir,
  cutter = sharedCutter,
  slices = COMMON_SLICES,
  afterMs = 0,
  isBusy = busyMeter(),
  busyMs = BUSY_MS,
  onError,
}: WarmOptions): (() => void) => {
  const stopping = new AbortController()
  const store = openSliceStore({ cacheDir, cutter, onWriteError: onError })
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false })
  const run = async () => {
    await pause(afterMs)
    for (let slice = 0; slice < slices; slice++)
      for (const face of faces) {
        while (isBusy()) await pause(busyMs)
        const started = performance.now()
        await store.read(face.id, slice, 'later')
        await pause(performance.now() - started)
      }
  }
  run().catch((error: unknown) => {
    if (!stopping.signal.aborted) onError(error)
  })
  return () => stopping.abort()
}
