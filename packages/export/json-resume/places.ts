import type { Block } from '#packages/document/values.ts'
import { levelWord } from '#packages/sections/levels.ts'
import type { KindName } from '#packages/sections/registry.ts'
import {
  factsOf,
  levelOf,
  lineOf,
  periodOf,
  richOf,
  type Scope,
  webAddress,
} from '#packages/sections/scope.ts'
import { splitWords } from '#packages/sections/wording.ts'
import { textOfSpans } from '../text/plain-text.ts'
import { tidySpans } from '../text/tidy.ts'

/** The lists of JSON Resume 1.0.0. */
export const lists = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const
export type ListName = (typeof lists)[number]

export type Entry = Record<string, unknown>

interface Place {
  list: ListName
  entries(scope: Scope): Entry[]
}

const textOfBlock = ({ spans }: Block): string => textOfSpans(tidySpans(spans))

export const paragraphs = (scope: Scope, field: string): string[] => richOf(scope, field).map(textOfBlock)

const isoDate = (text: string | undefined): string | undefined =>
  text !== undefined && /^[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) ? text : undefined

/** A current job has no end date; a period in free text has no dates at all. */
const datesOf = (scope: Scope): Entry => {
  const period = periodOf(scope, 'period')
  if (typeof period === 'string' || period.text !== undefined) return {}
  return { startDate: isoDate(period.from), endDate: isoDate(period.to) }
}

/** Paragraphs become the summary, lists the highlights. */
const story = (scope: Scope, field: string): Entry => {
  const blocks = richOf(scope, field)
  return {
    summary: blocks
      .filter(({ list }) => !list)
      .map(textOfBlock)
      .join('\n'),
    highlights: blocks.filter(({ list }) => list).map(textOfBlock),
  }
}

const work: Place = {
  list: 'work',
  entries: (scope) => [
    {
      name: lineOf(scope, 'name'),
      position: lineOf(scope, 'post'),
      location: lineOf(scope, 'heading'),
      ...datesOf(scope),
      ...story(scope, 'bullets'),
    },
  ],
}

const places: Partial<Record<KindName, Place>> = {
  work_experience: work,
  internship_experience: work,
  project_experience: {
    list: 'projects',
    entries: (scope) => [
      {
        name: lineOf(scope, 'name'),
        description: lineOf(scope, 'heading'),
        roles: [lineOf(scope, 'post')],
        url: webAddress(lineOf(scope, 'link')),
        ...datesOf(scope),
        highlights: paragraphs(scope, 'bullets'),
      },
    ],
  },
  works_display: {
    list: 'projects',
    entries: (scope) => [
      {
        name: lineOf(scope, 'worksName'),
        description: lineOf(scope, 'worksIntroduce'),
        url: webAddress(lineOf(scope, 'worksLink')),
        type: 'portfolio',
      },
    ],
  },
  edu_background: {
    list: 'education',
    entries: (scope) => [
      {
        institution: lineOf(scope, 'schoolName'),
        area: lineOf(scope, 'specialized'),
        studyType: lineOf(scope, 'degree'),
        ...datesOf(scope),
        courses: splitWords(lineOf(scope, 'majorCourse')),
      },
    ],
  },
  campus_experience: {
    list: 'volunteer',
    entries: (scope) => [
      {
        organization: lineOf(scope, 'campusBriefly'),
        position: lineOf(scope, 'campusDuty'),
        ...datesOf(scope),
        ...story(scope, 'campusContent'),
      },
    ],
  },
  awards: {
    list: 'awards',
    entries: (scope) => [
      {
        title: lineOf(scope, 'awardsName'),
        date: isoDate(lineOf(scope, 'date')),
        summary: [lineOf(scope, 'awardsGrade'), lineOf(scope, 'awardsAbstract')].filter(Boolean).join('\n'),
      },
    ],
  },
  skill_specialties: {
    list: 'skills',
    entries: (scope) => [
      {
        name: lineOf(scope, 'skillName'),
        level: levelWord(levelOf(scope, 'proficiency'), scope.language),
        keywords: splitWords(lineOf(scope, 'introduce')),
      },
    ],
  },
  hobbies: {
    list: 'interests',
    entries: (scope) =>
      factsOf(scope).map(({ label, value }) =>
        label === '' ? { name: value } : { name: label, keywords: [value] },
      ),
  },
}

/** A pair or an entry of a custom section: its name and its text. */
const named = (scope: Scope): { name: string; rest: string; date: string | undefined }[] => {
  const { startDate, endDate } = datesOf(scope)
  const date = (endDate ?? startDate) as string | undefined
  const [first = '', ...others] = paragraphs(scope, 'text')
  const heading = lineOf(scope, 'heading')
  const own = heading === '' ? { name: first, rest: others } : { name: heading, rest: [first, ...others] }
  return [
    ...(own.name === '' ? [] : [{ name: own.name, rest: own.rest.join('\n').trim(), date }]),
    ...factsOf(scope).map(({ label, value }) =>
      label.trim() === ''
        ? { name: value, rest: '', date: undefined }
        : { name: label, rest: value, date: undefined },
    ),
  ]
}

/** JSON Resume has lists for custom sections with these names. */
const byTitle: readonly [title: RegExp, place: Place][] = [
  [
    /^(?:外语|语言)(?:能力|水平|技能)?$|^languages?(?: skills)?$/i,
    {
      list: 'languages',
      entries: (scope) => named(scope).map(({ name, rest }) => ({ language: name, fluency: rest })),
    },
  ],
  [
    /^(?:资格|职业|专业|技能)?证书$|^资质(?:证书)?$|^(?:certificates?|certifications?|licen[cs]es?)$/i,
    {
      list: 'certificates',
      entries: (scope) =>
        named(scope).map(({ name, rest, date }) => ({ name: [name, rest].filter(Boolean).join(' '), date })),
    },
  ],
  [
    /^(?:学术|科研)?(?:论文|论著|著作|发表|出版)(?:发表|著作|情况)?$|^(?:selected )?publications?$/i,
    {
      list: 'publications',
      entries: (scope) =>
        named(scope).map(({ name, rest, date }) => ({ name, summary: rest, releaseDate: date })),
    },
  ],
  [
    /^(?:推荐|证明)人$|^references?$/i,
    {
      list: 'references',
      entries: (scope) => named(scope).map(({ name, rest }) => ({ name, reference: rest })),
    },
  ],
]

export const placeOf = ({ kind, section }: Scope): Place | undefined =>
  kind.kind === 'custom'
    ? byTitle.find(([title]) => title.test(section.title.trim()))?.[1]
    : places[kind.kind as KindName]
