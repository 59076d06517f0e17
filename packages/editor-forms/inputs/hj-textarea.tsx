import { useId } from 'react'
import { Fault, faultProps } from './fault.tsx'
import { useTextDraft } from './hj-input.tsx'
import styles from './hj-textarea.module.css'
import type { RowInputProps } from './input-props.ts'
import inputs from './inputs.module.css'

/** Several lines of text, which grows with its content. */
export const HjTextarea = (props: RowInputProps<string>) => {
  const { inherited, label, id, disabled, placeholder } = props
  const faultId = useId()
  const draft = useTextDraft(props)
  return (
    <div>
      <div className={inputs.field} data-disabled={disabled || undefined}>
        <div className={styles.grow} data-twin={draft.text}>
          <textarea
            {...draft.bind}
            {...faultProps(faultId, draft.fault)}
            className={styles.area}
            id={id}
            rows={1}
            aria-label={label}
            placeholder={placeholder ?? inherited ?? ''}
            disabled={disabled}
          />
        </div>
      </div>
      <Fault id={faultId}>{draft.fault}</Fault>
    </div>
  )
}
