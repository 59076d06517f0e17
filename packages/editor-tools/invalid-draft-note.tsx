import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { useHasInvalidDrafts } from '#packages/editor-core/use-invalid-drafts.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './warn-note.module.css'
import { WarnNote } from './warn-note.tsx'

const words = defineWords({
  zh: {
    title: '有一处还没有保存',
    about: '它太长或不合要求，仍留在编辑框里，这里没有它。',
    go: '去改',
  },
  en: {
    title: 'One field is not saved',
    about: 'Its text is too long or not valid. It stays in the field, and is not included here.',
    go: 'Show it',
  },
})

/** Warns that text which the document cannot accept is not in files and shared links. */
export const InvalidDraftNote = ({ onLeave }: { onLeave(): void }) => {
  const t = useWords(words)
  const { invalidDrafts } = useEditor()
  const show = () => {
    onLeave()
    invalidDrafts.show()
  }
  return useHasInvalidDrafts() ? (
    <WarnNote title={t.title} action={t.go} onAction={show}>
      {t.about}
    </WarnNote>
  ) : null
}

/** The note at the top of a dialog. */
export const InvalidDraftLead = ({ onLeave }: { onLeave(): void }) => (
  <div className={styles.lead}>
    <InvalidDraftNote onLeave={onLeave} />
  </div>
)
