import { expect, test } from 'vitest'
import { itemsOf, lost, read } from '#test/corpus/json-kit.ts'
import { reactiveResume4, reactiveResume5 } from '#test/corpus/other-builders.ts'

test('Reactive Resume 4, in the order of its pages, hidden things hidden', async () => {
  const reading = await read(reactiveResume4)
  expect(reading.source).toBe('reactive-resume-4')
  expect(reading.document.sections.map(({ kind }) => kind)).toEqual([
    'base_info',
    'self_evaluation',
    'edu_background',
    'work_experience',
    'custom',
    'skill_specialties',
    'hobbies',
  ])
  expect(reading.document.sections.find(({ kind }) => kind === 'skill_specialties')?.visible).toBe(false)
  expect(
    reading.document.sections
      .find(({ kind }) => kind === 'work_experience')
      ?.items.map(({ hidden }) => hidden),
  ).toEqual([undefined, true])
  expect(itemsOf(reading, 'work_experience')).toMatchObject([
    {
      name: '半山茶馆',
      period: { from: '2019-03', to: 'now' },
      bullets: [{ list: 'bullet', spans: [{ text: '接待三千人' }] }, { list: 'bullet' }],
    },
    { name: '老茶铺', period: { text: '说不清的年头' } },
  ])
  expect(itemsOf(reading, 'self_evaluation')[0]?.content).toEqual([
    { spans: [{ text: '泡茶' }, { text: '十年', bold: true }, { text: '。' }] },
  ])
  expect(reading.notes.map(({ code }) => code)).toEqual(['design-left-out', 'picture-left-out', 'replaced'])
  expect(lost({ ...reactiveResume4, basics: { ...reactiveResume4.basics, picture: {} } }, reading)).toEqual(
    [],
  )
})

test('Reactive Resume 5, several posts in one company', async () => {
  const reading = await read(reactiveResume5)
  expect(reading.source).toBe('reactive-resume-5')
  expect(reading.document.sections.map(({ kind }) => kind)).toEqual([
    'base_info',
    'self_evaluation',
    'project_experience',
    'work_experience',
    'campus_experience',
    'skill_specialties',
  ])
  expect(itemsOf(reading, 'work_experience')).toMatchObject([
    { name: 'Norrglas', post: 'Foreman', period: { from: '2020-01', to: 'now' } },
    { name: 'Norrglas', post: 'Glazier', period: { from: '2015', to: '2019' } },
  ])
  expect(lost(reactiveResume5, reading).filter((text) => !/^(?:2015|Jan|2018|2021)/.test(text))).toEqual([])
})
