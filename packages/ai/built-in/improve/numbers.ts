import { blanksIn } from '../../blanks.ts'
import { factsIn } from '../../change/facts/read-facts.ts'
import type { Clause } from '../language/clauses.ts'

const UP_DOWN = '提升|提高|增长|增加|降低|下降|减少|缩短|节省|节约|压缩|改善|扩大'
const GAINED = new RegExp(UP_DOWN)
/** 提升转化率, 将延迟降低 or 延迟降低: the quantity is after or before the verb. */
const BEHIND = new RegExp(`(?:${UP_DOWN})了?(?!至|到|为)(\\p{Script=Han}{2,10})$`, 'u')
const BEFORE = new RegExp(`(\\p{Script=Han}{2,12}?)(?:有所|明显|显著|大幅|稳步)?(?:${UP_DOWN})了?$`, 'u')

/** The blank to insert, by the measured quantity. */
const ASKED: readonly [RegExp, string][] = [
  [/(?:时间|耗时|时长|延迟)$/, '【时长】'],
  [/(?:周期|工期|天数)$/, '【多少天】'],
  [/(?:成本|费用|支出|开支|销售额|营收|收入|利润|业绩|成交额|回款|采购额)$/, '【金额或比例】'],
  [
    /(?:人数|用户|用户数|客户数|粉丝|粉丝量|会员数|订单量|销量|投诉|投诉量|故障|事故|缺陷|工单|次数)$/,
    '【数量】',
  ],
  [
    /(?:率|效率|速度|产能|能耗|损耗|占比|满意度|准确度|性能|浪费|库存|积压|阅读量|播放量|流量|转化|留存|复购)$/,
    '【百分比】',
  ],
]
const askFor = (what: string): string | undefined => ASKED.find(([about]) => about.test(what))?.[1]

/** Something that did not happen, or was only planned, has no result. */
const NO_RESULT = /[不未]|避免|防止|提出|办法|如何|换|让|希望|计划|目标|建议/

const isCounted = (text: string): boolean =>
  blanksIn(text).length > 0 ||
  factsIn(text).some(({ kind }) => ['number', 'percent', 'money', 'multiple', 'rank'].includes(kind))

/** A line that tells of a gain and has not one figure. */
export const isUncounted = (text: string): boolean => GAINED.test(text) && !isCounted(text)

const asked = (text: string): string => {
  if (isCounted(text) || NO_RESULT.test(text)) return text
  const what = BEHIND.exec(text)?.[1] ?? BEFORE.exec(text)?.[1] ?? ''
  return text + (askFor(what) ?? '')
}

/** Results without a number get a place for it; which number only the person knows. */
export const askNumbers = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => ({ ...clause, text: asked(clause.text) }))

const GAIN =
  /\b((?:increased|improved|raised|grew|boosted|reduced|cut|lowered|decreased|shortened|saved|expanded) (?!by\b)[a-z][a-z -]{3,40}?)(?=[.,;]|$| and | through | with | using )/gi

export const askEnglishNumbers = (text: string): string =>
  isCounted(text) ? text : text.replace(GAIN, '$1 by 【percentage】')
