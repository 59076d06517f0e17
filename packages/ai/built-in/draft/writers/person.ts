import { type Drafting, freshFor, listed } from '../drafting.ts'
import { ownLines } from '../own-words.ts'
import words from '../words.json' with { type: 'json' }

const { blanks } = words

const filled = (pattern: string, { keywords, job, isGeneral }: Drafting): string =>
  pattern
    .replaceAll('{years}', String(keywords.years))
    .replaceAll('{job}', () => (isGeneral ? keywords.job : job.zh))

/** Unused sentences of a self-description. Those of another level would not fit the person. */
const summaries = ({ fresh, job, level }: Drafting, max: number): string[] =>
  fresh(
    job.summaries.filter(({ levels }) => levels.includes(level)),
    max,
    ({ text }) => text,
  ).map(({ text }) => text)

/** Additional text by the user belongs to the self-description. */
const ownAbstract = (drafting: Drafting): string[] =>
  drafting.has('self_evaluation') ? [] : ownLines(drafting.keywords.other)

const abstractOf = (drafting: Drafting): string => {
  const [summary = ''] = summaries(drafting, 1)
  const saysYears = words.saysYears.some((word) => summary.includes(word))
  const opening = drafting.keywords.years > 0 && !saysYears ? filled(words.experience, drafting) : ''
  return [...ownAbstract(drafting), `${opening}${summary}`].filter((line) => line !== '').join('\n')
}

const headlineOf = (drafting: Drafting): string => {
  // If no section names the desired job, it is put under the name as it was typed.
  if (!drafting.has('job_intention')) return drafting.keywords.job
  const [headline] = freshFor(drafting, drafting.job.headlines, drafting.level, 1, ({ text }) => text)
  return headline?.text ?? drafting.keywords.job
}

export const baseInfo = (drafting: Drafting) => [
  {
    name: drafting.keywords.name,
    post: headlineOf(drafting),
    workService: drafting.keywords.years > 0 ? filled(words.years, drafting) : words.graduate,
    abstract: abstractOf(drafting),
  },
]

export const jobIntention = ({ keywords }: Drafting) => [
  {
    intendedPositions: keywords.job,
    intendedCity: blanks.city,
    expectSalary: blanks.salary,
    jobStatus: blanks.availableFrom,
    jobSearchType: blanks.employment,
  },
]

export const selfEvaluation = (drafting: Drafting) => [
  {
    content: [
      ...ownLines(drafting.keywords.other),
      ...drafting.own.map((one) => `${one}${words.stop}`),
      ...summaries(drafting, 2),
    ].join('\n'),
  },
]

export const hobbies = ({ fresh, job, own }: Drafting) => [
  { content: listed([...own, ...fresh(job.hobbies, Math.max(0, 3 - own.length), (one) => one)]) },
]

export const resumeTitle = () => [{ title: words.title }]
