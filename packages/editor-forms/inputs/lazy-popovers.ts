import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

/** Content of popovers, loaded when they first open. */
export const MonthGrid = lazyComponent(async () => (await import('./month-grid.tsx')).MonthGrid)
export const ComponentTypes = lazyComponent(
  async () => (await import('./component-types.tsx')).ComponentTypes,
)

export const loadLazyPopovers = () => Promise.all([MonthGrid.preload(), ComponentTypes.preload()])
