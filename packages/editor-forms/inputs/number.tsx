import { type IconNode, Minus, Plus } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useWords } from '#packages/i18n/words.tsx'
import { Fault, faultProps } from './fault.tsx'
import type { InputProps, RowInputProps } from './input-props.ts'
import inputs from './inputs.module.css'
import { type Range, rangeOf } from './limits.ts'
import styles from './number.module.css'
import { numberWords } from './number-words.ts'
import { useNumber } from './use-number.ts'

const FIRST_MS = 400
const NEXT_MS = 60

/** Steps once; held down, it goes on. A key steps in the field itself, so this is no tab stop. */
const StepButton = ({
  icon,
  label,
  disabled,
  onStep,
  onEnd,
}: {
  icon: IconNode
  label: string
  disabled: boolean
  onStep(): void
  onEnd(): void
}) => {
  const step = useRef(onStep)
  step.current = onStep
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    onEnd()
  }
  const again = () => {
    step.current()
    timer.current = setTimeout(again, NEXT_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        step.current()
        timer.current = setTimeout(again, FIRST_MS)
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // A click without a pointer: a screen reader's, or a script's.
      onClick={(event) => {
        if (event.detail !== 0) return
        onStep()
        onEnd()
      }}
    >
      <Glyph icon={icon} size={14} />
    </button>
  )
}

export const NumberStepper = (props: InputProps<number> & { range: Range; unit?: string }) => {
  const { value, inherited, label, id, disabled = false, onCommit, range, unit = '' } = props
  const t = useWords(numberWords)
  const faultId = useId()
  const number = useNumber(props, range, unit)
  const shown = value ?? inherited
  const end = () => onCommit?.()
  return (
    <div>
      <div
        className={`${inputs.field} ${styles.stepper}`}
        data-own={value !== undefined || undefined}
        data-disabled={disabled || undefined}
        title={t.range(range.low, range.high)}
      >
        <StepButton
          icon={Minus}
          label={t.less(label)}
          disabled={disabled || shown === range.low}
          onStep={() => number.step(-1)}
          onEnd={end}
        />
        <label className={styles.middle}>
          <input
            {...number.field}
            {...faultProps(faultId, number.fault)}
            className={styles.number}
            style={{ width: `${Math.max(1, number.text.length)}ch` }}
            id={id}
            placeholder="—"
            disabled={disabled}
            onFocus={(event) => event.currentTarget.select()}
          />
          {unit && number.text !== '' ? <span className={styles.unit}>{unit}</span> : null}
        </label>
        <StepButton
          icon={Plus}
          label={t.more(label)}
          disabled={disabled || shown === range.high}
          onStep={() => number.step(1)}
          onEnd={end}
        />
      </div>
      <Fault id={faultId}>{number.fault}</Fault>
    </div>
  )
}

/** − value unit +. */
export const NumberInput = ({ row, ...props }: RowInputProps<number>) => (
  <NumberStepper
    {...props}
    // Type is set in half points.
    range={{ ...rangeOf(row.value), ...(row.unit === 'pt' ? { step: 0.5 } : {}) }}
    unit={row.unit === 'deg' ? '°' : (row.unit ?? '')}
  />
)
