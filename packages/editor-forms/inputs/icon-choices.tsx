import { type ComponentProps, Suspense } from 'react'
import { later } from '#packages/scheduling/later.ts'
import type { IconGrid } from './icon-grid.tsx'

/** All icons with the words that they are found by are as much as the rest of a form: they come when one looks for one. */
const LazyGrid = later(async () => (await import('./icon-grid.tsx')).IconGrid)
export const loadIconGrid = LazyGrid.ahead

export const IconChoices = (props: ComponentProps<typeof IconGrid>) => (
  <Suspense>
    <LazyGrid {...props} />
  </Suspense>
)
