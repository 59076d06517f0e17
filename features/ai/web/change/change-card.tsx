import { Check } from 'lucide'
import { useEffect, useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { jumpTo } from '#packages/editor-core/jump.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { usePlaceName } from '../editor/use-place-name.ts'
import styles from './change.module.css'
import { leave, take, verdictOf } from './decisions.ts'
import { DiffView } from './diff-view.tsx'
import { FactTicks } from './fact-ticks.tsx'
import { Rebased } from './rebased-note.tsx'
import type { Reviewed } from './use-review.ts'
import { useWrite } from './use-write.ts'
import { writeChanges } from './write-changes.ts'

const words = defineWords({
  zh: {
    write: '写入',
    some: (count: number, all: number) => `写入 ${count} / ${all} 处`,
    leave: '不用',
    back: '还是看看',
    left: '已放下',
    written: '已写入',
    none: '现在的文字已经是这样了。',
    done: '已写入，可以撤销',
    go: '在页面上看',
  },
  en: {
    write: 'Apply',
    some: (count: number, all: number) => `Apply ${count} of ${all}`,
    leave: 'Dismiss',
    back: 'Show again',
    left: 'Dismissed',
    written: 'Applied',
    none: 'The text already reads like this.',
    done: 'Applied. You can undo this.',
    go: 'Show on page',
  },
})

/** The user's decision about the whole change. */
export type Settled = 'left' | 'written'

interface ChangeCardProps {
  reviewed: Reviewed
  settled: Settled | undefined
  onSettle(settled: Settled | undefined): void
  /** Goes to the place on the page; by itself the editor jumps there. */
  onPlace?(): void
}

/** Previews the change on the page while the card is hovered or focused. */
const usePreview = ({ proposal, text }: Reviewed) => {
  const editor = useEditor()
  // The preview must not remain on the page when the card is removed.
  useEffect(() => () => editor.preview(undefined), [editor])
  return {
    show: () => {
      const { document } = editor.state.getState()
      const change = { place: proposal.place, before: proposal.before, text }
      editor.preview(writeChanges(document, [change]).command)
    },
    hide: () => editor.preview(undefined),
  }
}

/** One suggested edit with its reason and a word diff. It is applied as a whole or in part, as one undo step. */
export const ChangeCard = ({ reviewed, settled, onSettle, onPlace }: ChangeCardProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const nameOf = usePlaceName()
  const write = useWrite()
  const preview = usePreview(reviewed)
  const card = useRef<HTMLElement>(null)
  /** The pressed button disappears, so the focus moves to the card. */
  const settle = (next: Settled) => {
    card.current?.focus({ preventScroll: true })
    onSettle(next)
  }
  const { proposal, decisions, decide } = reviewed
  const { place, hunks, why } = proposal
  const { section, item, field } = place
  const count = decisions.taken.size
  const unconfirmed = hunks.filter(({ id }) => proposal.facts.some(({ hunk }) => hunk === id))
  const go = onPlace ?? (() => jumpTo(editor, { section, item, field, slot: field }))
  const turn = (hunk: string) =>
    decide(verdictOf(decisions, hunk) === 'taken' ? leave(decisions, hunk) : take(proposal, decisions, hunk))
  const apply = () => {
    editor.preview(undefined)
    if (!write([reviewed])) return
    toasts.show(t.done, 'ok')
    settle('written')
  }
  return (
    <article
      ref={card}
      className={styles.card}
      tabIndex={-1}
      data-state={settled ?? (hunks.length === 0 ? 'written' : 'open')}
      onPointerEnter={settled ? undefined : preview.show}
      onPointerLeave={preview.hide}
    >
      <header>
        <button type="button" className={styles.place} title={t.go} onClick={go}>
          {nameOf(place)}
        </button>
      </header>
      {why !== '' && <p className={styles.why}>{why}</p>}
      {hunks.length === 0 ? (
        <span className={styles.done}>
          <Glyph icon={Check} size={14} />
          {settled === 'written' ? t.written : t.none}
        </span>
      ) : settled ? (
        <div className={styles.acts}>
          {settled === 'written' && (
            <span className={styles.done}>
              <Glyph icon={Check} size={14} />
              {t.written}
            </span>
          )}
          {settled === 'left' && <small className={parts.quiet}>{t.left}</small>}
          <button type="button" className={parts.word} onClick={() => onSettle(undefined)}>
            {t.back}
          </button>
        </div>
      ) : (
        <>
          <Rebased proposal={proposal} />
          <DiffView reviewed={reviewed} from={1} current={undefined} brief onHunk={turn} />
          {unconfirmed.map(({ id }) => (
            <FactTicks key={id} proposal={proposal} decisions={decisions} hunk={id} onDecide={decide} />
          ))}
          <div className={styles.acts}>
            <button
              type="button"
              className={parts.button}
              disabled={count === 0}
              onFocus={preview.show}
              onBlur={preview.hide}
              onClick={apply}
            >
              {count === hunks.length || count === 0 ? t.write : t.some(count, hunks.length)}
            </button>
            <button
              type="button"
              className={parts.button}
              onClick={() => {
                editor.preview(undefined)
                settle('left')
              }}
            >
              {t.leave}
            </button>
          </div>
        </>
      )}
    </article>
  )
}
