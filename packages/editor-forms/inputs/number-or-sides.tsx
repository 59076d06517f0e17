import { Square, SquareDashed } from 'lucide'
import { useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useWords } from '#packages/i18n/words.tsx'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { rangeOf } from './limits.ts'
import { useNameWithValue } from './name-with-value.ts'
import { NumberStepper } from './number.tsx'
import styles from './number-or-sides.module.css'
import { numberWords } from './number-words.ts'
import { type Sides, SidesRing } from './sides.tsx'

const asSides = (value: number | Sides | undefined): Sides | undefined =>
  typeof value === 'number' ? [value, value, value, value] : value

/** One number for all four sides, or one per side. */
export const NumberOrSides = ({ row, value, inherited, ...props }: RowInputProps<number | Sides>) => {
  const t = useWords(numberWords)
  const named = useNameWithValue()
  const shown = value ?? inherited
  const [isSeparate, setSeparate] = useState(typeof shown === 'object')
  // Undo may restore four values while one is shown.
  const four = isSeparate || typeof shown === 'object'
  const range = rangeOf(row.value)
  const toggle = () => {
    setSeparate(!four)
    if (!four || typeof value !== 'object') return
    props.onChange(Math.max(...value))
    props.onCommit?.()
  }
  return (
    <div className={styles.pair}>
      <div className={styles.control}>
        {four ? (
          <SidesRing {...props} value={asSides(value)} inherited={asSides(inherited)} range={range} />
        ) : (
          <NumberStepper
            {...props}
            value={value as number | undefined}
            inherited={inherited as number | undefined}
            range={range}
            unit={row.unit ?? ''}
          />
        )}
      </div>
      <button
        type="button"
        className={`${shared.button} ${styles.toggle}`}
        aria-label={named(props.label, t.each)}
        title={four ? t.one : t.each}
        aria-pressed={four}
        disabled={props.disabled}
        onClick={toggle}
      >
        <Glyph icon={four ? SquareDashed : Square} size={14} />
      </button>
    </div>
  )
}
