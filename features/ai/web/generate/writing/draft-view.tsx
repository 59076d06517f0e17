import { useEffect, useMemo, useState } from 'react'
import { slotsOf } from '#packages/ai/draft/slots.ts'
import type { Document } from '#packages/document/schema.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon, Outline } from '#packages/ui/icon.tsx'
import { Frame } from '../frame.tsx'
import type { Draft } from '../plan.ts'
import { planWords } from '../plan-words.ts'
import { StepRow } from '../step-row.tsx'
import { AiLoading } from './ai-loading.tsx'
import noteStyles from './draft-note.module.css'
import styles from './draft-view.module.css'
import { FailureNote } from './failure-note.tsx'
import { Leaving } from './leaving.tsx'
import { countsOf, progressOf } from './progress.ts'
import { ResumePreview } from './resume-preview.tsx'
import { createTurn, placeIn } from './turn.ts'
import { useKeep } from './use-keep.ts'
import { useWriting } from './use-writing.ts'

const words = defineWords({
  zh: {
    running: '正在写给你看',
    done: '写好了，交给你',
    stopped: '停在这里了',
    failed: '没有写完',
    nothing: '还没写成',
    retry: '再试一次',
    safe: '写好的部分已保存，随时可以停下来自己改',
    unsafe: '这台设备存不下草稿，请尽快放进编辑器',
    stop: '停止',
    stopCost: '中途停止，积分按已写出的部分收取。',
    paid: (points: number) => (points === 0 ? '没有扣积分。' : `按已写出的部分收取了 ${points} 积分。`),
    resume: '接着写',
    again: '全部重写',
    undo: '换回上一版',
    keep: '放进编辑器',
    keepDone: '放进编辑器，继续改',
    fresh: '另写一份',
    facts: (seconds: number, count: number) => `${seconds} 秒，${count} 字`,
    count: (count: number) => `${count} 字`,
    blanks: (count: number) =>
      `还有 ${count} 处要你填：公司、时间与数字都不会替你编。放进编辑器后，会一处一处带你去填。`,
    blanksRunning: (count: number) =>
      `不知道的事实留空给你填，已标出 ${count} 处。公司、时间与数字都不会替你编。`,
  },
  en: {
    running: 'Writing your draft',
    done: 'Your draft is ready',
    stopped: 'Stopped',
    failed: 'Draft incomplete',
    nothing: 'Nothing written yet',
    retry: 'Try again',
    safe: 'What’s written is saved. You can stop at any time and edit it yourself.',
    unsafe: 'This device can’t store the draft. Open it in the editor soon.',
    stop: 'Stop',
    stopCost: 'If you stop early, you only pay for what was written.',
    paid: (points: number) =>
      points === 0
        ? 'You weren’t charged.'
        : points === 1
          ? '1 point was charged for what was written.'
          : `${points} points were charged for what was written.`,
    resume: 'Continue',
    again: 'Rewrite all',
    undo: 'Restore previous version',
    keep: 'Open in editor',
    keepDone: 'Open in editor',
    fresh: 'Start another draft',
    facts: (seconds: number, count: number) => `${seconds} s, ${count} words`,
    count: (count: number) => `${count} words`,
    blanks: (count: number) =>
      count === 1
        ? '1 blank left for you: we never make up companies, dates or numbers. The editor takes you to it.'
        : `${count} blanks left for you: we never make up companies, dates or numbers. The editor takes you from one to the next.`,
    blanksRunning: (count: number) =>
      `What only you know is left blank: ${count} so far. We never make up companies, dates or numbers.`,
  },
})

/** The elapsed seconds of the run. */
const useSeconds = (since: number, running: boolean): number => {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - since) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [since, running])
  return seconds
}

const lastWords = (text: string): string => (text.split('\n').at(-1) ?? '').replace(/^- /, '').slice(-24)

const NOTHING = { steps: [], live: [] }

interface DraftViewProps {
  first: Draft
  isNew: boolean
  sample: Document | undefined
  onBack(step: 1 | 2 | 3): void
}

export const DraftView = ({ first, isNew, sample, onBack }: DraftViewProps) => {
  const t = useWords(words)
  const planText = useWords(planWords)
  const writing = useWriting(first, isNew, sample)
  const { draft, written, run, running, left } = writing
  const { keep, busy } = useKeep(writing.change)
  const seconds = useSeconds(writing.since, running)
  const sections = progressOf(draft, written)
  const hasText = sections.some(({ state }) => state !== 'waiting')
  // Before the first text arrives, the template is shown with its sample content as shapes.
  const unwritten = useMemo(
    () => (hasText || !sample ? undefined : createTurn(draft, draft.kinds, sample).take(NOTHING)),
    [hasText, draft, sample],
  )
  const pages = written ?? unwritten
  const document = pages?.document ?? draft.document
  const { shapes, real } = useMemo(() => {
    const isShape = (slot: string) => pages?.waiting.includes(slot) === true
    const slots = slotsOf(document)
    return {
      shapes: slots.filter(({ slot }) => isShape(slot)).map(({ section }) => section.id),
      real: {
        ...document,
        sections: slots.filter(({ slot }) => !isShape(slot)).map(({ section }) => section),
      },
    }
  }, [document, pages])
  const { words: count, blanks } = countsOf(real)
  const place = placeIn(document, written?.at)
  const isWhole = left.length === 0
  const failure = running ? undefined : run.failure
  const { keywords, template, model } = draft
  const rewrite = running || busy ? undefined : writing.rewrite
  const slotOf = (id: string) => slotsOf(draft.document).find(({ section }) => section.id === id)?.slot
  const notes = [
    ...new Set([...draft.notes, ...run.steps.flatMap((step) => (step.step === 'note' ? [step.text] : []))]),
  ]
  const editButton = (to: 1 | 2, label: string, name: string) => (
    <button type="button" aria-label={`${label} ${name}`} onClick={() => onBack(to)}>
      {label}
    </button>
  )
  return (
    <Frame
      isWriting
      title={
        running
          ? t.running
          : isWhole && !failure
            ? t.done
            : !hasText
              ? t.nothing
              : failure
                ? t.failed
                : t.stopped
      }
      note={writing.isSaved ? t.safe : t.unsafe}
      stage={
        <ResumePreview
          document={document}
          shapes={shapes}
          place={place}
          isWriting={running}
          onRewrite={
            rewrite &&
            ((id) => {
              const slot = slotOf(id)
              if (slot && draft.kinds.includes(slot)) rewrite(slot)
            })
          }
        />
      }
      foot={
        running ? (
          <Button look="plain" size="md" onClick={run.stop}>
            <Outline path="M6 6h12v12H6z" size={14} />
            {t.stop}
          </Button>
        ) : (
          <>
            {!isWhole && (
              <Button size="md" disabled={busy} onClick={writing.resume}>
                {hasText ? t.resume : t.retry}
              </Button>
            )}
            <Button
              size="md"
              look={isWhole ? 'primary' : 'plain'}
              busy={busy}
              disabled={!hasText}
              onClick={() => keep(draft)}
            >
              {isWhole ? t.keepDone : t.keep}
            </Button>
            {hasText && (
              <Button look="plain" size="md" disabled={busy} onClick={writing.rewriteAll}>
                {t.again}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.plan}>
        <StepRow
          number={1}
          title={planText.keywords}
          state="done"
          summary={planText.summary(keywords.name, keywords.job, keywords.years, keywords.skills)}
          trailing={editButton(1, planText.edit, planText.keywords)}
        />
        <StepRow
          number={2}
          title={planText.template}
          state="done"
          summary={template.name}
          trailing={editButton(2, planText.swap, planText.template)}
        />
      </div>
      <div className={styles.now}>
        <StepRow
          number={3}
          title={planText.writing}
          state="now"
          trailing={running ? t.facts(seconds, count) : t.count(count)}
        >
          <p className={styles.model}>
            {model.isBuiltIn ? planText.builtIn : planText.model(model.name, model.price)}
          </p>
          {(run.held ?? 0) > 0 && (running || run.phase === 'stopped') && (
            <p className={styles.model} role="status">
              {running || run.spent === undefined ? t.stopCost : t.paid(run.spent)}
            </p>
          )}
          <AiLoading
            sections={sections}
            isRunning={running}
            coming={lastWords(run.live.at(-1)?.text ?? '')}
            onRewrite={rewrite}
          />
        </StepRow>
      </div>
      {failure && (
        <FailureNote
          failure={failure}
          hasText={hasText}
          model={model}
          onFree={writing.resumeFree}
          onOtherModel={() => onBack(3)}
        />
      )}
      {blanks > 0 && (
        <p className={noteStyles.note}>
          <Icon name="info" size={18} />
          {running ? t.blanksRunning(blanks) : t.blanks(blanks)}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={noteStyles.note} data-tone="plain">
          <Icon name="info" size={18} />
          {note}
        </p>
      ))}
      {!running && (
        <p className={styles.ways}>
          {writing.canUndo && (
            <button type="button" onClick={writing.undo}>
              {t.undo}
            </button>
          )}
          <button type="button" onClick={() => onBack(1)}>
            {t.fresh}
          </button>
        </p>
      )}
      <Leaving isWriting={running} />
    </Frame>
  )
}
