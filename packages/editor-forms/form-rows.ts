import { fieldsOf, type RecordPart } from '#packages/editor-core/own-record.ts'
import type { Field, FieldType, Kind } from '#packages/sections/define.ts'

const SHORT: ReadonlySet<FieldType> = new Set(['line', 'level', 'date', 'link'])
const isShort = ({ type, input }: Field) => SHORT.has(type) && input !== 'hj-textarea'

/** Names come before dates, as users fill them in. */
const inOrder = (fields: readonly [string, Field][]): readonly [string, Field][] => {
  const [first, ...rest] = fields
  if (!first || (first[1].type !== 'period' && first[1].type !== 'date')) return fields
  const names = rest.slice(0, 2).filter(([, { type }]) => type === 'line')
  return [...names, first, ...rest.slice(names.length)]
}

/** The fields of a record as rows of a form. Two short fields share a row. */
export const formRows = (kind: Kind, part: RecordPart = 'entry'): string[][] => {
  const rows: string[][] = []
  let half: string | undefined
  const close = () => {
    if (half !== undefined) rows.push([half])
    half = undefined
  }
  for (const [name, field] of inOrder(fieldsOf(kind, part))) {
    if (!isShort(field)) {
      close()
      rows.push([name])
    } else if (half === undefined) half = name
    else {
      rows.push([half, name])
      half = undefined
    }
  }
  close()
  return rows
}
