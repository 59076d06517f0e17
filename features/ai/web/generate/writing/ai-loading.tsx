import { useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import styles from './ai-loading.module.css'
import type { SectionProgress, SectionState } from './progress.ts'

const words = defineWords({
  zh: {
    sections: '栏目',
    waiting: '待写',
    writing: '正在写',
    entry: (entry: number) => `正在写第 ${entry} 段`,
    written: '写好',
    part: '写了一半',
    empty: '留空',
    rewrite: '重写',
    rewriteOf: (name: string) => `重写${name}`,
    starting: '正在开始…',
    progress: (done: number, all: number) => `${done} / ${all} 个栏目`,
    all: '全部栏目',
  },
  en: {
    sections: 'Sections',
    waiting: 'Waiting',
    writing: 'Writing',
    entry: (entry: number) => `Writing entry ${entry}`,
    written: 'Done',
    part: 'Half done',
    empty: 'Left empty',
    rewrite: 'Rewrite',
    rewriteOf: (name: string) => `Rewrite ${name}`,
    starting: 'Starting…',
    progress: (done: number, all: number) => `${done} of ${all} sections`,
    all: 'All sections',
  },
})

const Mark = ({ state }: { state: SectionState }) =>
  state === 'written' ? (
    <Icon name="check" size={14} />
  ) : (
    <i className={state === 'writing' ? styles.turning : styles.dot} />
  )

interface AiLoadingProps {
  sections: readonly SectionProgress[]
  isRunning: boolean
  /** The last received words, because on a phone the page is too small to read. */
  coming: string
  /** Undefined if no section can be rewritten now. */
  onRewrite: ((kind: string) => void) | undefined
}

/** The progress of every section, counted from received text only. */
export const AiLoading = ({ sections, isRunning, coming, onRewrite }: AiLoadingProps) => {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const done = sections.filter(({ state }) => state === 'written' || state === 'empty').length
  const now = sections.find(({ state }) => state === 'writing')
  const stateText = ({ state, entry }: SectionProgress) =>
    state === 'writing' && entry !== undefined ? t.entry(entry) : t[state]
  return (
    <div className={styles.loading} data-open={open || undefined}>
      <div className={styles.head}>
        <p role="status">
          {isRunning ? (now ? `${t.writing} ${now.name}` : t.starting) : t.progress(done, sections.length)}
        </p>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.all}
        </button>
      </div>
      <progress
        className={styles.bar}
        aria-label={t.progress(done, sections.length)}
        max={sections.length}
        value={done}
      />
      {isRunning && (
        <p className={styles.coming} aria-hidden="true">
          {coming}
        </p>
      )}
      <ol className={styles.sections} aria-label={t.sections}>
        {sections.map((section) => (
          <li key={section.kind} data-kind={section.kind} data-state={section.state}>
            <span className={styles.mark}>
              <Mark state={section.state} />
            </span>
            <span className={styles.name}>{section.name}</span>
            <span className={styles.state}>{stateText(section)}</span>
            {onRewrite && section.state !== 'waiting' && (
              <button
                type="button"
                aria-label={t.rewriteOf(section.name)}
                onClick={() => onRewrite(section.kind)}
              >
                {t.rewrite}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
