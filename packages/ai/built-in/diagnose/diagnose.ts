import { defineWords } from '#packages/i18n/define-words.ts'
import { scoresOf } from '../../diagnosis/scores.ts'
import { soughtJob } from '../../diagnosis/sought-job.ts'
import type { EngineOutput } from '../../engine.ts'
import type { TaskOf } from '../../tasks.ts'
import { adviceFor } from './advice.ts'

const words = defineWords({
  zh: {
    unknownJob: (job: string) =>
      `内置引擎没有“${job}”的岗位资料，匹配度只看职位、专业、自述是否与它一致，以及技能有没有在经历里用到。贴上岗位描述，可以得到逐词的对照。`,
  },
  en: {
    unknownJob: (job: string) =>
      `The built-in engine has no data on “${job}” that an English resume could be held against: the match rests on whether positions, studies and summary point to it and whether skills are put to use. Paste a job description for a comparison word by word.`,
  },
})

/** Scores and their evidence, then edits that rules can make. */
export function* diagnose({ texts, language, job }: TaskOf<'diagnose'>): Iterable<EngineOutput> {
  const sought = soughtJob(texts, job, language)
  for (const step of scoresOf(texts, language, sought)) yield { step }
  if (sought?.words.length === 0)
    yield { step: { step: 'note', text: words[language].unknownJob(sought.name) } }
  for (const step of adviceFor(texts, language, sought?.name ?? '')) yield { step }
}
