import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { IconGrid } from './icon-grid.tsx'

/** All icons with the words that they are found by are as much as the rest of a form: they come when one looks for one. */
const LazyGrid = lazyComponent(async () => (await import('./icon-grid.tsx')).IconGrid)
export const loadIconGrid = LazyGrid.preload

export const IconChoices = (props: ComponentProps<typeof IconGrid>) => (
  <Suspense>
    <LazyGrid {...props} />
  </Suspense>
)
