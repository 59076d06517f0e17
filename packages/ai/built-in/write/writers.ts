import type { Level } from '../../jobs/job.ts'
import type { Length, TaskOf } from '../../tasks.ts'
import { freshLines, isRepeated } from './fresh.ts'
import type { Known } from './known.ts'
import { bestDeeds, ownLines } from './own-words.ts'

/** The text, and its sources. */
export interface Written {
  text: string
  from: 'job' | 'own' | 'wish'
}
type Unwritten = 'needsJob' | 'notThis' | 'nothingNew' | 'chineseOnly'

type Writer = (task: TaskOf<'write'>, known: Known) => Written | Unwritten

const HOW_MANY: Record<Length, number> = { shorter: 2, same: 4, longer: 6 }

const forLevel = <T extends { levels: Level[] }>(list: readonly T[], level: Level): T[] => {
  const own = list.filter((one) => one.levels.includes(level))
  return own.length > 0 ? own : [...list]
}

const seedOf = ({ target, job }: TaskOf<'write'>): string =>
  [job, target.kind, target.place.item, target.place.field].join('\n')

/** Tasks of the job, by section. */
const deedsFor = ({ job, level }: Known, kind: string): string[] => {
  if (!job) return []
  if (kind === 'internship_experience') return job.internship.map(({ text }) => text)
  if (kind === 'project_experience') return forLevel(job.projects, level).flatMap(({ bullets }) => bullets)
  if (kind === 'campus_experience') return job.campus.flatMap(({ bullets }) => bullets)
  return forLevel(job.work, level).map(({ text }) => text)
}

/** Lines under those that stand: nothing that the person wrote is lost. */
const lines: Writer = (task, known) => {
  const { target, wish, length, language, tone } = task
  const own = ownLines(wish, tone).filter((line) => !isRepeated(line, known.lines))
  if (!known.job && own.length === 0) return 'needsJob'
  const max = Math.max(0, HOW_MANY[length] - own.length)
  const added =
    language === 'zh'
      ? freshLines(deedsFor(known, target.kind), [...known.lines, ...own], { max, wish, seed: seedOf(task) })
      : []
  const all = [...own, ...added]
  if (all.length === 0) return language === 'en' ? 'chineseOnly' : 'nothingNew'
  const stands = target.text.trimEnd()
  return {
    text: [...(stands === '' ? [] : [stands]), ...all.map((line) => `- ${line}`)].join('\n'),
    from: added.length > 0 ? 'job' : 'wish',
  }
}

const listed = (words: readonly string[], language: 'zh' | 'en'): string => {
  if (language === 'zh') return words.join('、')
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const sentence = (parts: readonly string[], language: 'zh' | 'en'): string => {
  const filled = parts.filter((part) => part !== '')
  if (filled.length === 0) return ''
  return language === 'zh' ? `${filled.join('，')}。` : `${filled.join(', ')}.`
}

/** A summary: role, years, skills, one achievement and working style. */
const portrait: Writer = (task, known) => {
  const { language, length, wish, tone } = task
  const isZh = language === 'zh'
  const skills = listed(known.skills.slice(0, length === 'longer' ? 6 : 4), language)
  const knows = skills === '' ? '' : isZh ? `熟悉${skills}` : `skilled in ${skills}`
  const opening = sentence([known.jobName, known.years, knows], language)
  const deeds = freshLines(bestDeeds(known), [], {
    max: length === 'longer' ? 2 : 1,
    wish,
    seed: seedOf(task),
  }).map((deed) => sentence([isZh ? `曾${deed}` : deed], language))
  const own = ownLines(wish, tone).map((line) => sentence([line], language))
  const summaries =
    isZh && known.job && length !== 'shorter'
      ? freshLines(
          forLevel(known.job.summaries, known.level).map(({ text }) => text),
          known.lines,
          { max: length === 'longer' ? 2 : 1, wish, seed: seedOf(task) },
        )
      : []
  const hasOwn = knows !== '' || known.years !== '' || deeds.length > 0
  const sentences = [...(hasOwn ? [opening] : []), ...own, ...deeds, ...summaries].filter((one) => one !== '')
  if (sentences.length === 0) return known.job ? 'nothingNew' : 'needsJob'
  return { text: sentences.join(isZh ? '' : ' '), from: summaries.length > 0 ? 'job' : 'own' }
}

/** Words after those that stand: 高等数学、线性代数. */
const words =
  (of: (known: Known) => readonly string[]): Writer =>
  (task, known) => {
    if (task.language === 'en') return 'chineseOnly'
    if (!known.job) return 'needsJob'
    const stands = task.target.text.trim()
    const had = stands.split(/[、,，;；\s]+/).filter(Boolean)
    const max = HOW_MANY[task.length] + 2 - had.length
    const fresh = freshLines(of(known), had, { max, wish: task.wish, seed: seedOf(task) })
    if (fresh.length === 0) return 'nothingNew'
    return { text: [...had, ...fresh].join('、'), from: 'job' }
  }

const one =
  (of: (known: Known, task: TaskOf<'write'>) => readonly string[]): Writer =>
  (task, known) => {
    if (task.language === 'en') return 'chineseOnly'
    if (!known.job) return 'needsJob'
    const [text] = freshLines(of(known, task), known.lines, { max: 1, wish: task.wish, seed: seedOf(task) })
    return text === undefined ? 'nothingNew' : { text, from: 'job' }
  }

/** Another field of the entry that is being written. */
const adjacentText = ({ target, around }: TaskOf<'write'>, field: string): string =>
  around.find(
    ({ place }) =>
      place.section === target.place.section && place.item === target.place.item && place.field === field,
  )?.text ?? ''

const matching = <T>(list: readonly T[], name: string, nameOf: (one: T) => string): T[] => {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '')
  const wanted = plain(name)
  if (wanted === '') return [...list]
  return list.filter((row) => plain(nameOf(row)).includes(wanted) || wanted.includes(plain(nameOf(row))))
}

const several =
  (of: (known: Known) => readonly string[]): Writer =>
  (task, known) => {
    if (task.language === 'en') return 'chineseOnly'
    if (!known.job) return 'needsJob'
    const max = HOW_MANY[task.length] / 2
    const fresh = freshLines(of(known), known.lines, { max, wish: task.wish, seed: seedOf(task) })
    return fresh.length === 0 ? 'nothingNew' : { text: fresh.join('\n'), from: 'job' }
  }

/** By field: kinds share their names. */
export const writers: Record<string, Writer> = {
  bullets: lines,
  campusContent: lines,
  abstract: portrait,
  content: portrait,
  text: lines,
  majorCourse: words(({ job }) => job?.courses ?? []),
  post: one(({ job, level }) => forLevel(job?.headlines ?? [], level).map(({ text }) => text)),
  introduce: one(({ job }, task) =>
    matching(job?.skills ?? [], adjacentText(task, 'skillName'), ({ name }) => name).map(({ note }) => note),
  ),
  awardsAbstract: one(({ job }, task) =>
    matching(job?.awards ?? [], adjacentText(task, 'awardsName'), ({ name }) => name)
      .map(({ note }) => note)
      .filter((note) => note !== ''),
  ),
  worksIntroduce: one(({ job }, task) =>
    matching(job?.works ?? [], adjacentText(task, 'worksName'), ({ name }) => name).map(({ about }) => about),
  ),
}

const hobbies = several(({ job }) => job?.hobbies ?? [])
/** In education an abstract tells of the studies, not of the person. */
const studies: Writer = (task, known) => lines(task, { ...known, job: undefined })

export const writerFor = ({ kind, place }: TaskOf<'write'>['target']): Writer | undefined => {
  if (kind === 'hobbies' && place.field === 'content') return hobbies
  if (kind === 'edu_background' && place.field === 'abstract') return studies
  if (place.field === 'post' && kind !== 'base_info') return undefined
  return Object.hasOwn(writers, place.field) ? writers[place.field] : undefined
}
