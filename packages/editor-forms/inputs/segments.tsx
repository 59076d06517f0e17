import type { IconNode } from 'lucide'
import { useId } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { InputProps } from './input-props.ts'
import styles from './segments.module.css'

export interface Segment {
  value: string
  name: string
  icon?: IconNode | undefined
}

/** A few options as radio buttons, with one tab stop and arrow keys. */
export const Segments = ({
  value,
  inherited,
  onChange,
  onCommit,
  label,
  id,
  disabled,
  segments,
}: InputProps<string> & { segments: readonly Segment[] }) => {
  const name = useId()
  const shown = value ?? inherited
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label} id={id}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          data-inherited={value === undefined || undefined}
          title={segment.icon ? segment.name : undefined}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={shown === segment.value}
            disabled={disabled}
            aria-label={segment.name}
            // Choosing an inherited value makes it the user's own, which a radio button does not report as a change.
            onClick={() => {
              if (value === undefined && shown === segment.value) onChange(segment.value)
              onCommit?.()
            }}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon ? <Glyph icon={segment.icon} /> : <span>{segment.name}</span>}
        </label>
      ))}
    </div>
  )
}
