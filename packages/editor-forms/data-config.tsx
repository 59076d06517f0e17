import { memo } from 'react'
import type { RecordPart } from '#packages/editor-core/own-record.ts'
import type { Kind } from '#packages/sections/define.ts'
import { FieldRow } from './field-row.tsx'
import styles from './form.module.css'
import { formRows } from './form-rows.ts'

/** The fields of an entry, or of the section itself. */
export const DataConfig = memo(function DataConfig({
  section,
  item,
  kind,
  part = 'entry',
}: {
  section: string
  item: string
  kind: Kind
  part?: RecordPart
}) {
  return (
    <div className={styles.fields}>
      {formRows(kind, part).map((row) => (
        <div key={row[0]} className={styles.pair} data-two={row.length > 1 || undefined}>
          {row.map((field) => (
            <FieldRow key={field} section={section} item={item} kind={kind} field={field} />
          ))}
        </div>
      ))}
    </div>
  )
})
