import type { ReactNode } from 'react'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './step-row.module.css'

interface StepRowProps {
  number: 1 | 2 | 3
  title: string
  state: 'done' | 'now' | 'later'
  /** A short summary, once the step is done. */
  summary?: string | undefined
  /** Content at the end of the first line: progress, or a button that goes back to the step. */
  trailing?: ReactNode
  children?: ReactNode
}

/** One of the three steps: its number, and a tick once it is done. */
export const StepRow = ({ number, title, state, summary, trailing, children }: StepRowProps) => (
  <section
    className={styles.step}
    data-state={state}
    aria-current={state === 'now' ? 'step' : undefined}
    aria-label={title}
  >
    <span className={styles.mark}>{state === 'done' ? <Icon name="check" size={14} /> : number}</span>
    <h2>{title}</h2>
    <span className={styles.trailing}>{trailing}</span>
    {summary && state === 'done' && <p className={styles.summary}>{summary}</p>}
    {state === 'now' && <div className={styles.body}>{children}</div>}
  </section>
)
