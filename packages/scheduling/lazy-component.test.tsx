import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

const Part = () => <p>here</p>
const rendered = (Lazy: ReturnType<typeof lazyComponent>) =>
  renderToString(
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>,
  )

test('a preloaded component is rendered without its fallback', async () => {
  const NotPreloaded = lazyComponent(async () => Part)
  expect(rendered(NotPreloaded)).toContain('waiting')
  const Preloaded = lazyComponent(async () => Part)
  await Preloaded.preload()
  expect(rendered(Preloaded)).toContain('here')
})

test('a component whose preload failed is loaded again when it is rendered', async () => {
  let asked = 0
  const Flaky = lazyComponent(async () => {
    asked += 1
    if (asked === 1) throw new Error('no network')
    return Part
  })
  await expect(Flaky.preload()).rejects.toThrow('no network')
  expect(rendered(Flaky)).toContain('waiting')
  expect(asked).toBe(2)
})
