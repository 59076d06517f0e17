import { expect, test, vi } from 'vitest'
import { beforeLeaving, flushBeforeLeaving } from './leaving.ts'

test('all registered work is flushed even if one fails, but not after it is unregistered', async () => {
  const working = vi.fn(async () => undefined)
  const broken = vi.fn(() => {
    throw new Error('disk full')
  })
  const gone = vi.fn()
  beforeLeaving(broken)
  beforeLeaving(working)
  beforeLeaving(gone)()
  await flushBeforeLeaving()
  expect(working).toHaveBeenCalledOnce()
  expect(broken).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})
