import { performance } from 'node:perf_hooks'

const LOOK_EVERY_MS = 20_000
/** Of the time since the last look. */
const IDLE_UTILIZATION = 0.02
/** Since the last collection. */
const WORTH_BYTES = 8 * 1024 * 1024

/** The share of the time since the last call in which the event loop was busy. */
const utilizationMeter = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/**
 * V8 collects garbage only while memory is allocated, so an idle server would hold the garbage of its last requests.
 * This collects once after the start and after each busy period, when no request waits. serve.mjs exposes `gc`.
 */
export const collectWhenIdle = (
  collect: (() => void) | undefined = globalThis.gc,
  utilizationSince = utilizationMeter(),
): (() => void) => {
  if (collect === undefined) return () => undefined
  let heapAfter = 0
  const timer = setInterval(() => {
    const isIdle = utilizationSince() <= IDLE_UTILIZATION
    if (!isIdle || process.memoryUsage().heapTotal < heapAfter + WORTH_BYTES) return
    collect()
    heapAfter = process.memoryUsage().heapTotal
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
