import { dateStyles, day } from './date-styles.ts'
import { en, type Layout, zh } from './layout.ts'
import { named } from './names.ts'
import type { Job, Person } from './person.ts'

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : []

export const skillLine = ({ name, level, about }: Person['skills'][number]) =>
  about ? `${name}：${about}` : level ? `${name}（${level}）` : name

/** Personal notes: facts on lines, entries with dates first. */
const note = (person: Person): string => {
  const of = named(person, 0)
  const job = (one: Job) => [
    `${dateStyles.dots(one)}  ${one.company}  ${one.post}${one.place ? `  ${one.place}` : ''}`,
    ...one.bullets.map((text) => `- ${text}`),
  ]
  const { intention } = person
  return [
    person.name,
    [person.headline, person.years, person.age, person.degree].filter(Boolean).join(' | '),
    `电话：${person.phone}  邮箱：${person.email}  现居：${person.city}`,
    person.pairs.map(([label, value]) => `${label}：${value}`).join('  '),
    ...block(
      of('intention'),
      intention
        ? [
            `期望职位：${intention.position}`,
            intention.city ? `期望城市：${intention.city}` : '',
            intention.salary ? `期望薪资：${intention.salary}` : '',
            intention.status ? `到岗时间：${intention.status}` : '',
            intention.type ? `求职类型：${intention.type}` : '',
          ].filter(Boolean)
        : [],
    ),
    ...block(
      of('education'),
      person.education.flatMap((study) => [
        `${dateStyles.dots(study)}  ${study.school}  ${study.major}  ${study.degree}`,
        ...(study.courses ? [`主修课程：${study.courses}`] : []),
        ...(study.notes ?? []),
      ]),
    ),
    ...block(of('work'), (person.work ?? []).flatMap(job)),
    ...block(of('internships'), (person.internships ?? []).flatMap(job)),
    ...block(
      of('projects'),
      (person.projects ?? []).flatMap((one) => [
        `${dateStyles.dots(one)}  ${one.name}  ${one.role ?? ''}`,
        ...(one.stack ? [`技术栈：${one.stack}`] : []),
        ...one.bullets.map((text) => `- ${text}`),
      ]),
    ),
    ...block(
      of('campus'),
      (person.campus ?? []).flatMap((one) => [
        `${dateStyles.dots(one)}  ${one.organisation}  ${one.duty}`,
        ...one.bullets.map((text) => `- ${text}`),
      ]),
    ),
    ...block(
      of('skills'),
      person.skills.map((skill) => `- ${skillLine(skill)}`),
    ),
    ...block(
      of('awards'),
      (person.awards ?? []).map(
        (award) => `${day.dots(award.date)}  ${award.name}${award.grade ? `  ${award.grade}` : ''}`,
      ),
    ),
    ...block(of('summary'), person.summary ?? []),
    ...block(of('hobbies'), person.hobbies ? [person.hobbies] : []),
  ].join('\n')
}

/** Copied from a site where everything is a labelled field. */
const labelled = (person: Person): string => {
  const of = named(person, 1)
  const job = (one: Job) => [
    `公司名称：${one.company}`,
    `职位名称：${one.post}`,
    ...(one.place ? [`所属部门：${one.place}`] : []),
    `在职时间：${dateStyles.slashes(one)}`,
    '工作描述：',
    ...one.bullets.map((text, at) => `${at + 1}、${text}`),
  ]
  const { intention } = person
  return [
    '个人简历',
    `姓名：${person.name}`,
    ...(person.headline ? [`当前职位：${person.headline}`] : []),
    ...(person.age ? [`年龄：${person.age}`] : []),
    ...(person.years ? [`工作年限：${person.years}`] : []),
    ...(person.degree ? [`最高学历：${person.degree}`] : []),
    `手机号码：${person.phone}`,
    `电子邮箱：${person.email}`,
    `现居住地：${person.city}`,
    ...person.pairs.map(([label, value]) => `${label}：${value}`),
    ...block(
      `【${of('intention')}】`,
      intention
        ? [
            `意向岗位：${intention.position}`,
            ...(intention.city ? [`工作地点：${intention.city}`] : []),
            ...(intention.salary ? [`薪资要求：${intention.salary}`] : []),
            ...(intention.status ? [`求职状态：${intention.status}`] : []),
            ...(intention.type ? [`工作性质：${intention.type}`] : []),
          ]
        : [],
    ),
    ...block(`【${of('work')}】`, (person.work ?? []).flatMap(job)),
    ...block(`【${of('internships')}】`, (person.internships ?? []).flatMap(job)),
    ...block(
      `【${of('projects')}】`,
      (person.projects ?? []).flatMap((one) => [
        `项目名称：${one.name}`,
        ...(one.role ? [`项目角色：${one.role}`] : []),
        ...(one.from ? [`项目时间：${dateStyles.slashes(one)}`] : []),
        ...(one.stack ? [`技术栈：${one.stack}`] : []),
        ...one.bullets.map((text, at) => `${at + 1}、${text}`),
      ]),
    ),
    ...block(
      `【${of('education')}】`,
      person.education.flatMap((study) => [
        `学校名称：${study.school}`,
        `所学专业：${study.major}`,
        `学历：${study.degree}`,
        `就读时间：${dateStyles.slashes(study)}`,
        ...(study.courses ? [`主要课程：${study.courses}`] : []),
        ...(study.notes ?? []),
      ]),
    ),
    ...block(
      `【${of('campus')}】`,
      (person.campus ?? []).flatMap((one) => [
        `社团名称：${one.organisation}`,
        `担任职务：${one.duty}`,
        `时间：${dateStyles.slashes(one)}`,
        ...one.bullets.map((text, at) => `${at + 1}、${text}`),
      ]),
    ),
    ...block(`【${of('skills')}】`, person.skills.map(skillLine)),
    ...block(
      `【${of('awards')}】`,
      (person.awards ?? []).map(
        (award) => `${day.words(award.date)} ${award.name}${award.grade ? `（${award.grade}）` : ''}`,
      ),
    ),
    ...block(`【${of('summary')}】`, person.summary ?? []),
    ...block(`【${of('hobbies')}】`, person.hobbies ? [person.hobbies] : []),
  ].join('\n')
}

/** A profile printed by a recruitment site: company, position and dates on a line, numbered text. */
const site = (person: Person): string => {
  const of = named(person, 2)
  const job = (one: Job) => [
    `${one.company}   ${one.post}   ${dateStyles.tight(one)}`,
    ...(one.place ? [`所属部门：${one.place}`] : []),
    '内容:',
    ...one.bullets.map((text, at) => `${at + 1}. ${text}`),
  ]
  const { intention } = person
  return [
    `${person.name}`,
    [person.years, person.degree, person.age].filter(Boolean).join(' · '),
    `${person.phone} ${person.email}`,
    [
      ...(person.headline ? [`职位：${person.headline}`] : []),
      `城市：${person.city}`,
      ...person.pairs.map(([label, value]) => `${label}：${value}`),
    ].join(' '),
    '',
    ...(intention
      ? [
          of('intention'),
          [intention.position, intention.city, intention.salary, intention.status, intention.type]
            .filter(Boolean)
            .join(' | '),
          '',
        ]
      : []),
    ...(person.summary ? [of('summary'), ...person.summary, ''] : []),
    ...(person.work ? [of('work'), ...person.work.flatMap(job), ''] : []),
    ...(person.internships ? [of('internships'), ...person.internships.flatMap(job), ''] : []),
    ...(person.projects
      ? [
          of('projects'),
          ...person.projects.flatMap((one) => [
            `${one.name}   ${one.role ?? ''}   ${dateStyles.tight(one)}`,
            ...(one.stack ? [`使用技术：${one.stack}`] : []),
            ...one.bullets.map((text, at) => `${at + 1}. ${text}`),
          ]),
          '',
        ]
      : []),
    of('education'),
    ...person.education.flatMap((study) => [
      `${study.school}   ${study.degree} · ${study.major}   ${dateStyles.tight(study)}`,
      ...(study.courses ? [`核心课程：${study.courses}`] : []),
      ...(study.notes ?? []),
    ]),
    '',
    ...(person.campus
      ? [
          of('campus'),
          ...person.campus.flatMap((one) => [
            `${one.organisation}   ${one.duty}   ${dateStyles.tight(one)}`,
            ...one.bullets.map((text, at) => `${at + 1}. ${text}`),
          ]),
          '',
        ]
      : []),
    of('skills'),
    ...person.skills.map(skillLine),
    '',
    ...(person.awards
      ? [
          of('awards'),
          ...person.awards.map(
            (award) => `${award.name}${award.grade ? ` ${award.grade}` : ''} ${day.dots(award.date)}`,
          ),
          '',
        ]
      : []),
    ...(person.hobbies ? [of('hobbies'), person.hobbies] : []),
  ].join('\n')
}

const englishText = (person: Person): string => {
  const of = named(person, 2)
  const job = (one: Job) => [
    `${one.company}${one.place ? `, ${one.place}` : ''}`,
    `${one.post} (${dateStyles.short(one)})`,
    ...one.bullets.map((text) => `* ${text}`),
    '',
  ]
  return [
    person.name.toUpperCase(),
    person.headline ?? '',
    [person.city, person.phone, person.email].join(' | '),
    [person.age, person.years, person.degree].filter(Boolean).join(' | '),
    ...person.pairs.map(([label, value]) => `${label}: ${value}`),
    ...block(of('summary'), person.summary ?? []),
    ...block(of('work'), (person.work ?? []).flatMap(job)),
    ...block(of('internships'), (person.internships ?? []).flatMap(job)),
    ...block(
      of('projects'),
      (person.projects ?? []).flatMap((one) => [
        `${one.name} - ${one.role ?? ''}${one.from ? ` (${dateStyles.short(one)})` : ''}`,
        ...(one.stack ? [`Tech stack: ${one.stack}`] : []),
        ...one.bullets.map((text) => `* ${text}`),
      ]),
    ),
    ...block(
      of('education'),
      person.education.flatMap((study) => [
        `${study.school}`,
        `${study.degree} in ${study.major}, ${dateStyles.short(study)}`,
        ...(study.courses ? [`Relevant coursework: ${study.courses}`] : []),
      ]),
    ),
    ...block(
      of('campus'),
      (person.campus ?? []).flatMap((one) => [
        `${one.organisation}, ${one.duty}, ${dateStyles.short(one)}`,
        ...one.bullets.map((text) => `* ${text}`),
      ]),
    ),
    ...block(
      of('skills'),
      person.skills.some((skill) => skill.about || skill.level)
        ? person.skills.map((skill) =>
            skill.about ? `${skill.name}: ${skill.about}` : `${skill.name} (${skill.level})`,
          )
        : [person.skills.map((skill) => skill.name).join(', ')],
    ),
    ...block(
      of('awards'),
      (person.awards ?? []).map(
        (award) => `${award.name}${award.grade ? ` (${award.grade})` : ''}, ${day.short(award.date)}`,
      ),
    ),
    ...block(of('hobbies'), person.hobbies ? [person.hobbies] : []),
  ].join('\n')
}

export const textLayouts: readonly Layout<string>[] = [
  { id: 'note', group: 'text', fits: zh, write: note },
  { id: 'labelled', group: 'text', fits: zh, write: labelled },
  { id: 'site', group: 'text', fits: zh, write: site },
  { id: 'english', group: 'text', fits: en, write: englishText },
]
