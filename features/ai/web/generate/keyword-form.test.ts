import { expect, test } from 'vitest'
import examples from './examples.json' with { type: 'json' }
import { nothingTyped, readKeywords, typedIn, typedOf } from './keyword-form.ts'

test('the examples can be sent as they are', () => {
  for (const typed of [...examples.zh, ...examples.en]) {
    const read = readKeywords(typed)
    expect(read.ok && typedOf(read.keywords)).toEqual(typed)
  }
})

test('what is missing or wrong is named, in the order of the form', () => {
  expect(readKeywords(nothingTyped)).toEqual({ ok: false, wrong: ['name', 'job', 'years'] })
  const whole = { ...nothingTyped, name: '  唐予白 ', job: '护士', years: '３' }
  expect(readKeywords(whole)).toMatchObject({ ok: true, keywords: { name: '唐予白', years: 3 } })
  for (const years of ['-1', '51', '3.5', 'x', ''])
    expect(readKeywords({ ...whole, years })).toEqual({ ok: false, wrong: ['years'] })
})

test('values of an address are read and cut to their maximum length', () => {
  const typed = typedIn(new URLSearchParams(`name=${'长'.repeat(90)}&years=6&job=+&template=x&skills=React`))
  expect(typed).toEqual({ name: '长'.repeat(40), years: '6', skills: 'React' })
})
