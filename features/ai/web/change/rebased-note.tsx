import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './change.module.css'
import type { Proposal } from './proposal.ts'

const words = defineWords({
  zh: {
    moved: '这段文字在这期间改过，已按现在的文字重新对照。',
    dropped: (count: number) => `有 ${count} 处建议与你新写的重叠，已放弃，以你写的为准。`,
  },
  en: {
    moved: 'This text changed in the meantime, so it’s now compared with the current text.',
    dropped: (count: number) =>
      count === 1
        ? '1 suggestion overlapped with your new text and was dropped.'
        : `${count} suggestions overlapped with your new text and were dropped.`,
  },
})

/** Tells the user that their later edits are not overwritten. */
export const Rebased = ({ proposal: { isRebased, dropped } }: { proposal: Proposal }) => {
  const t = useWords(words)
  return isRebased ? (
    <p className={styles.status} role="status">
      {t.moved}
      {dropped > 0 && t.dropped(dropped)}
    </p>
  ) : null
}
