import type { Document, Section } from '#packages/document/schema.ts'
import { blankSection, starterDocument } from '#packages/sections/starter.ts'

let ids = 0
const newId = () => {
  ids += 1
  return `hostile${ids}`
}

const base = starterDocument('availability', 'zh', newId)

const sectionsOf = (kind: string, count: number, items: () => Section['items']): Section[] =>
  Array.from({ length: count }, () => ({ ...blankSection(kind, 1, 'zh', newId), items: items() }))

const withSections = (sections: Section[]): Document => ({ ...base, sections })

/** A valid document with as many styled spans as its size allows. */
export const manySpans = (bytes: number): Document => {
  const block = () => ({ spans: Array.from({ length: 50 }, () => ({ text: '中a', bold: true as const })) })
  const item = () => ({ id: newId(), data: { bullets: Array.from({ length: 20 }, block) } })
  const size = JSON.stringify(item()).length
  const items = Math.floor(bytes / size)
  const sections = sectionsOf('work_experience', Math.ceil(items / 100), () =>
    Array.from({ length: Math.min(100, items) }, item),
  )
  return withSections(sections)
}

/** A valid document with very many telephone numbers, which masks search for. */
export const manyNumbers = (count: number): Document =>
  withSections(
    sectionsOf('base_info', Math.ceil(count / 200), () =>
      Array.from({ length: Math.min(200, count) }, (_, at) => ({
        id: newId(),
        data: { phoneNumber: `138${String(ids * 1000 + at).padStart(8, '0')}`.slice(0, 11) },
      })),
    ),
  )

/** A valid document of long plain text, which search reads. */
export const longText = (bytes: number): Document => {
  const text = '负责核心系统的架构设计与性能优化，'.repeat(380)
  const item = () => ({ id: newId(), data: { bullets: [{ spans: [{ text }] }] } })
  const count = Math.floor(bytes / Buffer.byteLength(text))
  return withSections(
    sectionsOf('work_experience', Math.ceil(count / 100), () =>
      Array.from({ length: Math.min(100, count) }, item),
    ),
  )
}

/** Invalid: one entry with very many unknown fields. */
export const manyFields = (count: number): unknown => ({
  ...base,
  sections: [
    {
      ...base.sections[0],
      items: [
        { id: newId(), data: Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, ''])) },
      ],
    },
  ],
})

/** Invalid: deeply nested lists. Built as text, because `JSON.stringify` would overflow the stack. */
export const deepDocument = (depth: number): string =>
  JSON.stringify({ ...base, sections: '@' }).replace('"@"', '['.repeat(depth) + ']'.repeat(depth))
