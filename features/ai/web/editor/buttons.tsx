import { Suspense } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

const Shown = lazyComponent(async () => (await import('../../tools-parts.ts')).AiButtons)

/** In the bar of an editor, after the first paint. */
export const AiButtons = () => (
  <Suspense>
    <Shown />
  </Suspense>
)
