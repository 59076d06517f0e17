import { BLANK } from '#packages/ai/blanks.ts'
import styles from './diff-view.module.css'

/** A text with its blanks marked, as on the pages. */
export const BlankMarks = ({ text }: { text: string }) => {
  let at = 0
  const parts = [...text.matchAll(BLANK)].flatMap((found) => {
    const before = text.slice(at, found.index)
    at = found.index + found[0].length
    return [
      before,
      <mark key={found.index} className={styles.blank}>
        {found[0]}
      </mark>,
    ]
  })
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  )
}
