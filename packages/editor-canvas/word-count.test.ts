import { expect, test } from 'vitest'
import { countWords } from '#packages/check-rules/texts.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import { visibleWords, wordsBySection } from './word-count.ts'

test.each([
  ['', 0],
  ['高级产品经理', 6],
  ['负责协同文档，月活由 42 万增至 96 万。', 15],
  ['用 Go 与 PostgreSQL 重写', 6],
  ['zhixia@example.com', 1],
  ['https://name.example.com/works', 1],
  ['2024.03 – 至今', 3],
  ['It’s a well-known fact', 4],
  ['「」，。——……', 0],
])('%j has %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('titles and visible texts are counted, hidden and empty ones are not', () => {
  expect(visibleWords(blankDocument('简历'))).toBe(0)
  const whole = sampleDocument(personOf('engineer', 'zh'))
  const all = visibleWords(whole)
  expect(all).toBeGreaterThan(1000)
  const sections = whole.sections.map((section) =>
    section.kind === 'self_evaluation' ? { ...section, visible: false } : section,
  )
  const rest = visibleWords({ ...whole, sections })
  expect(rest).toBeLessThan(all)
  const untitled = whole.sections.map((section) =>
    section.kind === 'work_experience' ? { ...section, untitled: true } : section,
  )
  expect(visibleWords({ ...whole, sections: untitled })).toBe(all - 4)
})

test('the counts of the sections add up, and a hidden section has none', () => {
  const whole = sampleDocument(personOf('engineer', 'zh'))
  const empty = whole.sections.map((section) => ({ ...section, items: [] }))
  const first = whole.sections.map((section, at) => ({ ...section, visible: at > 0 }))
  const documents = [
    whole,
    sampleDocument(personOf('engineer', 'en')),
    ...ownTemplates().map(({ document }) => document()),
    { ...whole, sections: first },
    { ...whole, sections: empty },
  ]
  for (const document of documents) {
    const words = wordsBySection(document)
    const parts = document.sections.map(({ id }) => words.get(id) ?? 0)
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(visibleWords(document))
    for (const { id, visible } of document.sections) if (!visible) expect(words.has(id)).toBe(false)
  }
  expect(visibleWords({ ...whole, sections: empty })).toBe(0)
})
