import { useId, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import styles from './reason-field.module.css'

const words = defineWords({
  zh: {
    label: '原因',
    place: '哪里不合适、怎样改就能通过。作者会收到这些话。',
    phrases: '常用的话',
    left: (count: number) => `还可写 ${count} 字`,
    contrast: '对比度不足',
    contrastText: '对比度不足：请加深浅色文字，或换成更浅的底色。',
    orphan: '标题孤行',
    orphanText: '标题孤行：有标题落在页末，内容却在下一页，请调整间距。',
    details: '资料不全',
    detailsText: '资料不全：请补上简介，以及适用的行业和岗位。',
    alike: '与已有模板雷同',
    alikeText: '与已有模板雷同：请在版式或面向的读者上拉开差别。',
  },
  en: {
    label: 'Reason',
    place: 'What’s wrong and how to fix it. The author will receive this text.',
    phrases: 'Common reasons',
    left: (count: number) => `${count} characters left`,
    contrast: 'Low contrast',
    contrastText: 'Low contrast: please darken the pale text or use a lighter background.',
    orphan: 'Stranded title',
    orphanText:
      'Stranded title: a title is at the bottom of a page and its content is on the next. Please adjust the spacing.',
    details: 'Missing details',
    detailsText: 'Missing details: please add a description and the industries and jobs it suits.',
    alike: 'Too similar',
    alikeText: 'Too similar to an existing template: please give it a different layout or audience.',
  },
})

const PHRASES = ['contrast', 'orphan', 'details', 'alike'] as const
const MAX_REASON_LENGTH = 500

interface ReasonFieldProps {
  value: string
  onChange(value: string): void
  /** Called on Ctrl or ⌘ with Enter. */
  onSend(): void
  disabled?: boolean
}

/** The reason for a rejection. A phrase button inserts its text on a new line, which the reviewer can continue. */
export const ReasonField = ({ value, onChange, onSend, disabled }: ReasonFieldProps) => {
  const t = useWords(words)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const add = (phrase: string) => {
    const before = value.trimEnd()
    onChange(`${before}${before === '' ? '' : '\n'}${phrase}`.slice(0, MAX_REASON_LENGTH))
    field.current?.focus()
  }
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{t.label}</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        maxLength={MAX_REASON_LENGTH}
        placeholder={t.place}
        value={value}
        disabled={disabled}
        aria-describedby={`${id}-left`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (
            event.key !== 'Enter' ||
            !(event.ctrlKey || event.metaKey) ||
            isForInputMethod(event.nativeEvent)
          )
            return
          event.preventDefault()
          onSend()
        }}
        // biome-ignore lint/a11y/noAutofocus: the user opened it with a button or key.
        autoFocus
      />
      <div className={styles.foot}>
        <ul aria-label={t.phrases}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" disabled={disabled} onClick={() => add(t[`${phrase}Text`])}>
                {t[phrase]}
              </button>
            </li>
          ))}
        </ul>
        <span id={`${id}-left`} data-few={MAX_REASON_LENGTH - value.length < 50 || undefined}>
          {t.left(MAX_REASON_LENGTH - value.length)}
        </span>
      </div>
    </div>
  )
}
