import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { Field } from '#packages/admin-ui/field.tsx'
import { type Language, languageTag } from '#packages/i18n/language.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useMoments } from '../use-moments.ts'
import { textWords } from './text-words.ts'
import classes from './texts.module.css'
import type { TextDraft } from './use-text-draft.ts'

export const LanguageChoice = ({
  value,
  onChange,
}: {
  value: Language
  onChange(language: Language): void
}) => {
  const t = useWords(textWords)
  return (
    <fieldset className={classes.languages}>
      <legend>{t.language}</legend>
      {(['zh', 'en'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="writing" checked={value === one} onChange={() => onChange(one)} />
          <span lang={languageTag[one]}>{t[one]}</span>
        </label>
      ))}
      {value === 'en' && <small>{t.fallback}</small>}
    </fieldset>
  )
}

interface TextProps {
  form: Pick<TextDraft, 'draft' | 'faults' | 'write'>
  /** The path of its text in the draft. */
  at: string
  label: string
  hint?: string
  max: number
  /** Multi-line. */
  lines?: number | undefined
  language?: Language
  placeholder?: string | undefined
  type?: 'text' | 'email'
}

/** A text field with a counter near its limit; pasted text is never cut. */
export const TextBox = ({ form, at, label, hint, max, lines, language, placeholder, type }: TextProps) => {
  const t = useWords(textWords)
  const { count } = useMoments()
  const text = form.draft[at] ?? ''
  const fault = form.faults?.get(at)
  const counted = text.length > max * 0.8 ? t.count(count(text.length), count(max)) : undefined
  const shared = {
    value: text,
    placeholder,
    lang: language && languageTag[language],
    className: classes.input,
  }
  return (
    <Field
      label={language === 'en' ? t.inEnglish(label) : label}
      hint={counted ?? hint}
      error={fault && [t[fault], counted].filter(Boolean).join(' · ')}
    >
      {(wired) =>
        lines === undefined ? (
          <input
            type={type}
            autoComplete="off"
            {...shared}
            {...wired}
            onChange={({ currentTarget }) => form.write(at, currentTarget.value)}
          />
        ) : (
          <textarea
            {...shared}
            {...wired}
            rows={lines}
            onChange={({ currentTarget }) => form.write(at, currentTarget.value)}
          />
        )
      }
    </Field>
  )
}

const leavingWords = defineWords({
  zh: {
    title: '有没保存的修改',
    text: '离开之后，它会留在这台设备上，下次打开可以接着写；访问者看不到。',
    leave: '离开',
  },
  en: {
    title: 'You have unsaved changes',
    text: 'If you leave, they stay on this device and you can pick up where you left off. Visitors won’t see them.',
    leave: 'Leave',
  },
})

/** While changes are unsaved, leaving asks first: with a dialog for links, with the browser's own when closing. */
export const Leaving = ({ isChanged }: { isChanged: boolean }) => {
  const t = useWords(leavingWords)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <ActDialog
      title={t.title}
      lead={t.text}
      act={t.leave}
      stays
      run={async () => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
