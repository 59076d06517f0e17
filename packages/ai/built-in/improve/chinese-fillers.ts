import type { Clause } from '../language/clauses.ts'

/** Stock phrases. A clause that contains nothing else is removed. */
const TRAITS =
  '吃苦耐劳|任劳任怨|踏实肯干|踏实认真|勤奋踏实|勤奋好学|勤恳|刻苦|认真负责|工作认真|认真细致|细心认真|责任心强|责任感强|有责任心|有责任感|富有责任心|性格开朗|开朗乐观|乐观开朗|乐观向上|积极向上|积极乐观|阳光开朗|活泼开朗|热情开朗|为人诚恳|为人正直|诚实守信|诚信正直|待人真诚|待人友善|平易近人|乐于助人|善于沟通|善于与人沟通|善于交流|沟通能力强|沟通能力佳|表达能力强|执行力强|学习能力强|接受新事物能力强|适应能力强|适应力强|抗压能力强|抗压性强|抗压能力好|团队意识强|团队合作意识强|团队精神|团队协作能力强|有团队精神|富有团队精神|自学能力强|上进心强|有上进心|富有激情|充满激情|热爱生活|热爱工作|爱岗敬业|兢兢业业|勇于挑战|敢于挑战|勇于担当|敢于担当|不怕困难|不怕吃苦|能吃苦|不畏艰难|敢于创新|勇于创新|追求卓越|精益求精|善于思考|善于学习|善于总结|做事认真|做事踏实|做事有条理|服从安排|服从管理|随机应变'
/** 且 and 并 stand among the signs alone: said twice, every link could be read in two ways. */
const LINK = '[、和与及，并且]*(?:而且|同时)?'
const FRAME_BEFORE =
  '(?:我|本人|自己)?(?:个人)?(?:的)?(?:性格|为人|工作|平时|做事)?(?:上|中)?(?:比较|一直|始终|非常|十分|很|能够|能|有|具有|具备|拥有|富有)?(?:良好|优秀|较强|很强|极强|出色|一定|强烈|高度)?的?'
const ABILITY =
  '(?:沟通|交流|表达|协调|组织|学习|自学|适应|抗压|执行|领导|管理|团队协作|团队合作|协作|合作|应变|语言表达|人际交往|分析|解决问题|创新|独立工作|思考|逻辑思维|社交)(?:能力|精神|意识|技巧)?'
const QUALITY = '责任心|责任感|上进心|职业素养|职业道德|服务意识|团队精神|敬业精神|心理素质|学习态度|工作态度'
/** One level of repetition: a list of lists has as many readings as ways to part it. */
const QUALITIES = `(?:${ABILITY}|${QUALITY})(?:[、和与及以]*(?:${ABILITY}|${QUALITY}))*`
const WHOLE = new RegExp(
  `^(?:此外|另外|同时|并且|并|也|且|最后)?(?:${FRAME_BEFORE}(?:${TRAITS})(?:${LINK}(?:${TRAITS}))*|${FRAME_BEFORE.replace('?的?', '的')}${QUALITIES}|(?:我)?相信(?:我|自己)(?:能|会|可以).*|希望(?:能|贵公司).*|请给我一个.*)$`,
)

const isFiller = (clause: string): boolean => WHOLE.test(clause.trim())

/** Without them, unless nothing would be left: then it is the person's turn to say something. */
export const withoutFillers = (clauses: readonly Clause[]): Clause[] => {
  const remaining = clauses.filter(({ text }) => !isFiller(text))
  if (remaining.length === clauses.length || remaining.length === 0) return [...clauses]
  return remaining
}
