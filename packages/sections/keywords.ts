import { plainText, type Rich } from '#packages/document/values.ts'
import { linesOf, nameAndRest, room } from './rich-lines.ts'

/** Strengths that people name. Only words that are in the text are taken, unchanged. */
const STRENGTHS =
  /(?:责任心|责任感|沟通|表达|学习|执行|协作|合作|组织|协调|领导|抗压|适应|创新|分析|逻辑|动手|共情|服务)(?:能力|思维|意识|精神|态度)(?:较强|很强|强|好|佳)?|责任心强?|团队协作|团队合作|换位思考|实事求是|精益求精|吃苦耐劳|(?:带教(?!研)|带人|协调|沟通|复盘|示范|访谈|调研|复现|数据公开|原型|现场|流程|耐心|严谨|细致|沉稳|踏实|自律|乐观|开朗|专注|准时|干净|试错)|\b(?:open data|safety first|mentoring|teamwork|leadership|communication|punctuality|cleanliness|accuracy|patient|practical|precise|careful|quiet|calm|curious|reliable|strict|lenient|organized|self-taught|full notes|plain reasons)\b/gi

/** Words that tie a clause to the one before: such a clause does not stand alone. */
const TIED =
  /^(?:再|先|最后|也|就|而|但|因此|所以|是|让|把|才|能|该|每|从|与|在|对于?|遇到|a |the |and |but |so |having )/i

const clean = (text: string): string => text.replace(/(?<![。.；;，,、\s])[。.；;，,、\s]+$/, '').trim()

const fits = (text: string): boolean => room(text) >= 2 && room(text) <= (/^[\w\s'’-]+$/.test(text) ? 13 : 8)

/** The first words of a sentence, if they make sense alone: 性格开朗，… 写得清、讲得短，… */
const openingWords = (line: string): string[] => {
  const pieces = line.split(/[，；。,;：:]/)
  const lead = (pieces[0] ?? '').split('、').map(clean)
  const alone = (word: string) =>
    fits(word) && !TIED.test(word) && (/[a-z]/i.test(word) ? /^\S+ \S+( \S+)?$/.test(word) : room(word) <= 6)
  return lead.every(alone) ? lead : []
}

interface Found {
  word: string
  at: number
}

const foundIn = (line: string, from: number): Found[] => {
  const name = nameAndRest(line)?.name
  const own = name === undefined ? openingWords(line) : fits(name) ? [name] : []
  const strengths = [...line.matchAll(STRENGTHS)]
    .filter((match) => !/[不没无非]$|\b(?:no|not|without) $/i.test(line.slice(0, match.index)))
    .filter((match) => !own.some((word) => word.includes(match[0])))
  return [
    ...own.map((word) => ({ word, at: from + Math.max(0, line.indexOf(word)) })),
    ...strengths.map((match) => ({ word: match[0], at: from + match.index })),
  ]
}

/** A few words that a text turns on: those set bold, its names, its short openings. Fewer than two are none. */
export const keywordsOf = (text: Rich, max = 6): string[] => {
  const bold = text.flatMap(({ spans }) => spans.filter((span) => span.bold).map((span) => clean(span.text)))
  const marked = bold.filter((word) => word !== '' && room(word) <= 10)
  const lines = linesOf(text).map((block) => plainText([block]))
  const found = lines.flatMap((line, at) => foundIn(line, at * 10_000))
  const words = [...marked, ...found.toSorted((one, other) => one.at - other.at).map(({ word }) => word)]
  const distinct = words.filter(
    (word, at) =>
      !words.some((other, place) => place < at && other.toLowerCase().includes(word.toLowerCase())),
  )
  const capital = distinct.map((word) => word.replace(/^[a-z]/, (initial) => initial.toUpperCase()))
  return capital.length > 1 ? capital.slice(0, max) : []
}
