import { later } from '#packages/scheduling/later.ts'

/** Content of the popovers of a form's fields, rendered when they open. */
export const MonthGrid = later(async () => (await import('./month-grid.tsx')).MonthGrid)
export const ComponentTypes = later(async () => (await import('./component-types.tsx')).ComponentTypes)

export const loadLaterParts = () => Promise.all([MonthGrid.ahead(), ComponentTypes.ahead()])
