import { useId, useRef } from 'react'
import * as z from 'zod/mini'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Period } from '#packages/document/values.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { formatDates, formatMonth } from '#packages/sections/dates.ts'
import { Fault, faultProps } from './fault.tsx'
import styles from './hj-date-picker.module.css'
import { HjInput } from './hj-input.tsx'
import type { InputRow, RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { MonthField } from './month-field.tsx'
import { meansNow, readMonth } from './read-month.ts'
import { endsFirst, periodOf, readPeriod } from './read-period.ts'
import { Switch } from './switch.tsx'
import { useDraft } from './use-draft.ts'

const words = defineWords({
  zh: {
    from: '开始',
    to: '结束',
    now: '至今',
    unread: '没看懂这个时间，可写成 2021.03',
    order: '结束早于开始，请核对',
    asText: '改用文字',
    asMonths: '改用年月',
    text: `如「大三暑期」，最多 ${MAX_LENGTH.period} 个字`,
  },
  en: {
    from: 'Start',
    to: 'End',
    now: 'Present',
    unread: 'Not understood: write it like 2021.03',
    order: 'The end is before the start',
    asText: 'Use words',
    asMonths: 'Use months',
    text: `Like “summer of 2021”, at most ${MAX_LENGTH.period} characters`,
  },
})

type Props = RowInputProps<Period>

/** Start and end month, typed or picked; a switch 至今 for current entries. */
const Months = ({
  value = {},
  onChange,
  onCommit,
  label,
  id,
  disabled,
  onText,
}: Props & { onText(text: string, unread: boolean): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const faultId = useId()
  const before = useRef('')
  const from = value.from ?? ''
  const to = value.to ?? ''
  const runs = to === 'now'
  const set = (start: string, end: string) => onChange(periodOf(start, end))
  const pick = (start: string, end: string) => {
    set(start, end)
    onCommit?.()
  }
  const readEnd = (text: string) => {
    if (text.trim() === '') return { value: '' }
    const month = readMonth(text)
    return month ? { value: month } : { fault: t.unread }
  }
  const start = useDraft<string>({
    part: 'from',
    value: from,
    show: (month) => formatMonth(month ?? '', language),
    read: readEnd,
    // A range in the first field fills both fields on blur, since 2021.3-2023 may still become 2021.3-2023.6.
    settle: (text) => {
      const both = readPeriod(text)
      return both ? `${both.from}/${both.to}` : undefined
    },
    onChange: (read) => {
      const [first = '', last] = read.split('/')
      set(first, last ?? to)
    },
    onCommit,
  })
  const end = useDraft<string>({
    part: 'to',
    value: to,
    show: (month) => (month === 'now' ? t.now : formatMonth(month ?? '', language)),
    read: (text) => (meansNow(text) ? { value: 'now' } : readEnd(text)),
    onChange: (month) => set(from, month),
    onCommit,
  })
  const unread = start.fault ? start.text : end.fault ? end.text : undefined
  const fault = start.fault ?? end.fault ?? (endsFirst(value) ? t.order : undefined)
  const described = (own: string | undefined) => (own ? faultProps(faultId, own) : {})
  const toText = (
    <button
      type="button"
      className={shared.word}
      disabled={disabled || (unread ?? '').length > MAX_LENGTH.period}
      onClick={() => onText(unread ?? formatDates(value, 'range', language).join(''), unread !== undefined)}
    >
      {t.asText}
    </button>
  )
  return (
    <div className={styles.period}>
      <div className={styles.ends}>
        <MonthField
          draft={start}
          month={from}
          onPick={(month) => pick(month, to)}
          label={`${label} ${t.from}`}
          placeholder={t.from}
          id={id}
          disabled={disabled}
          described={described(start.fault)}
          extra={toText}
        />
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <MonthField
          draft={end}
          month={runs ? '' : to}
          onPick={(month) => pick(from, month)}
          label={`${label} ${t.to}`}
          placeholder={t.to}
          disabled={disabled}
          described={described(end.fault)}
          extra={toText}
          end={
            // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control.
            <label className={styles.now}>
              {runs ? null : <span>{t.now}</span>}
              <Switch
                checked={runs}
                label={`${label} ${t.now}`}
                disabled={disabled}
                onChange={(on) => {
                  if (on) before.current = to
                  end.drop()
                  pick(from, on ? 'now' : before.current)
                }}
              />
            </label>
          }
        />
      </div>
      <Fault id={faultId}>
        {fault ? (
          <>
            {fault}
            {unread === undefined ? null : toText}
          </>
        ) : undefined}
      </Fault>
    </div>
  )
}

/** A short text instead of months. */
const textRow: InputRow = {
  zh: '',
  en: '',
  input: 'hj-input',
  value: z.string().check(z.maxLength(MAX_LENGTH.period)),
}

/** A period: start and end month, or a short text. Switching converts the value. */
export const HjDatePicker = (props: Props) => {
  const { value = {}, inherited: _, onChange, onCommit, ...rest } = props
  const t = useWords(words)
  const lastWords = useRef<string>(undefined)
  const months = periodOf(value.from ?? '', value.to ?? '')
  if (value.text === undefined)
    return (
      <Months
        {...props}
        onText={(text, unread) => {
          onChange({ ...months, text: unread ? text : (lastWords.current ?? text) })
          onCommit?.()
        }}
      />
    )
  const { text } = value
  return (
    <div className={styles.words}>
      <HjInput
        {...rest}
        row={textRow}
        value={text}
        placeholder={t.text}
        onChange={(next) => onChange({ ...months, text: next })}
        {...(onCommit ? { onCommit } : {})}
      />
      <button
        type="button"
        className={shared.word}
        disabled={rest.disabled}
        onClick={() => {
          lastWords.current = text
          onChange(readPeriod(text) ?? months)
          onCommit?.()
        }}
      >
        {t.asMonths}
      </button>
    </div>
  )
}
