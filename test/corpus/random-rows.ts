import { dateStyles, day } from './date-styles.ts'
import { USUAL } from './names.ts'
import type { Job, Person, Study } from './person.ts'
import { type ChancePart, chanceHeadings } from './random-titles.ts'

/** A line of a resume before layout: separate facts, and the role of the line. */
export interface Row {
  as: 'name' | 'post' | 'fact' | 'title' | 'head' | 'under' | 'text' | 'item'
  cells: string[]
}

type Dates = (span: { from?: string; to?: string }) => string

/** Independent random habits of one layout, so that no rule can rely on two of them occurring together. */
export interface Habits {
  pick<T>(list: readonly T[]): T
  zh: boolean
  dates: Dates
  day: (date?: string) => string
  colon: string
}

type Pick = Habits['pick']

export const habitsOf = (person: Person, pick: Pick): Habits => {
  const zh = person.language === 'zh'
  const { dots, tight, wave, slashes, words, hyphens, short, full, numbers } = dateStyles
  return {
    pick,
    zh,
    dates: zh
      ? pick([dots, tight, wave, slashes, words, hyphens])
      : pick([short, short, full, numbers, (span) => short(span).replace(' – ', ' - ')]),
    day: zh ? pick([day.dots, day.words]) : day.short,
    colon: zh ? '：' : ': ',
  }
}

const row = (as: Row['as'], ...cells: (string | undefined)[]): Row[] => {
  const joined = cells.filter((cell): cell is string => cell !== undefined && cell !== '')
  return joined.length > 0 ? [{ as, cells: joined }] : []
}

const joined = (between: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(between)

const bracketed = (when: string, zh: boolean) => (when === '' ? '' : zh ? `（${when}）` : ` (${when})`)

interface Entry {
  name: string
  post: string
  place?: string | undefined
  when: string
}

type HeadForm = (entry: Entry) => Row[]

const headForms = (zh: boolean): readonly HeadForm[] => [
  ({ name, post, place, when }) => [...row('head', name, post, when), ...row('under', place)],
  ({ name, post, place, when }) => [...row('head', when, name, post), ...row('under', place)],
  ({ name, post, place, when }) => [...row('head', name, when), ...row('under', post, place)],
  ({ name, post, place, when }) => [...row('head', post, when), ...row('under', name, place)],
  ({ name, post, place, when }) => [...row('head', name, post), ...row('under', when, place)],
  ({ name, post, place, when }) => [...row('head', when), ...row('head', name, post), ...row('under', place)],
  ({ name, post, place, when }) => [
    ...row('head', `${name}${post === '' ? '' : zh ? `（${post}）` : ` (${post})`}`, when),
    ...row('under', place),
  ],
  ({ name, post, place, when }) => [...row('head', name, place), ...row('under', post, when)],
  ({ name, post, place, when }) => [...row('head', name, post, place, when)],
  ({ name, post, place, when }) => [
    ...row('head', `${joined(zh ? '，' : ', ', name, post)}${bracketed(when, zh)}`),
    ...row('under', place),
  ],
  ({ name, post, place, when }) => [
    ...row('head', zh ? joined('，', when, name, post) : joined(', ', joined(' at ', post, name), when)),
    ...row('under', place),
  ],
  ({ name, post, place, when }) => [
    ...row('head', joined(zh ? '：' : ': ', when, name)),
    ...row('under', joined(', ', post, zh ? '' : place), zh ? place : ''),
  ],
  ({ name, post, place, when }) => [
    ...row('head', joined(zh ? ' - ' : ' – ', post, name)),
    ...row('under', place, when),
  ],
]

const items = (lines: readonly string[]) => lines.flatMap((line) => row('item', line))

const jobs = (list: readonly Job[], form: HeadForm, { dates }: Habits) =>
  list.flatMap((one) => [
    ...form({ name: one.company, post: one.post, place: one.place, when: dates(one) }),
    ...items(one.bullets),
  ])

const studyForms: readonly ((study: Study, when: string, zh: boolean) => Row[])[] = [
  (one, when) => row('head', one.school, one.major, one.degree, when),
  (one, when) => row('head', when, one.school, one.major, one.degree),
  (one, when, zh) => [
    ...row('head', one.school, when),
    ...(zh ? row('under', one.degree, one.major) : row('under', `${one.degree} in ${one.major}`)),
  ],
  (one, when, zh) =>
    zh
      ? row('head', when, one.school, `${one.major}（${one.degree}）`)
      : [...row('head', `${one.degree}, ${one.major}`, when), ...row('under', one.school)],
  (one, when) => [...row('head', one.school), ...row('under', one.major, one.degree, when)],
  (one, when, zh) =>
    row(
      'head',
      `${zh ? joined('，', one.school, one.major, one.degree) : joined(', ', one.degree, one.major, one.school)}${bracketed(when, zh)}`,
    ),
  (one, when, zh) => [
    ...row(
      'head',
      zh ? `${one.school}${one.major}专业` : `${one.degree} in ${one.major} – ${one.school}`,
      zh ? one.degree : '',
    ),
    ...row('under', when),
  ],
]

const skillForms = (colon: string): readonly ((skill: Person['skills'][number]) => string)[] => [
  ({ name, level, about }) => (about || level ? `${name}${colon}${about ?? level}` : name),
  ({ name, level, about }) => (about ? `${name} - ${about}` : level ? `${name}（${level}）` : name),
]

const skillRows = (person: Person, { pick, colon, zh }: Habits): Row[] => {
  const bare = person.skills.every(({ level, about }) => !level && !about)
  if (bare && pick([true, false]))
    return row('text', person.skills.map(({ name }) => name).join(zh ? '、' : ', '))
  const form = pick(skillForms(colon))
  const as = pick(['item', 'text'] as const)
  return person.skills.flatMap((skill) => row(as, form(skill)))
}

const awardRows = ({ awards = [] }: Person, { pick, day: when, zh }: Habits): Row[] => {
  const as = pick(['item', 'text'] as const)
  const form = pick([0, 1, 2, 3, 4])
  return awards.flatMap(({ date, name, grade }) => {
    if (form === 0) return row(as, when(date), name, grade)
    const graded = `${name}${grade ? (zh ? `（${grade}）` : ` (${grade})`) : ''}`
    if (form === 3) return row(as, joined(zh ? '，' : ', ', name, grade, when(date)))
    if (form === 4) return row(as, `${graded}${bracketed(when(date), zh)}`)
    return form === 1 ? row(as, graded, when(date)) : row(as, `${when(date)}${date ? ' ' : ''}${graded}`)
  })
}

const intentionRows = ({ intention }: Person, { pick, colon }: Habits): Row[] => {
  if (!intention) return []
  const { position, city, salary, status, type } = intention
  const labelled: [string, string | undefined][] = [
    [pick(['期望职位', '意向岗位', '应聘职位']), position],
    [pick(['期望城市', '工作地点', '意向城市']), city],
    [pick(['期望薪资', '薪资要求']), salary],
    [pick(['到岗时间', '求职状态']), status],
    [pick(['工作性质', '求职类型']), type],
  ]
  const pairs = labelled.flatMap(([label, value]) => (value ? [`${label}${colon}${value}`] : []))
  return pick([
    row('text', position, city, salary, status, type),
    row('text', ...pairs),
    pairs.flatMap((pair) => row('text', pair)),
  ])
}

const bodyRows = (person: Person, part: ChancePart, habits: Habits): Row[] => {
  const { pick, zh, dates, colon } = habits
  const form = pick(headForms(zh))
  const study = pick(studyForms)
  const stack = zh ? pick(['技术栈', '使用技术', '开发工具']) : pick(['Tech stack', 'Technologies'])
  const courses = zh ? pick(['主修课程', '核心课程', '相关课程']) : pick(['Relevant coursework', 'Courses'])
  const bodies: Record<ChancePart, () => Row[]> = {
    facts: () => [],
    intention: () => intentionRows(person, habits),
    education: () =>
      person.education.flatMap((one) => [
        ...study(one, dates(one), zh),
        ...(one.courses ? row('text', `${courses}${colon}${one.courses}`) : []),
        ...(one.notes ?? []).flatMap((line) => row('text', line)),
      ]),
    work: () => jobs(person.work ?? [], form, habits),
    internships: () => jobs(person.internships ?? [], form, habits),
    projects: () =>
      (person.projects ?? []).flatMap((one) => [
        ...form({ name: one.name, post: one.role ?? '', when: dates(one) }),
        ...(one.stack ? row('text', `${stack}${colon}${one.stack}`) : []),
        ...items(one.bullets),
      ]),
    campus: () =>
      (person.campus ?? []).flatMap((one) => [
        ...form({ name: one.organisation, post: one.duty, when: dates(one) }),
        ...items(one.bullets),
      ]),
    skills: () => skillRows(person, habits),
    awards: () => awardRows(person, habits),
    summary: () => (person.summary ?? []).flatMap((line) => row('text', line)),
    hobbies: () => row('text', person.hobbies),
  }
  return bodies[part]()
}

const factLabels = (zh: boolean, pick: Pick) =>
  zh
    ? {
        phone: pick(['电话', '手机', '联系电话', '手机号码']),
        email: pick(['邮箱', '电子邮箱', '邮件', 'Email']),
        city: pick(['现居', '现居地', '所在地', '居住地', '城市']),
        age: '年龄',
        degree: pick(['学历', '最高学历']),
        years: pick(['工作年限', '工作经验', '工龄']),
      }
    : {
        phone: pick(['Phone', 'Mobile', 'Tel']),
        email: pick(['Email', 'E-mail']),
        city: pick(['Location', 'Address', 'City', 'Based in']),
        age: 'Age',
        degree: 'Degree',
        years: 'Experience',
      }

/** Personal details: plain facts on one line, or labels, one or several to a line. */
const factRows = (person: Person, { pick, zh, colon }: Habits): Row[] => {
  const labels = factLabels(zh, pick)
  const facts = (['phone', 'email', 'city', 'age', 'degree', 'years'] as const)
    .map((key): [string, string] => [labels[key], person[key] ?? ''])
    .filter(([, value]) => value !== '')
  const pairs = person.pairs.map(([label, value]) => `${label}${colon}${value}`)
  const form = pick([0, 1, 2, 3])
  if (form === 0) return [...row('fact', ...facts.map(([, value]) => value)), ...row('fact', ...pairs)]
  if (form === 1)
    return [
      ...facts.flatMap(([, value]) => row('fact', value)),
      ...pairs.flatMap((pair) => row('fact', pair)),
    ]
  const labelled = [...facts.map(([label, value]) => `${label}${colon}${value}`), ...pairs]
  if (form === 2) return labelled.flatMap((pair) => row('fact', pair))
  return labelled.flatMap((_, at) => (at % 3 === 0 ? row('fact', ...labelled.slice(at, at + 3)) : []))
}

const ORDERS: readonly (readonly ChancePart[])[] = [
  USUAL,
  [
    'summary',
    'work',
    'internships',
    'projects',
    'education',
    'skills',
    'awards',
    'campus',
    'hobbies',
    'intention',
  ],
  [
    'intention',
    'summary',
    'skills',
    'work',
    'projects',
    'internships',
    'education',
    'awards',
    'campus',
    'hobbies',
  ],
]

export interface Section {
  part: ChancePart
  title: Row
  rows: Row[]
}

export interface Paper {
  top: Row[]
  sections: Section[]
}

/** A person's resume in the structure of one layout. */
export const paperOf = (person: Person, pick: Pick): Paper => {
  const habits = habitsOf(person, pick)
  const titled = (part: ChancePart): Row => ({
    as: 'title',
    cells: [pick(chanceHeadings[person.language][part])],
  })
  const facts = factRows(person, habits)
  const head = [...row('name', person.name), ...row('post', person.headline)]
  const inSection = pick([false, false, true])
  const sections = pick(ORDERS)
    .map((part) => ({ part, title: titled(part), rows: bodyRows(person, part, habits) }))
    .filter(({ rows }) => rows.length > 0)
  return inSection
    ? { top: head, sections: [{ part: 'facts', title: titled('facts'), rows: facts }, ...sections] }
    : { top: [...head, ...facts], sections }
}
