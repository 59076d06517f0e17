import type { Document } from '#packages/document/schema.ts'
import type { Finding } from './finding.ts'

/** The contents that few authors think of. */
export const trials = ['empty', 'long', 'english', 'photoless'] as const
/** A Word document or a presentation is looked at with what it holds: it has no other wearers. */
export type Trial = (typeof trials)[number] | 'own'

export interface TrialResult {
  trial: Trial
  /** The template with that content, as it was drawn and as it can be drawn again. */
  document: Document
  pages: number
  findings: Finding[]
}

export interface CheckReport {
  /** The checked template. */
  template: Document
  trials: TrialResult[]
  /** The lowest contrast of all. */
  contrast: number | undefined
  tookMs: number
}

export const findingsOf = ({ trials: results }: CheckReport): Finding[] =>
  results.flatMap(({ findings }) => findings)
