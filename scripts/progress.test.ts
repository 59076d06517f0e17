import { expect, test, vi } from 'vitest'
import { runStep } from './progress.mjs'

const words = { doing: 'Building', done: 'Built' }

const streamOf = (isTTY: boolean) => {
  let text = ''
  return { stream: { isTTY, write: (more: string) => (text += more) }, text: () => text }
}

test('prints a line before and after a step in a pipe, without control characters', async () => {
  const { stream, text } = streamOf(false)
  expect(await runStep({ ...words, stream }, async () => 7)).toBe(7)
  expect(text()).toBe('Building…\n✓ Built (0 s)\n')
})

test('counts the seconds in one line on a terminal and replaces it at the end', async () => {
  vi.useFakeTimers()
  try {
    const { stream, text } = streamOf(true)
    const { promise, resolve } = Promise.withResolvers<void>()
    const step = runStep({ ...words, stream }, () => promise)
    await vi.advanceTimersByTimeAsync(2000)
    expect(text()).toContain('\r\x1b[KBuilding… 2 s')
    resolve()
    await step
    expect(text().split('\n')).toHaveLength(2)
    expect(text().endsWith('\r\x1b[K✓ Built (2 s)\n')).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('passes on the error of a failed step and does not report it as done', async () => {
  for (const isTTY of [true, false]) {
    const { stream, text } = streamOf(isTTY)
    const failing = runStep({ ...words, stream }, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(text()).not.toContain('Built')
  }
})
