import { TextCursorInput } from 'lucide'
import { Suspense, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { InputRow } from './input-props.ts'
import { inputTypesOf, isNamedInput, useInputType } from './input-types.ts'
import shared from './inputs.module.css'
import { ComponentTypes } from './lazy-popovers.ts'
import { Pop } from './pop.tsx'

const words = defineWords({
  zh: {
    open: (label: string) => `「${label}」的输入方式`,
  },
  en: {
    open: (label: string) => `How “${label}” is written`,
  },
})

/**
 * Switches the input of a field without changing its value. The choice is stored in the browser, not in the document.
 */
export const ComponentTypePop = ({
  field,
  row,
  label,
  breaks = false,
}: {
  /** Kind and name: `work_experience.bullets`. */
  field: string
  row: InputRow
  label: string
  /** Its text has several lines. */
  breaks?: boolean
}) => {
  const t = useWords(words)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = useInputType(field, row)
  const types = inputTypesOf(row).filter(isNamedInput)
  if (types.length < 2) return null
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={shared.button}
        aria-label={t.open(label)}
        title={t.open(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph icon={TextCursorInput} size={14} />
      </button>
      <Pop anchor={anchor} opened={open} onClose={() => setOpen(false)} label={t.open(label)}>
        <Suspense>
          <ComponentTypes field={field} label={t.open(label)} types={types} chosen={chosen} breaks={breaks} />
        </Suspense>
      </Pop>
    </>
  )
}
