/** A regular expression as a tree. A set is any part that consumes one character, in its source form. */
export type Part =
  | { type: 'set'; source: string }
  | { type: 'all'; parts: Part[] }
  | { type: 'either'; parts: Part[] }
  | { type: 'repeat'; part: Part; min: number; max: number }
  | { type: 'group'; part: Part; name: string }
  | { type: 'back'; name: string }
  | { type: 'start' | 'end' }
  | { type: 'edge'; isNot: boolean }
  | { type: 'look'; isBehind: boolean; isNot: boolean; part: Part }

/** Parses a pattern that the engine itself has accepted. */
export const parsePattern = (source: string, flags: string): Part => {
  const signs = /[uv]/.test(flags) ? [...source] : source.split('')
  let at = 0
  let groups = 0
  const take = (text: string): boolean => {
    const [length] = [[...text].length]
    if (signs.slice(at, at + length).join('') !== text) return false
    at += length
    return true
  }
  const until = (end: string): string => {
    const from = at
    while (signs[at] !== end) at += 1
    at += 1
    return signs.slice(from, at - 1).join('')
  }

  const either = (): Part => {
    const parts = [all()]
    while (take('|')) parts.push(all())
    return parts.length === 1 ? (parts[0] as Part) : { type: 'either', parts }
  }
  const all = (): Part => {
    const parts: Part[] = []
    while (at < signs.length && signs[at] !== '|' && signs[at] !== ')') parts.push(repeated(one()))
    return { type: 'all', parts }
  }
  const repeated = (part: Part): Part => {
    const [min, max] = take('*')
      ? [0, Number.POSITIVE_INFINITY]
      : take('+')
        ? [1, Number.POSITIVE_INFINITY]
        : take('?')
          ? [0, 1]
          : counted()
    if (min === undefined || max === undefined) return part
    take('?')
    return { type: 'repeat', part, min, max }
  }
  const counted = (): [number, number] | [] => {
    const [text, min = '', comma, max] = /^\{(\d+)(,(\d*))?\}/.exec(signs.slice(at, at + 16).join('')) ?? []
    if (text === undefined) return []
    at += text.length
    return [Number(min), comma === undefined ? Number(min) : max ? Number(max) : Number.POSITIVE_INFINITY]
  }
  const closed = (part: Part): Part => {
    at += 1
    return part
  }
  const group = (): Part => {
    if (take('?:')) return closed(either())
    if (take('?=')) return closed({ type: 'look', isBehind: false, isNot: false, part: either() })
    if (take('?!')) return closed({ type: 'look', isBehind: false, isNot: true, part: either() })
    if (take('?<=')) return closed({ type: 'look', isBehind: true, isNot: false, part: either() })
    if (take('?<!')) return closed({ type: 'look', isBehind: true, isNot: true, part: either() })
    if (take('?') && !take('<')) throw new Error(`Not understood: ${source}`)
    groups += 1
    const name = signs[at - 1] === '<' && signs[at - 2] === '?' ? until('>') : String(groups)
    return closed({ type: 'group', part: either(), name })
  }
  const klass = (): Part => {
    const from = at - 1
    let depth = 1
    while (depth > 0) {
      const sign = signs[at]
      at += 1
      if (sign === '\\') at += 1
      else if (sign === '[' && flags.includes('v')) depth += 1
      else if (sign === ']') depth -= 1
    }
    return { type: 'set', source: signs.slice(from, at).join('') }
  }
  const escaped = (): Part => {
    const sign = signs[at] as string
    at += 1
    if (sign === 'b' || sign === 'B') return { type: 'edge', isNot: sign === 'B' }
    if (sign === 'k') {
      at += 1
      return { type: 'back', name: until('>') }
    }
    if (/[1-9]/.test(sign)) {
      let name = sign
      while (/\d/.test(signs[at] ?? '')) {
        name += signs[at]
        at += 1
      }
      return { type: 'back', name }
    }
    const from = at
    if (/[pPu]/.test(sign) && signs[at] === '{') until('}')
    else if (sign === 'u') at += 4
    else if (sign === 'x') at += 2
    else if (sign === 'c') at += 1
    return { type: 'set', source: `\\${sign}${signs.slice(from, at).join('')}` }
  }
  const one = (): Part => {
    const sign = signs[at] as string
    at += 1
    if (sign === '(') return group()
    if (sign === '[') return klass()
    if (sign === '\\') return escaped()
    if (sign === '^') return { type: 'start' }
    if (sign === '$') return { type: 'end' }
    return { type: 'set', source: sign }
  }
  return either()
}
