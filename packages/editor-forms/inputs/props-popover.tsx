import { SlidersHorizontal } from 'lucide'
import { Suspense, useRef, useState } from 'react'
import type { FieldProps } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { Pop } from './pop.tsx'
import type { FieldPlace } from './props-form.tsx'
import styles from './props-popover.module.css'

const PropsForm = lazyComponent(async () => (await import('./props-form.tsx')).PropsForm)
export const loadPropsForm = PropsForm.preload

const words = defineWords({
  zh: { open: (label: string) => `「${label}」怎样显示` },
  en: { open: (label: string) => `How “${label}” is shown` },
})

interface PropsPopoverProps extends RowInputProps<FieldProps> {
  /** The field of the document; properties without an effect on its page are not shown. */
  of?: FieldPlace
}

/** Display settings of a field: visibility, label and icon. The kind has the defaults. */
export const PropsPopover = (props: PropsPopoverProps) => {
  const { value = {}, onChange, onCommit, label, id, disabled, row, of } = props
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
          <PropsForm
            value={value}
            row={row}
            of={of}
            onChange={onChange}
            {...(onCommit ? { onCommit } : {})}
          />
        </Suspense>
      </Pop>
    </>
  )
}
