import { dateStyles, day } from './date-styles.ts'
import { everyone, type Layout, zh } from './layout.ts'
import { named } from './names.ts'
import type { Job, Person } from './person.ts'
import { skillLine } from './text-layouts.ts'

const entries = (person: Person, dates: (span: { from?: string; to?: string }) => string, colon: string) => {
  const of = named(person, person.language === 'zh' ? 1 : 0)
  const section = (part: Parameters<typeof of>[0], lines: string[]) =>
    lines.length > 0 ? ['', `## ${of(part)}`, '', ...lines] : []
  const job = (one: Job) => [
    `### ${one.company} | ${one.post}`,
    '',
    `*${dates(one)}*${one.place ? ` · ${one.place}` : ''}`,
    '',
    ...one.bullets.map((text) => `- ${text}`),
    '',
  ]
  return [
    ...section('summary', person.summary ?? []),
    ...section('work', (person.work ?? []).flatMap(job)),
    ...section('internships', (person.internships ?? []).flatMap(job)),
    ...section(
      'projects',
      (person.projects ?? []).flatMap((one) => [
        `### ${one.name}${one.role ? ` | ${one.role}` : ''}`,
        '',
        ...(one.from ? [`*${dates(one)}*`, ''] : []),
        ...(one.stack
          ? [`${person.language === 'zh' ? '技术栈' : 'Tech stack'}${colon}${one.stack}`, '']
          : []),
        ...one.bullets.map((text) => `- ${text}`),
        '',
      ]),
    ),
    ...section(
      'education',
      person.education.flatMap((study) => [
        `### ${study.school}`,
        '',
        `${study.major} | ${study.degree} | ${dates(study)}`,
        '',
        ...(study.courses ? [`- 主修课程：${study.courses}`] : []),
        ...(study.notes ?? []).map((text) => `- ${text}`),
        '',
      ]),
    ),
    ...section(
      'campus',
      (person.campus ?? []).flatMap((one) => [
        `### ${one.organisation} | ${one.duty}`,
        '',
        `*${dates(one)}*`,
        '',
        ...one.bullets.map((text) => `- ${text}`),
        '',
      ]),
    ),
    ...section(
      'skills',
      person.skills.map(
        (skill) =>
          `- **${skill.name}**${skill.about ? `${colon}${skill.about}` : skill.level ? `${colon}${skill.level}` : ''}`,
      ),
    ),
    ...section(
      'awards',
      (person.awards ?? []).map(
        (award) => `- ${award.name}${award.grade ? ` | ${award.grade}` : ''} | ${day.dots(award.date)}`,
      ),
    ),
    ...section('hobbies', person.hobbies ? [person.hobbies] : []),
  ]
}

/** As on GitHub: a heading for each entry. */
const markdownHeadings = (person: Person): string =>
  [
    `# ${person.name}`,
    '',
    ...(person.headline ? [`**${person.headline}**`, ''] : []),
    [person.phone, `[${person.email}](mailto:${person.email})`, person.city].join(' | '),
    '',
    [person.years, person.age, person.degree].filter(Boolean).join(' | '),
    '',
    ...person.pairs.map(([label, value]) => `- ${label}${person.language === 'zh' ? '：' : ': '}${value}`),
    ...(person.intention
      ? [
          '',
          '## 求职意向',
          '',
          `- 期望职位：${person.intention.position}`,
          ...(person.intention.city ? [`- 期望城市：${person.intention.city}`] : []),
          ...(person.intention.salary ? [`- 期望薪资：${person.intention.salary}`] : []),
          ...(person.intention.status ? [`- 到岗时间：${person.intention.status}`] : []),
          ...(person.intention.type ? [`- 求职类型：${person.intention.type}`] : []),
        ]
      : []),
    ...entries(
      person,
      person.language === 'zh' ? dateStyles.dots : dateStyles.short,
      person.language === 'zh' ? '：' : ': ',
    ),
  ].join('\n')

/** Bold heads with the dates at the end of the line, one table for personal details. */
const markdownBold = (person: Person): string => {
  const of = named(person, 0)
  const dates = dateStyles.words
  const section = (part: Parameters<typeof of>[0], lines: string[]) =>
    lines.length > 0 ? ['', `# ${of(part)}`, ...lines] : []
  const job = (one: Job) => [
    `**${one.company}** ${one.post}　　${dates(one)}`,
    ...(one.place ? [`部门：${one.place}`] : []),
    ...one.bullets.map((text) => `* ${text}`),
  ]
  return [
    `# ${person.name} 的简历`,
    '',
    '| 项目 | 内容 |',
    '| --- | --- |',
    ...[
      ['电话', person.phone],
      ['邮箱', person.email],
      ['所在城市', person.city],
      ['当前职位', person.headline],
      ['工作年限', person.years],
      ['年龄', person.age],
      ['学历', person.degree],
      ...person.pairs,
    ]
      .filter(([, value]) => value)
      .map(([label, value]) => `| ${label} | ${value} |`),
    ...(person.intention
      ? section('intention', [
          [
            person.intention.position,
            person.intention.city,
            person.intention.salary,
            person.intention.status,
            person.intention.type,
          ]
            .filter(Boolean)
            .join(' | '),
        ])
      : []),
    ...section(
      'education',
      person.education.flatMap((study) => [
        `**${study.school}** ${study.major} ${study.degree}　　${dates(study)}`,
        ...(study.courses ? [`主要课程：${study.courses}`] : []),
        ...(study.notes ?? []),
      ]),
    ),
    ...section('work', (person.work ?? []).flatMap(job)),
    ...section('internships', (person.internships ?? []).flatMap(job)),
    ...section(
      'projects',
      (person.projects ?? []).flatMap((one) => [
        `**${one.name}** ${one.role ?? ''}　　${dates(one)}`,
        ...(one.stack ? [`技术栈：${one.stack}`] : []),
        ...one.bullets.map((text) => `* ${text}`),
      ]),
    ),
    ...section(
      'campus',
      (person.campus ?? []).flatMap((one) => [
        `**${one.organisation}** ${one.duty}　　${dates(one)}`,
        ...one.bullets.map((text) => `* ${text}`),
      ]),
    ),
    ...section(
      'skills',
      person.skills.map((skill) => `* ${skillLine(skill)}`),
    ),
    ...section(
      'awards',
      (person.awards ?? []).map(
        (award) => `* ${day.dots(award.date)} ${award.name}${award.grade ? `（${award.grade}）` : ''}`,
      ),
    ),
    ...section('summary', person.summary ?? []),
    ...section('hobbies', person.hobbies ? [person.hobbies] : []),
  ].join('\n')
}

export const markdownLayouts: readonly Layout<string>[] = [
  { id: 'headings', group: 'markdown', fits: everyone, write: markdownHeadings },
  { id: 'bold', group: 'markdown', fits: zh, write: markdownBold },
]
