import { later } from '#packages/scheduling/later.ts'

/** What stands in the pops of a form's fields: nobody sees it before one is opened. */
export const MonthGrid = later(async () => (await import('./month-grid.tsx')).MonthGrid)
export const ComponentTypes = later(async () => (await import('./component-types.tsx')).ComponentTypes)

export const loadLaterParts = () => Promise.all([MonthGrid.ahead(), ComponentTypes.ahead()])
