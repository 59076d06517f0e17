import { expect, test } from 'vitest'
import { soak } from './bench/soak.ts'

// The long form is `npm run soak`.
test('a few concurrent users: every call is answered, and everything acknowledged is stored', async () => {
  const { kinds, errors, damage } = await soak({ editors: 12, browsing: 4, streaming: 3, seconds: 2 })
  expect(errors).toEqual({})
  expect(damage).toEqual([])
  expect(kinds.save?.calls).toBeGreaterThanOrEqual(12)
  expect(kinds.stream?.calls).toBeGreaterThan(2)
})
