import type { Length, TaskOf, Tone } from '../../tasks.ts'

/** Instructions that the rules understand. */
export interface Options {
  tone: Tone
  length: Length
  /** A place for a number at every result, not only where a line has none. */
  numbers: boolean
  adjectives: boolean
  /** Whether lines of a list end with a full stop; as most do, unless said. */
  stops: boolean | undefined
}

interface Instruction {
  asked: RegExp
  change: Partial<Options>
}

/** Words that people use for what the rules can do. */
const INSTRUCTIONS: readonly Instruction[] = [
  {
    asked:
      /(?:更|再)?(?:简短|精简|简洁|短一?[点些]|压缩|缩短|浓缩|少点字|字数少|精炼)|short|concise|brief|trim/i,
    change: { length: 'shorter' },
  },
  {
    asked: /详细|展开|丰富|扩写|扩充|长一?[点些]|充实|具体[一些点]*|longer|more detail|elaborate|expand/i,
    change: { length: 'longer' },
  },
  { asked: /数字|量化|数据化|加数据|数据支撑|指标|number|quantif|metric|figure/i, change: { numbers: true } },
  { asked: /形容词|副词|修饰|套话|空话|废话|adjective|adverb|buzzword|clich/i, change: { adjectives: true } },
  { asked: /正式|书面|专业一?[点些]|严谨|商务|formal|professional/i, change: { tone: 'formal' } },
  { asked: /自信|有力|强势|突出|亮眼|confident|stronger|assertive/i, change: { tone: 'confident' } },
  { asked: /平实|朴素|自然|口语|plain|simple|natural/i, change: { tone: 'plain' } },
  {
    asked:
      /(?:去掉|不要|删掉?|取消)(?:句末|末尾|结尾)?的?句号|without (?:full )?stops?|no (?:full stop|period)s?/i,
    change: { stops: false },
  },
  {
    asked: /(?:加上?|补上?|统一)(?:句末|末尾|结尾)?的?句号|add (?:full stop|period)s?/i,
    change: { stops: true },
  },
]

const ENGLISH = /英文|英语|翻译|translate|in english|into english|中文/i

export interface Understood {
  options: Options
  /** Whether the instruction was followed. Translation is a task of its own. */
  wish: 'none' | 'followed' | 'not_understood' | 'translate'
}

export const understand = ({
  tone,
  length,
  wish,
}: Pick<TaskOf<'improve'>, 'tone' | 'length' | 'wish'>): Understood => {
  const options: Options = { tone, length, numbers: false, adjectives: false, stops: undefined }
  if (wish.trim() === '') return { options, wish: 'none' }
  const asked = INSTRUCTIONS.filter(({ asked }) => asked.test(wish))
  const followed = Object.assign(options, ...asked.map(({ change }) => change)) as Options
  if (ENGLISH.test(wish)) return { options: followed, wish: 'translate' }
  return { options: followed, wish: asked.length > 0 ? 'followed' : 'not_understood' }
}
