import type { Place } from '#packages/ai/places.ts'
import { useDocument } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import diff from '../change/diff-view.module.css'
import { DiffView } from '../change/diff-view.tsx'
import { Legend } from '../change/legend.tsx'
import { Rebased } from '../change/rebased-note.tsx'
import { shownText } from '../change/shown-text.ts'
import { textAt } from '../change/text-at.ts'
import type { Reviewed } from '../change/use-review.ts'
import { type AiRun, isRunning, placeKey } from '../run/run-state.ts'
import styles from './editor.module.css'
import { RunNotice } from './run-notice.tsx'
import type { ChosenModel } from './use-chosen-model.ts'
import { usePlaceName } from './use-place-name.ts'

const words = defineWords({
  zh: {
    now: '现在的文字',
    empty: '这里还没有文字。在上面用几个词说说要写什么；直接开始，就按目标岗位来写。',
    coming: '正在写…',
    waiting: '正在等模型回答…',
    same: '看过了，这一段没有要改的地方。',
  },
  en: {
    now: 'Current text',
    empty:
      'There’s no text here yet. Describe above what to write, or start right away and we’ll write for your target job.',
    coming: 'Writing…',
    waiting: 'Waiting for the model…',
    same: 'Reviewed: nothing to change here.',
  },
})

export type View = 'diff' | 'plain'

interface EditTextsProps {
  places: readonly Place[]
  run: AiRun
  chosen: ChosenModel
  reviewed: readonly Reviewed[]
  view: View
  current: string | undefined
  /** The number of the first hunk of a text. */
  firstOf(at: number): number
  onAgain(): void
  onHunk(proposal: string, hunk: string): void
}

const OneText = ({ place, several, ...rest }: EditTextsProps & { place: Place; several: boolean }) => {
  const t = useWords(words)
  const nameOf = usePlaceName()
  const document = useDocument()
  const { run, reviewed, view, current, firstOf, onHunk } = rest
  const key = placeKey(place)
  const live = run.live.find(({ at }) => placeKey(at) === key)
  const at = reviewed.findIndex(({ proposal }) => placeKey(proposal.place) === key)
  const one = reviewed[at]
  const isDone =
    run.phase === 'done' ||
    run.steps.some((step) => 'place' in step && step.place && placeKey(step.place) === key)
  const now = textAt(document, place) ?? ''
  return (
    <section className={styles.part}>
      {several && <h3>{nameOf(place)}</h3>}
      {live ? (
        <>
          {!several && <h3>{t.coming}</h3>}
          <p className={`${styles.passage} ${styles.caret}`}>{shownText(live.text, true)}</p>
        </>
      ) : one && one.proposal.hunks.length > 0 ? (
        <>
          <Rebased proposal={one.proposal} />
          {view === 'diff' ? (
            <DiffView
              reviewed={one}
              from={firstOf(at)}
              current={current}
              onHunk={(hunk) => onHunk(one.proposal.key, hunk)}
            />
          ) : (
            <p className={diff.text}>{shownText(one.text, true)}</p>
          )}
        </>
      ) : (
        <>
          {!several && !isDone && (isRunning(run) || now.trim() !== '') && (
            <h3>{isRunning(run) ? t.waiting : t.now}</h3>
          )}
          {run.phase === 'done' && !run.steps.some(({ step }) => step === 'note') && <h3>{t.same}</h3>}
          <p className={styles.passage} data-old={isRunning(run) || now.trim() === '' || undefined}>
            {now.trim() === '' ? t.empty : shownText(now, true)}
          </p>
        </>
      )}
    </section>
  )
}

/** The texts of the run: the current text, then the arriving one, then a word diff. */
export const EditTexts = (props: EditTextsProps) => {
  const t = useWords(words)
  const { places, run, chosen, reviewed, view, onAgain } = props
  return (
    <>
      <div role="status" className={styles.hiddenText}>
        {isRunning(run) ? t.coming : ''}
      </div>
      <RunNotice run={run} chosen={chosen} onAgain={onAgain} />
      {places.map((place) => (
        <OneText key={placeKey(place)} {...props} place={place} several={places.length > 1} />
      ))}
      {reviewed.length > 0 && view === 'diff' && <Legend />}
    </>
  )
}
