import type { ReactNode } from 'react'
import type { TaskName } from '#packages/ai/tasks.ts'
import parts from '#packages/editor/tools/tool-parts.module.css'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { type AiRun, isRunning } from '../run/run-state.ts'
import styles from './editor.module.css'
import { ModelChoice } from './model-choice.tsx'
import type { ChosenModel } from './use-chosen-model.ts'

const words = defineWords({
  zh: { stop: '停止', again: '再来一次', working: '正在看…' },
  en: { stop: 'Stop', again: 'Once more', working: 'Working…' },
})

/** Which model, and the button that asks it or stops it. */
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
  /** What the button says before anything was asked. */
  name: string
  disabled?: boolean
  onStart(): void
  onStop(): void
  children?: ReactNode
}) => {
  const t = useWords(words)
  const busy = isRunning(run)
  const isFirst = run.phase === 'idle'
  return (
    <div className={styles.askEnd}>
      <ModelChoice task={task} chosen={chosen} disabled={busy} />
      {children}
      {busy ? (
        <>
          <span className={styles.quiet} role="status">
            {t.working}
          </span>
          <button type="button" className={parts.button} onClick={onStop}>
            {t.stop}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={isFirst ? parts.primary : parts.button}
          disabled={disabled || !chosen.model}
          onClick={onStart}
        >
          {isFirst ? name : t.again}
        </button>
      )}
    </div>
  )
}
