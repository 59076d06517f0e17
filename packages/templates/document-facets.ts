/** The purposes of documents other than resumes. Keys are stored: never rename, never remove. */
export const documentCategories = {
  word: {
    job: { zh: '求职信函', en: 'Job letters' },
    hr: { zh: '人事行政', en: 'Staff and office' },
    meeting: { zh: '会议汇报', en: 'Meetings and reports' },
    contract: { zh: '合同协议', en: 'Contracts' },
    notice: { zh: '通知公文', en: 'Notices' },
    campus: { zh: '校园论文', en: 'Campus and theses' },
    event: { zh: '活动策划', en: 'Event plans' },
    finance: { zh: '财务单据', en: 'Receipts and finance' },
    life: { zh: '生活文书', en: 'Everyday papers' },
  },
  ppt: {
    review: { zh: '述职总结', en: 'Reviews' },
    defence: { zh: '毕业答辩', en: 'Thesis defences' },
    report: { zh: '项目汇报', en: 'Project reports' },
    pitch: { zh: '商业计划', en: 'Business plans' },
    lesson: { zh: '教学课件', en: 'Lessons' },
    intro: { zh: '个人介绍', en: 'About a person' },
    event: { zh: '活动策划', en: 'Event plans' },
    training: { zh: '培训入职', en: 'Training and onboarding' },
    marketing: { zh: '营销方案', en: 'Marketing plans' },
  },
} as const

export type DocumentKind = keyof typeof documentCategories
export type DocumentCategory =
  | keyof (typeof documentCategories)['word']
  | keyof (typeof documentCategories)['ppt']

type Names = Record<string, { zh: string; en: string }>

export const categoriesOf = (kind: DocumentKind): Names => documentCategories[kind]

/** Of either kind, each once. */
export const categoryKeys = [
  ...new Set(Object.values(documentCategories).flatMap((names) => Object.keys(names))),
] as [DocumentCategory, ...DocumentCategory[]]
