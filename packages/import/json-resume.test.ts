import { expect, test } from 'vitest'
import { itemsOf, lost, read } from '#test/corpus/json-kit.ts'
import { chanceDocument } from '#test/kit/documents.ts'

const jsonResume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Noor Halvorsen',
    label: 'Harbour Pilot',
    email: 'noor@example.com',
    phone: '+47 555 01 234',
    url: 'https://noor.example.com',
    summary: 'Brings large ships in.',
    location: {
      address: 'Quay 4',
      postalCode: '5003',
      city: 'Bergen',
      countryCode: 'NO',
      region: 'Vestland',
    },
    profiles: [
      { network: 'LinkedIn', username: 'noorh', url: 'https://linkedin.example.com/in/noorh' },
      { network: 'Mastodon', username: 'noor_at_sea', url: '' },
    ],
  },
  work: [
    {
      name: 'Fjord Pilots',
      position: 'Pilot',
      location: 'Bergen',
      description: 'Pilotage district',
      url: 'https://fjord.example.com',
      startDate: '2018-03-01',
      summary: 'Leads arrivals.',
      highlights: ['1,200 arrivals without damage', 'Trained six pilots'],
    },
    { name: 'Northline', position: 'First Mate', startDate: '2012', endDate: '2018-02' },
  ],
  volunteer: [
    {
      organization: 'Sea Rescue',
      position: 'Crew',
      startDate: '2010-01',
      endDate: '2012-12',
      summary: 'Weekend watch.',
      highlights: ['41 missions'],
    },
  ],
  education: [
    {
      institution: 'Maritime Academy',
      area: 'Nautical Science',
      studyType: 'Bachelor',
      startDate: '2006-08',
      endDate: '2009-06',
      score: 'A',
      courses: ['Navigation', 'Ship stability'],
    },
  ],
  awards: [
    {
      title: 'Pilot of the Year',
      date: '2021-11-01',
      awarder: 'Port of Bergen',
      summary: 'For calm in fog.',
    },
  ],
  certificates: [
    {
      name: 'Master Mariner',
      date: '2015-05',
      issuer: 'Maritime Authority',
      url: 'https://cert.example.com',
    },
  ],
  publications: [
    {
      name: 'Turning in Wind',
      publisher: 'Pilot Review',
      releaseDate: '2020-02',
      url: 'https://review.example.com',
      summary: 'On bow thrusters.',
    },
  ],
  skills: [
    { name: 'Ship handling', level: 'Expert', keywords: ['Tugs', 'Thrusters'] },
    { name: 'Radar', level: 'daily use', keywords: [] },
  ],
  languages: [{ language: 'Norwegian', fluency: 'Native' }],
  interests: [{ name: 'Knots', keywords: ['Turk’s head'] }],
  references: [{ name: 'Captain Eide', reference: 'The calmest voice on channel 13.' }],
  projects: [
    {
      name: 'Tide Table',
      description: 'Tides on one page',
      highlights: ['Printed for 12 ports'],
      keywords: ['R', 'LaTeX'],
      startDate: '2019-01',
      endDate: '2019-12',
      url: 'https://tide.example.com',
      roles: ['Author'],
      entity: 'Pilot Guild',
      type: 'publication',
    },
  ],
  x_unknown: { note: 'kept as it came' },
}

test('JSON Resume 1.0', async () => {
  const reading = await read(jsonResume)
  expect(reading.source).toBe('json-resume')
  expect(itemsOf(reading, 'base_info')[0]).toMatchObject({
    name: 'Noor Halvorsen',
    post: 'Harbour Pilot',
    phoneNumber: '+47 555 01 234',
    address: 'Quay 4, Bergen, Vestland, 5003, NO',
  })
  expect(itemsOf(reading, 'work_experience')).toMatchObject([
    {
      name: 'Fjord Pilots',
      post: 'Pilot',
      period: { from: '2018-03', to: 'now' },
      heading: 'Bergen · Pilotage district',
    },
    { name: 'Northline', period: { from: '2012', to: '2018-02' } },
  ])
  expect(itemsOf(reading, 'edu_background')).toMatchObject([
    {
      schoolName: 'Maritime Academy',
      specialized: 'Nautical Science',
      majorCourse: 'Navigation, Ship stability',
    },
  ])
  expect(itemsOf(reading, 'skill_specialties')).toMatchObject([
    { skillName: 'Ship handling', proficiency: '5', introduce: 'Tugs, Thrusters' },
    { skillName: 'Radar', introduce: 'daily use' },
    { skillName: 'Norwegian', proficiency: '5' },
  ])
  expect(lost({ ...jsonResume, skills: [], languages: [] }, reading)).toEqual([])
})

test('JSON Resume with our document beside it comes back whole', async () => {
  const document = chanceDocument(5)
  expect(await read({ ...jsonResume, meta: { huajian: document } })).toMatchObject({
    document,
    source: 'huajian-json',
  })
})

test('values of the wrong shape are kept, never trusted', async () => {
  const reading = await read({
    basics: { name: ['a', 'b'], email: { deep: 'x@example.com' }, phone: 42 },
    work: 'not a list',
    education: [null, 7, 'text', { institution: 'School' }],
    skills: { name: 'x' },
  })
  expect(reading.ok).toBe(true)
  const json = JSON.stringify(reading.document)
  for (const text of ['x@example.com', '42', 'not a list', 'School']) expect(json).toContain(text)
})
