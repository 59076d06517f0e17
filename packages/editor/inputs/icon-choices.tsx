import { type ComponentProps, Suspense } from 'react'
import { later } from '#packages/ui/later.ts'
import type { IconGrid } from './icon-grid.tsx'

/** All icons with the words that they are found by are as much as the rest of a form: they come when one looks for one. */
export const loadIconGrid = () => import('./icon-grid.tsx')
const LazyGrid = later(async () => (await loadIconGrid()).IconGrid)

export const IconChoices = (props: ComponentProps<typeof IconGrid>) => (
  <Suspense>
    <LazyGrid {...props} />
  </Suspense>
)
