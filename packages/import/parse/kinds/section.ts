import type { DraftItem } from '../../draft.ts'

/** The result of reading the lines below a heading. */
export interface Read {
  items: DraftItem[]
  replaced: string[]
}

/** Without the fields that stayed empty. */
export const filled = (data: Record<string, DraftItem['data'][string] | undefined>): DraftItem['data'] =>
  Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) =>
      value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[field, value]],
    ),
  )
