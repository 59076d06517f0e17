import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

/** Content of the popovers of a form's fields, rendered when they open. */
export const MonthGrid = lazyComponent(async () => (await import('./month-grid.tsx')).MonthGrid)
export const ComponentTypes = lazyComponent(
  async () => (await import('./component-types.tsx')).ComponentTypes,
)

export const loadLaterParts = () => Promise.all([MonthGrid.preload(), ComponentTypes.preload()])
