import { expect, test } from 'vitest'
import { itemsOf } from '#test/corpus/json-kit.ts'
import { readResume } from '../read-resume.ts'

const read = async (text: string) => {
  const reading = await readResume({ text })
  if (!reading.ok) throw new Error(reading.problem)
  return reading
}

/** The one entry of a resume whose work history says only this. */
const job = async (head: string) => {
  const reading = await read(`Robin Ashdown\n\nWork History\n${head}\n- Did it.\n\nHobbies\nRowing`)
  const [{ name, post, heading } = {}] = itemsOf(reading, 'work_experience')
  return [name, post, heading]
}

test.each([
  [
    'Lichuan Drives (Sales Director, East China) | Apr 2021 - Present',
    'Lichuan Drives',
    'Sales Director, East China',
  ],
  ['Harbour Works, Inc., Senior Welder (Apr 2021 – Present)', 'Harbour Works, Inc.', 'Senior Welder'],
  [
    'Head of Physics, Senior Teacher at Wanghu School, Apr 2021 – Present',
    'Wanghu School',
    'Head of Physics, Senior Teacher',
  ],
  ['2021.04-至今，星河重工有限公司，焊接工程师', '星河重工有限公司', '焊接工程师'],
  ['市场营销2101班（班长）  2021.10 - 2024.06', '市场营销2101班', '班长'],
])('%s', async (head, name, post) => {
  expect(await job(head)).toEqual([name, post, undefined])
})

test('what follows a place says more about where, and takes nobody else’s place', async () => {
  expect(
    await job('Teaching Assistant · Mar 2020 to Jun 2021\nAsteroid Math Camp · Wuhan · Middle school group'),
  ).toEqual(['Asteroid Math Camp', 'Teaching Assistant', 'Wuhan · Middle school group'])
})

test('a head that is hard to take apart is in doubt', async () => {
  const reading = await read('林知夏\n\n工作经历\n2019.03-2021.06  河汉（交\n- 写字。\n\n兴趣爱好\n跑步')
  expect(reading.unsure.map(({ why }) => why)).toContain('guessed-parts')
})

test('sections that begin on the line of their heading, and headings that are also words', async () => {
  const reading = await read(
    'Robin Ashdown\nrobin@example.com\nEducation\nMPharm in Pharmacy – Airedale University\nSep 2012 – Jul 2016\nExperience\nKirkgate Pharmacy | Pharmacist | Aug 2016 – Jul 2019\n- Dispensed.\n\nKey Skills: Compounding, Data\nPersonal Interests: Choir',
  )
  expect(reading.document.sections.map(({ kind }) => kind)).toEqual([
    'base_info',
    'edu_background',
    'work_experience',
    'skill_specialties',
    'hobbies',
  ])
  expect(itemsOf(reading, 'edu_background')).toMatchObject([
    { schoolName: 'Airedale University', degree: 'MPharm', specialized: 'Pharmacy' },
  ])
})

test('our own words for levels are levels, and no guess; other words are', async () => {
  const reading = await read(
    'Robin Ashdown\n\nSkills\nWelding: Proficient\nRigging: Fluent\n\nHobbies\nRowing',
  )
  expect(itemsOf(reading, 'skill_specialties')).toEqual([
    { skillName: 'Welding', proficiency: '3' },
    { skillName: 'Rigging', proficiency: '4' },
  ])
  expect(reading.unsure.filter(({ why }) => why === 'level-read')).toHaveLength(1)
})

test('the last word of a sentence that broke before it is no list sign', async () => {
  const reading = await read('林知夏\n\n自我评价\n每月的工单由 63 张降到\n11.\n\n兴趣爱好\n跑步')
  expect(JSON.stringify(reading.document)).toContain('11.')
})
