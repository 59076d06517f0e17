import { allJobs } from './all.ts'
import type { Job } from './job.ts'
import words from './title-words.json' with { type: 'json' }

const HAN = /\p{Script=Han}/u

/** Alike however it is typed: width, case, blanks and signs. Signs that part words become one blank. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/front[\s-]end/g, 'frontend')
    .replace(/back[\s-]end/g, 'backend')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim()

const byLengthDescending = (list: readonly string[]): string[] => list.toSorted((a, b) => b.length - a.length)
const BEFORE = byLengthDescending(words.before)
const AFTER = byLengthDescending(words.after)
const TAILS = byLengthDescending(words.tails)

/** Takes words off, one after another, while at least two signs stay: all that it was on the way. */
const stages = (text: string, takeOne: (text: string) => string | undefined): string[] => {
  const next = takeOne(text)?.trim()
  return next === undefined || next.length < 2 ? [text] : [text, ...stages(next, takeOne)]
}
const last = (list: readonly string[]): string => list.at(-1) ?? ''

/** Without rank and courtesy: 应聘高级护士一职. */
const shorn = (text: string): string[] =>
  stages(text, (one) => {
    const first = BEFORE.find((word) => one.startsWith(word))
    if (first !== undefined && one.length - first.length >= 2) return one.slice(first.length)
    const end = AFTER.find((word) => one.endsWith(word))
    return end === undefined ? undefined : one.slice(0, -end.length)
  })

/** The subject of a job without the role: 前端 of 前端工程师. */
const subjectOf = (text: string): string => {
  const subject = last(
    stages(text, (one) => {
      const tail = TAILS.find((word) => one.endsWith(word))
      return tail === undefined ? undefined : one.slice(0, -tail.length)
    }),
  )
  // A language alone says who writes in it.
  const [, code, made = ''] = /^([a-z+#.]+)(\p{Script=Han}{2})$/u.exec(subject) ?? []
  return code !== undefined && words.code.includes(made) ? code : subject
}

const tokensOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
/** The subject; role and activity are the same: UX researcher, UX research. */
const topicOf = (tokens: readonly string[]): string =>
  tokens
    .filter((word) => !words.english.generic.includes(word))
    .map((word) => (word.length > 5 ? word.replace(/er$/, '') : word))
    .join(' ')

interface Name {
  job: Job
  text: string
  subject: string
}

let known: Name[] | undefined
const names = (): Name[] => {
  known ??= allJobs().flatMap((job) =>
    [job.zh, ...job.also, job.en].map((name) => {
      const text = plain(name)
      return { job, text, subject: HAN.test(text) ? subjectOf(text) : topicOf(tokensOf(text)) }
    }),
  )
  return known
}

const notThese: Record<string, string[]> = words.notThese

/** The rest of the word makes it another profession: 兽 of 兽医. */
const isAnother = (job: Job, rest: string): boolean =>
  (notThese[job.id] ?? []).some((word) => rest.includes(word))

const HARMLESS: readonly string[] = [...words.harmless, ...words.tails]

/**
 * Whether a text is such words and nothing else. 业务员 is itself one of them and two others (业务, 员): a regular
 * expression would try both readings of each, so that its time doubles with every repetition.
 */
const isHarmless = (text: string): boolean => {
  const isReached = new Set([0])
  for (let at = 0; at < text.length; at += 1)
    if (isReached.has(at))
      for (const word of HARMLESS) if (text.startsWith(word, at)) isReached.add(at + word.length)
  return isReached.has(text.length)
}

/** Chinese says at the end what a thing is: a name counts there, or before words that change nothing. */
const holds = (typed: string, name: string, job: Job): boolean => {
  const at = typed.lastIndexOf(name)
  if (at < 0) return false
  const [before, after] = [typed.slice(0, at), typed.slice(at + name.length)]
  return before.length <= 6 && isHarmless(after) && !isAnother(job, before + after)
}

const specificJob = (found: readonly { name: string; job: Job }[]): Job | undefined =>
  found.toSorted((a, b) => b.name.length - a.name.length)[0]?.job

const byChinese = (typed: string): Job | undefined => {
  const all = names()
  const forms = shorn(typed)
  for (const form of forms) {
    const same = all.find((name) => name.text === form)
    if (same) return same.job
  }
  const text = last(forms)
  if (words.never.some((word) => text.endsWith(word))) return undefined
  const subject = subjectOf(text)
  const alike = all.find((name) => name.subject === subject && subject.length >= 2)
  if (alike) return isAnother(alike.job, text) ? undefined : alike.job
  const inside = all.flatMap(({ job, text: name, subject: about }) =>
    [name, about]
      .filter((one) => one.length >= 2 && HAN.test(one) && holds(text, one, job))
      .map((one) => ({ name: one, job })),
  )
  return specificJob(inside)
}

const byEnglish = (typed: string): Job | undefined => {
  const tokens = tokensOf(typed)
  // As it was typed first: an executive assistant is no executive.
  return byTokens(tokens) ?? byTokens(tokens.filter((word) => !words.english.rank.includes(word)))
}

const byTokens = (tokens: readonly string[]): Job | undefined => {
  const text = tokens.join(' ')
  const topic = topicOf(tokens)
  const all = names().filter(({ subject }) => !HAN.test(subject))
  const same =
    all.find((name) => name.text === text) ?? all.find((name) => topic !== '' && name.subject === topic)
  if (same) return same.job
  if (tokens.some((word) => words.never.includes(word))) return undefined
  const ending = all.filter(
    ({ job, text: name }) => ` ${text}`.endsWith(` ${name}`) && !isAnother(job, text.slice(0, -name.length)),
  )
  const about = all.filter(({ subject }) => subject.includes(' ') && ` ${topic}`.endsWith(` ${subject}`))
  return specificJob([...ending, ...about].map(({ job, text: name }) => ({ name, job })))
}

const byText = (typed: string): Job | undefined =>
  typed === '' ? undefined : HAN.test(typed) ? byChinese(typed) : byEnglish(typed)

const SEPARATORS = new RegExp(`[/、,，|;；·&+—–-]|${words.or.join('|')}`)

/** The maximum length of a job title; document fields may contain whole pages. */
const MAX_NAME = 200

/** The typed text without brackets, then its parts, then the text in brackets. */
const readings = (raw: string): string[] => {
  const typed = raw.slice(0, MAX_NAME).normalize('NFKC').slice(0, MAX_NAME)
  const outside = typed.replace(/[(（[【][^)）\]】]*[)）\]】]?/g, ' ')
  const inside = [...typed.matchAll(/[(（[【]([^)）\]】]+)/g)].map(([, text = '']) => text)
  const parts = outside.split(SEPARATORS)
  return [outside, ...parts, ...inside].map(plain)
}

/** The job that is meant, or undefined, because the tasks of another profession would be absurd. */
export const findJob = (typed: string): Job | undefined => {
  for (const reading of readings(typed)) {
    const found = byText(reading)
    if (found) return found
  }
  return undefined
}
