import { GripVertical } from 'lucide'
import type { KeyboardEvent } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './form.module.css'

const words = defineWords({
  zh: { blank: '未填写', keys: 'Alt+↑ ↓ 移动' },
  en: { blank: 'Empty entry', keys: 'Alt+↑ ↓ moves' },
})

interface DataTitleLeftProps {
  title: string
  open: boolean
  onToggle(): void
  onKeyDown(event: KeyboardEvent): void
}

/** The left end of an entry's header: the drag handle and the title. */
export const DataTitleLeft = ({ title, open, onToggle, onKeyDown }: DataTitleLeftProps) => {
  const t = useWords(words)
  return (
    <>
      <span className={styles.grip} aria-hidden="true">
        <Glyph icon={GripVertical} size={14} />
      </span>
      <button
        type="button"
        className={styles.entryName}
        data-entry-head=""
        data-blank={title === '' || undefined}
        aria-expanded={open}
        title={t.keys}
        onClick={onToggle}
        onKeyDown={onKeyDown}
      >
        {title || t.blank}
      </button>
    </>
  )
}
