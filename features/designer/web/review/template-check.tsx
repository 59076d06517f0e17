import { useCallback, useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Finding } from '#packages/render/check/finding.ts'
import { findingsOf, type TrialResult } from '#packages/render/check/report.ts'
import { CheckResults, CheckTag } from '../check/check-report.tsx'
import type { Check } from '../workspace-state.ts'
import styles from './review.module.css'

const words = defineWords({
  zh: {
    title: '模板检查',
    running: '正在用四份内容真实排版…',
    failed: '检查没有完成。',
    again: '再试一次',
  },
  en: {
    title: 'Template check',
    running: 'Testing with four extreme samples…',
    failed: 'The check didn’t finish.',
    again: 'Try again',
  },
})

/** Runs the author's check again on the submitted document, because the author's result is not trusted. */
const useCheck = (document: Document) => {
  const [check, setCheck] = useState<Check>({ state: 'running' })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the check again.
  useEffect(() => {
    // Going to another template aborts the check.
    const leaving = new AbortController()
    const show = (next: Check) => {
      if (!leaving.signal.aborted) setCheck(next)
    }
    const run = async () => {
      const { runTemplateCheck } = await import('#packages/render/run-template-check.tsx')
      show({ state: 'done', report: await runTemplateCheck(document, leaving.signal) })
    }
    show({ state: 'running' })
    run().catch(() => show({ state: 'failed' }))
    return () => leaving.abort()
  }, [document, times])
  return { check, again: useCallback(() => setTimes((count) => count + 1), []) }
}

export const TemplateCheck = ({
  document,
  onLocate,
}: {
  document: Document
  onLocate(result: TrialResult, finding: Finding): void
}) => {
  const t = useWords(words)
  const { check, again } = useCheck(document)
  return (
    <section className={styles.section} aria-labelledby="check" data-check={check.state}>
      <header>
        <h2 id="check">{t.title}</h2>
        <span role="status">
          {check.state === 'running' && t.running}
          {check.state === 'done' && <CheckTag findings={findingsOf(check.report)} whole />}
        </span>
      </header>
      {check.state === 'failed' && (
        <p className={styles.failed}>
          {t.failed}
          <button type="button" className={parts.word} onClick={again}>
            {t.again}
          </button>
        </p>
      )}
      {check.state === 'done' && <CheckResults report={check.report} narrow onLocate={onLocate} />}
    </section>
  )
}
