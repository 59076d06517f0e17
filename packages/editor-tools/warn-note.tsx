import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import styles from './warn-note.module.css'

interface WarnNoteProps {
  title: string
  /** Label of the button. */
  action: string
  onAction(): void
  children: ReactNode
}

/** Said before something goes out, and not forbidden. */
export const WarnNote = ({ title, action, onAction, children }: WarnNoteProps) => (
  <div className={styles.note} role="status">
    <Glyph icon={TriangleAlert} size={16} />
    <p>
      <b>{title}</b>
      {children}
    </p>
    <button type="button" onClick={onAction}>
      {action}
    </button>
  </div>
)
