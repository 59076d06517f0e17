import { createRoot } from 'react-dom/client'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { findHoles } from '#packages/render/check/holes.ts'
import { findingsOf } from '#packages/render/check/report.ts'
import '#packages/render/document-parts.tsx'
import { DocumentPages } from '#packages/render/pages.tsx'
import { runTemplateCheck } from '#packages/render/run-template-check.tsx'
import { kindFacts } from '#packages/sections/registry.ts'

/** Runs the template check on any document: the ten stored pages by name, or a damaged one of a test. */
const files = import.meta.glob<unknown>('../../packages/templates/pages/*.json', {
  import: 'default',
  eager: true,
})

const stored: Record<string, Document> = Object.fromEntries(
  Object.entries(files).flatMap(([path, json]) => {
    const loaded = loadDocument(structuredClone(json), kindFacts)
    return loaded.ok ? [[path.replace(/^.*\/|\.json$/g, ''), loaded.document]] : []
  }),
)

const check = async (template: Document) => {
  const report = await runTemplateCheck(template)
  return {
    contrast: report.contrast,
    tookMs: report.tookMs,
    trials: report.trials.map(({ trial, pages, findings }) => ({ trial, pages, findings })),
    all: findingsOf(report),
  }
}

/** The rendered result of a check, for inspection. */
const drawTrial = async (template: Document, trial: string) => {
  const report = await runTemplateCheck(template)
  const shown = report.trials.find((one) => one.trial === trial)?.document ?? template
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  createRoot(place).render(<DocumentPages document={shown} />)
  await document.fonts.ready
}

declare global {
  interface Window {
    stored: typeof stored
    check: typeof check
    drawTrial: typeof drawTrial
    findHoles: typeof findHoles
  }
}
Object.assign(window, { stored, check, drawTrial, findHoles })
document.documentElement.dataset.ready = 'true'
