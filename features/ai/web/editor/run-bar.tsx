import type { ReactNode } from 'react'
import type { TaskName } from '#packages/ai/tasks.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { type AiRun, isRunning } from '../run/run-state.ts'
import styles from './editor.module.css'
import { ModelChoice } from './model-choice.tsx'
import { useBarOnTop } from './use-bar-on-top.ts'
import type { ChosenModel } from './use-chosen-model.ts'

const words = defineWords({
  zh: { stop: '停止', again: '再来一次', reading: '正在看…', writing: '正在写…', translating: '正在翻译…' },
  en: {
    stop: 'Stop',
    again: 'Try again',
    reading: 'Reviewing…',
    writing: 'Writing…',
    translating: 'Translating…',
  },
})

/** The choice of model, and the button that starts or stops the run. */
export const RunBar = ({
  task,
  chosen,
  run,
  name,
  disabled = false,
  onStart,
  onStop,
  children,
}: {
  task: TaskName
  chosen: ChosenModel
  run: AiRun
  /** Label of the button before the first run. */
  name: string
  disabled?: boolean
  onStart(): void
  onStop(): void
  children?: ReactNode
}) => {
  const t = useWords(words)
  const busy = isRunning(run)
  const isFirst = run.phase === 'idle'
  const bar = useBarOnTop(busy)
  return (
    <div ref={bar} className={styles.askEnd}>
      <ModelChoice task={task} chosen={chosen} disabled={busy} />
      {children}
      {busy && (
        <span className={styles.working} role="status">
          {task === 'draft' ? t.writing : task === 'translate' ? t.translating : t.reading}
        </span>
      )}
      {/* One button, so that the focus stays on it. The second press of a double click does not stop the run. */}
      <button
        type="button"
        className={isFirst ? parts.primary : parts.button}
        disabled={!busy && (disabled || !chosen.model)}
        onClick={({ detail }) => (busy ? detail < 2 && onStop() : onStart())}
      >
        {busy ? t.stop : isFirst ? name : t.again}
      </button>
    </div>
  )
}
