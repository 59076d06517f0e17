import { describe, expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import { colorsOf, themes } from '#packages/document/themes.ts'
import { contrast } from '#packages/layout/color.ts'
import { dataSetters } from '#packages/layout/setters/data.ts'
import { propsSetters } from '#packages/layout/setters/props.ts'
import { inputNames } from '#packages/layout/setters/rows.ts'
import { styleNames } from '#packages/layout/setters/style.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { people } from '#packages/samples/people.ts'
import { sampleEvery } from '#test/kit/long.ts'
import { variantCounts } from '#test/specification.ts'
import { kinds } from './catalog.ts'
import { kindFacts, kindNames, kindOf } from './registry.ts'
import { resolveDocument } from './resolve-document.ts'
import { sampleDocument } from './sample-document.ts'
import { smallParts } from './small-parts.ts'

test('fifteen kinds with exactly the specification’s variants, 164 in all', () => {
  const counts = Object.fromEntries(
    kindNames.map((name) => [name, Object.keys(kindOf(name)?.variants ?? {}).length]),
  )
  expect(counts).toEqual(variantCounts)
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(164)
  expect(kinds.map((entry) => entry.kind).sort()).toEqual([...kindNames].sort())
})

test('35 style, 11 data and 10 props setters, and the ten inputs', () => {
  expect(styleNames).toHaveLength(35)
  expect(Object.keys(dataSetters)).toHaveLength(11)
  expect(Object.keys(propsSetters)).toHaveLength(10)
  for (const input of 'hj-date hj-list hj-list-li hj-input hj-avatar hj-editor hj-select hj-textarea hj-datePicker props-popover'.split(
    ' ',
  ))
    expect(inputNames).toContain(input)
})

test('26 small parts', () => {
  expect(smallParts.map((part) => part.name)).toHaveLength(26)
  expect(new Set(smallParts.map((part) => part.name)).size).toBe(26)
})

describe.each(kindNames)('%s', (name) => {
  const variants = Object.entries(kindOf(name)?.variants ?? {})

  test('is numbered from 1 without a gap', () => {
    expect(variants.map(([number]) => Number(number))).toEqual(variants.map((_, at) => at + 1))
  })

  test('no two variants are built alike or named alike, and each is plain data', () => {
    expect(new Set(variants.map(([, variant]) => JSON.stringify(variant.layout))).size).toBe(variants.length)
    expect(new Set(variants.map(([, variant]) => variant.zh)).size).toBe(variants.length)
    expect(new Set(variants.map(([, variant]) => variant.en)).size).toBe(variants.length)
    for (const [, variant] of variants)
      expect(JSON.parse(JSON.stringify(variant.layout))).toEqual(variant.layout)
  })
})

const everyPerson = [...people, ...edgeCases]

test('every sample is a document that loads, and every variant of every kind resolves with it', () => {
  for (const person of sampleEvery(everyPerson, 3)) {
    const document = sampleDocument(person)
    const loaded = loadDocument(JSON.parse(JSON.stringify(document)), kindFacts)
    expect(loaded.ok ? [] : loaded.problems, person.title).toEqual([])
    for (const name of kindNames)
      for (const number of Object.keys(kindOf(name)?.variants ?? {}).map(Number)) {
        const sections = document.sections.map((section) =>
          name === 'module_title'
            ? { ...section, titleVariant: number }
            : section.kind === name
              ? { ...section, variant: number }
              : section,
        )
        const resolved = resolveDocument({ ...document, sections })
        expect(JSON.stringify(resolved)).not.toContain('undefined')
      }
  }
})

test('twelve ready themes whose texts can be read', () => {
  expect(Object.keys(themes).length).toBeGreaterThanOrEqual(12)
  for (const [name] of Object.entries(themes)) {
    const { theme, soft, dark, on, accent } = colorsOf({ colors: name })
    for (const [text, ground] of [
      [theme, '#ffffff'],
      [accent, '#ffffff'],
      [dark, '#ffffff'],
      [theme, soft],
      [dark, soft],
      ['#59616c', soft],
      ['#1f2630', soft],
      [on, theme],
      [on, dark],
    ] as const)
      expect(contrast(text, ground), `${name}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})
