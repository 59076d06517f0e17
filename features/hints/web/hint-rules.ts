import {
  isPrivateLabel,
  looksLikeEmail,
  looksLikePhone,
  privateNumberIn,
} from '#packages/check-rules/contact.ts'
import { endsBeforeStart, MAX_OVERLAP, overlapOf, spanOf } from '#packages/check-rules/periods.ts'
import { BULLET_LENGTH, countWords, haveUnevenEnds } from '#packages/check-rules/texts.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import {
  cellsOf,
  isPeriod,
  type Labelled,
  type Period,
  periodRank,
  plainText,
  type Rich,
} from '#packages/document/values.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** A finding: its place, and the values for its sentence. */
export interface Finding {
  at: Selection | undefined
  values: readonly string[]
}

interface HintRule {
  /** `fix`: a mistake that readers notice. `tip`: worth a look. */
  weight: 'fix' | 'tip'
  zh(...values: string[]): string
  en(...values: string[]): string
  find(document: Document, now: string): Finding[]
}

const shown = ({ sections }: Document) => sections.filter(({ visible }) => visible)
const itemsOf = ({ items }: Section) => items.filter(({ hidden }) => !hidden)
const typed = (section: Section, type: string) =>
  Object.entries(kindOf(section.kind)?.fields ?? {}).flatMap(([field, row]) =>
    row.type === type ? [field] : [],
  )

const each = (document: Document, find: (section: Section, item: Item) => Finding[]): Finding[] =>
  shown(document).flatMap((section) => itemsOf(section).flatMap((item) => find(section, item)))

const at = (section: Section, item?: Item, field?: string): Selection => ({
  section: section.id,
  ...(item ? { item: item.id } : {}),
  ...(field === undefined ? {} : { field }),
})

const textOf = (item: Item, field: string): string => {
  const value = item.data[field]
  return typeof value === 'string' ? value.trim() : ''
}

const isEmpty = (item: Item): boolean =>
  Object.values(item.data).every((value) => {
    if (typeof value === 'string') return value.trim() === ''
    if (isPeriod(value)) return !value.from && !value.to && !value.text
    if (!Array.isArray(value)) return cellsOf(value).every((cell) => cell.trim() === '')
    return value.every((one) => ('spans' in one ? plainText([one]).trim() === '' : one.value.trim() === ''))
  })

const bullets = (document: Document, bad: (words: number, text: string) => boolean): Finding[] =>
  each(document, (section, item) =>
    typed(section, 'rich').flatMap((field) =>
      ((item.data[field] ?? []) as Rich)
        .filter(({ list }) => list !== undefined)
        .map((block) => plainText([block]).trim())
        .filter((text) => text !== '' && bad(countWords(text), text))
        .map((text) => ({ at: at(section, item, field), values: [excerpt(text), String(countWords(text))] })),
    ),
  )

const excerpt = (text: string): string =>
  [...text].length > 16 ? `${[...text].slice(0, 16).join('')}…` : text

const periods = (section: Section): { item: Item; field: string; period: Period }[] =>
  itemsOf(section).flatMap((item) =>
    typed(section, 'period').flatMap((field) => {
      const period = item.data[field]
      return isPeriod(period) ? [{ item, field, period }] : []
    }),
  )

const eachPeriod = (document: Document, find: (period: Period) => string[] | undefined): Finding[] =>
  shown(document).flatMap((section) =>
    periods(section).flatMap(({ item, field, period }) => {
      const values = find(period)
      return values ? [{ at: at(section, item, field), values }] : []
    }),
  )

const person = (document: Document) => shown(document).find(({ kind }) => kind === 'base_info')

const missing = (document: Document, ...fields: string[]): Finding[] => {
  const section = person(document)
  const [item] = section ? itemsOf(section) : []
  if (!section || !item || fields.some((field) => textOf(item, field) !== '')) return []
  return [{ at: at(section, item, fields[0]), values: [] }]
}

const badLine = (document: Document, field: string, good: (text: string) => boolean): Finding[] =>
  each(document, (section, item) => {
    const text = section.kind === 'base_info' ? textOf(item, field) : ''
    return text === '' || good(text) ? [] : [{ at: at(section, item, field), values: [excerpt(text)] }]
  })

const SIDE_WORK = /兼职|顾问|part[- ]?time|freelance|advisor|volunteer|志愿/i

/** All hints of the panel. A new hint is a new row. */
export const hintRules = {
  no_name: {
    weight: 'fix',
    zh: () => '还没有写姓名。',
    en: () => 'Your name is missing.',
    find: (document) => missing(document, 'name'),
  },
  no_contact: {
    weight: 'fix',
    zh: () => '没有电话，也没有邮箱，对方联系不到你。',
    en: () => 'No phone number and no e-mail: nobody can reach you.',
    find: (document) => missing(document, 'phoneNumber', 'email'),
  },
  bad_email: {
    weight: 'fix',
    zh: (text) => `邮箱「${text}」看起来不完整。`,
    en: (text) => `The e-mail “${text}” looks incomplete.`,
    find: (document) => badLine(document, 'email', looksLikeEmail),
  },
  bad_phone: {
    weight: 'fix',
    zh: (text) => `电话「${text}」的位数不对。`,
    en: (text) => `The phone number “${text}” has too few or too many digits.`,
    find: (document) => badLine(document, 'phoneNumber', looksLikePhone),
  },
  ends_before: {
    weight: 'fix',
    zh: (from, to) => `结束时间 ${to} 早于开始时间 ${from}。`,
    en: (from, to) => `It ends (${to}) before it starts (${from}).`,
    find: (document) =>
      eachPeriod(document, ({ from, to }) =>
        from && to && endsBeforeStart({ from, to }) ? [from, to] : undefined,
      ),
  },
  starts_later: {
    weight: 'fix',
    zh: (from) => `开始时间 ${from} 还没有到。`,
    en: (from) => `It starts in the future (${from}).`,
    find: (document, now) =>
      eachPeriod(document, ({ from }) => (from && from > now.slice(0, from.length) ? [from] : undefined)),
  },
  overlap: {
    weight: 'tip',
    zh: (one, other, months) => `「${one}」与「${other}」重叠 ${months} 个月，请核对时间，或注明兼职。`,
    en: (one, other, months) =>
      `“${one}” and “${other}” overlap by ${months} months: check the dates, or say that one was part-time.`,
    find: (document, now) =>
      shown(document)
        .filter(({ kind }) => kind === 'work_experience')
        .flatMap((section) => {
          const all = periods(section).filter(({ item }) => !SIDE_WORK.test(JSON.stringify(item.data)))
          return all.flatMap((one, row) =>
            all.slice(row + 1).flatMap((other): Finding[] => {
              const [first, second] = [spanOf(one.period, now), spanOf(other.period, now)]
              const months = first && second ? overlapOf(first, second) : 0
              if (months <= MAX_OVERLAP) return []
              const values = [textOf(one.item, 'name'), textOf(other.item, 'name'), String(months)]
              return [{ at: at(section, one.item, one.field), values }]
            }),
          )
        }),
  },
  out_of_order: {
    weight: 'tip',
    zh: () => '条目没有按时间从近到远排列。',
    en: () => 'Entries do not run from newest to oldest.',
    find: (document) =>
      shown(document).flatMap((section) => {
        const ranked = periods(section).filter(({ period }) => period.text === undefined)
        const wrong = ranked.find(
          ({ period }, row) => row > 0 && periodRank(period) > periodRank(ranked[row - 1]?.period ?? {}),
        )
        return wrong ? [{ at: at(section, wrong.item, wrong.field), values: [] }] : []
      }),
  },
  no_period: {
    weight: 'tip',
    zh: (name) => `「${name}」没有写时间。`,
    en: (name) => `“${name}” has no dates.`,
    find: (document) =>
      each(document, (section, item) => {
        const [field] = section.kind === 'custom' ? [] : typed(section, 'period')
        const name = typed(section, 'line')
          .map((one) => textOf(item, one))
          .find((one) => one !== '')
        const period = field === undefined ? undefined : (item.data[field] as Period | undefined)
        const dated = period?.from || period?.to || period?.text
        return field === undefined || dated || name === undefined
          ? []
          : [{ at: at(section, item, field), values: [excerpt(name)] }]
      }),
  },
  empty_entry: {
    weight: 'tip',
    zh: () => '有一条还是空的，页面上不会显示。',
    en: () => 'An entry is still empty; it does not show on the page.',
    find: (document) =>
      each(document, (section, item) => (isEmpty(item) ? [{ at: at(section, item), values: [] }] : [])),
  },
  no_story: {
    weight: 'tip',
    zh: (name) => `「${name}」只有名称，没有写做了什么。`,
    en: (name) => `“${name}” does not say what you did.`,
    find: (document) =>
      each(document, (section, item) => {
        const tells =
          section.kind === 'work_experience' ||
          section.kind === 'project_experience' ||
          section.kind === 'internship_experience'
        const hasText = plainText((item.data.bullets ?? []) as Rich).trim() !== ''
        const name = textOf(item, 'name')
        return !tells || hasText || name === ''
          ? []
          : [{ at: at(section, item, 'bullets'), values: [excerpt(name)] }]
      }),
  },
  long_bullet: {
    weight: 'tip',
    zh: (text, words) => `「${text}」有 ${words} 字，拆成两条更好读。`,
    en: (text, words) => `“${text}” has ${words} words; two shorter ones read better.`,
    find: (document) => bullets(document, (words) => words > BULLET_LENGTH.max[document.language]),
  },
  short_bullet: {
    weight: 'tip',
    zh: (text) => `「${text}」太短，写上做法或结果更有说服力。`,
    en: (text) => `“${text}” is very short: say how, or what came of it.`,
    find: (document) => bullets(document, (words) => words < BULLET_LENGTH.min[document.language]),
  },
  uneven_ends: {
    weight: 'tip',
    zh: () => '要点的句末标点不一致：有的有句号，有的没有。',
    en: () => 'Some bullets end with a full stop and some do not.',
    find: (document) =>
      each(document, (section, item) =>
        typed(section, 'rich').flatMap((field) => {
          const texts = ((item.data[field] ?? []) as Rich)
            .filter(({ list }) => list !== undefined)
            .map((block) => plainText([block]).trim())
            .filter((text) => text !== '')
          return haveUnevenEnds(texts) ? [{ at: at(section, item, field), values: [] }] : []
        }),
      ),
  },
  private_label: {
    weight: 'tip',
    zh: (label) => `「${label}」通常不必写在简历里，可以隐藏或删去。`,
    en: (label) => `“${label}” is seldom needed on a resume: hide or remove it.`,
    find: (document) =>
      each(document, (section, item) =>
        typed(section, 'labelled').flatMap((field) =>
          ((item.data[field] ?? []) as Labelled[])
            .filter(({ label, value }) => value.trim() !== '' && isPrivateLabel(label))
            .map(({ label }) => ({ at: at(section, item, field), values: [label] })),
        ),
      ),
  },
  private_number: {
    weight: 'fix',
    zh: (text) => `「${text}」像证件号或银行卡号，请不要写进简历。`,
    en: (text) => `“${text}” looks like an identity or card number: keep it out of a resume.`,
    find: (document) =>
      each(document, (section, item) =>
        Object.entries(item.data).flatMap(([field, value]) => {
          const found = privateNumberIn(
            typeof value === 'string' && value.startsWith('data:') ? '' : JSON.stringify(value),
          )
          return found === undefined
            ? []
            : [{ at: at(section, item, field), values: [`${found.slice(0, 6)}…`] }]
        }),
      ),
  },
  full_address: {
    weight: 'tip',
    zh: () => '住址写到门牌号了，写到城市或区就够。',
    en: () => 'The address goes down to the door: the city is enough.',
    find: (document) =>
      each(document, (section, item) => {
        const text = section.kind === 'base_info' ? textOf(item, 'address') : ''
        return /\d\s*(号|室|弄|栋|单元)|\b(apt|unit|flat)\b|^\d+\s+\w+\s+(st|street|ave|road|rd)\b/i.test(
          text,
        )
          ? [{ at: at(section, item, 'address'), values: [] }]
          : []
      }),
  },
  english_photo: {
    weight: 'tip',
    zh: () => '英文简历一般不放照片和年龄。',
    en: () => 'In English resumes a photo and age are usually left out.',
    find: (document) =>
      document.language !== 'en'
        ? []
        : each(document, (section, item) => {
            const field = ['avatar', 'age'].find(
              (one) => textOf(item, one) !== '' && section.props[one]?.visible !== false,
            )
            return section.kind === 'base_info' && field ? [{ at: at(section, item, field), values: [] }] : []
          }),
  },
} as const satisfies Record<string, HintRule>

export type HintName = keyof typeof hintRules

export interface Hint extends Finding {
  rule: HintName
  weight: 'fix' | 'tip'
}

/** The other rules apply to resumes only. */
const OF_ANY_DOCUMENT: ReadonlySet<string> = new Set<HintName>([
  'bad_email',
  'bad_phone',
  'ends_before',
  'uneven_ends',
])

/** All hints of a document, mistakes first. `now` is a month such as 2026-10. */
export const hintsOf = (document: Document, now: string): Hint[] =>
  (Object.entries(hintRules) as [HintName, HintRule][])
    .filter(([rule]) => document.kind === 'resume' || OF_ANY_DOCUMENT.has(rule))
    .flatMap(([rule, { weight, find }]) => find(document, now).map((found) => ({ ...found, rule, weight })))
    .sort((a, b) => Number(a.weight === 'tip') - Number(b.weight === 'tip'))
