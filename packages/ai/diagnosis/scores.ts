import type { Language } from '#packages/sections/language.ts'
import type { TextAt } from '../places.ts'
import { type Dimension, dimensions, type StepOf } from '../steps.ts'
import { type ResumeTexts, readResume, type Sought } from './resume-texts.ts'
import { atsEvidence } from './rules-ats.ts'
import { clarityEvidence } from './rules-clarity.ts'
import { completeEvidence } from './rules-complete.ts'
import { evidenceEvidence } from './rules-evidence.ts'
import { matchEvidence } from './rules-match.ts'
import { wordingEvidence } from './rules-wording.ts'
import { MAX_EVIDENCE, scoreOf } from './score.ts'

const rules: Record<Dimension, (resume: ResumeTexts) => StepOf<'score'>['evidence']> = {
  complete: completeEvidence,
  evidence: evidenceEvidence,
  wording: wordingEvidence,
  match: matchEvidence,
  clarity: clarityEvidence,
  ats: atsEvidence,
}

/** The six scores of a resume, each with all that it rests on. */
export const scoresOf = (
  texts: readonly TextAt[],
  language: Language,
  sought?: Sought,
): StepOf<'score'>[] => {
  const resume = readResume(texts, language, sought)
  return dimensions.map((dimension) => {
    const evidence = rules[dimension](resume).slice(0, MAX_EVIDENCE)
    return { step: 'score', dimension, score: scoreOf(dimension, evidence), evidence }
  })
}
