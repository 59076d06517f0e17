import type { Mask } from './alphabet.ts'
import { type Automaton, automatonOf, type Node, TooLarge } from './automaton.ts'
import { type Part, parsePattern } from './parse.ts'

export type Verdict = { isLinear: true } | { isLinear: false; why: string }

const MAX_STEPS = 40_000_000
/** How often a bounded repetition may be entered for each character of a text. */
export const MAX_FACTOR = 512

type Edge = Node['edges'][number]

/** Strongly connected components by Tarjan's algorithm: the component of each node, and whether it has a cycle. */
const cyclesOf = (nodes: readonly Node[], isIn: (node: number) => boolean) => {
  const group = new Array<number>(nodes.length).fill(-1)
  const order = new Array<number>(nodes.length).fill(-1)
  const low = new Array<number>(nodes.length).fill(0)
  const stack: number[] = []
  const onStack = new Set<number>()
  const groups: number[][] = []
  let count = 0
  for (let root = 0; root < nodes.length; root += 1) {
    if (!isIn(root) || order[root] !== -1) continue
    const work: [node: number, edge: number][] = [[root, 0]]
    while (work.length > 0) {
      const top = work.at(-1) as [number, number]
      const [node, edge] = top
      if (edge === 0) {
        order[node] = low[node] = count++
        stack.push(node)
        onStack.add(node)
      }
      const next = nodes[node]?.edges[edge]?.to
      top[1] += 1
      if (next !== undefined) {
        if (!isIn(next)) continue
        if (order[next] === -1) work.push([next, 0])
        else if (onStack.has(next)) low[node] = Math.min(low[node] as number, order[next] as number)
        continue
      }
      work.pop()
      const above = work.at(-1)?.[0]
      if (above !== undefined) low[above] = Math.min(low[above] as number, low[node] as number)
      if (low[node] !== order[node]) continue
      const members = stack.splice(stack.indexOf(node))
      for (const one of members) {
        onStack.delete(one)
        group[one] = groups.length
      }
      const isCycle = members.length > 1 || nodes[node]?.edges.some(({ to }) => to === node)
      groups.push(isCycle ? members : [])
    }
  }
  return { group, groups }
}

class Steps {
  private left = MAX_STEPS
  take() {
    this.left -= 1
    if (this.left < 0) throw new TooLarge('too many steps')
  }
}

/** Whether a cycle has two different ways for the same text, so that each repetition doubles them. */
const doubles = (nodes: readonly Node[], members: readonly number[], steps: Steps): boolean => {
  const within = new Set(members)
  const edgesOf = (node: number): Edge[] => (nodes[node] as Node).edges.filter(({ to }) => within.has(to))
  const inside = new Map(members.map((node) => [node, edgesOf(node)]))
  for (const edges of inside.values())
    for (const [at, one] of edges.entries())
      for (const other of edges.slice(at + 1)) {
        steps.take()
        if (one.to === other.to && (one.mask & other.mask) !== 0n) return true
      }
  // Pairs that the same text leads to from one node, by two ways.
  const size = nodes.length
  const seen = new Set<number>()
  const before = new Map<number, number[]>()
  const waiting: number[] = []
  const meet = (a: number, b: number, from: number | undefined) => {
    const pair = Math.min(a, b) * size + Math.max(a, b)
    if (from !== undefined) before.set(pair, [...(before.get(pair) ?? []), from])
    if (seen.has(pair)) return
    seen.add(pair)
    waiting.push(pair)
  }
  for (const node of members) meet(node, node, undefined)
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = [Math.floor(pair / size), pair % size]
    for (const one of inside.get(a) ?? [])
      for (const other of inside.get(b) ?? []) {
        steps.take()
        if ((one.mask & other.mask) !== 0n) meet(one.to, other.to, pair)
      }
  }
  const back = members.map((node) => node * size + node)
  const reaches = new Set<number>(back)
  for (let pair = back.pop(); pair !== undefined; pair = back.pop())
    for (const one of before.get(pair) ?? []) {
      if (reaches.has(one)) continue
      if (Math.floor(one / size) !== one % size) return true
      reaches.add(one)
      back.push(one)
    }
  return false
}

/**
 * Whether the same text leads from p to p, from p to q and from q to q: each repetition adds a way. `first` is the
 * cycle of p, or undefined for the search itself, which can restart at every character.
 */
const adds = (
  nodes: readonly Node[],
  p: number,
  q: number,
  {
    first,
    last,
    between,
  }: {
    first: ReadonlySet<number> | undefined
    last: ReadonlySet<number>
    between: (node: number) => boolean
  },
  steps: Steps,
): boolean => {
  const size = nodes.length
  const code = (x: number, y: number, z: number) => (x * size + y) * size + z
  const from: [number, number, number] = [p, p, q]
  const goal = code(p, q, q)
  const seen = new Set<number>([code(...from)])
  const waiting = [from]
  for (let triple = waiting.pop(); triple; triple = waiting.pop()) {
    const [x, y, z] = triple
    for (const c of (nodes[z] as Node).edges) {
      if (!last.has(c.to)) continue
      for (const b of (nodes[y] as Node).edges) {
        steps.take()
        if ((b.mask & c.mask) === 0n || !between(b.to)) continue
        const both: Mask = b.mask & c.mask
        const onward = first
          ? (nodes[x] as Node).edges
              .filter(({ mask, to }) => first.has(to) && (mask & both) !== 0n)
              .map(({ to }) => to)
          : [p]
        for (const to of onward) {
          const next = code(to, b.to, c.to)
          if (next === goal) return true
          if (seen.has(next)) continue
          seen.add(next)
          waiting.push([to, b.to, c.to])
        }
      }
    }
  }
  return false
}

/** Pairs of nodes of two cycles that the same text can loop through; others need no check. */
const together = (
  nodes: readonly Node[],
  first: readonly number[],
  last: readonly number[],
  steps: Steps,
): [number, number][] => {
  const [inFirst, inLast] = [new Set(first), new Set(last)]
  const pairs: Node[] = []
  const index = new Map<string, number>()
  const all: [number, number][] = []
  for (const a of first)
    for (const b of last) {
      index.set(`${a} ${b}`, all.length)
      all.push([a, b])
    }
  for (const [a, b] of all) {
    const edges: Edge[] = []
    for (const one of (nodes[a] as Node).edges)
      if (inFirst.has(one.to))
        for (const other of (nodes[b] as Node).edges) {
          steps.take()
          if (inLast.has(other.to) && (one.mask & other.mask) !== 0n)
            edges.push({ mask: 0n, to: index.get(`${one.to} ${other.to}`) as number })
        }
    pairs.push({ source: '', edges, isSure: false, bound: 1, key: '' })
  }
  return cyclesOf(pairs, () => true).groups.flatMap((members) =>
    members.map((at) => all[at] as [number, number]),
  )
}

const judge = ({ nodes, starts }: Automaton, isAlwaysRetried: boolean): Verdict => {
  const steps = new Steps()
  const isSure = (node: number) => !isAlwaysRetried && nodes[node]?.isSure === true
  const searching = new Set([0, ...starts.values()])
  const isCosty = (node: number) => !isSure(node) && !searching.has(node)
  const { group, groups } = cyclesOf(nodes, isCosty)
  const cycles = groups.filter((members) => members.length > 0)
  const sourcesOf = (members: readonly number[]) =>
    [...new Set(members.map((node) => nodes[node]?.source))].slice(0, 4).join(' ')

  for (const members of cycles)
    if (doubles(nodes, members, steps))
      return { isLinear: false, why: `exponential at ${sourcesOf(members)}` }

  const leadsTo = (members: readonly number[]): Set<number> => {
    const found = new Set(members)
    const back = new Map<number, number[]>()
    nodes.forEach(({ edges }, from) => {
      for (const { to } of edges) back.set(to, [...(back.get(to) ?? []), from])
    })
    const waiting = [...members]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
      for (const from of back.get(node) ?? [])
        if (!found.has(from) && (isCosty(from) || members.includes(node))) {
          found.add(from)
          if (isCosty(from)) waiting.push(from)
        }
    return found
  }
  const wholeCycles = cyclesOf(nodes, (node) => !searching.has(node))
  const boundOf = (members: readonly number[]) => Math.min(...members.map((node) => nodes[node]?.bound ?? 1))
  /** For each cycle that adds a bounded number of ways: that number, and the cycles before it. */
  const bounded = new Map<readonly number[], { ways: number; after: (readonly number[])[] }>()
  const conflict = (q: readonly number[], p: readonly number[] | undefined): boolean => {
    const ways = Math.min(boundOf(q), p ? boundOf(p) : Number.POSITIVE_INFINITY)
    if (ways === Number.POSITIVE_INFINITY) return true
    const known = bounded.get(q)
    bounded.set(q, {
      ways: Math.max(ways, known?.ways ?? 1),
      after: [...(known?.after ?? []), ...(p ? [p] : [])],
    })
    return false
  }
  const waysTo = (cycle: readonly number[], passed: ReadonlySet<readonly number[]> = new Set()): number => {
    const one = bounded.get(cycle)
    if (!one || passed.has(cycle)) return 1
    return one.ways * Math.max(1, ...one.after.map((before) => waysTo(before, new Set([...passed, cycle]))))
  }

  for (const last of cycles) {
    const inLast = new Set(last)
    const reach = leadsTo(last)
    const between = (node: number) => reach.has(node) && isCosty(node)
    for (const q of last) {
      const start = starts.get((nodes[q] as Node).key)
      if (
        start !== undefined &&
        adds(nodes, start, q, { first: undefined, last: inLast, between }, steps) &&
        conflict(last, undefined)
      )
        return { isLinear: false, why: `quadratic: a search that restarts within ${sourcesOf(last)}` }
    }
    // A part that always matches is passed once for each character and can lead into a cycle each time.
    const firsts = [
      ...cycles.filter((members) => members !== last && members.some((node) => reach.has(node))),
      ...wholeCycles.groups
        .map((members) => members.filter((node) => isSure(node) && reach.has(node)))
        .filter((members) => members.length > 0),
    ]
    for (const first of firsts) {
      const sure = isSure(first[0] as number)
      const ring = sure
        ? (wholeCycles.groups[wholeCycles.group[first[0] as number] as number] as number[])
        : first
      const inFirst = new Set(ring)
      for (const [p, q] of together(nodes, ring, last, steps))
        if ((!sure || isSure(p)) && reach.has(p) && group[p] !== group[q])
          if (adds(nodes, p, q, { first: inFirst, last: inLast, between }, steps) && conflict(last, ring))
            return { isLinear: false, why: `quadratic: ${sourcesOf(ring)} and then ${sourcesOf(last)}` }
    }
  }
  const factor = [...bounded.keys()].reduce((sum, cycle) => sum + waysTo(cycle), 0)
  return factor <= MAX_FACTOR
    ? { isLinear: true }
    : { isLinear: false, why: `up to ${factor} steps for each character` }
}

const reversed = (part: Part): Part => {
  if (part.type === 'all') return { ...part, parts: part.parts.map(reversed).reverse() }
  if (part.type === 'either') return { ...part, parts: part.parts.map(reversed) }
  if (part.type === 'repeat' || part.type === 'group') return { ...part, part: reversed(part.part) }
  return part
}

const judgeTree = (tree: Part, source: string, flags: string, isAsserted: boolean): Verdict => {
  const automaton = automatonOf(tree, source, flags, isAsserted || !flags.includes('y'))
  const verdict = judge(automaton, isAsserted)
  if (!verdict.isLinear) return verdict
  for (const part of automaton.asserted) {
    const inner = judgeTree(reversed(part), source, flags, true)
    if (!inner.isLinear) return { isLinear: false, why: `${inner.why}, behind` }
  }
  return verdict
}

/**
 * Whether the time of a backtracking engine grows at most linearly with the text, whether the pattern matches or not. A
 * pattern that cannot be judged is refused as well.
 */
export const judgePattern = (source: string, flags: string): Verdict => {
  try {
    return judgeTree(parsePattern(source, flags), source, flags, false)
  } catch (error) {
    if (error instanceof TooLarge) return { isLinear: false, why: 'too large to be judged' }
    throw error
  }
}
