import { expect, test } from 'vitest'
import { itemsOf, lost, read } from '#test/corpus/json-kit.ts'

const item = { id: 'c1', visible: true }
const reactive4 = {
  basics: {
    name: '钟离夏',
    headline: '茶艺师',
    email: 'zl@example.com',
    phone: '139 0000 7777',
    location: '福州',
    url: { label: '', href: 'https://zl.example.com' },
    customFields: [{ id: 'f', icon: 'x', name: '微信', value: 'zl_tea' }],
    picture: { url: 'https://elsewhere.example.com/me.png', size: 64 },
  },
  sections: {
    summary: {
      name: '简介',
      columns: 1,
      visible: true,
      id: 'summary',
      content: '<p>泡茶<strong>十年</strong>。</p>',
    },
    experience: {
      name: '经历',
      columns: 1,
      visible: true,
      id: 'experience',
      items: [
        {
          ...item,
          company: '半山茶馆',
          position: '主泡',
          location: '福州',
          date: '2019.03 - 至今',
          summary: '<ul><li><p>接待三千人</p></li><li><p>带徒六人</p></li></ul>',
          url: { label: '', href: '' },
        },
        {
          ...item,
          visible: false,
          company: '老茶铺',
          position: '学徒',
          location: '',
          date: '说不清的年头',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    education: {
      name: '教育',
      columns: 1,
      visible: true,
      id: 'education',
      items: [
        {
          ...item,
          institution: '闽山学院',
          studyType: '大专',
          area: '茶学',
          score: '前十',
          date: '2014 - 2017',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    skills: {
      name: '技能',
      columns: 1,
      visible: false,
      id: 'skills',
      items: [{ ...item, name: '焙火', description: '炭焙', level: 4, keywords: ['岩茶'] }],
    },
    profiles: {
      name: '账号',
      columns: 1,
      visible: true,
      id: 'profiles',
      items: [
        {
          ...item,
          network: '小红书',
          username: 'zl',
          icon: 'x',
          url: { label: '', href: 'https://red.example.com/zl' },
        },
      ],
    },
    interests: {
      name: '爱好',
      columns: 1,
      visible: true,
      id: 'interests',
      items: [{ ...item, name: '爬山', keywords: ['武夷'] }],
    },
    custom: {
      own1: {
        name: '比赛',
        columns: 1,
        visible: true,
        id: 'own1',
        items: [
          {
            ...item,
            name: '斗茶赛',
            description: '银奖',
            date: '2021.05',
            location: '泉州',
            summary: '<p>三十人参赛</p>',
            level: 0,
            keywords: [],
            url: { label: '', href: '' },
          },
        ],
      },
    },
  },
  metadata: {
    template: 'rhyhorn',
    layout: [
      [
        ['summary', 'education', 'experience', 'custom.own1'],
        ['skills', 'interests'],
      ],
    ],
  },
}

test('Reactive Resume 4, in the order of its pages, hidden things hidden', async () => {
  const reading = await read(reactive4)
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
  expect(lost({ ...reactive4, basics: { ...reactive4.basics, picture: {} } }, reading)).toEqual([])
})

const part = { title: '', icon: '', columns: 1, hidden: false, keepTogether: false, startOnNewPage: false }
const row = { id: 'a', hidden: false }
const reactive5 = {
  picture: { hidden: false, url: '', size: 80 },
  basics: {
    name: 'Tove Marklund',
    headline: 'Glazier',
    email: 'tove@example.com',
    phone: '+46 70 555 01',
    location: 'Umeå',
    website: { url: 'https://tove.example.com', label: 'tove.example.com' },
    customFields: [{ id: 'x', icon: 'phone', text: 'Driving licence B', link: '' }],
  },
  summary: { ...part, title: 'Summary', content: '<p>Windows that last.</p>' },
  sections: {
    experience: {
      ...part,
      title: 'Experience',
      items: [
        {
          ...row,
          company: 'Norrglas',
          position: '',
          location: 'Umeå',
          period: '2015 – Present',
          website: { url: '', label: '' },
          description: '',
          roles: [
            {
              id: 'r1',
              position: 'Foreman',
              period: 'Jan 2020 – Present',
              description: '<p>Runs the shop.</p>',
            },
            {
              id: 'r2',
              position: 'Glazier',
              period: '2015 – 2019',
              description: '<ul><li>400 houses</li></ul>',
            },
          ],
        },
      ],
    },
    projects: {
      ...part,
      items: [
        {
          ...row,
          name: 'Church windows',
          period: '2021',
          website: { url: 'https://church.example.com', label: '' },
          description: '<p>Lead <em>and</em> colour.</p>',
        },
      ],
    },
    languages: { ...part, items: [{ ...row, language: 'Finnish', fluency: 'B2', level: 3 }] },
    profiles: {
      ...part,
      items: [
        {
          ...row,
          icon: 'github',
          network: 'Instagram',
          username: 'tove.glass',
          website: { url: '', label: '' },
        },
      ],
    },
  },
  customSections: [
    {
      ...part,
      id: 'own',
      type: 'volunteer',
      title: 'Helping out',
      items: [
        {
          ...row,
          organization: 'Village museum',
          location: 'Bygdeå',
          period: '2018',
          website: { url: '', label: '' },
          description: '<p>Repairs panes.</p>',
        },
      ],
    },
  ],
  metadata: {
    template: 'onyx',
    layout: {
      sidebarWidth: 35,
      pages: [
        { fullWidth: false, main: ['summary', 'projects', 'experience', 'own'], sidebar: ['languages'] },
      ],
    },
  },
}

test('Reactive Resume 5, several posts in one company', async () => {
  const reading = await read(reactive5)
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
  expect(lost(reactive5, reading).filter((text) => !/^(?:2015|Jan|2018|2021)/.test(text))).toEqual([])
})
