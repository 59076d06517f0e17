import { type DiffPart, diffText } from '#packages/ai/change/text-diff.ts'
import styles from './diff-text.module.css'

/** Removed text is struck through and added text underlined, so that colour is not the only difference. */
export const DiffParts = ({ parts }: { parts: readonly DiffPart[] }) => (
  <span className={styles.text}>
    {parts.map((part, at) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
      if (part.op === 'same') return <span key={at}>{part.text}</span>
      return part.op === 'cut' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <del key={at}>{part.text}</del>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <ins key={at}>{part.text}</ins>
      )
    })}
  </span>
)

/** One of two versions to choose from. Text that the other version does not have is marked. */
export const DiffSide = ({ before, after, side }: { before: string; after: string; side: 'cut' | 'new' }) => (
  <span className={styles.text}>
    {diffText(before, after)
      .filter(({ op }) => op === 'same' || op === side)
      .map((part, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
        return part.op === 'same' ? <span key={at}>{part.text}</span> : <mark key={at}>{part.text}</mark>
      })}
  </span>
)
