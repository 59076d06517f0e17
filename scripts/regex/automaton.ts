import { type Alphabet, alphabetOf, type Mask } from './alphabet.ts'
import type { Part } from './parse.ts'

/** A state of the engine. */
export interface Node {
  /** The part of the pattern that consumed the last character; empty where a search begins. */
  source: string
  edges: { mask: Mask; to: number }[]
  /** From here the pattern always matches, so the engine never backtracks past this state. */
  isSure: boolean
  /** How often the bounded repetitions around it can run in one text. */
  bound: number
  /** The last consumed character, as far as later assertions depend on it. */
  key: string
}

export interface Automaton {
  nodes: Node[]
  /** States where a search restarts, by the character consumed before. */
  starts: Map<string, number>
  /** Unbounded lookbehinds. The engine tries them wherever it passes, so each has to be linear by itself. */
  asserted: Part[]
}

/** Thrown for a pattern that is too large to be judged in time. */
export class TooLarge extends Error {}

const MAX_STATES = 20_000
const MAX_PATHS = 20_000
/** A repetition up to this count is expanded; a larger one is treated as a loop with a bound. */
const MAX_EXPANDED = 24
/** The longest lookbehind that is expanded, since it is tried at every character. */
const MAX_LOOKBEHIND = 64

const setsIn = (part: Part): string[] => {
  if (part.type === 'set') return [part.source]
  if (part.type === 'all' || part.type === 'either') return part.parts.flatMap(setsIn)
  return 'part' in part ? setsIn(part.part) : []
}

const groupsIn = (part: Part): [string, Part][] => {
  if (part.type === 'all' || part.type === 'either') return part.parts.flatMap(groupsIn)
  const inner = 'part' in part ? groupsIn(part.part) : []
  return part.type === 'group' ? [[part.name, part.part], ...inner] : inner
}

/** The length of the longest text that a part can match. */
export const maxLengthOf = (part: Part): number => {
  if (part.type === 'set') return 1
  if (part.type === 'all') return part.parts.reduce((sum, one) => sum + maxLengthOf(one), 0)
  if (part.type === 'either') return Math.max(0, ...part.parts.map(maxLengthOf))
  if (part.type === 'group') return maxLengthOf(part.part)
  if (part.type === 'repeat') return maxLengthOf(part.part) === 0 ? 0 : maxLengthOf(part.part) * part.max
  return part.type === 'back' ? Number.POSITIVE_INFINITY : 0
}

/** The last consumed character as a set of one, or "nothing" before the first character. */
type Last = Mask | 'nothing'
type Ask = (last: Last) => boolean
/** Constraints on the next character. */
type Next = (last: Last) => Mask

interface State {
  set?: string
  bound: number
  /** Transitions without consuming a character. */
  ways: {
    to: number
    ask?: Ask
    next?: Next
    isOpen?: boolean
    /** Positions in the repetition with this state: its entry, its next round, and the return from a round. */
    loop?: { state: number; is: 'entered' | 'begun' | 'done' }
  }[]
}

export const automatonOf = (tree: Part, source: string, flags: string, searches: boolean): Automaton => {
  const alphabet: Alphabet = alphabetOf(source, flags, [...new Set([...setsIn(tree), '\\w', '\\n'])])
  const [word, newline] = [alphabet.of('\\w'), alphabet.of('\\n')]
  const isMany = flags.includes('m')
  const groups = new Map(groupsIn(tree))
  const states: State[] = []
  const asks: Ask[] = []
  const asserted: Part[] = []
  const state = (bound: number, set?: string): number => {
    if (states.length > MAX_STATES) throw new TooLarge(source)
    states.push(set === undefined ? { bound, ways: [] } : { set, bound, ways: [] })
    return states.length - 1
  }
  const at = (index: number): State => states[index] as State
  const link = (from: number, to: number, way: Omit<State['ways'][number], 'to'> = {}) => {
    at(from).ways.push({ to, ...way })
  }
  const asking = (ask: Ask): Ask => {
    asks.push(ask)
    return ask
  }
  const asked = new Map<string, Ask>()
  /** Whether the last consumed character is in a set; cached, because patterns ask it often. */
  const lastIs = ({ mask, isBorder }: { mask: Mask; isBorder: boolean }, isNot: boolean): Ask => {
    const name = `${mask} ${isBorder} ${isNot}`
    const known = asked.get(name)
    if (known) return known
    const ask = asking((last) => (last === 'nothing' ? isBorder : (last & mask) !== 0n) !== isNot)
    asked.set(name, ask)
    return ask
  }
  const isStart = asking((last) => last === 'nothing' || (isMany && (last & newline) !== 0n))
  const isWord = asking((last) => last !== 'nothing' && (last & word) !== 0n)

  /** An assertion about one character as the set of characters that it allows; undefined if it covers more than one. */
  const oneSign = (part: Part): { mask: Mask; isBorder: boolean } | undefined => {
    if (part.type === 'set') return { mask: alphabet.of(part.source), isBorder: false }
    if (part.type === 'group' || (part.type === 'all' && part.parts.length === 1))
      return oneSign(part.type === 'group' ? part.part : (part.parts[0] as Part))
    if (part.type === 'start' || part.type === 'end') return { mask: isMany ? newline : 0n, isBorder: true }
    if (part.type !== 'either') return undefined
    const each = part.parts.map(oneSign)
    return each.some((one) => one === undefined)
      ? undefined
      : {
          mask: each.reduce((sum, one) => sum | (one?.mask ?? 0n), 0n),
          isBorder: each.some((one) => one?.isBorder),
        }
  }
  /** The first characters of the texts that this part can match. */
  const firstOf = (part: Part): Mask => {
    if (part.type === 'set') return alphabet.of(part.source)
    if (part.type === 'either') return part.parts.reduce((sum, one) => sum | firstOf(one), 0n)
    if (part.type === 'group') return firstOf(part.part)
    if (part.type === 'repeat') return part.min > 0 ? firstOf(part.part) : alphabet.all
    if (part.type !== 'all') return alphabet.all
    const first = part.parts.find((one) => one.type !== 'look' && one.type !== 'edge')
    return first === undefined ? alphabet.all : firstOf(first)
  }

  const look = (part: Part & { type: 'look' }, from: number, bound: number): number => {
    const to = state(bound)
    const one = oneSign(part.part)
    if (!one) {
      if (part.isBehind && maxLengthOf(part.part) > MAX_LOOKBEHIND) asserted.push(part.part)
      // A lookahead costs as much as any other branch that fails.
      if (!part.isBehind) add(part.part, from, bound)
      const next = part.isBehind || part.isNot ? alphabet.all : firstOf(part.part)
      link(from, to, { next: () => next, isOpen: true })
    } else if (part.isBehind) {
      link(from, to, { ask: lastIs(one, part.isNot) })
    } else link(from, to, { next: () => (part.isNot ? alphabet.all & ~one.mask : one.mask), isOpen: true })
    return to
  }

  const repeat = (part: Part, min: number, max: number, from: number, bound: number): number => {
    const size = maxLengthOf(part)
    if (max <= 3 || max * Math.max(size, 1) <= MAX_EXPANDED) {
      let here = from
      const end = state(bound)
      for (let time = 0; time < max; time += 1) {
        if (time >= min) link(here, end)
        here = add(part, here, bound)
      }
      link(here, end)
      return end
    }
    // The whole of a bounded repetition has its bound, whatever is inside.
    const within = bound > 1 && bound !== Number.POSITIVE_INFINITY ? bound : max * Math.max(1, size)
    const first = min > 0 ? add(part, from, within) : from
    const loop = state(within)
    link(first, loop, { loop: { state: loop, is: 'entered' } })
    const round = state(within)
    link(loop, round, { loop: { state: loop, is: 'begun' } })
    link(add(part, round, within), loop, { loop: { state: loop, is: 'done' } })
    const end = state(bound)
    link(loop, end)
    return end
  }

  /** Adds a part after a state and returns the state after the part. */
  const add = (part: Part, from: number, bound: number): number => {
    switch (part.type) {
      case 'set': {
        const one = state(bound, part.source)
        link(from, one)
        return one
      }
      case 'all':
        return part.parts.reduce((here, one) => add(one, here, bound), from)
      case 'either': {
        const end = state(bound)
        for (const one of part.parts) link(add(one, from, bound), end)
        return end
      }
      case 'group':
        return add(part.part, from, bound)
      case 'repeat':
        return repeat(part.part, part.min, part.max, from, bound)
      case 'back': {
        const group = groups.get(part.name)
        if (!group || maxLengthOf(group) > MAX_EXPANDED) throw new TooLarge(source)
        return add(group, from, bound)
      }
      case 'look':
        return look(part, from, bound)
      case 'start': {
        const to = state(bound)
        link(from, to, { ask: isStart })
        return to
      }
      case 'end': {
        const to = state(bound)
        link(from, to, { next: () => (isMany ? newline : 0n), isOpen: true })
        return to
      }
      case 'edge': {
        const to = state(bound)
        const next: Next = (last) => (isWord(last) === part.isNot ? word : alphabet.all & ~word)
        link(from, to, { next, isOpen: true })
        return to
      }
    }
  }
  const begin = state(1)
  const end = state(1)
  link(add(tree, begin, 1), end)

  const keyOf = (last: Last): string => asks.map((ask) => (ask(last) ? '1' : '0')).join('')
  const byKey = new Map<string, Mask>()
  for (let bit = 1n; bit < alphabet.all; bit <<= 1n)
    byKey.set(keyOf(bit), (byKey.get(keyOf(bit)) ?? 0n) | bit)
  const lasts = new Map<string, Last>([...byKey].map(([key, mask]) => [key, mask & -mask]))

  const nodes: Node[] = []
  const index = new Map<string, number>()
  const waiting: [node: number, from: number, last: Last][] = []
  const nodeOf = (from: number, key: string, last: Last): number => {
    const name = `${from} ${last === 'nothing' ? last : key}`
    const known = index.get(name)
    if (known !== undefined) return known
    if (nodes.length > MAX_STATES) throw new TooLarge(source)
    nodes.push({ source: at(from).set ?? '', edges: [], isSure: false, bound: at(from).bound, key })
    index.set(name, nodes.length - 1)
    waiting.push([nodes.length - 1, from, last])
    return nodes.length - 1
  }
  const goOn = (node: Node, from: number, last: Last) => {
    let paths = 0
    // Repetitions whose round began here: the engine abandons an empty round.
    const begun = new Set<number>()
    const follow = ({ to, loop }: State['ways'][number], allowed: Mask, isOpen: boolean) => {
      if (!loop) return go(to, allowed, isOpen)
      const was = begun.has(loop.state)
      if (loop.is === 'done' && was) return
      if (loop.is === 'begun') begun.add(loop.state)
      else begun.delete(loop.state)
      go(to, allowed, isOpen)
      if (was) begun.add(loop.state)
      else begun.delete(loop.state)
    }
    const go = (here: number, allowed: Mask, isOpen: boolean, isFirst = false) => {
      paths += 1
      if (paths > MAX_PATHS) throw new TooLarge(source)
      if (here === end && !isOpen) node.isSure = true
      const { set, ways } = at(here)
      if (!isFirst && set !== undefined) {
        const can = alphabet.of(set) & allowed
        if (can === 0n) return
        for (const [key, of] of byKey)
          if ((can & of) !== 0n)
            node.edges.push({ mask: can & of, to: nodeOf(here, key, lasts.get(key) as Last) })
        return
      }
      for (const way of ways) {
        if (way.ask && !way.ask(last)) continue
        const then = way.next ? allowed & way.next(last) : allowed
        follow(way, then, isOpen || way.isOpen === true)
      }
    }
    go(from, alphabet.all, false, true)
  }
  const starts = new Map<string, number>()
  nodeOf(begin, 'nothing', 'nothing')
  if (searches) for (const [key, last] of lasts) starts.set(key, nodeOf(begin, key, last))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, from, last] = next
    goOn(nodes[node] as Node, from, last)
  }
  // After a failure, the search continues at the next character, whatever it is.
  const searching = new Set([0, ...starts.values()])
  if (searches)
    for (const node of searching)
      for (const [key, mask] of byKey)
        (nodes[node] as Node).edges.push({ mask, to: starts.get(key) as number })
  return { nodes, starts, asserted }
}
