import type { Length, TaskName, TaskOf, Tone } from '../tasks.ts'
import { draftRequest } from './draft-request.ts'

const LANGUAGES = { zh: 'Simplified Chinese', en: 'English' } as const

const TONES: Record<Tone, string> = {
  plain: 'plain and concrete',
  confident: 'confident, never boastful',
  formal: 'formal',
  warm: 'warm and personal',
}

const LENGTHS: Record<Length, string> = {
  shorter: 'clearly shorter than now, at most three quarters of it, without losing a fact',
  same: 'about as long as now',
  longer: 'longer than now, by asking for method and result in blanks, not by padding',
}

const inLanguage = (language: 'zh' | 'en') => `Write in ${LANGUAGES[language]}.`
const sought = (job: string) => (job.trim() === '' ? [] : ['The job that is sought stands in the material.'])
const requestLines = (wish: string) =>
  wish.trim() === ''
    ? []
    : [
        'The person also has a wish; it stands in the material as "wish". Honour it as far as it concerns the wording of these texts.',
      ]

type Requests = { [N in TaskName]: (task: TaskOf<N>) => string[] }

/** The request itself, without answer format and material. */
export const requests: Requests = {
  draft: (task) => [...draftRequest(task), inLanguage(task.language)],
  improve: ({ language, tone, length, wish, job }) => [
    'Improve the texts that have a ref: strong verbs, no filler, no first person, results before duties. Leave out the texts that are good as they are.',
    `Tone: ${TONES[tone]}. Length: ${LENGTHS[length]}.`,
    ...sought(job),
    ...requestLines(wish),
    inLanguage(language),
  ],
  write: ({ language, tone, length, wish, job }) => [
    'Write the text t1 anew, from what the other texts tell of the person. Answer with one line. Repeat nothing that stands in another text.',
    `Tone: ${TONES[tone]}. Length: ${LENGTHS[length]}.`,
    ...sought(job),
    ...requestLines(wish),
    inLanguage(language),
  ],
  diagnose: ({ language, job }) => [
    'Read the resume as a recruiter does, and give up to 12 suggestions, the most useful first. Each is an edit of one text that has a ref. Give no scores.',
    'Dimensions: complete (something is missing), evidence (no result, no number: leave a blank), wording, match (does not speak to the job), clarity (long, vague, unordered), ats (a machine cannot read it).',
    ...sought(job),
    inLanguage(language),
  ],
  tailor: ({ language }) => [
    'Adjust the texts that have a ref to the job description in the material ("posting"): name what the person has as the posting names it, put what it asks for first. Add no skill or experience that the texts do not show. Change only what helps.',
    'Tell in a note what the posting asks for and the resume does not show.',
    inLanguage(language),
  ],
  translate: ({ from, to }) => [
    `Translate every text that has a ref from ${LANGUAGES[from]} into ${LANGUAGES[to]}, as a resume in that language is written. Keep numbers, dates, names of products and blanks; keep the lines of lists. Names of people and organisations are written as they are usually written in that language, or left.`,
  ],
  interview: ({ language, job }) => [
    'Ask the 8 to 12 questions that an interviewer would ask about this very resume: how a number was measured, what was hard in a project, why there is a gap or a change, how deep a named skill goes. Each names the text that it is about and quotes its very words (at most 60 characters).',
    ...sought(job),
    inLanguage(language),
  ],
}
