import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultMoney, moneySettings } from '#packages/settings/settings.ts'
import { type FormNode, formNodeOf, readNumber, shownNumber } from './form-node.ts'
import { moneyWords } from './money-words.ts'

const form = formNodeOf(moneySettings)

const namesIn = (node: FormNode): string[] => {
  if (node.kind === 'group') return node.fields.flatMap(([name, one]) => [name, ...namesIn(one)])
  return node.kind === 'list' ? namesIn(node.of) : 'options' in node ? [...node.options] : []
}

/** Every path of a value has a control in the form. */
const fits = (node: FormNode, value: unknown): boolean => {
  if (node.kind === 'group')
    return node.fields.every(([name, one]) => fits(one, (value as Record<string, unknown>)[name]))
  if (node.kind === 'list') return (value as unknown[]).every((one) => fits(node.of, one))
  if (node.kind === 'some') return (value as string[]).every((one) => node.options.includes(one))
  if (node.kind === 'yes') return typeof value === 'boolean'
  if (value === null) return node.isOptional
  if (node.kind === 'choice') return node.options.includes(value as string)
  return typeof value === 'number' && value >= node.min && value <= node.max
}

test('the form has a control and a name for every setting', () => {
  expect(fits(form, defaultMoney)).toBe(true)
  for (const words of Object.values(moneyWords))
    expect(namesIn(form).filter((name) => !(name in words))).toEqual([])
})

test("a field's text is parsed back to its value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (value, isMoney) => {
      expect(readNumber(shownNumber(value, isMoney), { isMoney, isOptional: false })).toBe(value)
    }),
  )
})

test.each([
  ['9.9', true, 990],
  ['9.905', true, '9.905'],
  ['1e3', false, '1e3'],
  ['-1', false, '-1'],
  ['1.5', false, '1.5'],
])('%s (money: %s) is %s', (text, isMoney, read) => {
  expect(readNumber(text, { isMoney, isOptional: false })).toBe(read)
})
