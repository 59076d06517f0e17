import { anyOf } from './fact.ts'

interface Unit {
  /** The measured quantity; units of the same quantity are converted. */
  of: string
  times: number
}

const unit = (of: string, times: number, words: string): [string, Unit][] =>
  words.split(' ').map((word) => [word, { of, times }])

const MEASURES = new Map<string, Unit>([
  ...unit('second', 1, '秒 秒钟 s sec secs second seconds'),
  ...unit('second', 0.001, '毫秒 ms'),
  ...unit('second', 60, '分钟 min mins minute minutes'),
  ...unit('second', 3600, '小时 个小时 钟头 个钟头 学时 h hr hrs hour hours'),
  ...unit('day', 1, '天 日 个工作日 工作日 day days'),
  ...unit('day', 7, '周 个周 星期 个星期 week weeks'),
  ...unit('month', 1, '个月 month months'),
  ...unit('month', 12, '年 个年头 周年 year years yr yrs'),
  ...unit('quarter', 1, '季度 个季度 quarter quarters'),
  ...unit('age', 1, '岁 周岁'),
  ...unit('gram', 1, '克 g'),
  ...unit('gram', 500, '斤'),
  ...unit('gram', 1000, '公斤 千克 kg'),
  ...unit('gram', 1e6, '吨 t'),
  ...unit('metre', 1, '米 m'),
  ...unit('metre', 0.01, '厘米 cm'),
  ...unit('metre', 0.001, '毫米 mm'),
  ...unit('metre', 1000, '公里 千米 km'),
  ...unit('area', 1, '平方米 平米 平方 ㎡ m² sqm'),
  ...unit('area', 1e6, '平方公里 km²'),
  ...unit('mu', 1, '亩'),
  ...unit('gb', 1, 'GB G'),
  ...unit('gb', 1024, 'TB T'),
  ...unit('gb', 1024 * 1024, 'PB'),
  ...unit('gb', 1 / 1024, 'MB'),
  ...unit('degree', 1, '℃ 度 摄氏度'),
  ...unit('score', 1, '分'),
  ...unit('sign', 1, '字'),
  ...unit('page', 1, '页'),
  ...unit('percent', 1, '% 百分比 percent'),
  ...unit('percent', 10, '成'),
  ...unit('percent', 0.1, '‰'),
  ...unit('point', 1, '百分点 个百分点 pp points'),
  ...unit('multiple', 1, '倍 x times'),
  ...unit('cny', 1, '元 块 块钱 元人民币 人民币 yuan RMB CNY'),
  ...unit('usd', 1, '美元 美金 USD dollars'),
  ...unit('eur', 1, '欧元 EUR euros'),
  ...unit('hkd', 1, '港元 港币 HKD'),
  ...unit('jpy', 1, '日元 JPY'),
])

/** Counters, by what they count; those of the last group say nothing of it. */
const COUNTERS = new Map<string, string>(
  (
    [
      ['person', '人 名 位 人员 people persons'],
      ['visit', '人次'],
      ['household', '户 户家庭 households'],
      ['house', '家 所 间 座 栋 处 店'],
      ['time', '次 回 趟 遍 场 届 轮 起 例 宗 单 笔 通 封'],
      [
        'thing',
        '个 项 件 种 类 条 款 套 份 张 台 部 篇 道 门 支 只 本 册 幅 桌 枚 批 组 层 期 片 辆 架 节 课 班 步 句 段 行 床 张床 箱 包 瓶 亿次 万次 词 单词 期刊 模块 人份',
      ],
    ] as const
  ).flatMap(([of, words]) => words.split(' ').map((word): [string, string] => [word, of])),
)

const LATIN = /^[A-Za-z²]+$/

const latin = [...MEASURES.keys(), ...COUNTERS.keys()].filter((word) => LATIN.test(word))
const signs = [...MEASURES.keys(), ...COUNTERS.keys()].filter((word) => !LATIN.test(word))

/** 年 of 年级 and 分 of 分公司 are no units. */
export const UNIT = `(?:(?:${anyOf(signs)})(?!级|公司)|(?:${anyOf(latin)})(?![A-Za-z]))`
/** A number of one sign may stand before these and mean it; 一个 or 一名 is an article. */
export const CHINESE_MEASURE = anyOf(
  [...MEASURES.keys()].filter((word) => /\p{Script=Han}/u.test(word) && word !== '分' && word !== '度'),
)

export const measureOf = (word: string): Unit | undefined =>
  MEASURES.get(word) ?? MEASURES.get(word.toLowerCase())

export const counterOf = (word: string): string => COUNTERS.get(word) ?? ''
