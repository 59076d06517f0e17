const item = { id: 'c1', visible: true }
export const reactiveResume4 = {
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

const part = { title: '', icon: '', columns: 1, hidden: false, keepTogether: false, startOnNewPage: false }
const row = { id: 'a', hidden: false }
export const reactiveResume5 = {
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

export const magicResume = {
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
