import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { later } from './later.ts'

const Part = () => <p>here</p>
const shown = (Later: ReturnType<typeof later>) =>
  renderToString(
    <Suspense fallback="waiting">
      <Later />
    </Suspense>,
  )

test('what was fetched ahead shows at once', async () => {
  const Late = later(async () => Part)
  expect(shown(Late)).toContain('waiting')
  const Ahead = later(async () => Part)
  await Ahead.ahead()
  expect(shown(Ahead)).toContain('here')
})

test('what could not be had ahead is asked for again when it shows', async () => {
  let asked = 0
  const Flaky = later(async () => {
    asked += 1
    if (asked === 1) throw new Error('no network')
    return Part
  })
  await expect(Flaky.ahead()).rejects.toThrow('no network')
  expect(shown(Flaky)).toContain('waiting')
  expect(asked).toBe(2)
})
