import { dateStyles, day } from './date-styles.ts'
import { en, everyone, type Layout, zh } from './layout.ts'
import { named, USUAL } from './names.ts'
import type { Job, Person } from './person.ts'

const safe = (text: string | undefined) => (text ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`
const paragraphs = (lines: readonly string[] = []) => lines.map((line) => `<p>${safe(line)}</p>`).join('')

const page = (person: Person, css: string, body: string) =>
  `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><title>resume</title><style>
  @page { size: A4; margin: 14mm } * { box-sizing: border-box; margin: 0; padding: 0 }
  body { font: 10.5pt/1.55 "Corpus Sans", sans-serif; color: #222 } ul { padding-left: 1.3em } ${css}</style><body>${body}</body></html>`

const skillText = ({ name, level, about }: Person['skills'][number], colon: string) =>
  `${name}${about ? `${colon}${about}` : level ? `${colon}${level}` : ''}`
const colonOf = (person: Person) => (person.language === 'zh' ? '：' : ': ')
const intentionText = ({ intention }: Person) =>
  [intention?.position, intention?.city, intention?.salary, intention?.status, intention?.type]
    .filter(Boolean)
    .join(' | ')

type Row = (left: string, middle: string, right: string) => string

interface Manner {
  manner: number
  dates: (span: { from?: string; to?: string }) => string
  section(title: string, body: string): string
  row: Row
  /** Below the head: place, stack, courses. */
  under(label: string, value: string): string
}

const job = (manner: Manner, one: Job) =>
  manner.row(one.company, one.post, manner.dates(one)) +
  (one.place ? manner.under('', one.place) : '') +
  list(one.bullets)

/** All sections of a person in this layout. */
const sections = (person: Person, manner: Manner, parts: readonly string[]): string => {
  const of = named(person, manner.manner)
  const zh = person.language === 'zh'
  const all: Record<string, () => string> = {
    intention: () => `<p>${safe(intentionText(person))}</p>`,
    summary: () => paragraphs(person.summary),
    work: () => (person.work ?? []).map((one) => job(manner, one)).join(''),
    internships: () => (person.internships ?? []).map((one) => job(manner, one)).join(''),
    projects: () =>
      (person.projects ?? [])
        .map(
          (one) =>
            manner.row(one.name, one.role ?? '', manner.dates(one)) +
            (one.stack ? manner.under(zh ? '技术栈' : 'Tech stack', one.stack) : '') +
            list(one.bullets),
        )
        .join(''),
    education: () =>
      person.education
        .map(
          (one) =>
            manner.row(
              one.school,
              zh ? `${one.major} ${one.degree}` : `${one.degree} in ${one.major}`,
              manner.dates(one),
            ) +
            (one.courses ? manner.under(zh ? '主修课程' : 'Courses', one.courses) : '') +
            paragraphs(one.notes),
        )
        .join(''),
    campus: () =>
      (person.campus ?? [])
        .map((one) => manner.row(one.organisation, one.duty, manner.dates(one)) + list(one.bullets))
        .join(''),
    skills: () => list(person.skills.map((skill) => skillText(skill, colonOf(person)))),
    awards: () =>
      (person.awards ?? [])
        .map((one) => manner.row(one.name, one.grade ?? '', zh ? day.dots(one.date) : day.short(one.date)))
        .join(''),
    hobbies: () => `<p>${safe(person.hobbies)}</p>`,
  }
  return parts
    .filter((part) => person[part as keyof Person] !== undefined)
    .map((part) => manner.section(of(part as 'work'), all[part]?.() ?? ''))
    .join('')
}

const EMPLOYED = [
  'summary',
  'work',
  'internships',
  'projects',
  'education',
  'campus',
  'skills',
  'awards',
  'hobbies',
]

const row: Row = (left, middle, right) =>
  `<div class="row"><b>${safe(left)}</b><span>${safe(middle)}</span><span>${safe(right)}</span></div>`
const under = (label: string, value: string) => `<p>${label ? `${label}：` : ''}${safe(value)}</p>`

/** Centred name, facts between bars, ruled headings, three facts on a line. */
const classic = (person: Person) =>
  page(
    person,
    `h1 { text-align: center; font-size: 22pt } .facts { text-align: center; margin-bottom: 4mm } h2 { font-size: 13pt; border-bottom: 1.5pt solid #1f5fbf; margin: 4mm 0 2mm; color: #1f5fbf }
     .row { display: grid; grid-template-columns: 1fr 1fr 1fr; margin-top: 2mm } .row span:last-child { text-align: right } .row span { text-align: center }`,
    `<h1>${person.name}</h1><p class="facts">${[person.headline, person.years, person.age, person.degree, person.city].filter(Boolean).map(safe).join(' | ')}</p>
     <p class="facts">${[person.phone, person.email, ...person.pairs.map(([label, value]) => `${label}${colonOf(person)}${value}`)].map(safe).join(' | ')}</p>
     ${sections(person, { manner: 0, dates: dateStyles.dots, section: (title, body) => `<h2>${title}</h2>${body}`, row, under }, USUAL)}`,
  )

/** Dates in a column of their own at the left. */
const hanging = (person: Person) =>
  page(
    person,
    `h1 { font-size: 24pt; letter-spacing: 0.3em } h2 { background: #e8eef7; padding: 1mm 3mm; font-size: 12pt; margin: 4mm 0 2mm }
     .row { display: grid; grid-template-columns: 34mm 1fr auto; margin-top: 1.5mm } ul, p.under { margin-left: 34mm }`,
    `<h1>${person.name}</h1><div>${[
      ['职位', person.headline],
      ['电话', person.phone],
      ['邮箱', person.email],
      ['现居', person.city],
      ['年龄', person.age],
      ['学历', person.degree],
      ['工作年限', person.years],
      ...person.pairs,
    ]
      .filter(([, value]) => value)
      .map(
        ([label, value]) => `<span style="display:inline-block;width:88mm">${label}：${safe(value)}</span>`,
      )
      .join('')}</div>
     ${sections(person, { manner: 1, dates: dateStyles.wave, section: (title, body) => `<h2>${title}</h2>${body}`, row: (left, middle, right) => `<div class="row"><span>${right}</span><b>${safe(left)}</b><span>${safe(middle)}</span></div>`, under: (label, value) => `<p class="under">${label ? `${label}：` : ''}${safe(value)}</p>` }, USUAL)}`,
  )

/** A ruled table, labels in grey cells, section names in the first column. */
const table = (person: Person) => {
  const facts = [
    ['姓名', person.name],
    ['职位', person.headline],
    ['电话', person.phone],
    ['邮箱', person.email],
    ['现居地', person.city],
    ['年龄', person.age],
    ['学历', person.degree],
    ['工作年限', person.years],
    ...person.pairs,
  ].filter(([, value]) => value)
  const rows = facts.flatMap((_, at) => (at % 2 === 0 ? [facts.slice(at, at + 2)] : []))
  return page(
    person,
    `table { width: 100%; border-collapse: collapse } td { border: 0.75pt solid #555; padding: 1.5mm 2mm; vertical-align: top } td.k { background: #eee; width: 24mm; text-align: center } h1 { text-align: center; font-size: 18pt; margin-bottom: 3mm }`,
    `<h1>个人简历</h1><table>${rows.map((pairs) => `<tr>${pairs.map(([label, value]) => `<td class="k">${label}</td><td>${safe(value)}</td>`).join('')}${pairs.length === 1 ? '<td class="k"></td><td></td>' : ''}</tr>`).join('')}
     ${sections(person, { manner: 0, dates: dateStyles.words, section: (title, body) => `<tr><td class="k"><b>${title}</b></td><td colspan="3">${body}</td></tr>`, row: (left, middle, right) => `<p>${right}　${safe(left)}　${safe(middle)}</p>`, under }, USUAL)}</table>`,
  )
}

/** A dark side column with personal details, skills and honours. */
const sidebar = (side: 'left' | 'right', dark: boolean, width: number) => (person: Person) => {
  const zh = person.language === 'zh'
  const dates = zh ? dateStyles.dots : dateStyles.short
  const plain: Manner = {
    manner: side === 'left' ? 1 : 0,
    dates,
    section: (title, body) => `<h2>${title}</h2>${body}`,
    row: (left, middle, right) =>
      `<div class="row"><b>${safe(left)}</b><span>${right}</span></div>${middle ? `<p><i>${safe(middle)}</i></p>` : ''}`,
    under,
  }
  const narrow: Manner = {
    ...plain,
    row: (left, middle, right) =>
      `<p>${right}</p><p><b>${safe(left)}</b>${middle ? ` ${safe(middle)}` : ''}</p>`,
  }
  const facts = [
    person.phone,
    person.email,
    person.city,
    person.years,
    person.age,
    person.degree,
    ...person.pairs.map(([label, value]) => `${label}${colonOf(person)}${value}`),
  ].filter(Boolean)
  const sideColumn = `<aside><h2>${zh ? '联系方式' : 'Contact'}</h2>${paragraphs(facts as string[])}${sections(person, narrow, ['skills', 'awards', 'hobbies'])}</aside>`
  const main = `<main><h1>${person.name}</h1>${person.headline ? `<p class="post">${safe(person.headline)}</p>` : ''}${sections(person, plain, ['intention', 'summary', 'work', 'internships', 'projects', 'education', 'campus'])}</main>`
  return page(
    person,
    `@page { margin: 0 } body { display: grid; grid-template-columns: ${side === 'left' ? `${width}mm 1fr` : `1fr ${width}mm`}; min-height: 297mm }
     aside, main { min-width: 0; overflow-wrap: anywhere } aside { padding: 14mm 6mm; ${dark ? 'background: #22364a; color: #fff' : 'border-left: 0.75pt solid #bbb'} } main { padding: 14mm 9mm } h1 { font-size: 22pt } .post { font-size: 12pt; color: #666 } h2 { font-size: 13pt; margin: 5mm 0 2mm } .row { display: flex; justify-content: space-between; margin-top: 2mm }`,
    side === 'left' ? sideColumn + main : main + sideColumn,
  )
}

/** Company and place on a line with right-aligned dates, the position in italics below. */
const american = (person: Person) =>
  page(
    person,
    `body { font-family: "Liberation Serif", serif; font-size: 11pt } h1 { text-align: center; font-size: 20pt } .facts { text-align: center } h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 0.75pt solid #000; margin: 4mm 0 1mm } .row { display: flex; justify-content: space-between; margin-top: 2mm }`,
    `<h1>${person.name}</h1><p class="facts">${[person.city, person.phone, person.email, person.years, person.age, person.degree].filter(Boolean).map(safe).join(' | ')}</p><p class="facts">${person.pairs.map(([label, value]) => `${label}: ${safe(value)}`).join(' | ')}</p>${person.headline ? `<p class="facts">${safe(person.headline)}</p>` : ''}
     ${sections(person, { manner: 0, dates: dateStyles.short, section: (title, body) => `<h2>${title}</h2>${body}`, row: (left, middle, right) => `<div class="row"><b>${safe(left)}</b><span>${right}</span></div>${middle ? `<div><i>${safe(middle)}</i></div>` : ''}`, under: (label, value) => `<p>${label ? `${label}: ` : ''}${safe(value)}</p>` }, EMPLOYED)}`,
  )

/** The position first, then `Company, City`, dates in brackets. */
const modern = (person: Person) =>
  page(
    person,
    `h1 { font-size: 26pt; color: #0b6e4f } h2 { font-size: 11pt; color: #0b6e4f; margin: 5mm 0 1mm; letter-spacing: 0.05em } h3 { font-size: 10.5pt; margin-top: 2mm } .facts { color: #555 }`,
    `<h1>${person.name}</h1><p class="post">${safe(person.headline)}</p><p class="facts">${[
      person.email,
      person.phone,
      person.city,
      person.years,
      person.age,
      person.degree,
      ...person.pairs.map(([label, value]) => `${label}: ${value}`),
    ]
      .filter(Boolean)
      .map((fact) => safe(fact))
      .join(' · ')}</p>
     ${sections({ ...person, work: undefined as never, internships: undefined as never }, { manner: 2, dates: dateStyles.full, section: (title, body) => `<h2>${title}</h2>${body}`, row: (left, middle, right) => `<h3>${safe(left)}${middle ? ` — ${safe(middle)}` : ''}</h3><p>${right}</p>`, under: (label, value) => `<p>${label ? `${label}: ` : ''}${safe(value)}</p>` }, ['summary'])}
     ${(['work', 'internships'] as const)
       .filter((part) => person[part])
       .map(
         (part) =>
           `<h2>${named(person, 2)(part)}</h2>${(person[part] ?? []).map((one) => `<h3>${safe(one.post)}</h3><p>${safe(one.company)}, ${safe(one.place)}</p><p>${dateStyles.full(one)}</p>${list(one.bullets)}`).join('')}`,
       )
       .join('')}
     ${sections(person, { manner: 2, dates: dateStyles.full, section: (title, body) => `<h2>${title}</h2>${body}`, row: (left, middle, right) => `<h3>${safe(left)}${middle ? ` — ${safe(middle)}` : ''}</h3><p>${right}</p>`, under: (label, value) => `<p>${label ? `${label}: ` : ''}${safe(value)}</p>` }, ['projects', 'education', 'campus', 'skills', 'awards', 'hobbies'])}`,
  )

/** Section titles in both languages, dates on a line above each entry, headings marked by bold alone. */
const timeline = (person: Person) => {
  const english: Record<string, string> = {
    教育背景: 'EDUCATION',
    工作经历: 'EXPERIENCE',
    实习经历: 'INTERNSHIP',
    项目经历: 'PROJECTS',
    校园经历: 'ACTIVITIES',
    专业技能: 'SKILLS',
    荣誉奖项: 'AWARDS',
    自我评价: 'ABOUT ME',
    兴趣爱好: 'INTERESTS',
    求职意向: 'OBJECTIVE',
  }
  return page(
    person,
    `h1 { font-size: 17pt } h2 { font-size: 10.5pt; margin: 4mm 0 1mm } .t { color: #888; margin-top: 2mm }`,
    `<h1>${person.name}</h1><p>${[person.headline, person.city, person.years, person.age, person.degree].filter(Boolean).map(safe).join(' / ')}</p><p>手机 ${person.phone}　邮箱 ${person.email}</p><p>${person.pairs.map(([label, value]) => `${label}：${safe(value)}`).join('　')}</p>
     ${sections(person, { manner: 0, dates: dateStyles.slashes, section: (title, body) => `<h2>${title} ${english[title] ?? ''}</h2>${body}`, row: (left, middle, right) => `<p class="t">${right}</p><p><b>${safe(left)}</b>　${safe(middle)}</p>`, under }, USUAL)}`,
  )
}

/** Two pages with a header and a page number at the foot of each. */
const paged = (person: Person) =>
  classic(person).replace('<body>', '<body style="font-size:15pt">').replace('14mm }', '22mm 14mm }')

export const htmlLayouts: readonly Layout<string>[] = [
  { id: 'classic', group: 'pdf, one column', fits: zh, write: classic },
  { id: 'hanging', group: 'pdf, one column', fits: zh, write: hanging },
  { id: 'table', group: 'pdf, one column', fits: zh, write: table },
  { id: 'timeline', group: 'pdf, one column', fits: zh, write: timeline },
  { id: 'paged', group: 'pdf, one column', fits: zh, write: paged },
  { id: 'american', group: 'pdf, one column', fits: en, write: american },
  { id: 'modern', group: 'pdf, one column', fits: en, write: modern },
  { id: 'side-left', group: 'pdf, two columns', fits: everyone, write: sidebar('left', true, 66) },
  { id: 'side-right', group: 'pdf, two columns', fits: everyone, write: sidebar('right', false, 60) },
]
