import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { showHeldBack, useHeldBack } from '#packages/ui/held-back.ts'
import styles from './warn-note.module.css'
import { WarnNote } from './warn-note.tsx'

const words = defineWords({
  zh: {
    held: '有一处还没有保存',
    about: '它太长或不合要求，仍留在编辑框里，这里没有它。',
    go: '去改',
  },
  en: {
    held: 'One text is not saved',
    about: 'It is too long or not understood: it stays in its field, and is not in here.',
    go: 'Show it',
  },
})

/** What a field could not hand on is in no file and behind no link. */
export const HeldNote = ({ onLeave }: { onLeave(): void }) => {
  const t = useWords(words)
  const show = () => {
    onLeave()
    showHeldBack()
  }
  return useHeldBack() ? (
    <WarnNote title={t.held} action={t.go} onAction={show}>
      {t.about}
    </WarnNote>
  ) : null
}

/** Before all that a dialog shows. */
export const HeldLead = ({ onLeave }: { onLeave(): void }) => (
  <div className={styles.lead}>
    <HeldNote onLeave={onLeave} />
  </div>
)
