import { formatIds } from '#packages/export/formats.ts'
import { families } from '#packages/fonts/faces.ts'
import type { FactKey } from '../pages-contract.ts'
import { engine } from './numbers.ts'

/** Counted from the registries that the product itself works by. */
export const facts: Record<FactKey, number> = {
  ...engine,
  formats: formatIds.length,
  fonts: families.length,
}
