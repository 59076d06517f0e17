import type { Labelled } from '#packages/document/values.ts'
import type { DraftItem, DraftSection } from '../draft.ts'
import type { Input } from '../input.ts'
import { madeWords } from '../made-words.ts'
import { filled } from '../parse/kinds/section.ts'
import { type Note, refuse } from '../reading.ts'
import type { Outcome, Source, Tools } from '../source.ts'
import { avatarOf, hidden, languageIn, outcomeOf } from './build.ts'
import { type Reader, readers, siteOf } from './reactive-items.ts'
import { isTrayLike, type Tray, trayOf } from './tray.ts'
import { joined, richText } from './values.ts'

const profile = (tray: Tray): Labelled => {
  const { url } = siteOf(tray)
  const username = tray.text('username')
  tray.drop('id', 'icon', 'iconColor', 'visible', 'hidden')
  return {
    label: tray.text('network'),
    value: username === '' || url.includes(username) ? url || username : joined(username, url),
  }
}

const customField = (tray: Tray): Labelled => {
  tray.drop('id', 'icon')
  return {
    label: tray.text('name'),
    value: joined(tray.text('value') || tray.text('text'), tray.text('link')),
  }
}

const DESIGN = [
  'id',
  'columns',
  'separateLinks',
  'icon',
  'keepTogether',
  'startOnNewPage',
  'keywordLayout',
  'layout',
  'type',
]

/** One of their sections; interests are one text of ours. */
const sectionOf = (key: string, tray: Tray, reader: Reader | undefined, fallback: string): DraftSection => {
  const title = tray.text('name') || tray.text('title') || fallback
  const flags = hidden(tray)
  tray.drop(...DESIGN)
  const items = tray.trays('items')
  for (const item of items) item.drop('id', 'icon', 'iconColor')
  if (key === 'interests') {
    const lines = items.map((item) =>
      [item.text('name'), item.texts('keywords').join('、')].filter((text) => text !== '').join('：'),
    )
    for (const item of items) item.drop('visible', 'hidden')
    return {
      kind: 'hobbies',
      title,
      ...flags,
      items:
        lines.length > 0
          ? [{ data: { content: lines.map((text) => ({ list: 'bullet' as const, spans: [{ text }] })) } }]
          : [],
    }
  }
  const read = reader ?? (readers.custom as Reader)
  return {
    kind: read.kind,
    title,
    ...flags,
    items: items.flatMap((item): DraftItem[] => [read.item(item)].flat()),
  }
}

const summaryOf = (tray: Tray): DraftSection => {
  tray.drop(...DESIGN, 'items')
  const content = richText(tray.text('content'))
  return {
    kind: 'self_evaluation',
    title: tray.text('name') || tray.text('title'),
    ...hidden(tray),
    items: content.length > 0 ? [{ data: { content } }] : [],
  }
}

const ORDER = [
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'languages',
  'awards',
  'certifications',
  'volunteer',
  'publications',
  'interests',
  'references',
]

/** The order of the sections on their pages. */
const orderIn = (metadata: unknown): string[] => {
  const found: string[] = []
  const walk = (value: unknown, depth: number): void => {
    if (typeof value === 'string') found.push(value.replace(/^custom\./, ''))
    else if (depth < 6 && Array.isArray(value)) for (const one of value) walk(one, depth + 1)
    else if (depth < 6 && isTrayLike(value))
      for (const key of ['pages', 'main', 'sidebar'])
        if (Object.hasOwn(value, key)) walk(value[key], depth + 1)
  }
  if (isTrayLike(metadata) && Object.hasOwn(metadata, 'layout')) walk(metadata.layout, 0)
  return found
}

const personOf = (
  root: Tray,
  profiles: readonly Labelled[],
  language: 'zh' | 'en',
  notes: Note[],
): DraftItem => {
  const basics = root.tray('basics')
  const picture = basics.has('picture') ? basics.tray('picture') : root.tray('picture')
  const url = picture.text('url')
  picture.drop(...picture.keys())
  const site = siteOf(basics)
  const custom = basics.trays('customFields').map(customField)
  const pairs = [
    ...(site.url === ''
      ? []
      : [{ label: site.label || (language === 'zh' ? '个人主页' : 'Website'), value: site.url }]),
    ...profiles,
    ...custom,
  ]
  return {
    data: filled({
      name: basics.text('name'),
      post: basics.text('headline'),
      email: basics.text('email'),
      phoneNumber: basics.text('phone'),
      address: basics.text('location'),
      fields: pairs.filter(({ value }) => value !== ''),
      ...avatarOf(url, notes),
    }),
  }
}

/** Names for sections that came without one. */
const namesIn = (language: 'zh' | 'en'): Record<string, string> => {
  const { languages, certificates, volunteering, publications, references } = madeWords[language]
  return { languages, certifications: certificates, volunteer: volunteering, publications, references }
}

/** Every section under the name by which the pages call it. */
const sectionsOf = (root: Tray, sections: Tray, language: 'zh' | 'en'): Map<string, DraftSection> => {
  const names = namesIn(language)
  const own = sections.tray('custom')
  const summary = summaryOf(sections.has('summary') ? sections.tray('summary') : root.tray('summary'))
  const known = ORDER.filter((key) => key !== 'summary' && sections.has(key)).map(
    (key): [string, DraftSection] => [
      key,
      sectionOf(key, sections.tray(key), readers[key], names[key] ?? ''),
    ],
  )
  const old = own
    .keys()
    .map((key): [string, DraftSection] => [key, sectionOf(key, own.tray(key), undefined, '')])
  const made = root.trays('customSections').map((tray, at): [string, DraftSection] => {
    const id = tray.text('id') || `own ${at}`
    const type = tray.text('type')
    return [id, sectionOf(type, tray, Object.hasOwn(readers, type) ? readers[type] : undefined, '')]
  })
  return new Map([['summary', summary], ...known, ...old, ...made])
}

const read = async (input: Input, { language: fallback }: Tools): Promise<Outcome> => {
  const json = input.is === 'json' ? resumeIn(input.json) : undefined
  if (!json) return refuse('unknown')
  const notes: Note[] = [{ code: 'design-left-out' }]
  const language = languageIn({ ...json, metadata: undefined }, fallback)
  const root = trayOf(json)
  root.drop('metadata', '$schema', 'version')
  const sections = root.tray('sections')
  const profiles = sections.tray('profiles')
  const pairs = profiles.trays('items').map(profile)
  const called = profiles.text('name') || profiles.text('title')
  profiles.drop(...profiles.keys())
  const made = sectionsOf(root, sections, language)
  const order = [...new Set([...orderIn(json.metadata), ...made.keys()])]
  const base: DraftSection = { kind: 'base_info', title: '', items: [personOf(root, pairs, language, notes)] }
  return outcomeOf({
    sections: [base, ...order.flatMap((id) => made.get(id) ?? [])],
    root,
    language,
    notes,
    replaced: pairs.length > 0 ? [called] : [],
  })
}

/** The resume itself, or inside what an export of the whole account wraps round it. */
const resumeIn = (json: unknown): Record<string, unknown> | undefined => {
  if (!isTrayLike(json)) return undefined
  const inner = Object.hasOwn(json, 'data') && isTrayLike(json.data) ? json.data : json
  return Object.hasOwn(inner, 'basics') && Object.hasOwn(inner, 'sections') && isTrayLike(inner.sections)
    ? inner
    : undefined
}

const isVersion5 = (resume: Record<string, unknown>): boolean =>
  Object.hasOwn(resume, 'customSections') ||
  Object.hasOwn(resume, 'summary') ||
  Object.hasOwn(resume, 'picture')

const claims = (version5: boolean) => (input: Input) => {
  const resume = input.is === 'json' ? resumeIn(input.json) : undefined
  return resume !== undefined && isVersion5(resume) === version5
}

export const reactive5Source: Source = { kind: 'reactive-resume-5', claims: claims(true), read }
export const reactive4Source: Source = { kind: 'reactive-resume-4', claims: claims(false), read }
