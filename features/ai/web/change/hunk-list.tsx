import { Check, Undo2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Hunk } from '#packages/ai/change/hunks.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './change.module.css'
import { confirmHunk, type Decisions, leave, take, verdictOf, writeOwn } from './decisions.ts'
import { FactTicks } from './fact-ticks.tsx'
import { shownText } from './shown-text.ts'
import type { Reviewed } from './use-review.ts'

const words = defineWords({
  zh: {
    accept: '接受',
    sure: '属实，接受',
    reject: '拒绝',
    taken: '已接受',
    left: '已拒绝，保留原文',
    back: '改主意',
    own: '自己写',
    ownText: '改成自己的写法',
    useOwn: '用我写的',
  },
  en: {
    accept: 'Accept',
    sure: 'It’s correct: accept',
    reject: 'Reject',
    taken: 'Accepted',
    left: 'Rejected: original text kept',
    back: 'Change decision',
    own: 'Write my own',
    ownText: 'Your own version',
    useOwn: 'Use my version',
  },
})

const OwnWords = ({ text, onUse }: { text: string; onUse(text: string): void }) => {
  const t = useWords(words)
  const [own, setOwn] = useState(text)
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault()
        onUse(own)
      }}
    >
      <input
        className={parts.field}
        aria-label={t.ownText}
        value={own}
        maxLength={2000}
        // biome-ignore lint/a11y/noAutofocus: it was asked for.
        autoFocus
        onChange={({ currentTarget }) => setOwn(currentTarget.value)}
      />
      <button type="submit" className={parts.button}>
        {t.useOwn}
      </button>
    </form>
  )
}

const HunkRow = ({
  hunk,
  number,
  reviewed: { proposal, decisions, decide },
  isCurrent,
  asked,
}: {
  hunk: Hunk
  number: number
  reviewed: Reviewed
  isCurrent: boolean
  asked: number
}) => {
  const t = useWords(words)
  const row = useRef<HTMLLIElement>(null)
  const [writing, setWriting] = useState(false)
  const verdict = verdictOf(decisions, hunk.id)
  const isUnconfirmed = proposal.facts.some((fact) => fact.hunk === hunk.id)
  const added = decisions.own[hunk.id] ?? hunk.added
  /** The pressed button disappears, so the focus moves to the row. */
  const settle = (next: Decisions) => {
    row.current?.focus({ preventScroll: true })
    decide(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is gone to again.
  useEffect(() => {
    if (!isCurrent) return
    row.current?.scrollIntoView({ block: 'nearest' })
    row.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
  }, [isCurrent, asked])
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={styles.row}
      data-verdict={verdict}
      data-current={isCurrent || undefined}
    >
      <span className={styles.badge} aria-hidden="true">
        {number}
      </span>
      <div className={styles.what}>
        {hunk.cut.trim() !== '' && <del>{shownText(hunk.cut.trim(), true)}</del>}{' '}
        {added.trim() !== '' && <ins>{shownText(added.trim(), true)}</ins>}
      </div>
      {isUnconfirmed && verdict !== 'left' && decisions.own[hunk.id] === undefined && (
        <FactTicks proposal={proposal} decisions={decisions} hunk={hunk.id} onDecide={decide} />
      )}
      <div className={styles.acts}>
        {verdict === 'open' && (
          <button
            type="button"
            className={parts.button}
            onClick={() =>
              settle(
                isUnconfirmed
                  ? confirmHunk(proposal, decisions, hunk.id)
                  : take(proposal, decisions, hunk.id),
              )
            }
          >
            {isUnconfirmed ? t.sure : t.accept}
          </button>
        )}
        {verdict === 'taken' && (
          <span className={styles.done}>
            <Glyph icon={Check} size={14} />
            {t.taken}
          </span>
        )}
        {verdict === 'left' ? (
          <>
            <small className={parts.quiet}>{t.left}</small>
            <button
              type="button"
              className={parts.word}
              onClick={() => settle(take(proposal, decisions, hunk.id))}
            >
              <Glyph icon={Undo2} size={14} />
              {t.back}
            </button>
          </>
        ) : (
          <button
            type="button"
            className={verdict === 'open' ? parts.button : parts.word}
            onClick={() => settle(leave(decisions, hunk.id))}
          >
            {t.reject}
          </button>
        )}
        {verdict !== 'left' && hunk.added !== '' && !writing && (
          <button type="button" className={parts.word} onClick={() => setWriting(true)}>
            {t.own}
          </button>
        )}
        {writing && (
          <OwnWords
            text={added}
            onUse={(text) => {
              setWriting(false)
              settle(writeOwn(proposal, decisions, hunk.id, text))
            }}
          />
        )}
      </div>
    </li>
  )
}

export interface CurrentHunk {
  proposal: string
  hunk: string
  /** Counts the jumps to it. */
  asked: number
}

/** Every hunk with its number and buttons to take or leave it. */
export const HunkList = ({
  reviewed,
  from,
  current,
}: {
  reviewed: Reviewed
  from: number
  current: CurrentHunk | undefined
}) => (
  <ol className={styles.list}>
    {reviewed.proposal.hunks.map((hunk, at) => (
      <HunkRow
        key={hunk.id}
        hunk={hunk}
        number={from + at}
        reviewed={reviewed}
        isCurrent={current?.proposal === reviewed.proposal.key && current.hunk === hunk.id}
        asked={current?.asked ?? 0}
      />
    ))}
  </ol>
)
