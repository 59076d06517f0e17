import { expect, test, vi } from 'vitest'
import { beforeLeaving, flushBeforeLeaving } from './leaving.ts'

test('everything registered is flushed, also when one fails, and no longer once it is taken back', async () => {
  const kept = vi.fn(async () => undefined)
  const broken = vi.fn(() => {
    throw new Error('disk full')
  })
  const gone = vi.fn()
  beforeLeaving(broken)
  beforeLeaving(kept)
  beforeLeaving(gone)()
  await flushBeforeLeaving()
  expect(kept).toHaveBeenCalledOnce()
  expect(broken).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})
