import { Link2, Unlink2 } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useWords } from '#packages/i18n/words.tsx'
import { Fault, faultProps } from './fault.tsx'
import type { InputProps, RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { type Range, rangeOf } from './limits.ts'
import { numberWords } from './number-words.ts'
import styles from './sides.module.css'
import { useNumber } from './use-number.ts'

/** Top, right, bottom, left. */
export type Sides = [number, number, number, number]
const PLACES = ['top', 'right', 'bottom', 'left'] as const

const Side = ({
  place,
  own,
  range,
  ...props
}: InputProps<number> & { place: (typeof PLACES)[number]; own: boolean; range: Range }) => {
  const faultId = useId()
  const number = useNumber(props, range, 'px')
  return (
    <>
      <input
        {...number.field}
        {...faultProps(faultId, number.fault)}
        className={`${styles.side} ${styles[place]}`}
        data-own={own || undefined}
        disabled={props.disabled}
        title={props.label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.fault}>
        <Fault id={faultId}>{number.fault}</Fault>
      </div>
    </>
  )
}

/** One ring of the box diagram: four numbers at their sides, around the content. */
export const SidesRing = ({
  value,
  inherited,
  onChange,
  onCommit,
  label,
  id,
  disabled,
  range,
  name,
  children,
}: InputProps<Sides> & {
  range: Range
  /** Label in the corner, for nested rings. */
  name?: string
  children?: ReactNode
}) => {
  const t = useWords(numberWords)
  const shown = value ?? inherited ?? [0, 0, 0, 0]
  const [linked, setLinked] = useState(() => new Set(shown).size === 1 && shown[0] !== 0)
  const set = (at: number, number: number) =>
    onChange((linked ? [number, number, number, number] : shown.with(at, number)) as Sides)
  const link = () => {
    setLinked(!linked)
    const [first] = shown
    if (linked || new Set(shown).size === 1) return
    onChange([first, first, first, first])
    onCommit?.()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers cannot use grid layout for a fieldset.
    <div className={styles.ring} role="group" aria-label={label} id={id}>
      {name ? <span className={styles.name}>{name}</span> : null}
      {PLACES.map((place, at) => (
        <Side
          key={place}
          place={place}
          label={`${label} ${t[place]}`}
          value={value?.[at]}
          inherited={shown[at]}
          own={value !== undefined && value[at] !== inherited?.[at]}
          range={range}
          onChange={(number) => set(at, number)}
          {...(onCommit ? { onCommit } : {})}
          {...(disabled ? { disabled } : {})}
        />
      ))}
      <button
        type="button"
        className={`${shared.button} ${styles.link}`}
        aria-label={`${label} ${t.link}`}
        title={t.link}
        aria-pressed={linked}
        disabled={disabled}
        onClick={link}
      >
        <Glyph icon={linked ? Link2 : Unlink2} size={14} />
      </button>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}

export const SidesInput = ({ row, ...props }: RowInputProps<Sides>) => (
  <SidesRing {...props} range={rangeOf(row.value)} />
)
