import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Document } from '#packages/document/schema.ts'
import { withContent } from '#packages/sections/with-content.ts'
import { withoutRepeats } from './check/finding.ts'
import { findHoles, findHollow } from './check/holes.ts'
import { type CheckReport, type TrialResult, trials } from './check/report.ts'
import { trialPeople, withPhoto } from './check/trial-people.ts'
import { inspectDrawn } from './check-template.ts'
import { DocumentPages } from './pages.tsx'
import styles from './run-template-check.module.css'

/** Lets what is waiting to be painted or pressed go first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The first page of a flow holds all of it; of a presentation every slide is drawn. */
const limitFor = ({ kind }: Document) => (kind === 'ppt' ? {} : { limit: 1 })

/** Draws a document offscreen. The result must be used before the next document is drawn. */
const place = () => {
  const box = document.createElement('div')
  box.className = styles.place ?? ''
  box.setAttribute('aria-hidden', 'true')
  box.inert = true
  document.body.append(box)
  const root = createRoot(box)
  let pages = 1
  return {
    box,
    draw: async (shown: Document) => {
      await pause()
      flushSync(() =>
        root.render(
          <DocumentPages document={shown} {...limitFor(shown)} onCount={(count) => (pages = count)} />,
        ),
      )
      // Measuring asks for the fonts of these very characters; only then can they be waited for.
      void box.offsetHeight
      await document.fonts.ready
      return pages
    },
    leave: () => {
      root.unmount()
      box.remove()
    },
  }
}

const OWN = ['own'] as const

/**
 * Puts four contents into the template that few authors think of, draws each on true pages, and looks at what came out:
 * the same engine, fonts and measures as the editor's page and the file. Given up, it stops before the next one.
 */
export const runTemplateCheck = async (template: Document, signal?: AbortSignal): Promise<CheckReport> => {
  const began = performance.now()
  const results: TrialResult[] = []
  const contrasts: number[] = []
  const first = place()
  const second = place()
  try {
    for (const trial of template.kind === 'resume' ? trials : OWN) {
      signal?.throwIfAborted()
      const shown = trial === 'own' ? template : withContent(template, trialPeople[trial])
      const pages = await first.draw(shown)
      const { findings, contrast } = inspectDrawn(first.box)
      if (contrast !== undefined) contrasts.push(contrast)
      if (trial === 'empty') findings.push(...findHollow(first.box))
      if (trial === 'photoless') {
        await second.draw(withContent(template, withPhoto))
        findings.push(...findHoles(second.box, first.box))
      }
      results.push({ trial, document: shown, pages, findings: withoutRepeats(findings) })
    }
  } finally {
    first.leave()
    second.leave()
  }
  return {
    template,
    trials: results,
    contrast: contrasts.length > 0 ? Math.min(...contrasts) : undefined,
    tookMs: performance.now() - began,
  }
}
