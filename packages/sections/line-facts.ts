import { plainText, type Rich } from '#packages/document/values.ts'
import type { IconName } from '#packages/parts/icons.ts'
import type { Fact, Kind } from './define.ts'

/** Words that say which sign a line gets; the first that occurs wins. */
const SIGNS: readonly [RegExp, IconName][] = [
  [/摄影|拍照|胶片|photo/i, 'camera'],
  [/书|阅读|读|写作|read|writ|book/i, 'book'],
  [/跑|马拉松|球|游泳|骑|羽毛|run|swim|cycl|ball|tennis/i, 'sport'],
  [/健身|瑜伽|攀岩|gym|yoga|climb/i, 'gym'],
  [/徒步|登山|山|hik|mountain/i, 'mountain'],
  [/旅|travel|trip/i, 'travel'],
  [/音乐|吉他|钢琴|合唱|琴|music|guitar|piano|choir/i, 'music'],
  [/烘焙|做饭|料理|厨|茶|bak|cook/i, 'cook'],
  [/咖啡|coffee/i, 'coffee'],
  [/画|书法|手绘|设计|篆刻|paint|draw|callig/i, 'palette'],
  [/游戏|桌游|棋|game|chess/i, 'game'],
  [/花|植物|园艺|种|garden|plant/i, 'plant'],
  [/猫|狗|动物|cat|dog|pet/i, 'pet'],
  [/志愿|公益|支教|volunteer/i, 'heart'],
  [/语|演讲|辩论|播客|language|speak|debate|podcast/i, 'mic'],
  [/代码|开源|编程|code|open source/i, 'code'],
  [/木工|手工|模型|修|wood|craft|repair/i, 'tools'],
  [/电影|影|film|movie|theat/i, 'image'],
]

const signOf = (text: string): IconName => SIGNS.find(([words]) => words.test(text))?.[1] ?? 'sparkles'

/** `摄影：周末拍旧城` is a name and what is said of it; without a colon the line is all name. */
const cut = (text: string): { label: string; value: string } => {
  const [, name = '', rest = ''] = /^(.{1,16}?)[：:](.+)$/.exec(text) ?? []
  return name === '' ? { label: '', value: text } : { label: name.trim(), value: rest.trim() }
}

/** Short prose like 摄影、徒步、烘焙 is a list that somebody wrote on one line. */
const linesOf = (text: Rich): string[] => {
  const lines = plainText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [only] = lines
  if (lines.length !== 1 || only === undefined) return lines
  const sentences = only.split(/(?<=[。；;.!！])\s*/).filter((line) => line !== '')
  if (sentences.length > 1) return sentences
  const words = only.replace(/[。.]$/, '').split(/[、，,]/)
  return words.length > 2 && words.every((word) => word.trim().length <= 8)
    ? words.map((word) => word.trim())
    : lines
}

/** The lines of a styled text as facts: a name, what is said of it, and a sign. */
export const lineFacts =
  (field: string): NonNullable<Kind['facts']> =>
  ({ data }) => {
    const text = data[field]
    if (!Array.isArray(text)) return []
    return linesOf(text as Rich).map((line): Fact => ({ field, ...cut(line), icon: signOf(line) }))
  }
