import { AlignmentType, Document, type FileChild, Packer, Paragraph, ShadingType, Tab, TextRun } from 'docx'
import { dateStyles, day } from './date-styles.ts'
import {
  type Dates,
  ENTRIES,
  type Entry,
  entryOf,
  factsOf,
  hasPart,
  intentionOf,
  type Part,
  pairsOf,
  skillOf,
  title,
} from './held-out-entries.ts'
import { everyone, type Layout, zh } from './layout.ts'
import type { Person } from './person.ts'

const run = (text: string, more: { bold?: boolean; italics?: boolean; size?: number } = {}) =>
  new TextRun({ text, ...more })
const line = (...runs: TextRun[]) => new Paragraph({ children: runs })

const packed = async (children: FileChild[]): Promise<Uint8Array> =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({
        styles: { default: { document: { run: { font: 'Droid Sans Fallback', size: 20 } } } },
        sections: [{ children }],
      }),
    ),
  )

const wordSections = (
  person: Person,
  heading: (name: string) => Paragraph,
  head: (one: Entry) => Paragraph[],
  dates: Dates,
): Paragraph[] =>
  (['summary', 'intention', ...ENTRIES, 'skills', 'awards', 'hobbies'] as Part[])
    .filter((part) => hasPart(person, part))
    .flatMap((part) => {
      const name = heading(title(person, part))
      if (part === 'summary') return [name, ...(person.summary ?? []).map((text) => line(run(text)))]
      if (part === 'intention') return [name, line(run(intentionOf(person)))]
      if (part === 'skills') return [name, ...person.skills.map((skill) => line(run(skillOf(person, skill))))]
      if (part === 'awards')
        return [
          name,
          ...(person.awards ?? []).map((award) =>
            line(
              run(award.name),
              new TextRun({
                children: [new Tab(), zh(person) ? day.dots(award.date) : day.short(award.date)],
              }),
            ),
          ),
        ]
      if (part === 'hobbies') return [name, line(run(person.hobbies ?? ''))]
      return [
        name,
        ...entryOf(person, part, dates).flatMap((one) => [
          ...head(one),
          ...(one.where ? [line(run(one.where, { italics: true }))] : []),
          ...one.labelled.map(([key, value]) => line(run(`${key}：${value}`))),
          ...one.lines.map((text, at) => line(run(`${at + 1}. ${text}`))),
        ]),
      ]
    })

/** Headings with a grey background in the size of the text, dates first at tab stops, numbered lines. */
const shaded = (person: Person) =>
  packed([
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [run(person.name, { bold: true, size: 32 })],
    }),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [run([person.phone, person.email, person.city].join(' / '))],
    }),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [run([...factsOf(person), ...pairsOf(person)].join(' / '))],
    }),
    ...wordSections(
      person,
      (name) =>
        new Paragraph({
          shading: { type: ShadingType.CLEAR, fill: 'dddddd' },
          children: [run(name, { bold: true })],
        }),
      (one) => [
        line(
          run(one.when),
          new TextRun({ children: [new Tab(), one.who] }),
          new TextRun({ children: [new Tab(), one.what] }),
        ),
      ],
      zh(person) ? dateStyles.slashes : dateStyles.short,
    ),
  ])

/** The head of an entry in one paragraph: bold company, italic position, dates in brackets. */
const inline = (person: Person) =>
  packed([
    line(run(person.name, { bold: true, size: 36 })),
    ...[person.phone, person.email, person.city, ...factsOf(person), ...pairsOf(person)].map((text) =>
      line(run(text)),
    ),
    ...wordSections(
      person,
      (name) => line(run(name, { bold: true, size: 24 })),
      (one) => [
        line(
          run(one.who, { bold: true }),
          run(', '),
          run(one.what, { italics: true }),
          run(` (${one.when})`),
        ),
      ],
      zh(person) ? dateStyles.dots : dateStyles.full,
    ),
  ])

export const heldOutDocx: readonly Layout<Promise<Uint8Array>>[] = [
  { id: 'shaded', group: 'docx', fits: everyone, write: shaded },
  { id: 'inline', group: 'docx', fits: everyone, write: inline },
]
