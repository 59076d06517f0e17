import type { Labelled } from '#packages/document/values.ts'
import type { DraftItem, DraftSection } from '../draft.ts'
import type { Input } from '../input.ts'
import { madeWords } from '../made-words.ts'
import { filled } from '../parse/kinds/section.ts'
import { levelOf } from '../parse/kinds/skills.ts'
import { type Note, refuse } from '../reading.ts'
import type { Outcome, Source, Tools } from '../source.ts'
import { avatarOf, hidden, languageIn, outcomeOf } from './build.ts'
import { isTrayLike, type Tray, trayOf } from './tray.ts'
import { isCutShort, joined, periodBetween, periodOf, richText } from './values.ts'

const flagged = (tray: Tray, data: DraftItem['data']): DraftItem => {
  tray.drop('id')
  return { data, ...hidden(tray) }
}

const datesOf = (text: string) => {
  const period = periodOf(text)
  return { period, over: isCutShort(text, period) ? text : '' }
}

const study = (tray: Tray): DraftItem => {
  const gpa = tray.text('gpa')
  return flagged(
    tray,
    filled({
      period: periodBetween(tray.text('startDate'), tray.text('endDate')),
      schoolName: tray.text('school'),
      specialized: tray.text('major'),
      degree: tray.text('degree'),
      abstract: [
        ...(gpa === '' ? [] : [{ spans: [{ text: `GPA：${gpa}` }] }]),
        ...richText(tray.text('description')),
      ],
    }),
  )
}

const job = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray.text('date'))
  return flagged(
    tray,
    filled({
      period,
      name: tray.text('company'),
      post: tray.text('position'),
      heading: over,
      bullets: richText(tray.text('details')),
    }),
  )
}

const project = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray.text('date'))
  return flagged(
    tray,
    filled({
      period,
      name: tray.text('name'),
      post: tray.text('role'),
      heading: joined(over, tray.text('linkLabel')),
      bullets: richText(tray.text('description')),
      link: tray.text('link'),
    }),
  )
}

const own = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray.text('dateRange'))
  return flagged(
    tray,
    filled({
      period,
      heading: joined(tray.text('title'), tray.text('subtitle'), over),
      text: richText(tray.text('description')),
    }),
  )
}

const DESIGN = ['icons', 'photoConfig', 'layout', 'githubContributionsVisible', 'githubKey']

const LABELS: Record<'zh' | 'en', Record<string, string>> = {
  zh: { birthDate: '出生年月', employementStatus: '求职状态' },
  en: { birthDate: 'Date of birth', employementStatus: 'Status' },
}

/** Facts that the page did not show. They are hidden in the result too. */
const unshown = (basic: Tray): ReadonlyMap<string, string> =>
  new Map(
    basic.trays('fieldOrder').flatMap((field): [string, string][] => {
      const [key, label] = [field.text('key'), field.text('label')]
      field.drop('id', 'type', 'custom')
      return field.flag('visible') === false ? [[key, label || key]] : []
    }),
  )

const customPair = (field: Tray): Labelled & { isShown: boolean } => {
  field.drop('id', 'icon', 'custom', 'displayLabel')
  return {
    label: field.text('label'),
    value: field.text('value'),
    isShown: field.flag('visible') !== false,
  }
}

interface Person {
  shown: DraftItem
  hidden: Labelled[]
}

const personOf = (basic: Tray, language: 'zh' | 'en', notes: Note[]): Person => {
  basic.drop(...DESIGN)
  const off = unshown(basic)
  const hidden: Labelled[] = []
  const fact = (key: string): string => {
    const value = basic.text(key)
    if (value === '' || !off.has(key)) return value
    hidden.push({ label: off.get(key) ?? key, value })
    return ''
  }
  const known = ['birthDate', 'employementStatus'].map((key) => ({
    label: LABELS[language][key] ?? key,
    value: fact(key),
  }))
  const custom = basic.trays('customFields').map(customPair)
  hidden.push(
    ...custom
      .filter(({ isShown, value }) => !isShown && value !== '')
      .map(({ label, value }) => ({ label, value })),
  )
  const pairs: Labelled[] = [
    ...known,
    { label: 'GitHub', value: fact('githubUseName') },
    ...custom.filter(({ isShown }) => isShown).map(({ label, value }) => ({ label, value })),
  ]
  return {
    hidden,
    shown: {
      data: filled({
        name: fact('name'),
        post: fact('title'),
        email: fact('email'),
        phoneNumber: fact('phone'),
        address: fact('location'),
        fields: pairs.filter(({ value }) => value !== ''),
        ...avatarOf(basic.text('photo'), notes),
      }),
    },
  }
}

interface Menu {
  title: string
  hidden?: true
}

/** The menu entry of each section: its name, position and visibility. */
const menuOf = (root: Tray): Map<string, Menu> =>
  new Map(
    root
      .trays('menuSections')
      .map((tray) => {
        tray.drop('icon')
        return {
          id: tray.text('id'),
          title: tray.text('title'),
          order: tray.number('order') ?? 99,
          isShown: tray.flag('enabled') !== false,
        }
      })
      .toSorted((one, other) => one.order - other.order)
      .map(({ id, title, isShown }): [string, Menu] => [id, { title, ...(isShown ? {} : { hidden: true }) }]),
  )

const prose = (html: string): DraftItem[] => {
  const content = richText(html)
  return content.length > 0 ? [{ data: { content } }] : []
}

/** Their skills are one text; each line of it is one of ours. */
const skillItems = (html: string): DraftItem[] =>
  richText(html).map(({ spans }) => {
    const text = spans.map((span) => span.text).join('')
    const [, name = '', about = ''] = /^([^:：]{1,28})[:：]\s*(\S.*)$/.exec(text) ?? []
    return { data: filled(name === '' ? { introduce: text } : { skillName: name, introduce: about }) }
  })

/** A name and a level from 0 to 100. */
const levelled = (tray: Tray): DraftItem => {
  const level = tray.number('level')
  const share = level === undefined || level <= 0 ? undefined : levelOf(`${Math.min(100, level)}%`)
  tray.drop('id')
  return {
    data: filled({ skillName: tray.text('name'), proficiency: share }),
    ...(share === undefined ? {} : { doubts: { proficiency: 'level-read' as const } }),
  }
}

/** Certificates are pictures there, or a text whose lines name them. */
const certificates = (root: Tray): DraftItem[] => {
  const pictures = root.trays('certificates').map((tray): DraftItem => {
    tray.drop('id', 'width')
    return { data: filled({ awardsName: tray.text('name') || tray.text('title') }) }
  })
  const lines = richText(root.text('certificatesContent')).map(
    ({ spans }): DraftItem => ({ data: filled({ awardsName: spans.map(({ text }) => text).join('') }) }),
  )
  return [...pictures, ...lines]
}

const sectionsOf = (
  root: Tray,
  menu: ReadonlyMap<string, Menu>,
): Map<string, Omit<DraftSection, 'title'>> => {
  const custom = root.tray('customData')
  const ids = custom.keys()
  return new Map<string, Omit<DraftSection, 'title'>>([
    ['experience', { kind: 'work_experience', items: root.trays('experience').map(job) }],
    ['projects', { kind: 'project_experience', items: root.trays('projects').map(project) }],
    ['education', { kind: 'edu_background', items: root.trays('education').map(study) }],
    [
      'skills',
      {
        kind: 'skill_specialties',
        items: [...skillItems(root.text('skillContent')), ...root.trays('skills').map(levelled)],
      },
    ],
    ['certificates', { kind: 'awards', items: certificates(root) }],
    ['selfEvaluation', { kind: 'self_evaluation', items: prose(root.text('selfEvaluationContent')) }],
    ...ids.map((id): [string, Omit<DraftSection, 'title'>] => [
      id,
      { kind: 'custom', items: custom.trays(id).map(own) },
    ]),
    ...[...menu.keys()]
      .filter((id) => !ids.includes(id) && root.has(id))
      .map((id): [string, Omit<DraftSection, 'title'>] => [
        id,
        { kind: 'custom', items: root.trays(id).map(own) },
      ]),
  ])
}

const read = async (input: Input, { language: fallback }: Tools): Promise<Outcome> => {
  if (input.is !== 'json' || !isTrayLike(input.json)) return refuse('unknown')
  const notes: Note[] = [{ code: 'design-left-out' }]
  const language = languageIn(input.json, fallback)
  const root = trayOf(input.json)
  root.drop(
    'id',
    'templateId',
    'createdAt',
    'updatedAt',
    'activeSection',
    'draggingProjectId',
    'globalSettings',
  )
  const title = root.text('title')
  const menu = menuOf(root)
  const person = personOf(root.tray('basic'), language, notes)
  const base: DraftSection = { kind: 'base_info', title: '', items: [person.shown] }
  const hiddenSection: DraftSection = {
    kind: 'custom',
    title: madeWords[language].hidden,
    hidden: true,
    items: [{ data: filled({ fields: person.hidden }) }],
  }
  const made = sectionsOf(root, menu)
  const ids = [...new Set([...menu.keys(), ...made.keys()])].filter((id) => made.has(id))
  const sections = ids.map(
    (id): DraftSection => ({ ...(made.get(id) as DraftSection), title: '', ...menu.get(id) }),
  )
  return outcomeOf({ sections: [base, ...sections, hiddenSection], root, language, notes, title })
}

export const magicResumeSource: Source = {
  kind: 'magic-resume',
  claims: (input) =>
    input.is === 'json' &&
    isTrayLike(input.json) &&
    Object.hasOwn(input.json, 'basic') &&
    (Object.hasOwn(input.json, 'menuSections') ||
      Object.hasOwn(input.json, 'skillContent') ||
      Object.hasOwn(input.json, 'experience')),
  read,
}
