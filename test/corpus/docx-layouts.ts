import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { dateStyles, day } from './date-styles.ts'
import { everyone, type Layout, zh } from './layout.ts'
import { named, type Part, USUAL } from './names.ts'
import type { Job, Person } from './person.ts'

const text = (value: string, more: { bold?: boolean; size?: number; italics?: boolean } = {}) =>
  new TextRun({ text: value, ...more })
const line = (...runs: TextRun[]) => new Paragraph({ children: runs })
const plain = (value: string) => line(text(value))

interface Manner {
  title(name: string): FileChild
  /** Organisation, role and dates. */
  head(left: string, middle: string, right: string): FileChild[]
  item(value: string): FileChild
}

const pack = async (children: FileChild[], header?: Header): Promise<Uint8Array> => {
  const document = new Document({
    styles: { default: { document: { run: { font: 'Droid Sans Fallback', size: 21 } } } },
    numbering: {
      config: [
        {
          reference: 'dots',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 420, hanging: 300 } } },
            },
          ],
        },
      ],
    },
    sections: [{ ...(header ? { headers: { default: header } } : {}), children }],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const colon = (person: Person) => (person.language === 'zh' ? '：' : ': ')

const jobs = (
  list: readonly Job[],
  manner: Manner,
  dates: (span: { from?: string; to?: string }) => string,
) =>
  list.flatMap((one) => [
    ...manner.head(one.company, one.post, dates(one)),
    ...(one.place ? [plain(one.place)] : []),
    ...one.bullets.map(manner.item),
  ])

const bodyOf = (
  person: Person,
  part: Part,
  manner: Manner,
  dates: (span: { from?: string; to?: string }) => string,
): FileChild[] => {
  const zh = person.language === 'zh'
  const sign = colon(person)
  const { intention } = person
  const bodies: Record<Part, () => FileChild[]> = {
    intention: () => [
      plain(
        [intention?.position, intention?.city, intention?.salary, intention?.status, intention?.type]
          .filter(Boolean)
          .join('  |  '),
      ),
    ],
    education: () =>
      person.education.flatMap((one) => [
        ...manner.head(
          one.school,
          zh ? `${one.major}  ${one.degree}` : `${one.degree} in ${one.major}`,
          dates(one),
        ),
        ...(one.courses ? [plain(`主修课程：${one.courses}`)] : []),
        ...(one.notes ?? []).map(plain),
      ]),
    work: () => jobs(person.work ?? [], manner, dates),
    internships: () => jobs(person.internships ?? [], manner, dates),
    projects: () =>
      (person.projects ?? []).flatMap((one) => [
        ...manner.head(one.name, one.role ?? '', dates(one)),
        ...(one.stack ? [plain(`${zh ? '技术栈' : 'Tech stack'}${sign}${one.stack}`)] : []),
        ...one.bullets.map(manner.item),
      ]),
    campus: () =>
      (person.campus ?? []).flatMap((one) => [
        ...manner.head(one.organisation, one.duty, dates(one)),
        ...one.bullets.map(manner.item),
      ]),
    skills: () =>
      person.skills.map((skill) =>
        manner.item(
          `${skill.name}${skill.about ? sign + skill.about : skill.level ? sign + skill.level : ''}`,
        ),
      ),
    awards: () =>
      (person.awards ?? []).map((award) =>
        plain(
          `${zh ? day.dots(award.date) : day.short(award.date)}   ${award.name}${award.grade ? `   ${award.grade}` : ''}`,
        ),
      ),
    summary: () => (person.summary ?? []).map(plain),
    hobbies: () => [plain(person.hobbies ?? '')],
  }
  return person[part] === undefined ? [] : bodies[part]()
}

const sectionsOf = (
  person: Person,
  manner: Manner,
  dates: (span: { from?: string; to?: string }) => string,
  style: number,
  parts: readonly Part[] = USUAL,
): FileChild[] =>
  parts.flatMap((part) => {
    const body = bodyOf(person, part, manner, dates)
    return body.length > 0 ? [manner.title(named(person, style)(part)), ...body] : []
  })

const factsOf = (person: Person): [string, string][] => {
  const labels =
    person.language === 'zh'
      ? ['职位', '电话', '邮箱', '现居地', '年龄', '学历', '工作年限']
      : ['Title', 'Phone', 'Email', 'Location', 'Age', 'Degree', 'Experience']
  const values = [
    person.headline,
    person.phone,
    person.email,
    person.city,
    person.age,
    person.degree,
    person.years,
  ]
  return [
    ...labels.map((label, at): [string, string | undefined] => [label, values[at]]),
    ...person.pairs,
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
}

const dot = (value: string) =>
  new Paragraph({ children: [text(value)], numbering: { reference: 'dots', level: 0 } })

/** Word's own heading styles and lists. */
const headings = (person: Person) => {
  const manner: Manner = {
    title: (name) => new Paragraph({ text: name, heading: HeadingLevel.HEADING_1 }),
    head: (left, middle, right) => [
      new Paragraph({ text: `${left}${middle ? ` | ${middle}` : ''}`, heading: HeadingLevel.HEADING_2 }),
      plain(right),
    ],
    item: dot,
  }
  return pack([
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    ...(person.headline ? [plain(person.headline)] : []),
    plain([person.phone, person.email, person.city].join(' | ')),
    plain([person.age, person.degree, person.years].filter(Boolean).join(' | ')),
    ...person.pairs.map(([label, value]) => plain(`${label}${colon(person)}${value}`)),
    ...sectionsOf(person, manner, person.language === 'zh' ? dateStyles.dots : dateStyles.short, 0),
  ])
}

/** Without styles: headings are bold and larger, dates are at a tab stop. */
const tabs = (person: Person) => {
  const manner: Manner = {
    title: (name) => line(text(name, { bold: true, size: 26 })),
    head: (left, middle, right) => [
      new Paragraph({
        tabStops: [
          { type: 'center', position: 4500 },
          { type: 'right', position: 9000 },
        ],
        children: [
          text(left, { bold: true }),
          new TextRun({ children: [new Tab(), middle] }),
          new TextRun({ children: [new Tab(), right] }),
        ],
      }),
    ],
    item: dot,
  }
  return pack([
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [text(person.name, { bold: true, size: 40 })],
    }),
    plain(
      factsOf(person)
        .map(([label, value]) => `${label}${colon(person)}${value}`)
        .join('   '),
    ),
    ...sectionsOf(person, manner, person.language === 'zh' ? dateStyles.words : dateStyles.full, 1),
  ])
}

const cell = (children: FileChild[], width: number) =>
  new TableCell({ width: { size: width, type: WidthType.PERCENTAGE }, children: children as Paragraph[] })

/** One ruled table: label and value cells, section names across, rows of dates, names and positions. */
const table = (person: Person) => {
  const facts = [
    [person.language === 'zh' ? '姓名' : 'Name', person.name] as [string, string],
    ...factsOf(person),
  ]
  const pairs = facts.flatMap((fact, at) => (at % 2 === 0 ? [[fact, facts[at + 1]]] : []))
  const factRows = pairs.map(
    ([one, two]) =>
      new TableRow({
        children: [
          cell([plain(one?.[0] ?? '')], 15),
          cell([plain(one?.[1] ?? '')], 35),
          cell([plain(two?.[0] ?? '')], 15),
          cell([plain(two?.[1] ?? '')], 35),
        ],
      }),
  )
  const rows: FileChild[] = sectionsOf(
    person,
    {
      title: (name) => line(text(name, { bold: true })),
      head: (left, middle, right) => [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [
            new TableRow({
              children: [cell([plain(right)], 25), cell([plain(left)], 45), cell([plain(middle)], 30)],
            }),
          ],
        }),
      ],
      item: dot,
    },
    dateStyles.slashes,
    2,
  )
  return pack([
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [text('个人简历', { bold: true, size: 36 })],
    }),
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: factRows }),
    ...rows,
  ])
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** A table without lines makes two columns. */
const columns = (person: Person) => {
  const zh = person.language === 'zh'
  const manner: Manner = {
    title: (name) => line(text(name, { bold: true, size: 24 })),
    head: (left, middle, right) => [
      line(text(left, { bold: true })),
      ...(middle ? [line(text(middle, { italics: true }))] : []),
      plain(right),
    ],
    item: dot,
  }
  const dates = zh ? dateStyles.tight : dateStyles.short
  const side = [
    line(text(person.name, { bold: true, size: 36 })),
    ...(person.headline ? [plain(person.headline)] : []),
    manner.title(zh ? '联系方式' : 'Contact'),
    plain(person.phone),
    plain(person.email),
    plain(person.city),
    ...[person.age, person.degree, person.years].filter((value) => value !== undefined).map(plain),
    ...person.pairs.map(([label, value]) => plain(`${label}${colon(person)}${value}`)),
    ...sectionsOf(person, manner, dates, 0, ['skills', 'awards', 'hobbies']),
  ]
  const main = sectionsOf(person, manner, dates, 0, [
    'intention',
    'summary',
    'work',
    'internships',
    'projects',
    'education',
    'campus',
  ])
  return pack([
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: {
        top: none,
        bottom: none,
        left: none,
        right: none,
        insideHorizontal: none,
        insideVertical: none,
      },
      rows: [new TableRow({ children: [cell(side, 32), cell(main, 68)] })],
    }),
  ])
}

/** Plain typing: no bold, lists with a symbol, spaces between facts; the name is in the header. */
const typed = (person: Person) => {
  const manner: Manner = {
    title: (name) => plain(person.language === 'zh' ? `◆ ${name}` : name.toUpperCase()),
    head: (left, middle, right) => [plain(`${right}    ${left}    ${middle}`)],
    item: (value) => plain(`• ${value}`),
  }
  const header = new Header({ children: [plain(person.name), plain(`${person.phone}    ${person.email}`)] })
  return pack(
    [
      plain(
        [person.headline, person.city, person.age, person.degree, person.years].filter(Boolean).join('    '),
      ),
      plain(person.pairs.map(([label, value]) => `${label}${colon(person)}${value}`).join('    ')),
      ...sectionsOf(person, manner, person.language === 'zh' ? dateStyles.hyphens : dateStyles.numbers, 2),
    ],
    header,
  )
}

export const docxLayouts: readonly Layout<Promise<Uint8Array>>[] = [
  { id: 'headings', group: 'docx', fits: everyone, write: headings },
  { id: 'tabs', group: 'docx', fits: everyone, write: tabs },
  { id: 'table', group: 'docx', fits: zh, write: table },
  { id: 'columns', group: 'docx', fits: everyone, write: columns },
  { id: 'typed', group: 'docx', fits: everyone, write: typed },
]
