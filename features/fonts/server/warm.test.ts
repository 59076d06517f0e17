import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faces } from '#packages/fonts/faces.ts'
import type { Cutter } from './cutter.ts'
import { warmFonts } from './warm.ts'

const WOFF2 = new TextEncoder().encode('wOF2 and the rest')
const onError = vi.fn()
const isBusy = () => false
let cacheDir: string
let cuts: string[]

const cutter: Cutter = {
  cut: async ({ face, slice }, urgency) => {
    cuts.push(`${face}/${slice} ${urgency}`)
    return WOFF2
  },
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'huajian-fonts-'))
  cuts = []
  onError.mockReset()
})

afterEach(() => rm(cacheDir, { recursive: true }))

test('cuts the commonest slices of all faces when nobody waits, and finds them again', async () => {
  warmFonts({ cacheDir, cutter, isBusy, slices: 2, onError })
  await vi.waitFor(() => expect(cuts).toHaveLength(2 * faces.length))
  expect(cuts.slice(0, 2)).toEqual(['sans-400/0 later', 'sans-700/0 later'])
  warmFonts({ cacheDir, cutter, isBusy, slices: 3, onError })
  await vi.waitFor(() => expect(cuts).toHaveLength(3 * faces.length))
  expect(onError).not.toHaveBeenCalled()
})

test('stops when told', async () => {
  const stop = warmFonts({ cacheDir, cutter, isBusy, onError })
  await vi.waitFor(() => expect(cuts.length).toBeGreaterThan(3))
  stop()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const { length } = cuts
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(cuts).toHaveLength(length)
  expect(onError).not.toHaveBeenCalled()
})

test('reports a face that cannot be cut, and gives up', async () => {
  const broken: Cutter = { cut: () => Promise.reject(new Error('no font')) }
  warmFonts({ cacheDir, cutter: broken, isBusy, onError })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
})

test('leaves the first moments after the start to the visitors', async () => {
  const late = vi.fn(async () => WOFF2)
  const stop = warmFonts({
    cacheDir: join(cacheDir, 'late'),
    cutter: { cut: late },
    afterMs: 60_000,
    onError,
  })
  warmFonts({ cacheDir, cutter, isBusy, slices: 1, onError })
  await vi.waitFor(() => expect(cuts).toHaveLength(faces.length))
  stop()
  expect(late).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('waits while the server is busy', async () => {
  const answers = [true, true, false]
  const asked: number[] = []
  const busyAtFirst = () => {
    asked.push(cuts.length)
    return answers.shift() ?? false
  }
  warmFonts({ cacheDir, cutter, slices: 1, isBusy: busyAtFirst, busyMs: 1, onError })
  await vi.waitFor(() => expect(cuts).toHaveLength(faces.length))
  expect(asked.slice(0, 4)).toEqual([0, 0, 0, 1])
})
