import type { Document } from '#packages/document/schema.ts'
import { isInSideColumn } from '#packages/document/side-column.ts'

/** How many pages a document takes: 1.3 is a page and a third. The editor measures it in the browser. */
export type Measure = (document: Document) => Promise<number> | number

export interface FitChange {
  what: 'spacing' | 'lineHeight' | 'margin' | 'fontSize' | 'variant'
  /** The section, where a variant was changed. */
  section?: string
  from: number
  to: number
}

export type Fit =
  | { fits: true; document: Document; changes: FitChange[] }
  /** Nothing is changed: it would not be legible. `pages` is what the tightest legible setting still takes. */
  | { fits: false; pages: number }

/** Below these a printed page is hard to read. */
export const FLOORS = { spacing: 0.6, lineHeight: 1.32, margin: 9, fontSize: 12.5 } as const

/** Looks that say the same in less room, by kind. */
const COMPACT: Record<string, number> = {
  work_experience: 10,
  internship_experience: 10,
  project_experience: 10,
  campus_experience: 6,
  edu_background: 1,
  awards: 10,
  skill_specialties: 2,
  works_display: 10,
  hobbies: 5,
  job_intention: 1,
}

const towards = (from: number, floor: number, share: number, digits: number): number => {
  if (from <= floor) return from
  return Number((from - (from - floor) * share).toFixed(digits))
}

/** Each stage costs more looks than the one before; a stage is used only as far as it is needed. */
const stages: readonly ((document: Document, share: number) => Document)[] = [
  (document, share) => ({
    ...document,
    theme: {
      ...document.theme,
      spacing: towards(
        document.theme.spacing,
        Math.max(FLOORS.spacing, document.theme.spacing * 0.8),
        share,
        3,
      ),
      lineHeight: towards(document.theme.lineHeight, Math.max(FLOORS.lineHeight, 1.42), share, 3),
    },
  }),
  (document, share) => {
    const { margin } = document.page
    const less = (side: number) => towards(side, Math.max(FLOORS.margin, side * 0.7), share, 2)
    return {
      ...document,
      page: {
        ...document.page,
        margin: {
          top: less(margin.top),
          right: less(margin.right),
          bottom: less(margin.bottom),
          left: less(margin.left),
        },
      },
    }
  },
  (document, share) => ({
    ...document,
    theme: { ...document.theme, fontSize: towards(document.theme.fontSize, FLOORS.fontSize, share, 2) },
  }),
  (document, share) => ({
    ...document,
    theme: {
      ...document.theme,
      spacing: towards(document.theme.spacing, FLOORS.spacing, share, 3),
      lineHeight: towards(document.theme.lineHeight, FLOORS.lineHeight, share, 3),
    },
  }),
]

const compacted = (document: Document): Document => ({
  ...document,
  sections: document.sections.map((section) => {
    const variant = COMPACT[section.kind]
    // Variants in the side column are narrow already.
    return variant === undefined || isInSideColumn(document, section) ? section : { ...section, variant }
  }),
})

/** Tightens as little as fits: the smallest share of a stage, to one part in sixty-four. */
const tighten = async (
  document: Document,
  stage: (d: Document, share: number) => Document,
  measure: Measure,
) => {
  if ((await measure(stage(document, 1))) > 1) return undefined
  let low = 0
  let high = 1
  while (high - low > 1 / 64) {
    const middle = (low + high) / 2
    if ((await measure(stage(document, middle))) > 1) low = middle
    else high = middle
  }
  return stage(document, high)
}

const changesBetween = (before: Document, after: Document): FitChange[] => {
  const changes: FitChange[] = []
  const note = (what: FitChange['what'], from: number, to: number, section?: string) => {
    if (from !== to) changes.push({ what, from, to, ...(section === undefined ? {} : { section }) })
  }
  note('spacing', before.theme.spacing, after.theme.spacing)
  note('lineHeight', before.theme.lineHeight, after.theme.lineHeight)
  note('margin', before.page.margin.top, after.page.margin.top)
  note('fontSize', before.theme.fontSize, after.theme.fontSize)
  for (const [at, section] of after.sections.entries())
    note('variant', before.sections[at]?.variant ?? section.variant, section.variant, section.id)
  return changes
}

/** 智能一页: the least that brings a document onto one page, in steps that a reader hardly sees, and what was done. */
export const fitOnePage = async (document: Document, measure: Measure): Promise<Fit> => {
  if ((await measure(document)) <= 1) return { fits: true, document, changes: [] }
  for (const start of [document, compacted(document)]) {
    let current = start
    if (start !== document && (await measure(start)) <= 1)
      return { fits: true, document: start, changes: changesBetween(document, start) }
    for (const stage of stages) {
      const fitted = await tighten(current, stage, measure)
      if (fitted) return { fits: true, document: fitted, changes: changesBetween(document, fitted) }
      current = stage(current, 1)
    }
    if (start !== document) return { fits: false, pages: await measure(current) }
  }
  return { fits: false, pages: await measure(document) }
}
