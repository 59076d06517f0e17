import { useRef, useState } from 'react'
import { ComparePages, CompareText } from '#features/versions/compare-parts.ts'
import type { Document } from '#packages/document/schema.ts'
import { useReadPages } from '#packages/editor-canvas/reading/read-pages.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Finding } from '#packages/render/check/finding.ts'
import type { TrialResult } from '#packages/render/check/report.ts'
import { withContent } from '#packages/sections/with-content.ts'
import { useSamplePerson } from '../use-sample-content.ts'
import type { Sample } from '../workspace-state.ts'
import { goToFault } from './go-to-fault.ts'
import styles from './review.module.css'
import type { Submitted } from './review-queries.ts'

const words = defineWords({
  zh: {
    submitted: '这次提交',
    version: (number: number) => `第 ${number} 版`,
    trial: '这是检查用的内容',
    back: '看回它自带的内容',
    compared: '对照',
  },
  en: {
    submitted: 'Submitted',
    version: (number: number) => `Version ${number}`,
    trial: 'Showing check samples',
    back: 'Show its own content',
    compared: 'Comparison',
  },
})

export type View = 'pages' | 'beside' | 'text'

/** State of the reviewed pages: their content, and whether both versions are shown side by side. */
export const useReviewPages = (document: Document, former: Document | undefined) => {
  const phone = usePhone()
  const [view, setView] = useState<View>(former && !phone ? 'beside' : 'pages')
  const [sample, setSample] = useState<Sample>()
  const [trial, setTrial] = useState<TrialResult>()
  const unmark = useRef<() => void>(() => undefined)
  const person = useSamplePerson(sample)
  const shown = trial?.document ?? (person ? withContent(document, person) : document)
  const read = useReadPages(shown)
  return {
    ...read,
    document,
    former,
    shown: view,
    show: setView,
    sample,
    choose: (next: Sample | undefined) => {
      unmark.current()
      setSample(next)
      setTrial(undefined)
      setView('pages')
    },
    trial,
    leaveTrial: () => {
      unmark.current()
      setTrial(undefined)
    },
    /** Shows the test content of a finding and scrolls to it. */
    locate: async (result: TrialResult, finding: Finding) => {
      unmark.current()
      setView('pages')
      setTrial(result)
      unmark.current = await goToFault(finding)
    },
  }
}
export type ReviewedPages = ReturnType<typeof useReviewPages>

export const ReviewPages = ({ template, pages }: { template: Submitted; pages: ReviewedPages }) => {
  const t = useWords(words)
  const { shown, former, document, view, trial, leaveTrial } = pages
  if (!former || !template.former || shown === 'pages')
    return (
      <div className={styles.pages}>
        {trial && (
          <p className={styles.trial} role="status">
            {t.trial}
            <button type="button" onClick={leaveTrial}>
              {t.back}
            </button>
          </p>
        )}
        {view}
      </div>
    )
  return (
    <section
      className={`${styles.pages} ${styles.compared}`}
      data-compared={shown}
      aria-label={t.compared}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable with keys.
      tabIndex={0}
    >
      {shown === 'text' ? (
        <CompareText before={former} after={document} />
      ) : (
        <ComparePages
          before={{ name: t.version(template.former.version), document: former }}
          after={{ name: t.submitted, document }}
        />
      )}
    </section>
  )
}
