import type { KindName } from '#packages/sections/registry.ts'
import type { DraftItem } from '../draft.ts'
import { filled } from '../parse/kinds/section.ts'
import { hidden } from './build.ts'
import type { Tray } from './tray.ts'
import { isCutShort, joined, linkBlock, monthOf, periodOf, proficiencyOf, richText } from './values.ts'

/** How the items of one of their sections are read; both versions have these names, some under another word. */
export interface Reader {
  kind: KindName
  item(tray: Tray): DraftItem | DraftItem[]
}

/** v4 has `url: { href, label }`, v5 `website: { url, label }`. */
export const siteOf = (tray: Tray): { url: string; label: string } => {
  const [old, site] = [tray.tray('url'), tray.tray('website')]
  site.drop('inlineLink')
  return { url: old.text('href') || site.text('url'), label: old.text('label') || site.text('label') }
}

const linkOf = (tray: Tray) => {
  const { url, label } = siteOf(tray)
  return linkBlock(url, label)
}

const datesOf = (tray: Tray) => {
  const text = tray.text('date') || tray.text('period')
  const period = periodOf(text)
  return { period, over: isCutShort(text, period) ? text : '' }
}

const bodyOf = (tray: Tray) => [...richText(tray.text('summary')), ...richText(tray.text('description'))]

const job = (tray: Tray): DraftItem[] => {
  const { period, over } = datesOf(tray)
  const name = tray.text('company')
  const place = joined(tray.text('location'), over)
  const flags = hidden(tray)
  const roles = tray.trays('roles').map((role): DraftItem => {
    const dates = datesOf(role)
    role.drop('id')
    return {
      data: filled({
        period: dates.period,
        name,
        post: role.text('position'),
        heading: joined(place, dates.over),
        bullets: bodyOf(role),
      }),
      ...flags,
    }
  })
  const own: DraftItem = {
    data: filled({
      period,
      name,
      post: tray.text('position'),
      heading: place,
      bullets: [...bodyOf(tray), ...linkOf(tray)],
    }),
    ...flags,
  }
  const isOnlyFrame = roles.length > 0 && own.data.bullets === undefined && own.data.post === undefined
  return isOnlyFrame ? roles : [own, ...roles]
}

const study = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray)
  const facts = joined(tray.text('score') || tray.text('grade'), tray.text('location'), over)
  return {
    data: filled({
      period,
      schoolName: tray.text('institution') || tray.text('school'),
      specialized: tray.text('area'),
      degree: tray.text('studyType') || tray.text('degree'),
      abstract: [...(facts === '' ? [] : [{ spans: [{ text: facts }] }]), ...bodyOf(tray), ...linkOf(tray)],
    }),
    ...hidden(tray),
  }
}

const project = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray)
  const isHtml = !tray.has('summary')
  const about = isHtml ? '' : tray.text('description')
  return {
    data: filled({
      period,
      name: tray.text('name'),
      heading: joined(about, tray.texts('keywords').join('、'), over),
      bullets: bodyOf(tray),
      link: siteOf(tray).url,
    }),
    ...hidden(tray),
  }
}

const award = (tray: Tray): DraftItem => {
  const date = tray.text('date')
  const month = monthOf(date)
  const text = bodyOf(tray)
    .map(({ spans }) => spans.map((span) => span.text).join(''))
    .join(' ')
  const site = siteOf(tray)
  return {
    data: filled({
      date: month,
      awardsName: tray.text('title') || tray.text('name'),
      awardsAbstract: joined(
        tray.text('awarder') || tray.text('issuer'),
        month === undefined ? date : '',
        text,
        site.url,
      ),
    }),
    ...hidden(tray),
  }
}

const skill = (tray: Tray): DraftItem => {
  const word = tray.text('proficiency') || tray.text('fluency')
  const about = tray.text('description')
  const level = proficiencyOf(tray.number('level'), '')
  tray.drop('level')
  return {
    data: filled({
      skillName: tray.text('name') || tray.text('language'),
      proficiency: level,
      introduce: joined(word, about, tray.texts('keywords').join('、')),
    }),
    ...hidden(tray),
  }
}

const volunteering = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray)
  const place = joined(tray.text('location'), over)
  return {
    data: filled({
      period,
      campusBriefly: tray.text('organization'),
      campusDuty: tray.text('position'),
      campusContent: [
        ...(place === '' ? [] : [{ spans: [{ text: place }] }]),
        ...bodyOf(tray),
        ...linkOf(tray),
      ],
    }),
    ...hidden(tray),
  }
}

/** Publications, references, profiles as text, sections that people made themselves. */
const note = (tray: Tray): DraftItem => {
  const { period, over } = datesOf(tray)
  const isHtml = !tray.has('summary')
  const about = isHtml ? '' : tray.text('description')
  const level = tray.number('level') ?? 0
  return {
    data: filled({
      period,
      heading: joined(
        tray.text('name') || tray.text('title') || tray.text('network'),
        tray.text('username'),
        about,
        tray.text('publisher'),
        tray.text('position'),
        tray.text('location'),
        tray.text('phone'),
        tray.texts('keywords').join('、'),
        level > 0 ? `${level} / 5` : '',
        over,
      ),
      text: [
        ...bodyOf(tray),
        ...richText(tray.text('content')),
        ...richText(tray.text('recipient')),
        ...linkOf(tray),
      ],
    }),
    ...hidden(tray),
  }
}

export const readers: Record<string, Reader> = {
  experience: { kind: 'work_experience', item: job },
  education: { kind: 'edu_background', item: study },
  projects: { kind: 'project_experience', item: project },
  skills: { kind: 'skill_specialties', item: skill },
  languages: { kind: 'skill_specialties', item: skill },
  awards: { kind: 'awards', item: award },
  certifications: { kind: 'awards', item: award },
  volunteer: { kind: 'campus_experience', item: volunteering },
  publications: { kind: 'custom', item: note },
  references: { kind: 'custom', item: note },
  custom: { kind: 'custom', item: note },
}
