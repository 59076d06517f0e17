import { dateStyles, day } from './date-styles.ts'
import { ENTRIES, entryOf, factsOf, hasPart, type Part, pairsOf, skillOf, title } from './held-out-entries.ts'
import { en, everyone, type Layout, zh } from './layout.ts'
import type { Person } from './person.ts'

/** Numbered Chinese headings, each fact on its own line. */
const outline = (person: Person): string => {
  const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
  const parts = ([...ENTRIES, 'skills', 'awards', 'summary', 'hobbies'] as Part[]).filter((part) =>
    hasPart(person, part),
  )
  const body = (part: Part): string[] => {
    if (part === 'summary') return person.summary ?? []
    if (part === 'hobbies') return [person.hobbies ?? '']
    if (part === 'skills') return person.skills.map((skill, at) => `（${at + 1}）${skillOf(person, skill)}`)
    if (part === 'awards')
      return (person.awards ?? []).map((award) => `${day.dots(award.date)}，${award.name}`)
    return entryOf(person, part, dateStyles.hyphens).flatMap((one) => [
      one.when,
      one.who,
      one.what.replace('　', ' '),
      ...(one.where ? [one.where] : []),
      ...one.labelled.map(([key, value]) => `${key}：${value}`),
      ...one.lines.map((text, at) => `（${at + 1}）${text}`),
      '',
    ])
  }
  const { intention } = person
  return [
    '个 人 简 历',
    '',
    '一、基本情况',
    `姓 名：${person.name}`,
    `电 话：${person.phone}`,
    `邮 箱：${person.email}`,
    `现居城市：${person.city}`,
    ...(person.age ? [`年 龄：${person.age}`] : []),
    ...(person.degree ? [`学 历：${person.degree}`] : []),
    ...(person.years ? [`工作年限：${person.years}`] : []),
    ...pairsOf(person),
    '',
    ...(intention
      ? [
          '二、求职意向',
          `应聘岗位：${intention.position}`,
          `期望地点：${intention.city}`,
          `期望月薪：${intention.salary}`,
          `到岗时间：${intention.status}`,
          `工作类型：${intention.type}`,
          '',
        ]
      : []),
    ...parts.flatMap((part, at) => [
      `${numbers[at + (intention ? 2 : 1)]}、${title(person, part)}`,
      ...body(part),
      '',
    ]),
  ].join('\n')
}

/** An email of 76 columns: wrapped lines, headings in capitals under a rule. */
const mail = (person: Person): string => {
  const wrap = (text: string, indent = ''): string[] => {
    const lines: string[] = []
    let open = ''
    for (const word of text.split(' ')) {
      if (open !== '' && `${indent}${open} ${word}`.length > 76) {
        lines.push(indent + open)
        open = word
      } else open = open === '' ? word : `${open} ${word}`
    }
    return [...lines, indent + open]
  }
  const parts = (['summary', ...ENTRIES, 'skills', 'awards', 'hobbies'] as Part[]).filter((part) =>
    hasPart(person, part),
  )
  const listed = (text: string) =>
    wrap(text, '  ').map((one, at) => (at === 0 ? `- ${one.trimStart()}` : one))
  const body = (part: Part): string[] => {
    if (part === 'summary') return (person.summary ?? []).flatMap((text) => wrap(text))
    if (part === 'hobbies') return wrap(person.hobbies ?? '')
    if (part === 'skills')
      return person.skills.flatMap((skill) =>
        listed(skill.about ? `${skill.name}: ${skill.about}` : skill.name),
      )
    if (part === 'awards')
      return (person.awards ?? []).map((award) => `- ${day.short(award.date)}  ${award.name}`)
    return entryOf(person, part, dateStyles.short).flatMap((one) => [
      `${one.who} | ${one.what} | ${one.when}`,
      ...(one.where ? [one.where] : []),
      ...one.labelled.flatMap(([key, value]) => wrap(`${key}: ${value}`)),
      ...one.lines.flatMap(listed),
      '',
    ])
  }
  return [
    person.name,
    person.city,
    `${person.phone} / ${person.email}`,
    factsOf(person).join(' / '),
    ...pairsOf(person),
    '',
    ...parts.flatMap((part) => [title(person, part).toUpperCase(), '-'.repeat(30), ...body(part), '']),
  ].join('\n')
}

/** Underlined titles, heads as bold lines, the dates after them as code. */
const setext = (person: Person): string => {
  const dates = zh(person) ? dateStyles.dots : dateStyles.short
  const parts = (['summary', ...ENTRIES, 'skills', 'awards', 'hobbies'] as Part[]).filter((part) =>
    hasPart(person, part),
  )
  const body = (part: Part): string[] => {
    if (part === 'summary') return person.summary ?? []
    if (part === 'hobbies') return [person.hobbies ?? '']
    if (part === 'skills')
      return person.skills.map(
        (skill) => `* ${skill.about ? `**${skill.name}** ${skill.about}` : skill.name}`,
      )
    if (part === 'awards')
      return (person.awards ?? []).map(
        (award) => `* \`${zh(person) ? day.dots(award.date) : day.short(award.date)}\` ${award.name}`,
      )
    return entryOf(person, part, dates).flatMap((one) => [
      `**${one.who}** / ${one.what.replace('　', ' / ')} \`${one.when}\``,
      '',
      ...(one.where ? [`*${one.where}*`, ''] : []),
      ...one.labelled.map(([key, value]) => `${key}: ${value}`),
      ...one.lines.map((text) => `* ${text}`),
      '',
    ])
  }
  const intention = person.intention
    ? [
        '求职意向',
        '----',
        `* 期望职位：${person.intention.position}`,
        `* 期望城市：${person.intention.city}`,
        `* 期望薪资：${person.intention.salary}`,
        `* 求职状态：${person.intention.status}`,
        `* 求职类型：${person.intention.type}`,
        '',
      ]
    : []
  return [
    person.name,
    '====',
    '',
    `${person.phone} · <${person.email}> · ${person.city}`,
    '',
    factsOf(person).join(' · '),
    '',
    ...pairsOf(person).map((pair) => `> ${pair}`),
    '',
    ...intention,
    ...parts.flatMap((part) => [title(person, part), '----', ...body(part), '']),
  ].join('\n')
}

export const heldOutText: readonly Layout<string>[] = [
  { id: 'outline', group: 'text', fits: zh, write: outline },
  { id: 'mail', group: 'text', fits: en, write: mail },
  { id: 'setext', group: 'markdown', fits: everyone, write: setext },
]
