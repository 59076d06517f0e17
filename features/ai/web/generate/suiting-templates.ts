import type { TemplateQuery } from '#features/templates/gallery-contract.ts'

type Job = NonNullable<TemplateQuery['job']>

/** Finds suitable templates by words in the typed job title. The first matching row is used. */
const ROWS: readonly { job: Job; also: string }[] = [
  { job: 'nursing', also: '护士 护理 护师 助产 医生 医师 药师 康复 检验 nurse nursing doctor' },
  { job: 'design', also: '设计师 美工 插画 视觉 平面设计 交互 动画 摄影 剪辑 designer illustrator ux ui' },
  { job: 'research', also: '科研 研究员 博士后 实验 教授 讲师 助教 学者 research scientist' },
  { job: 'accounting', also: '会计 财务 审计 出纳 税务 成本 精算 风控 柜员 信贷 accountant auditor finance' },
  { job: 'product', also: '产品经理 产品助理 产品专员 产品总监 需求分析 product' },
  { job: 'management', also: '总经理 总监 厂长 店长 项目经理 部门经理 行政经理 主任 校长 director manager' },
  {
    job: 'operations',
    also: '运营 市场 营销 推广 编辑 文案 策划 客服 销售 商务 直播 新媒体 电商 采购 operations marketing sales',
  },
  {
    job: 'tech',
    also: '工程师 开发 程序 前端 后端 算法 测试 运维 数据 架构 技术 机械 电气 嵌入式 engineer developer programmer data',
  },
]

export type Suiting = Pick<TemplateQuery, 'job' | 'purpose'>

/** The end of a job title weighs most: a 产品设计工程师 is an engineer, although 设计师 is earlier in the table. */
export const suitingTemplates = (job: string, years: number): Suiting => {
  const typed = job.toLowerCase()
  const row = ROWS.find(({ also }) => also.split(' ').some((word) => typed.includes(word)))
  return { ...(row ? { job: row.job } : {}), ...(years === 0 ? { purpose: 'campus' as const } : {}) }
}
