import { SlidersHorizontal } from 'lucide'
import { Suspense, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import shared from './inputs.module.css'
import { PropsBody } from './later-parts.ts'
import { Pop } from './pop.tsx'
import type { PropsPopoverProps } from './props-body.tsx'
import styles from './props-popover.module.css'

const words = defineWords({
  zh: { open: (label: string) => `「${label}」怎样显示` },
  en: { open: (label: string) => `How “${label}” is shown` },
})

/** How a field is shown: whether at all, under which name, with which icon. What is not set is the kind's. */
export const PropsPopover = (props: PropsPopoverProps) => {
  const { value = {}, label, id, disabled } = props
  const t = useWords(words)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const own = value.visible === false || value.label !== undefined || value.icon !== undefined
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={`${shared.button} ${styles.open}`}
        id={id}
        aria-label={t.open(label)}
        title={t.open(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-own={own || undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Glyph icon={SlidersHorizontal} size={14} />
      </button>
      <Pop anchor={anchor} opened={open} onClose={() => setOpen(false)} label={t.open(label)}>
        <Suspense>
          <PropsBody {...props} />
        </Suspense>
      </Pop>
    </>
  )
}
