import { useMemo } from 'react'
import type { TextAt } from '#packages/ai/places.ts'
import type { Step } from '#packages/ai/steps.ts'
import type { Task } from '#packages/ai/tasks.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { ChangeList } from '../change/change-list.tsx'
import { suggestedBy } from '../change/proposal.ts'
import { useReview } from '../change/use-review.ts'
import { dimensionWords } from './dimension-words.ts'
import styles from './editor.module.css'
import looks from './optimize.module.css'
import { useRun } from './use-log.ts'

const words = defineWords({
  zh: {
    waiting: '正在打开…',
    failed: '没能打开这条记录。',
    again: '再试一次',
    empty: '这一次没有写出内容。',
    asked: '当时的要求',
    changes: '当时的改动，可以再次采用',
    gone: '有些改动写在这里现在没有的地方，只能看。',
    other: '这一次是为另一份文档做的；打开那一份才能采用。',
    score: (name: string, score: number) => `${name} ${score} 分`,
    copy: '复制回答',
    copied: '已复制',
    notCopied: '没能复制，请选中文字再复制',
  },
  en: {
    waiting: 'Opening…',
    failed: 'Couldn’t open this entry.',
    again: 'Try again',
    empty: 'Nothing was written in this run.',
    asked: 'Request',
    changes: 'You can still apply these changes',
    gone: 'Some changes refer to text that no longer exists, so you can only view them.',
    other: 'This run belongs to another document. Open that document to apply its changes.',
    score: (name: string, score: number) => `${name} ${score}`,
    copy: 'Copy answer',
    copied: 'Copied',
    notCopied: 'Couldn’t copy. Select the text and copy it.',
  },
})

const textsAsked = (task: Task): readonly TextAt[] =>
  'texts' in task ? task.texts : task.task === 'write' ? [task.target, ...task.around] : []

const requestOf = (task: Task): string =>
  'wish' in task
    ? task.wish
    : task.task === 'tailor'
      ? task.posting
      : task.task === 'draft'
        ? [
            task.keywords.job,
            task.words ?? '',
            task.keywords.skills,
            task.keywords.projects,
            task.keywords.other,
          ]
            .filter((text) => text !== '')
            .join('\n')
        : ''

/** The text of a step, for reading and copying. */
const useStepText = () => {
  const t = useWords(words)
  const names = useWords(dimensionWords)
  return (step: Step): string => {
    switch (step.step) {
      case 'draft':
      case 'change':
      case 'advice':
      case 'note':
        return step.text
      case 'score':
        return t.score(names[step.dimension], step.score)
      case 'question':
        return `${step.question}\n${step.hint}`
      case 'keyword':
        return step.word
    }
  }
}

/** An earlier run with its task and answer. Its edits can be applied again, to the current text. */
export const LoggedRun = ({ id, isOther }: { id: string; isOther: boolean }) => {
  const t = useWords(words)
  const textOf = useStepText()
  const { data, isError, isPending, refetch } = useRun(id)
  const suggested = useMemo(
    () => (data && data.task.task !== 'translate' ? suggestedBy(data.steps, textsAsked(data.task)) : []),
    [data],
  )
  const reviewed = useReview(suggested)
  if (isPending) return <p className={parts.note}>{t.waiting}</p>
  if (isError || !data)
    return (
      <p className={parts.note}>
        {t.failed}
        <button type="button" className={parts.word} onClick={() => void refetch()}>
          {t.again}
        </button>
      </p>
    )
  const usable = isOther ? [] : reviewed
  const shownSteps = data.steps.filter(
    (step) => usable.length === 0 || (step.step !== 'change' && step.step !== 'advice'),
  )
  const copy = () =>
    navigator.clipboard.writeText(data.steps.map(textOf).join('\n\n')).then(
      () => toasts.show(t.copied, 'ok'),
      () => toasts.show(t.notCopied, 'error'),
    )
  const instructions = requestOf(data.task)
  return (
    <div className={looks.detail}>
      {instructions !== '' && (
        <section className={styles.part}>
          <h3>{t.asked}</h3>
          <p className={styles.passage}>{instructions}</p>
        </section>
      )}
      {data.steps.length === 0 && <p className={styles.quiet}>{t.empty}</p>}
      {isOther && suggested.length > 0 && <p className={styles.quiet}>{t.other}</p>}
      {usable.length > 0 && (
        <section className={styles.part}>
          <h3>{t.changes}</h3>
          {usable.length < suggested.length && <p className={styles.quiet}>{t.gone}</p>}
          <ChangeList reviewed={usable} />
        </section>
      )}
      {shownSteps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer that was given does not change.
        <p key={at} className={styles.passage}>
          {textOf(step)}
        </p>
      ))}
      {data.steps.length > 0 && (
        <div>
          <button type="button" className={parts.button} onClick={() => void copy()}>
            {t.copy}
          </button>
        </div>
      )}
    </div>
  )
}
