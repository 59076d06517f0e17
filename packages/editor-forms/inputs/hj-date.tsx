import { useId } from 'react'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { formatMonth } from '#packages/sections/dates.ts'
import { Fault, faultProps } from './fault.tsx'
import { lengthWords } from './hj-input.tsx'
import type { RowInputProps } from './input-props.ts'
import { maxLengthOf, takes } from './limits.ts'
import { MonthField } from './month-field.tsx'
import { readMonth } from './read-month.ts'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  zh: { placeholder: '如 2021.06，或一段文字' },
  en: { placeholder: 'Like Jun 2021, or words' },
})

/** One date: a year and month, a year, or a short text. */
export const HjDate = ({
  value,
  onChange,
  onCommit,
  label,
  id,
  disabled,
  row,
  placeholder,
}: RowInputProps<string>) => {
  const t = useWords(words)
  const lengths = useWords(lengthWords)
  const { language } = useLanguage()
  const faultId = useId()
  const draft = useDraft<string>({
    value,
    show: (date) => formatMonth(date ?? '', language),
    read: (text) => {
      const date = readMonth(text) ?? text
      return takes(row, date)
        ? { value: date }
        : { fault: lengths.long(maxLengthOf(row.value), date.length), now: true }
    },
    onChange,
    onCommit,
  })
  return (
    <div>
      <MonthField
        draft={draft}
        month={readMonth(value ?? '') ?? ''}
        onPick={(month) => {
          onChange(month)
          onCommit?.()
        }}
        label={label}
        placeholder={placeholder ?? t.placeholder}
        id={id}
        disabled={disabled}
        described={faultProps(faultId, draft.fault)}
      />
      <Fault id={faultId}>{draft.fault}</Fault>
    </div>
  )
}
