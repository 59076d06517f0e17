import { CircleCheck, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { textsOf } from '#packages/ai/document-texts.ts'
import type { Place } from '#packages/ai/places.ts'
import { type Dimension, dimensions, type Evidence, type StepOf } from '#packages/ai/steps.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ChangeList } from '../change/change-list.tsx'
import type { Reviewed } from '../change/use-review.ts'
import { isRunning } from '../run/run-state.ts'
import { dimensionAbout, dimensionWords } from './dimension-words.ts'
import styles from './editor.module.css'
import looks from './optimize.module.css'
import shared from './parts.module.css'
import { soughtJob } from './person.ts'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { useChosenModel } from './use-chosen-model.ts'
import { usePlaceName } from './use-place-name.ts'
import type { StoredRun } from './use-stored-run.ts'

const words = defineWords({
  zh: {
    start: '开始诊断',
    title: '看看这份简历好在哪，差在哪',
    text: '从六个方面打分，每一分都说明依据；给出的建议都是可以直接采用的修改。',
    nothing: '简历里还没有文字，先写几句再来。',
    score: (score: number) => `${score} 分`,
    dimensions: '六个方面',
    evidence: '依据',
    noEvidence: '没有可说的。',
    advice: (count: number) => (count === 0 ? '建议' : `${count} 条建议`),
    noAdvice: '这一方面没有要改的文字。',
    unread: '还没有看到这一方面的建议就停下了。',
    coming: '正在逐条看…',
    bad: '可以更好',
    good: '做得好',
  },
  en: {
    start: 'Start diagnosis',
    title: 'See what works and what’s missing',
    text: 'Six scores, each backed by evidence. Every suggestion is an edit you can apply.',
    nothing: 'There’s no text yet. Write something first.',
    score: (score: number) => `${score}`,
    dimensions: 'Six dimensions',
    evidence: 'Evidence',
    noEvidence: 'No issues found.',
    advice: (count: number) =>
      count === 0 ? 'Suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
    noAdvice: 'No text changes needed here.',
    unread: 'It stopped before giving any suggestions here.',
    coming: 'Reviewing…',
    bad: 'Could be better',
    good: 'Well done',
  },
})

const EvidenceRow = ({ evidence, onPlace }: { evidence: Evidence; onPlace(place: Place): void }) => {
  const t = useWords(words)
  const nameOf = usePlaceName()
  const { place, quote, note, good } = evidence
  const content = (
    <>
      <span className={looks.sign} data-good={good || undefined} title={good ? t.good : t.bad}>
        <Glyph icon={good ? CircleCheck : TriangleAlert} size={16} />
        <span className={styles.hiddenText}>{good ? t.good : t.bad}</span>
      </span>
      <span>
        {note}
        {quote !== '' && !note.includes(quote) && <q>{quote}</q>}
        {place && <small>{nameOf(place)}</small>}
      </span>
    </>
  )
  return (
    <li>
      {place ? (
        <button type="button" className={looks.evidence} onClick={() => onPlace(place)}>
          {content}
        </button>
      ) : (
        <div className={looks.evidence}>{content}</div>
      )}
    </li>
  )
}

const Scores = ({
  scores,
  reviewed,
  chosen,
  onChoose,
}: {
  scores: readonly StepOf<'score'>[]
  reviewed: readonly Reviewed[]
  chosen: Dimension
  onChoose(dimension: Dimension): void
}) => {
  const t = useWords(words)
  const names = useWords(dimensionWords)
  const about = useWords(dimensionAbout)
  return (
    <ul className={`${shared.rows} ${looks.scores}`} aria-label={t.dimensions}>
      {dimensions.map((dimension) => {
        const score = scores.find((one) => one.dimension === dimension)?.score
        const edits = reviewed.filter(({ proposal }) => proposal.dimension === dimension).length
        return (
          <li key={dimension}>
            <button
              type="button"
              aria-current={chosen === dimension || undefined}
              onClick={() => onChoose(dimension)}
            >
              <b>{names[dimension]}</b>
              <span className={looks.score}>{score === undefined ? '…' : t.score(score)}</span>
              <span className={looks.bar} aria-hidden="true">
                <i style={{ width: `${score ?? 0}%` }} />
              </span>
              <small>
                {about[dimension]}
                {edits > 0 && <b className={looks.edits}>{t.advice(edits)}</b>}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface DiagnosisProps {
  stored: StoredRun
  reviewed: readonly Reviewed[]
  onPlace(place: Place): void
}

/** Scores with their evidence, and advice as edits. */
export const DiagnosisTab = ({ stored, reviewed, onPlace }: DiagnosisProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const chosen = useChosenModel('diagnose')
  const scores = stored.run.steps.filter((step) => step.step === 'score')
  const worst = scores.toSorted((a, b) => a.score - b.score)[0]?.dimension
  const [picked, setPicked] = useState<Dimension>()
  const dimension = picked ?? worst ?? 'complete'
  const evidence = scores.find((one) => one.dimension === dimension)?.evidence ?? []
  const advice = reviewed.filter(({ proposal }) => proposal.dimension === dimension)
  const names = useWords(dimensionWords)
  const [isEmpty, setEmpty] = useState(false)
  const start = () => {
    const { document } = editor.state.getState()
    const texts = textsOf(document)
    setEmpty(texts.length === 0)
    if (texts.length === 0 || !chosen.model) return
    setPicked(undefined)
    const task = { task: 'diagnose', language: document.language, texts, job: soughtJob(document) } as const
    stored.start(chosen.model.id, task, texts)
  }
  return (
    <div className={looks.tab}>
      <RunBar
        task="diagnose"
        chosen={chosen}
        run={stored.run}
        name={t.start}
        onStart={start}
        onStop={stored.stop}
      />
      <RunNotice run={stored.run} chosen={chosen} onAgain={start} />
      {scores.length === 0 ? (
        <div className={parts.none}>
          <h3>{isEmpty ? t.nothing : isRunning(stored.run) ? t.coming : t.title}</h3>
          {!isEmpty && <p>{t.text}</p>}
        </div>
      ) : (
        <div className={looks.split}>
          <Scores scores={scores} reviewed={reviewed} chosen={dimension} onChoose={setPicked} />
          <div className={looks.detail}>
            {/* Suggested edits come before the evidence, so that users find them without scrolling. */}
            <h3>
              {names[dimension]} · {t.advice(advice.length)}
            </h3>
            {advice.length === 0 && (
              <p className={styles.quiet}>
                {isRunning(stored.run) ? t.coming : stored.run.phase === 'done' ? t.noAdvice : t.unread}
              </p>
            )}
            <ChangeList key={dimension} reviewed={advice} onPlace={({ place }) => onPlace(place)} />
            <h3>{t.evidence}</h3>
            {evidence.length === 0 && <p className={styles.quiet}>{t.noEvidence}</p>}
            <ul className={looks.evidences}>
              {evidence
                .toSorted((a, b) => Number(a.good) - Number(b.good))
                .map((one, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of one place.
                  <EvidenceRow key={at} evidence={one} onPlace={onPlace} />
                ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
