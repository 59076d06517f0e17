import { describe, expect, test } from 'vitest'
import { allJobs } from './all.ts'
import { findJob } from './find-job.ts'

/** As people type it, and the job that they mean. */
const typed: Record<string, string[]> = {
  'frontend-engineer': [
    '高级前端开发工程师 (React)',
    '前端',
    'frontend',
    'Front-end Developer',
    'Senior Frontend Engineer',
    '前端架构师',
    'Web前端开发实习生',
    'react工程师',
    'Vue 开发',
    '前端／小程序',
    '资深前端技术专家',
    'ＦＥ',
  ],
  'backend-engineer': [
    'Java后端开发',
    '后端',
    'Java 工程师',
    '资深 Golang 开发工程师',
    'Back-End Engineer',
    'php开发',
    '服务端开发工程师',
  ],
  'test-engineer': ['测试', '软件测试', '自动化测试工程师', '测试开发', 'QA', 'Software Tester', '测试主管'],
  'ops-engineer': ['运维', 'SRE', 'Linux运维工程师', 'DevOps Engineer', '云计算运维'],
  'data-engineer': ['大数据开发工程师', '数仓工程师', 'ETL', 'Data Engineer'],
  'algorithm-engineer': ['算法', '机器学习工程师', '推荐算法专家', 'Machine Learning Engineer', 'NLP 工程师'],
  'product-manager': [
    '产品经理',
    '高级产品经理（B端）',
    '产品专员',
    '产品总监',
    'Product Manager',
    '产品经理实习生',
  ],
  'ui-designer': ['UI', 'ui设计', 'UI/UX', '交互设计师', 'UI Designer', '界面设计', 'UX'],
  'ux-researcher': ['用户研究', '用研', 'UX Researcher'],
  'graphic-designer': ['平面设计', '美工', '平面设计师助理', 'graphic designer', '包装设计'],
  'game-planner': ['游戏策划', '数值策划', '主策划'],
  'user-operations': ['用户运营', '运营', '社群运营专员', '运营经理', '活动运营'],
  'content-operations': ['新媒体运营', '新媒体运营专员', '小红书运营', '短视频运营', '公众号运营助理'],
  'ecommerce-operations': ['电商运营', '淘宝运营', '亚马逊运营', '跨境电商运营专员'],
  'marketing-planner': ['市场策划', '市场专员', '活动策划', '市场总监', 'Marketing Specialist'],
  'seo-specialist': ['SEO', '信息流优化师', 'SEM专员'],
  'brand-manager': ['品牌经理', '品牌总监', '公关'],
  'sales-representative': [
    '销售',
    '销售经理',
    '区域销售经理',
    '汽车销售顾问',
    '电话销售',
    'Sales Representative',
    '销售总监',
    '房产销售',
    '地推',
  ],
  'key-account-manager': ['大客户经理', 'KA', '大客户销售总监', 'Key Account Manager'],
  'foreign-trade': ['外贸业务员', '外贸', '外贸跟单员', '海外销售经理'],
  'presales-consultant': ['售前', '售前工程师', '解决方案架构师'],
  'customer-service': ['客服', '在线客服专员', '客服主管', '电商客服'],
  accountant: ['会计', '财务会计', '成本会计', '会计助理', '总账会计', 'Accountant'],
  auditor: ['审计', '审计专员', '内部审计', 'Auditor'],
  'bank-teller': ['银行柜员', '柜员'],
  'financial-analyst': ['财务分析', '财务分析师', 'Financial Analyst'],
  'risk-control': ['风控', '风控专员', '风控经理'],
  'insurance-adviser': ['保险顾问', '保险代理人', '保险'],
  'primary-teacher': ['小学教师', '小学语文老师', '小学数学老师', '班主任'],
  'english-teacher': ['英语教师', '英语老师', '初中英语老师', 'English Teacher'],
  'kindergarten-teacher': ['幼儿教师', '幼师', '幼儿园老师', '幼教'],
  'training-lecturer': ['培训讲师', '企业培训师', '培训师'],
  'course-adviser': ['课程顾问', '课程顾问主管'],
  nurse: [
    '护士',
    '护士长',
    'ICU护士',
    '实习护士',
    '门诊护士',
    'Registered Nurse',
    '应聘护士一职',
    '主管护师',
    '护士（急诊）',
  ],
  doctor: ['医生', '住院医师', '主任医师', '内科医生', 'doctor', '全科医师'],
  pharmacist: ['药师', '执业药师', '药剂师'],
  'rehabilitation-therapist': ['康复师', '康复治疗师', '物理治疗师'],
  'clinical-research': ['CRA', '临床监查员', '高级CRA'],
  'medical-representative': ['医药代表', '医疗器械销售', '医药代表（OTC）'],
  'mechanical-engineer': ['机械工程师', '机械设计', '结构工程师', 'Mechanical Engineer'],
  'electrical-engineer': ['电气工程师', 'PLC工程师', '电气设计工程师'],
  'quality-engineer': ['质量工程师', 'SQE', '质检', '品质工程师', '质检主管'],
  'process-engineer': ['工艺工程师', 'IE工程师', 'SMT工艺工程师'],
  'production-supervisor': ['生产主管', '车间主任', '生产经理', '厂长'],
  'embedded-engineer': ['嵌入式', '嵌入式软件工程师', '单片机工程师', '硬件工程师'],
  'civil-engineer': ['施工员', '土建工程师', '土木工程师'],
  architect: ['建筑师', '建筑设计', 'Architect'],
  'cost-engineer': ['造价', '造价员', '预算员'],
  'interior-designer': ['室内设计', '软装设计师', '家装设计师'],
  'property-manager': ['物业经理', '物业管家', '物业客服'],
  'hr-specialist': ['HR', '人事', '人力资源经理', 'HRBP', '人事主管'],
  recruiter: ['招聘', '猎头', '招聘经理', 'Recruiter'],
  'administrative-assistant': ['行政', '行政助理', '文员'],
  'executive-secretary': ['总经理助理', '总助', '董事长秘书', '总经理助理岗', 'Executive Assistant'],
  'legal-counsel': ['法务', '律师', '法务经理'],
  'supply-chain': ['供应链', '供应链专员', '供应链经理'],
  purchasing: ['采购', '采购经理', '采购员'],
  'warehouse-keeper': ['仓管', '仓库管理员', '仓储主管'],
  'store-manager': ['店长', '门店店长', '服装店店长'],
  chef: ['厨师', '厨师长', '中餐厨师', 'Chef'],
  'hotel-front-desk': ['酒店前台', '前台接待'],
  journalist: ['记者', '编辑', '新闻记者'],
  'video-editor': ['视频剪辑', '剪辑师', '后期剪辑'],
  translator: ['翻译', '英语翻译', '日语翻译', 'Translator'],
  'community-worker': ['社区工作者', '社工', '网格员'],
  'civil-servant': ['公务员', '选调生', '文秘'],
  researcher: ['科研助理', '研究助理', 'Research Assistant'],
}

/** Jobs without data: a general draft is better than the content of another job. */
const unknown = [
  '',
  '   ',
  '???',
  '潜水教练',
  '宠物医生',
  '兽医',
  '牙医',
  '口腔医生',
  '心理医生',
  '瑜伽老师',
  '舞蹈老师',
  '大学老师',
  '健身教练',
  '美甲师',
  '花艺师',
  '货车司机',
  '飞行员',
  '总经理',
  'CEO',
  '演员',
  '歌手',
  '摄影师',
  '产品摄影师',
  '平面模特',
  '电商主播',
  '生产工人',
  '农民',
  '电焊工',
  '保安',
  '保洁',
  '服装设计师',
  '珠宝设计师',
  '光伏运维',
  '芯片测试工程师',
  '项目经理',
  '技术总监',
  '会计学教授',
  'Astronaut',
  'designer',
  '工业设计师',
  '产品设计',
  '日语老师',
  '放射科医生',
  '售后工程师',
  '数据分析师',
  'pilot',
  'Nurse Ratched fan club president',
  '🚀',
  '你好',
  '工程师',
  '经理',
  '专员',
]

const cases = Object.entries(typed).flatMap(([id, titles]) => titles.map((title) => [title, id] as const))

describe('the job that somebody means', () => {
  test('is found however it is typed', () => {
    const wrong = cases
      .map(([title, id]) => ({ title, id, found: findJob(title)?.id }))
      .filter(({ id, found }) => id !== found)
    expect(wrong).toEqual([])
    expect(cases.length).toBeGreaterThan(120)
  })

  test('is undefined for a job without data', () => {
    expect(unknown.flatMap((title) => (findJob(title) ? [[title, findJob(title)?.id]] : []))).toEqual([])
  })

  test('is itself under every name that it has', () => {
    const wrong = allJobs().flatMap((job) =>
      [job.zh, job.en, ...job.also]
        .filter((name) => findJob(name)?.id !== job.id)
        .map((name) => [name, job.id]),
    )
    expect(wrong).toEqual([])
  })
})
