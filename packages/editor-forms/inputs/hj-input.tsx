import { useId } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { withoutTabs } from './clean-text.ts'
import { Fault, faultProps } from './fault.tsx'
import type { InputRow, RowInputProps } from './input-props.ts'
import styles from './inputs.module.css'
import { maxLengthOf, takes } from './limits.ts'
import { useDraft } from './use-draft.ts'

export const lengthWords = defineWords({
  zh: {
    long: (max: number, now: number) => `最多 ${max} 个字，现在 ${now} 个；这样写还没有保存`,
    wrong: '这里不能这样写，还没有保存',
  },
  en: {
    long: (max: number, now: number) => `At most ${max} characters, now ${now}: not saved yet`,
    wrong: 'This cannot stand here: not saved yet',
  },
})

/** Keyboard types of phones. */
const KEYBOARDS: Record<string, 'email' | 'tel' | 'url'> = { mail: 'email', phone: 'tel', link: 'url' }

/** A text that the row does not accept stays in the field, with an error message. */
export const useTextDraft = ({ value, row, part = '', onChange, onCommit }: RowInputProps<string>) => {
  const t = useWords(lengthWords)
  return useDraft<string>({
    value,
    part,
    show: (text) => text ?? '',
    read: (text) => {
      const clean = withoutTabs(text)
      if (takes(row, clean)) return { value: clean }
      const max = maxLengthOf(row.value)
      return { fault: clean.length > max ? t.long(max, clean.length) : t.wrong, now: true }
    },
    onChange,
    onCommit,
  })
}

const keyboardOf = ({ icon, type }: InputRow) => KEYBOARDS[type === 'link' ? 'link' : (icon ?? '')]

export const HjInput = (props: RowInputProps<string>) => {
  const { inherited, label, id, disabled, row, placeholder } = props
  const faultId = useId()
  const draft = useTextDraft(props)
  const inputMode = keyboardOf(row)
  return (
    <div>
      <div className={styles.field} data-disabled={disabled || undefined}>
        <input
          {...draft.bind}
          {...faultProps(faultId, draft.fault)}
          {...(inputMode ? { inputMode } : {})}
          className={styles.text}
          id={id}
          aria-label={label}
          placeholder={placeholder ?? inherited ?? ''}
          disabled={disabled}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isForInputMethod(event.nativeEvent)) draft.finish()
          }}
        />
      </div>
      <Fault id={faultId}>{draft.fault}</Fault>
    </div>
  )
}
