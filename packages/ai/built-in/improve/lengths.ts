import { blanksIn } from '../../blanks.ts'
import { factsIn } from '../../change/facts/read-facts.ts'
import type { Clause } from '../language/clauses.ts'

/** A shorter line is at most this share of what it was, where that can be had without a fact. */
const SHORTER = 0.75

const TELLS =
  /参与|参加|协助|辅助|配合|assisted|helped|supported|contributed|未|没有|无|零|不(?!断|仅|同)|without|\bno\b|\bnot\b/i

/** Clauses that only say what for, or that repeat the praise. */
const weight = ({ text }: Clause, at: number): number => {
  if (at === 0) return 9
  if (factsIn(text).length > 0 || blanksIn(text).length > 0 || TELLS.test(text)) return 9
  if (
    /^\s*(?:为|以便|以|从而|进而|确保|保证|保障|使|并|同时|此外|另外|便于|赢得|获|得到|有效|持续|to |so that|which|thereby|ensuring|and )/i.test(
      text,
    )
  )
    return 1
  return 2
}

/**
 * Leaves out what carries no fact, the least telling first, until the line is short enough. In English only what says
 * so by its first word: a clause out of the middle of a sentence leaves a broken one.
 */
export const shortened = (clauses: readonly Clause[], length: number, isChinese: boolean): Clause[] => {
  const remaining = [...clauses]
  const size = () => remaining.reduce((sum, { text, end }) => sum + text.length + end.length, 0)
  const order = clauses
    .map((clause, at) => ({ clause, worth: weight(clause, at), at }))
    .filter(({ worth }) => worth === 1 || (isChinese && worth === 2 && clauses.length > 2))
    .sort((a, b) => a.worth - b.worth || b.at - a.at)
  for (const { clause } of order) {
    if (size() <= length * SHORTER) break
    remaining.splice(remaining.indexOf(clause), 1)
  }
  return remaining
}

const METHOD =
  /通过|使用|采用|利用|基于|借助|运用|结合|引入|以\S{2,8}(?:方式|为)|用\s?[\p{Script=Han}A-Za-z]/u
const RESULT = /提升|提高|增长|增加|降低|下降|减少|缩短|节省|获|达|实现|使|避免|率|成为|采纳|通过验收|结果/

/** There is no method to ask for in a statement about knowledge or character. */
const NO_DEED = /^(?:熟悉|了解|掌握|精通|具备|具有|拥有|会|性格|为人|热爱|善于|吃苦)|经验[。]?$/

/** A longer line asks for what a reader misses: how it was done, and what came of it. */
export const lengthened = (body: string): string => {
  if (NO_DEED.test(body) || blanksIn(body).length > 2) return body
  const stop = /[。！？]$/.exec(body)?.[0] ?? ''
  const text = stop ? body.slice(0, -1) : body
  const [first = ''] = /^[^，；]*/.exec(text) ?? []
  const method = METHOD.test(text) ? '' : '，采用【方法或工具】'
  const result = RESULT.test(text) ? '' : '，最终【结果或数据】'
  return first + method + text.slice(first.length) + result + stop
}

export const lengthenedEnglish = (body: string): string => {
  const stop = /[.!]$/.exec(body)?.[0] ?? ''
  const text = stop ? body.slice(0, -1) : body
  const method = /\b(?:using|with|by|through|via)\b/i.test(text) ? '' : ' using 【method or tool】'
  const result = /\b(?:resulting|which|reducing|raising|saving|cutting|improving|by \d|by 【|%)/i.test(text)
    ? ''
    : ', resulting in 【result】'
  return text + method + result + stop
}
