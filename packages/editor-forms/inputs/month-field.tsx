import { type ReactNode, Suspense, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import styles from './inputs.module.css'
import { MonthGrid } from './lazy-popovers.ts'
import { Pop } from './pop.tsx'
import type { useDraft } from './use-draft.ts'

const words = defineWords({
  zh: { choose: (label: string) => `${label}：选择年月` },
  en: { choose: (label: string) => `${label}: choose a month` },
})

/** A month, typed or picked. The month grid is open while the user types; arrow down moves into it. */
export const MonthField = ({
  draft,
  month,
  onPick,
  label,
  placeholder,
  id,
  disabled,
  described,
  end,
  extra,
}: {
  draft: ReturnType<typeof useDraft<string>>
  /** The stored month, or an empty text. */
  month: string
  onPick(month: string): void
  label: string
  placeholder: string
  id?: string | undefined
  disabled?: boolean | undefined
  described: { 'aria-invalid'?: boolean; 'aria-describedby'?: string }
  /** Shown at the end of the field. */
  end?: ReactNode
  /** Shown below the months. */
  extra?: ReactNode
}) => {
  const t = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const months = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (months.current?.contains(document.activeElement)) field.current?.focus()
  }
  const pick = (picked: string) => {
    draft.drop()
    onPick(picked)
    close()
  }
  return (
    <>
      <div ref={box} className={styles.field} data-disabled={disabled || undefined}>
        <input
          {...draft.bind}
          {...described}
          ref={field}
          className={styles.text}
          id={id}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={open}
          role="combobox"
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            draft.finish()
            if (!months.current?.contains(event.relatedTarget)) setOpen(false)
          }}
          onKeyDown={(event) => {
            if (isForInputMethod(event.nativeEvent)) return
            if (event.key === 'Enter') {
              draft.finish()
              setOpen(false)
            } else if (event.key === 'Escape' && open) {
              event.stopPropagation()
              setOpen(false)
            } else if (event.key === 'ArrowDown') {
              event.preventDefault()
              setOpen(true)
              // The grid is not rendered yet.
              requestAnimationFrame(() =>
                months.current?.querySelector<HTMLElement>('[role="group"] button[tabindex="0"]')?.focus(),
              )
            }
          }}
        />
        {end}
      </div>
      <Pop anchor={box} opened={open} onClose={close} label={t.choose(label)} keepFocus>
        <div ref={months}>
          {/* The key changes with the typed year, so that the grid shows that year. */}
          <Suspense>
            <MonthGrid key={month} value={month} onPick={pick} />
          </Suspense>
          {extra}
        </div>
      </Pop>
    </>
  )
}
