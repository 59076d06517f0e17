import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Figure {
  name: string
  unit: string
  median: number
  p95: number
}

/** Prints each figure as soon as it is measured, so that a long group shows its progress. */
export type Figures = AsyncGenerator<Figure, void, void>

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const summary = (values: readonly number[]): { median: number; p95: number; p99: number } => {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
}

export const middle = (values: readonly number[]): number => summary(values).median

/** The same fixed work repeatedly: the spread of its times shows how reliable the machine is. */
export const calibrate = (): number[] =>
  Array.from({ length: 30 }, () => {
    const began = performance.now()
    let sum = 0
    for (let step = 0; step < 3_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003
    return performance.now() - began + sum * 0
  })

/** Writes as much as a save until it is on the disk: no acknowledged save can be faster. */
export const calibrateDisk = (): number[] => {
  const folder = mkdtempSync(join(tmpdir(), 'huajian-disk-'))
  const file = openSync(join(folder, 'written'), 'w')
  const bytes = Buffer.alloc(32 * 1024)
  const times = Array.from({ length: 300 }, () => {
    const began = performance.now()
    writeSync(file, bytes)
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return times
}
