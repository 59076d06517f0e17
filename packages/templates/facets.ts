/** The properties that templates are filtered by. Keys are stored: never rename, never remove. */
export const facets = {
  style: {
    plain: { zh: '简洁', en: 'Plain' },
    classic: { zh: '经典', en: 'Classic' },
    lively: { zh: '活泼', en: 'Lively' },
    chinese: { zh: '国风', en: 'Chinese' },
    academic: { zh: '学术', en: 'Academic' },
    business: { zh: '商务', en: 'Business' },
  },
  purpose: {
    social: { zh: '社招', en: 'Experienced hire' },
    campus: { zh: '校招', en: 'Campus hire' },
    intern: { zh: '实习', en: 'Internship' },
    abroad: { zh: '留学', en: 'Study abroad' },
    postgraduate: { zh: '考研复试', en: 'Postgraduate interview' },
    referral: { zh: '内推', en: 'Referral' },
  },
  industry: {
    internet: { zh: '互联网', en: 'Internet' },
    finance: { zh: '金融', en: 'Finance' },
    health: { zh: '医疗', en: 'Health' },
    education: { zh: '教育', en: 'Education' },
    manufacturing: { zh: '制造', en: 'Manufacturing' },
    media: { zh: '文化传媒', en: 'Culture and media' },
    public: { zh: '政府与事业单位', en: 'Public service' },
  },
  job: {
    product: { zh: '产品', en: 'Product' },
    tech: { zh: '技术', en: 'Engineering' },
    design: { zh: '设计', en: 'Design' },
    operations: { zh: '运营', en: 'Operations' },
    accounting: { zh: '财会', en: 'Accounting' },
    nursing: { zh: '护理', en: 'Nursing' },
    research: { zh: '科研', en: 'Research' },
    management: { zh: '管理', en: 'Management' },
  },
  columns: {
    one: { zh: '单栏', en: 'One column' },
    side: { zh: '侧栏', en: 'Sidebar' },
    two: { zh: '两栏', en: 'Two columns' },
  },
} as const

export type Facet = keyof typeof facets
