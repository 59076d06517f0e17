import type { Language } from '#packages/sections/language.ts'
import { type ResumeTexts, readResume } from '../../diagnosis/resume-texts.ts'
import { soughtJob } from '../../diagnosis/sought-job.ts'
import type { EngineOutput } from '../../engine.ts'
import { allIndustries } from '../../jobs/all.ts'
import { findJob } from '../../jobs/find-job.ts'
import type { StepOf } from '../../steps.ts'
import type { TaskOf } from '../../tasks.ts'
import banks from './industry-questions.json' with { type: 'json' }
import { questionsOfOwn } from './own-questions.ts'
import { questionWords } from './question-words.ts'

type Question = StepOf<'question'>

const LEAST = 8
const MAX_QUESTIONS = 12
/** Of the trade; the rest are about the person's own words, and general ones where those are few. */
const OF_TRADE = 2

type Bank = Record<string, readonly Record<Language, string[]>[]>

const asked = (bank: string, language: Language): Question[] =>
  ((banks as Bank)[bank] ?? []).map((row) => {
    const [question = '', hint = ''] = row[language]
    return { step: 'question', quote: '', question, hint }
  })

const industryOf = (job: string): string | undefined => {
  const found = findJob(job)
  return found && allIndustries().find(({ jobs }) => jobs.some(({ id }) => id === found.id))?.id
}

const chosen = (resume: ResumeTexts, language: Language): Question[] => {
  const own = questionsOfOwn(resume, questionWords[language])
  const trade = asked(industryOf(resume.sought?.name ?? '') ?? '', language)
  const general = asked('general', language)
  const [opening, ...rest] = general
  const closing = rest.pop()
  const ofTrade = trade.slice(0, OF_TRADE)
  const middle = [...own.slice(0, MAX_QUESTIONS - 2 - ofTrade.length), ...ofTrade]
  const more = [...trade.slice(OF_TRADE), ...rest].slice(0, Math.max(0, LEAST - 2 - middle.length))
  return [...(opening ? [opening] : []), ...middle, ...more, ...(closing ? [closing] : [])]
}

/** Eight to twelve questions, most of them about what the person wrote; the same text gets the same ones. */
export function* interview({ texts, language, job }: TaskOf<'interview'>): Iterable<EngineOutput> {
  const resume = readResume(texts, language, soughtJob(texts, job, language))
  for (const step of chosen(resume, language)) yield { step }
}
