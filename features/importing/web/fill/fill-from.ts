import type { Command } from '#packages/document/commands.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { isTable, type Labelled, type Value } from '#packages/document/values.ts'
import type { Kind } from '#packages/sections/define.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { listProposals } from './fill-lists.ts'
import { answerTo, type PersonFacts, personFacts } from './person-facts.ts'

/** A proposal to fill a place of the document with content of a resume. Nothing changes until the user confirms it. */
export interface Proposal {
  key: string
  section: string
  /** The name of the place: its label or field. */
  place: string
  /** The current value, and the proposed one. */
  before: string
  after: string
  /** True if no existing content would be overwritten. */
  free: boolean
  command: Command
}

/** True for an empty text, a blank line to write on, or the name of the field as placeholder. */
export const isFree = (text: string, ...names: readonly string[]): boolean => {
  const plain = text.replace(/[\s　_＿—…]/g, '')
  return plain === '' || names.includes(text.trim())
}

const inItem =
  (section: string, item: string, change: (data: Item['data']) => void): Command =>
  (document) => {
    const found = document.sections.find(({ id }) => id === section)?.items.find(({ id }) => id === item)
    if (found) change(found.data)
  }

/** Labels of the other party of a contract and of approvers, which are not about the owner of the resume. */
const OTHERS =
  /甲方|用人单位|出租方|卖方|出借|收款单位|主管|领导|审批|审核|批准|经理意见|导师|指导教师|证明人|party a|employer|manager|approv/i
const OWN = /乙方|本人|申请|劳动者|员工|求职|应聘|学生|请假|汇报|签名|签字|自荐|party b|applicant|employee/i

const isOthers = (text: string) => OTHERS.test(text) && !OWN.test(text)

interface Place {
  section: Section
  item: Item
  kind: Kind
}

const labelled = (value: Value | undefined): Labelled[] =>
  Array.isArray(value) && value.every((one) => 'label' in one) ? (value as Labelled[]) : []

const pairProposals = ({ section, item, kind }: Place, facts: PersonFacts): Proposal[] => {
  const heading = [item.data.name, item.data.note].filter((one) => typeof one === 'string').join(' ')
  if (isOthers(`${heading} ${section.title}`)) return []
  return Object.entries(kind.fields).flatMap(([field, { type }]) =>
    type !== 'labelled'
      ? []
      : labelled(item.data[field]).flatMap((pair, at): Proposal[] => {
          const after = answerTo(facts, pair.label)
          if (after === undefined || after === pair.value.trim()) return []
          return [
            {
              key: `${section.id} ${item.id} ${field} ${at}`,
              section: section.id,
              place: pair.label.trim(),
              before: pair.value.trim(),
              after,
              free: isFree(pair.value),
              command: inItem(section.id, item.id, (data) => {
                const pairs = labelled(data[field])
                const now = pairs[at]
                if (now) data[field] = pairs.with(at, { ...now, value: after })
              }),
            },
          ]
        }),
  )
}

/** Finds labels with an empty cell to the right, as in forms made of tables. */
const tableProposals = ({ section, item, kind }: Place, facts: PersonFacts): Proposal[] =>
  Object.keys(kind.fields).flatMap((field) => {
    const table = item.data[field]
    if (!isTable(table)) return []
    const rows = [table.head, ...table.rows]
    const columns = Math.max(...rows.map((row) => row.length))
    return rows.flatMap((row, down) =>
      Array.from({ length: columns - 1 }, (_, across): Proposal[] => {
        const label = row[across] ?? ''
        const after = answerTo(facts, label)
        // A header cell labels the cells below it, not the one next to it.
        if (down === 0 || after === undefined || !isFree(row[across + 1] ?? '')) return []
        return [
          {
            key: `${section.id} ${item.id} ${field} ${down} ${across}`,
            section: section.id,
            place: label.trim(),
            before: '',
            after,
            free: true,
            command: inItem(section.id, item.id, (data) => {
              const now = data[field]
              if (!isTable(now)) return
              const cells = [...(now.rows[down - 1] ?? [])]
              while (cells.length <= across + 1) cells.push('')
              data[field] = { ...now, rows: now.rows.with(down - 1, cells.with(across + 1, after)) }
            }),
          },
        ]
      }).flat(),
    )
  })

/** Fields that always contain a certain fact. */
const FIELDS: Record<string, Record<string, (facts: PersonFacts) => string | undefined>> = {
  slide_title: {
    speaker: ({ known }) => known.name,
    org: ({ known }) => known.company ?? known.school,
  },
  slide_thanks: { speaker: ({ known }) => known.name },
}

const fieldProposals = ({ section, item, kind }: Place, facts: PersonFacts): Proposal[] =>
  Object.entries(FIELDS[section.kind] ?? {}).flatMap(([field, ask]): Proposal[] => {
    const row = kind.fields[field]
    const after = ask(facts)
    const value = item.data[field]
    const before = typeof value === 'string' ? value.trim() : ''
    if (!row || after === undefined || after === before || (kind.own && !item.own)) return []
    return [
      {
        key: `${section.id} ${item.id} ${field}`,
        section: section.id,
        place: row.zh,
        before,
        after,
        free: isFree(before, row.zh, row.en),
        command: inItem(section.id, item.id, (data) => {
          data[field] = after
        }),
      },
    ]
  })

const signProposals = ({ section, item }: Place, { known }: PersonFacts): Proposal[] => {
  if (section.kind !== 'doc_sign' || known.name === undefined) return []
  const role = typeof item.data.role === 'string' ? item.data.role : ''
  const now = typeof item.data.name === 'string' ? item.data.name.trim() : ''
  const alone = section.items.length === 1 && !isOthers(role)
  const after = known.name
  if ((!alone && !OWN.test(role)) || isOthers(role) || now === after) return []
  return [
    {
      key: `${section.id} ${item.id} name`,
      section: section.id,
      place: role || section.title,
      before: now,
      after,
      free: isFree(now),
      command: inItem(section.id, item.id, (data) => {
        data.name = after
      }),
    },
  ]
}

/** All proposals for filling a Word document or a presentation from a resume, in the order of the document. */
export const fillFrom = (document: Document, resume: Document, newId: () => string): Proposal[] => {
  const facts = personFacts(resume)
  return document.sections.flatMap((section) => {
    const kind = kindOf(section.kind)
    if (!kind) return []
    const inItems = section.items.flatMap((item) => {
      const place = { section, item, kind }
      return [fieldProposals, pairProposals, tableProposals, signProposals].flatMap((find) =>
        find(place, facts),
      )
    })
    return [...inItems, ...listProposals(document, section, kind, resume, newId)]
  })
}
