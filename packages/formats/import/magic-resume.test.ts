import { expect, test } from 'vitest'
import { itemsOf, lost, read } from '#test/corpus/json-kit.ts'

const magic = {
  id: 'm',
  title: '陈列师简历',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  templateId: 'classic',
  basic: {
    name: '褚云',
    title: '陈列师',
    employementStatus: '在职',
    email: 'cy@example.com',
    phone: '13900001212',
    location: '宁波',
    birthDate: '1995-02',
    icons: { email: 'Mail' },
    photo: '',
    photoConfig: { width: 90 },
    customFields: [
      { id: 'c', label: '驾照', value: 'C1', visible: true, displayLabel: true },
      { id: 'd', label: '身份证', value: '330200X', visible: false },
    ],
    fieldOrder: [
      { id: 'a', key: 'name', label: '姓名', visible: true },
      { id: 'b', key: 'birthDate', label: '生日', type: 'date', visible: false },
    ],
    githubKey: 'secret',
    githubUseName: '',
    githubContributionsVisible: false,
  },
  education: [
    {
      id: 'e',
      school: '甬江学院',
      major: '视觉传达',
      degree: '本科',
      startDate: '2013-09',
      endDate: '2017-06',
      gpa: '3.5',
      description: '<ul><li>学生会宣传部</li></ul>',
      visible: true,
    },
  ],
  experience: [
    {
      id: 'x',
      company: '海曙百货',
      position: '陈列主管',
      date: '2020.01 - 至今',
      details: '<p>管理 <strong>12</strong> 家门店陈列。</p>',
      visible: false,
    },
  ],
  projects: [
    {
      id: 'p',
      name: '春季橱窗',
      role: '设计',
      date: '2022.03',
      description: '<p>到店人数增加两成。</p>',
      link: 'https://window.example.com',
      visible: true,
    },
  ],
  skillContent: '<ul><li>软件：SketchUp、PS</li><li>熟悉卖场动线</li></ul>',
  selfEvaluationContent: '<p>看得远，量得准。</p>',
  certificates: [{ id: 'z', url: `data:image/png;base64,${'A'.repeat(9000)}`, width: 200 }],
  certificatesContent: '<p>陈列师三级</p>',
  skills: [{ id: 's', name: '手绘', level: 80 }],
  customData: {
    'custom-1': [
      {
        id: 'k',
        title: '陈列大赛',
        subtitle: '铜奖',
        dateRange: '2021.06',
        description: '<p>团队赛</p>',
        visible: true,
      },
    ],
  },
  menuSections: [
    { id: 'basic', title: '基本信息', icon: 'x', enabled: true, order: 0 },
    { id: 'skills', title: '专业技能', icon: 'x', enabled: true, order: 1 },
    { id: 'experience', title: '工作经验', icon: 'x', enabled: true, order: 2 },
    { id: 'custom-1', title: '比赛', icon: 'x', enabled: false, order: 3 },
  ],
  globalSettings: { themeColor: '#000' },
  activeSection: 'basic',
}

test('magic-resume, in the order of its menu', async () => {
  const reading = await read(magic)
  expect(reading.source).toBe('magic-resume')
  expect(reading.document.title).toBe('陈列师简历')
  expect(reading.document.sections.map(({ kind, title, visible }) => [kind, title, visible])).toEqual([
    ['base_info', '基本资料', true],
    ['skill_specialties', '专业技能', true],
    ['work_experience', '工作经验', true],
    ['custom', '比赛', false],
    ['project_experience', '项目经历', true],
    ['edu_background', '教育背景', true],
    ['awards', '荣誉奖项', true],
    ['self_evaluation', '自我评价', true],
    ['custom', '原来不显示的信息', false],
  ])
  expect(itemsOf(reading, 'skill_specialties')).toEqual([
    { skillName: '软件', introduce: 'SketchUp、PS' },
    { introduce: '熟悉卖场动线' },
    { skillName: '手绘', proficiency: '4' },
  ])
  expect(reading.notes).toContainEqual({ code: 'picture-left-out' })
  expect(reading.unplaced).toBe(0)
  expect(JSON.stringify(reading.document)).not.toContain('secret')
  const said = {
    ...magic,
    basic: { ...magic.basic, githubKey: '', icons: {}, fieldOrder: [] },
    skillContent: '',
    certificates: [],
    globalSettings: {},
  }
  expect(lost(said, reading)).toEqual([])
})
