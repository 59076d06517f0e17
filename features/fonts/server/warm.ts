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
  onError(error: unknown): void
}

/** Latin, signs and the Chinese ordered by frequency; the rest waits until somebody needs it. */
const COMMON_SLICES = 2 + common.length

/**
 * Cuts the common slices in the background, one at a time, and rests as long as the last one took, so that at
 * most half of one core is busy. Returns at once; the answer stops it. What is on disk costs one read.
 */
export const warmFonts = ({
  cacheDir,
  cutter = sharedCutter,
  slices = COMMON_SLICES,
  afterMs = 0,
  onError,
}: WarmOptions): (() => void) => {
  const stopping = new AbortController()
  const store = openSliceStore({ cacheDir, cutter, onWriteError: onError })
  const run = async () => {
    await wait(afterMs, undefined, { signal: stopping.signal, ref: false })
    for (let slice = 0; slice < slices; slice++)
      for (const face of faces) {
        const started = performance.now()
        await store.read(face.id, slice, 'later')
        await wait(performance.now() - started, undefined, { signal: stopping.signal, ref: false })
      }
  }
  run().catch((error: unknown) => {
    if (!stopping.signal.aborted) onError(error)
  })
  return () => stopping.abort()
}
