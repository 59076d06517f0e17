import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { IconGrid } from './icon-grid.tsx'

/** The icon grid is as large as the rest of a form, so it is loaded on demand. */
const LazyGrid = lazyComponent(async () => (await import('./icon-grid.tsx')).IconGrid)
export const loadIconGrid = LazyGrid.preload

export const IconChoices = (props: ComponentProps<typeof IconGrid>) => (
  <Suspense>
    <LazyGrid {...props} />
  </Suspense>
)
