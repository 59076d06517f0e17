import { Suspense } from 'react'
import { later } from '#packages/scheduling/later.ts'

const Shown = later(async () => (await import('../../tools-parts.ts')).AiButtons)

/** In the bar of an editor, after the first paint. */
export const AiButtons = () => (
  <Suspense>
    <Shown />
  </Suspense>
)
