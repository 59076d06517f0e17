import { BLANK } from '../../blanks.ts'
import type { Tone } from '../../tasks.ts'
import { VERBS } from './chinese-swaps.ts'
import type { Rewrite } from './rule.ts'

const V = `(?:${VERBS})`

/**
 * 负责 before what is already a deed: 负责支付系统的开发与维护 is 开发并维护支付系统. Deeds that take no object (排班, 沟通)
 * and those that the person may only have looked after stay behind it.
 */
const TRANSITIVE =
  '开发|研发|设计|编写|撰写|起草|制定|制作|拍摄|剪辑|翻译|校对|搭建|部署|调试|安装|维护|策划|统计|汇总|整理|审核|核算|核对|测试|优化|更新|盘点'
const DEED = new RegExp(
  `^负责(?!人)([^，。；：的【]{2,16}?|【[^】]{1,24}】[^，。；：的]{0,10}?)的(${TRANSITIVE})(?:(?:和|与|及|、|以及|并)(${TRANSITIVE}))?$`,
)

/** By what it is about; the words of a row take turns, so that three lines do not begin alike. */
const SENSES: readonly { about: RegExp; verbs: readonly string[] }[] = [
  { about: /排班|调度|分工|资源|预算|协调|统筹|全流程|日常运营|日常管理|进度/, verbs: ['统筹', '统筹安排'] },
  { about: /质量|安全|风险|合规|成本|品控|质控|卫生|良率/, verbs: ['把控', '严控'] },
  { about: /重构|改造|升级|迁移|改革|上线|筹建|项目|方案|体系|攻关/, verbs: ['主导', '牵头'] },
  { about: /教学|课程|授课|带教|值班|夜班|任务|科目|班级/, verbs: ['承担'] },
]

const isOwner = /^负责(?!人|任|过)(?=[^，。；]{2})/

/** 负责部门的采购 is not 采购部门. */
const WHOSE = /(?:部门?|公司|团队|组|店|厂|院|校|中心|集团|客户|市场|区域|班级?|科室|车间|方)$/

const IS_DEED = new RegExp(`^(?:对|与|和|跟|向|为|给|把|将|${V})`)

/** Replaces a weak opening by a concrete verb. It never exaggerates: 参与 and 协助 stay. */
export const strongVerb = (rewrite: Rewrite, tone: Tone, used: Map<string, number>): Rewrite => {
  const { text } = rewrite
  if (!isOwner.test(text)) return rewrite
  const [clause = ''] = /^[^，。；：]*/.exec(text) ?? []
  const rest = text.slice(clause.length)
  const rules = new Set(rewrite.rules).add('verb')
  const [, what = '', deed = '', second] = DEED.exec(clause) ?? []
  if (deed !== '' && (deed === '维护' || !WHOSE.test(what))) {
    return { text: `${deed}${second ? `并${second}` : ''}${what}${rest}`, rules }
  }
  const tail = clause.replaceAll(BLANK, '').slice(-8)
  const sense = SENSES.find(({ about }) => about.test(tail))
  const verbs = sense?.verbs ?? (tone === 'confident' ? ['主导'] : tone === 'formal' ? ['承担'] : [])
  if (verbs.length === 0 || /^[^从]*从.+到/.test(clause)) return rewrite
  const key = verbs.join()
  const turn = used.get(key) ?? 0
  const verb = verbs[turn % verbs.length] ?? ''
  const head = clause.slice(2)
  // 统筹统筹…, 主导主导…: the deed says it already.
  if (head.includes(verb.slice(0, 2)) || IS_DEED.test(head)) return rewrite
  used.set(key, turn + 1)
  return { text: `${verb}${head}${rest}`, rules }
}
