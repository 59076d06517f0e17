import { widthOf } from './normalise.ts'

const CLOSED = /[。！？!?；;：:]$/
const NARROWEST = 44
const WIDEST = 130

/** A line, and how wide it would be with the first word of the next. */
interface Break {
  at: number
  width: number
  more: number
}

const breaksIn = (
  lines: readonly string[],
  opens: (line: string) => boolean,
  closes: (line: string) => boolean,
): Break[] =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1]?.trimEnd() ?? ''
    if (before.trim() === '' || line.trim() === '' || opens(line) || CLOSED.test(before) || closes(before))
      return []
    const [word = ''] = /^(?:\p{Script=Han}|\S+)/u.exec(line.trimStart()) ?? []
    const width = widthOf(before)
    return [{ at, width, more: width + widthOf(word) + (/\p{Script=Han}/u.test(word) ? 0 : 1) }]
  })

/** Whether a text set at this width would have had to break here. */
const isForced = ({ width, more }: Break, set: number) => width <= set && more > set

/**
 * How wide a text was set, as pasted from a page or a mail: the width at which most of its breaks had to be. Where
 * lines are as long as their sentences there is none.
 */
const setWidth = (breaks: readonly Break[]): number | undefined => {
  let best = { set: 0, count: 0 }
  for (let set = NARROWEST; set <= WIDEST; set += 1) {
    const count = breaks.filter((one) => isForced(one, set)).length
    if (count > best.count) best = { set, count }
  }
  return best.count >= 4 && best.count >= breaks.length * 0.5 ? best.set : undefined
}

/** For each line, whether it goes on where the line before it broke off. */
export const goesOn = (
  lines: readonly string[],
  opens: (line: string) => boolean,
  closes: (line: string) => boolean,
): boolean[] => {
  const breaks = breaksIn(lines, opens, closes)
  const set = setWidth(breaks)
  const joined = new Set(
    set === undefined ? [] : breaks.filter((one) => isForced(one, set)).map(({ at }) => at),
  )
  return lines.map((_, at) => joined.has(at))
}
