import { loadDocument } from '#packages/document/load.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import type { DraftItem, DraftSection } from '../draft.ts'
import type { Input } from '../input.ts'
import { madeWords } from '../made-words.ts'
import { filled } from '../parse/kinds/section.ts'
import { levelDoubts } from '../parse/kinds/skills.ts'
import { type Note, refuse } from '../reading.ts'
import type { Outcome, Source, Tools } from '../source.ts'
import { avatarOf, languageIn, outcomeOf } from './build.ts'
import { isTrayLike, type Tray, trayOf } from './tray.ts'
import { bullets, joined, linkBlock, monthOf, paragraphs, periodBetween, proficiencyOf } from './values.ts'

const comma = (language: 'zh' | 'en') => (language === 'zh' ? '、' : ', ')

const person = (basics: Tray, language: 'zh' | 'en', notes: Note[]): DraftItem => {
  const place = basics.tray('location')
  const address = [
    place.text('address'),
    place.text('city'),
    place.text('region'),
    place.text('postalCode'),
    place.text('countryCode'),
  ]
  const site = basics.text('url') || basics.text('website')
  const profiles = basics.trays('profiles').map((profile) => {
    const [network, username, url] = [profile.text('network'), profile.text('username'), profile.text('url')]
    return {
      label: network,
      value: username === '' || url.includes(username) ? url || username : joined(username, url),
    }
  })
  return {
    data: filled({
      name: basics.text('name'),
      post: basics.text('label'),
      email: basics.text('email'),
      phoneNumber: basics.text('phone'),
      address: address.filter((part) => part !== '').join(language === 'zh' ? ' ' : ', '),
      abstract: paragraphs(basics.text('summary')),
      fields: [
        ...(site === '' ? [] : [{ label: language === 'zh' ? '个人主页' : 'Website', value: site }]),
        ...profiles.filter(({ value }) => value !== ''),
      ],
      ...avatarOf(basics.text('image') || basics.text('picture'), notes),
    }),
  }
}

const job = (work: Tray): DraftItem => ({
  data: filled({
    period: periodBetween(work.text('startDate'), work.text('endDate')),
    name: work.text('name') || work.text('company'),
    post: work.text('position'),
    heading: joined(work.text('location'), work.text('description')),
    bullets: [
      ...paragraphs(work.text('summary')),
      ...bullets(work.texts('highlights')),
      ...linkBlock(work.text('url') || work.text('website')),
    ],
  }),
})

const volunteering = (work: Tray): DraftItem => ({
  data: filled({
    period: periodBetween(work.text('startDate'), work.text('endDate')),
    campusBriefly: work.text('organization'),
    campusDuty: work.text('position'),
    campusContent: [
      ...paragraphs(work.text('summary')),
      ...bullets(work.texts('highlights')),
      ...linkBlock(work.text('url') || work.text('website')),
    ],
  }),
})

const study =
  (language: 'zh' | 'en') =>
  (school: Tray): DraftItem => ({
    data: filled({
      period: periodBetween(school.text('startDate'), school.text('endDate')),
      schoolName: school.text('institution'),
      specialized: school.text('area'),
      degree: school.text('studyType'),
      majorCourse: school.texts('courses').join(comma(language)),
      abstract: [...paragraphs(school.text('score') || school.text('gpa')), ...linkBlock(school.text('url'))],
    }),
  })

const project =
  (language: 'zh' | 'en') =>
  (work: Tray): DraftItem => {
    const keywords = work.texts('keywords').join(comma(language))
    const from = work.text('startDate')
    const to = work.text('endDate')
    return {
      data: filled({
        period: from === '' && to === '' ? undefined : periodBetween(from, to),
        name: work.text('name'),
        post: work.texts('roles').join(comma(language)),
        heading: joined(keywords, work.text('entity'), work.text('type')),
        bullets: [...paragraphs(work.text('description')), ...bullets(work.texts('highlights'))],
        link: work.text('url'),
      }),
    }
  }

const award = (prize: Tray): DraftItem => ({
  data: filled({
    date: monthOf(prize.text('date')),
    awardsName: prize.text('title') || prize.text('name'),
    awardsAbstract: joined(
      prize.text('awarder') || prize.text('issuer'),
      prize.text('summary'),
      prize.text('url'),
    ),
  }),
})

const skill =
  (language: 'zh' | 'en') =>
  (one: Tray): DraftItem => {
    const level = one.text('level') || one.text('fluency')
    const proficiency = proficiencyOf(undefined, level)
    return {
      data: filled({
        skillName: one.text('name') || one.text('language'),
        proficiency,
        introduce: joined(
          proficiency === undefined ? level : '',
          one.texts('keywords').join(comma(language)),
        ),
      }),
      ...(proficiency === undefined ? {} : levelDoubts(level)),
    }
  }

const note = (one: Tray): DraftItem => {
  const date = monthOf(one.text('releaseDate') || one.text('date'))
  return {
    data: filled({
      period: date === undefined ? undefined : { to: date },
      heading: joined(one.text('name'), one.text('publisher')),
      text: [
        ...paragraphs(one.text('summary') || one.text('reference')),
        ...linkBlock(one.text('url') || one.text('website')),
      ],
    }),
  }
}

const interests = (list: readonly Tray[], language: 'zh' | 'en'): DraftItem[] => {
  const lines = list.map((one) =>
    [one.text('name'), one.texts('keywords').join(comma(language))]
      .filter((text) => text !== '')
      .join(language === 'zh' ? '：' : ': '),
  )
  return lines.length === 0 ? [] : [{ data: { content: bullets(lines) } }]
}

const sectionsOf = (root: Tray, language: 'zh' | 'en', notes: Note[]): DraftSection[] => {
  const words = madeWords[language]
  return [
    { kind: 'base_info', title: '', items: [person(root.tray('basics'), language, notes)] },
    { kind: 'work_experience', title: '', items: root.trays('work').map(job) },
    { kind: 'project_experience', title: '', items: root.trays('projects').map(project(language)) },
    { kind: 'edu_background', title: '', items: root.trays('education').map(study(language)) },
    { kind: 'skill_specialties', title: '', items: root.trays('skills').map(skill(language)) },
    {
      kind: 'skill_specialties',
      title: words.languages,
      items: root.trays('languages').map(skill(language)),
    },
    { kind: 'awards', title: '', items: root.trays('awards').map(award) },
    { kind: 'awards', title: words.certificates, items: root.trays('certificates').map(award) },
    {
      kind: 'campus_experience',
      title: words.volunteering,
      items: root.trays('volunteer').map(volunteering),
    },
    { kind: 'custom', title: words.publications, items: root.trays('publications').map(note) },
    { kind: 'hobbies', title: '', items: interests(root.trays('interests'), language) },
    { kind: 'custom', title: words.references, items: root.trays('references').map(note) },
  ]
}

/** Our own export puts the whole document next to the fields of the standard. */
const ownWithin = (json: Record<string, unknown>): Outcome | undefined => {
  const meta = Object.hasOwn(json, 'meta') && isTrayLike(json.meta) ? json.meta : {}
  const own = Object.hasOwn(meta, 'huajian') ? meta.huajian : undefined
  const loaded = own === undefined ? undefined : loadDocument(own, kindFacts)
  return loaded?.ok ? { ok: true, document: loaded.document, notes: [], source: 'huajian-json' } : undefined
}

const read = async (input: Input, { language: fallback }: Tools): Promise<Outcome> => {
  if (input.is !== 'json' || !isTrayLike(input.json)) return refuse('unknown')
  const own = ownWithin(input.json)
  if (own) return own
  const root = trayOf(input.json)
  const notes: Note[] = []
  const language = languageIn(input.json, fallback)
  root.drop('$schema', 'meta')
  return outcomeOf({ sections: sectionsOf(root, language, notes), root, language, notes })
}

const NAMES = [
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'awards',
  'languages',
  'publications',
  'certificates',
  'interests',
  'references',
]

/** jsonresume.org, schema 1.0.0 and what came before it. */
export const jsonResumeSource: Source = {
  kind: 'json-resume',
  claims: (input) =>
    input.is === 'json' &&
    isTrayLike(input.json) &&
    Object.hasOwn(input.json, 'basics') &&
    !Object.hasOwn(input.json, 'sections') &&
    (isTrayLike(input.json.basics) || NAMES.some((name) => Object.hasOwn(input.json as object, name))),
  read,
}
