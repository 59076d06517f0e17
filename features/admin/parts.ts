/** What screens of other slices under /admin are made of. */
export { AdminFrame } from './web/admin-frame.tsx'
export { ChoiceFilter, Filters, SearchFilter } from './web/filters.tsx'
export { useAddress } from './web/use-address.ts'
