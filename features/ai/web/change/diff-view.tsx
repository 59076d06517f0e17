import { type Hunk, hunkParts } from '#packages/ai/change/hunks.ts'
import { changedLines } from '#packages/ai/change/text-diff.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { verdictOf } from './decisions.ts'
import styles from './diff-view.module.css'
import { FactMarks } from './fact-marks.tsx'
import { endsLine, shownText } from './shown-text.ts'
import type { Reviewed } from './use-review.ts'

const words = defineWords({
  zh: {
    go: (number: number) => `第 ${number} 处改动`,
    taken: '已接受',
    left: '已拒绝',
    open: '待定',
  },
  en: {
    go: (number: number) => `Change ${number}`,
    taken: 'accepted',
    left: 'rejected',
    open: 'pending',
  },
})

interface DiffViewProps {
  reviewed: Reviewed
  /** The number of its first hunk. */
  from: number
  current: string | undefined
  /** Shows only changed lines. */
  brief?: boolean
  /** Goes to the hunk in the list, or toggles it. */
  onHunk(hunk: string): void
}

const HunkView = ({
  hunk,
  number,
  start,
  reviewed: { proposal, decisions },
  current,
  onHunk,
}: Omit<DiffViewProps, 'from'> & { hunk: Hunk; number: number; start: boolean }) => {
  const t = useWords(words)
  const verdict = verdictOf(decisions, hunk.id)
  const isUnconfirmed = proposal.facts.some((fact) => fact.hunk === hunk.id)
  const added = decisions.own[hunk.id] ?? hunk.added
  return (
    <span
      className={styles.hunk}
      data-verdict={verdict}
      data-held={isUnconfirmed || undefined}
      data-current={current === hunk.id || undefined}
    >
      {hunk.cut !== '' && <del>{shownText(hunk.cut, start)}</del>}
      {verdict !== 'left' && added !== '' && (
        <ins>
          <FactMarks
            text={shownText(added, start)}
            facts={proposal.facts.filter((fact) => fact.hunk === hunk.id)}
          />
        </ins>
      )}
      <button
        type="button"
        className={styles.number}
        aria-label={`${t.go(number)}，${t[verdict]}`}
        title={`${t.go(number)}，${t[verdict]}`}
        onClick={() => onHunk(hunk.id)}
      >
        {number}
      </button>
    </span>
  )
}

/** Both texts in one: deletions are struck through, additions underlined, facts amber; each change is numbered. */
export const DiffView = ({ reviewed, from, current, brief = false, onHunk }: DiffViewProps) => {
  const { proposal } = reviewed
  const parts = hunkParts(proposal.before, proposal.hunks)
  const changed = changedLines(
    parts.map((part) =>
      typeof part === 'string' ? { op: 'same', text: part } : { op: 'new', text: part.added },
    ),
  )
  let start = true
  let number = from - 1
  return (
    <p className={styles.text}>
      {parts.map((part, at) => {
        const isStart = start
        start = endsLine(typeof part === 'string' ? part : part.added || part.cut, start)
        if (typeof part === 'string')
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place.
          return <span key={at}>{shownText(brief ? (changed[at]?.text ?? part) : part, isStart)}</span>
        number += 1
        return (
          <HunkView
            key={`hunk ${part.id}`}
            hunk={part}
            number={number}
            start={isStart}
            reviewed={reviewed}
            current={current}
            onHunk={onHunk}
          />
        )
      })}
    </p>
  )
}
