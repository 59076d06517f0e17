import { RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { reset: (label: string) => `还原「${label}」` },
  en: { reset: (label: string) => `Reset ${label}` },
})

export interface PropertyRowProps {
  label: string
  /** The property is set and not inherited: its label is bold and it can be reset. */
  own?: boolean
  onReset?(): void
  note?: string | undefined
  /** The control has the full width, below its label. */
  wide?: boolean
  children?: ReactNode
}

/** Resets a property to its inherited value. */
export const ResetButton = ({ label, onReset }: { label: string; onReset(): void }) => {
  const { reset } = useWords(words)
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={reset(label)}
      title={reset(label)}
      onClick={onReset}
    >
      <Glyph icon={RotateCcw} size={14} />
    </button>
  )
}

/** One property: its name, its control and a reset button. */
export const PropertyRow = ({ label, own = false, onReset, note, wide, children }: PropertyRowProps) => (
  <div className={styles.row} data-own={own || undefined} data-wide={wide || undefined}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children || note ? (
      <div className={styles.control}>
        {children}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    ) : null}
    {own && onReset ? <ResetButton label={label} onReset={onReset} /> : null}
  </div>
)

/** A row with a text and a switch. */
export const ToggleRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.toggle}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3 className={styles.groupTitle}>{title}</h3>
    {children}
  </section>
)
