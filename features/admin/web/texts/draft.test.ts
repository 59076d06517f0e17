import { expect, test } from 'vitest'
import { defaultSiteTexts } from '#packages/settings/default-texts.ts'
import { agreementForm, changedIn, onTopOf, siteForm } from './draft.ts'

test('texts survive the way into the form and back, also without English', () => {
  const texts = { ...defaultSiteTexts, title: { zh: '只有中文' }, contact: 'us@example.com' }
  expect(siteForm.read(siteForm.toDraft(texts)).value).toEqual(texts)
  expect(agreementForm.read({ zh: '甲', en: '  ' }).value).toEqual({ zh: '甲' })
})

test('shows errors at their fields', () => {
  const { faults } = siteForm.read({
    ...siteForm.toDraft(defaultSiteTexts),
    'name.zh': ' ',
    'title.en': 'x'.repeat(41),
    'footer.zh': 'bell\u0007',
    contact: 'nobody',
  })
  expect([...(faults ?? [])]).toEqual([
    ['name.zh', 'missing'],
    ['title.en', 'long'],
    ['footer.zh', 'signs'],
    ['contact', 'email'],
  ])
})

test('applies own changes to the version of another admin', () => {
  const base = { a: '1', b: '1', c: '1' }
  expect(onTopOf(base, { a: '2', b: '1', c: '2' }, { a: '3', b: '3', c: '1' })).toEqual({
    a: '2',
    b: '3',
    c: '2',
  })
  expect(changedIn(base, { a: '1', b: '2', c: '1' })).toEqual(['b'])
})
