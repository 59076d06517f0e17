import { ChevronDown } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { levelWord } from '#packages/sections/levels.ts'
import { Fault, faultProps } from './fault.tsx'
import { useTextDraft } from './hj-input.tsx'
import styles from './hj-select.module.css'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { OneOf } from './one-of.tsx'
import { OptionList } from './option-list.tsx'
import { useOptionList } from './use-option-list.ts'

const words = defineWords({
  zh: { open: (label: string) => `${label}的选项`, own: '也可以直接输入', unsaid: '不写' },
  en: { open: (label: string) => `Choices for ${label}`, own: 'Or write your own', unsaid: 'Not said' },
})

const Steps = ({ level }: { level: number }) => (
  <span className={styles.steps} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((step) => (
      <i key={step} data-on={step <= level || undefined} />
    ))}
  </span>
)

/** A level from 1 to 5, as a word and as filled dots. */
const Level = (props: RowInputProps<string>) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const options = ['', ...(props.row.options ?? [])].map((value) => {
    const name = value === '' ? t.unsaid : levelWord(Number(value), language)
    const sample = (
      <>
        <span className={styles.level}>{name}</span>
        {value === '' ? null : <Steps level={Number(value)} />}
      </>
    )
    return { value, name, sample }
  })
  return <OneOf {...props} options={options} empty={t.unsaid} />
}

const FreeSelect = (props: RowInputProps<string>) => {
  const { value, inherited, onChange, onCommit, label, id, disabled, row, placeholder } = props
  const t = useWords(words)
  const faultId = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const draft = useTextDraft(props)
  const [typing, setTyping] = useState(false)
  const english = useEditorState(({ document }) => document.language === 'en')
  const all = (english ? row.englishOptions : undefined) ?? row.options ?? []
  // Typing filters the list; opening it with the button shows all options and marks the current one.
  const narrowed = typing
    ? all.filter((option) => option.toLowerCase().includes(draft.text.trim().toLowerCase()))
    : all
  const { list, bind, open, close } = useOptionList({
    options: narrowed.map((option) => ({ value: option, name: option })),
    chosen: value,
    onChoose: (chosen) => {
      draft.drop()
      setTyping(false)
      onChange(chosen)
      onCommit?.()
    },
  })
  return (
    <div>
      <div ref={box} className={shared.field} data-disabled={disabled || undefined}>
        <input
          {...draft.bind}
          {...bind}
          {...faultProps(faultId, draft.fault)}
          ref={field}
          className={shared.text}
          id={id}
          aria-label={label}
          placeholder={placeholder ?? inherited ?? ''}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => {
            draft.bind.onChange(event)
            setTyping(true)
            open()
          }}
          onClick={() => open()}
          onBlur={() => {
            close()
            setTyping(false)
            draft.finish()
          }}
        />
        {all.length > 0 ? (
          <button
            type="button"
            className={styles.chevron}
            tabIndex={-1}
            aria-label={t.open(label)}
            disabled={disabled}
            // The field keeps the focus, since blur would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              field.current?.focus()
              setTyping(false)
              if (list.opened) close()
              else open()
            }}
          >
            <Glyph icon={ChevronDown} size={14} />
          </button>
        ) : null}
      </div>
      <OptionList list={list} anchor={box} label={label} note={t.own} />
      <Fault id={faultId}>{draft.fault}</Fault>
    </div>
  )
}

/** A list with suggestions that also accepts other text; a level accepts only its five values. */
export const HjSelect = (props: RowInputProps<string>) =>
  props.row.type === 'level' ? <Level {...props} /> : <FreeSelect {...props} />
