import type { Item } from '#packages/document/schema.ts'
import type { Part } from '#packages/parts/parts.ts'
import { formatDates } from './dates.ts'
import { keywordsOf } from './keywords.ts'
import { levelGroup, levelWord } from './levels.ts'
import type { Node, Source } from './node.ts'
import { cutBlocks } from './rich-lines.ts'
import {
  addressOf,
  factsOf,
  iconOf,
  isFilled,
  labelOf,
  levelOf,
  lineOf,
  periodOf,
  richOf,
  type Scope,
  webAddress,
} from './scope.ts'
import { initialOf, quantityOf, splitWords } from './wording.ts'

/**
 * `filled`: it shows something of the person's. `empty`: it would, but there is nothing. `plain`: it never does
 * (rules, icons, words of the layout). A box with only empty and plain things inside is empty.
 */
type Resolved = { state: 'filled' | 'plain'; node: Node } | { state: 'empty' }

const EMPTY: Resolved = { state: 'empty' }
const filled = (node: Node): Resolved => ({ state: 'filled', node })
const plain = (node: Node): Resolved => ({ state: 'plain', node })

const sourceOf = (scope: Scope, field: string): { source?: Source } =>
  scope.item ? { source: { item: scope.item.id, field } } : {}

const boxed = (results: readonly Resolved[], build: (children: Node[]) => Node): Resolved => {
  const some = results.some(({ state }) => state === 'filled')
  if (!some && results.some(({ state }) => state === 'empty')) return EMPTY
  const node = build(results.flatMap((one) => (one.state === 'empty' ? [] : [one.node])))
  return some ? filled(node) : plain(node)
}

const safeHref = (field: string, value: string): { href?: string } => {
  if (field === 'email' && /^\S+@\S+$/.test(value)) return { href: `mailto:${value}` }
  if (field === 'phoneNumber' && /^[+\d][\d\s()-]{5,}$/.test(value))
    return { href: `tel:${value.replace(/[^+\d]/g, '')}` }
  const address = field === 'fields' ? webAddress(value) : /^https?:\/\//i.test(value) ? value : ''
  return address === '' ? {} : { href: address }
}

const yearOf = (scope: Scope, item: Item): string => {
  const dated = Object.entries(scope.kind.fields).find(
    ([, field]) => field.type === 'date' || field.type === 'period',
  )
  return dated ? (formatDates(periodOf({ ...scope, item }, dated[0]), 'year', scope.language)[0] ?? '') : ''
}

const entryLevel = (scope: Scope, item: Item): number => {
  const level = Object.entries(scope.kind.fields).find(([, field]) => field.type === 'level')
  return level ? levelOf({ ...scope, item }, level[0]) : 0
}

const groupOf = (scope: Scope, item: Item, by: 'level' | 'year' | 'name'): string => {
  const at = { ...scope, item }
  if (by === 'year') return yearOf(scope, item)
  if (by === 'name') return lineOf(at, 'name')
  return levelGroup(entryLevel(scope, item), scope.language)
}

const entryNode = (item: Item, node: Node): Node => ({
  node: 'stack',
  box: {},
  slot: 'item',
  item: item.id,
  children: [node],
  ...(item.keepTogether || item.breakBefore
    ? {
        breaks: {
          ...(item.keepTogether ? { keep: true } : {}),
          ...(item.breakBefore ? { before: true } : {}),
        },
      }
    : {}),
})

const interleaved = (nodes: Node[], between: Node | undefined): Node[] =>
  between ? nodes.flatMap((node, index) => (index === 0 ? [node] : [between, node])) : nodes

type Each = Extract<Part, { part: 'each' }>

const scopesOf = (part: Each, scope: Scope): Scope[] => {
  if (part.of === 'items')
    return scope.items
      .filter((item) => !part.levels || part.levels.includes(entryLevel(scope, item)))
      .slice(part.from ?? 0, part.first === undefined ? undefined : (part.from ?? 0) + part.first)
      .map((item, index) => ({ ...scope, item, index: index + (part.from ?? 0) }))
  return factsOf(scope)
    .filter(({ field }) => (!part.only || part.only.includes(field)) && !part.except?.includes(field))
    .slice(part.from ?? 0, part.first === undefined ? undefined : (part.from ?? 0) + part.first)
    .map((fact, index) => ({ ...scope, fact, index }))
}

const resolveEach = (part: Each, scope: Scope): Resolved => {
  const children = scopesOf(part, scope).flatMap((one) => {
    const child = resolvePart(part.child, one)
    if (child.state === 'empty') return []
    return [part.of === 'items' && one.item ? entryNode(one.item, child.node) : child.node]
  })
  if (children.length === 0) return EMPTY
  const between = part.between ? resolvePart(part.between, scope) : undefined
  const nodes = interleaved(children, between && between.state !== 'empty' ? between.node : undefined)
  if (part.as === 'grid')
    return filled({ node: 'grid', columns: part.columns ?? ['1fr'], box: part.box, children: nodes })
  return filled({ node: part.as, box: part.box, children: nodes })
}

const resolveGroups = (part: Extract<Part, { part: 'groups' }>, scope: Scope): Resolved => {
  const groups = new Map<string, Item[]>()
  const best = (one: Item, other: Item) => entryLevel(scope, other) - entryLevel(scope, one)
  for (const item of part.by === 'level' ? scope.items.toSorted(best) : scope.items) {
    const group = groupOf(scope, item, part.by)
    groups.set(group, [...(groups.get(group) ?? []), item])
  }
  const children = [...groups].flatMap(([group, items], index) => {
    const inner: Scope = { ...scope, group, items, index, item: items[0] }
    const head = resolvePart(part.head, inner)
    const blank = plain({ node: 'stack', box: {}, children: [] })
    const kept = head.state === 'empty' && part.as === 'grid' ? blank : head
    const both = boxed([kept, resolvePart(part.child, inner)], (nodes) => ({
      node: part.as === 'grid' ? 'grid' : 'stack',
      columns: part.columns ?? ['1fr'],
      box: part.box,
      children: nodes,
    }))
    return both.state === 'empty' ? [] : [both.node]
  })
  return children.length > 0 ? filled({ node: 'stack', box: { gap: part.box.gap ?? 2 }, children }) : EMPTY
}

const toldOf = (fact: Scope['fact'], language: Scope['language']): string => {
  if (!fact?.named || fact.label.trim() === '') return fact?.value ?? ''
  return fact.label + (language === 'zh' ? '：' : ': ') + fact.value
}

const resolveOwn = (part: Extract<Part, { part: 'own' }>, scope: Scope): Resolved => {
  const { fact, group = '', index } = scope
  const texts = {
    value: fact?.value ?? '',
    told: toldOf(fact, scope.language),
    label: fact?.label ?? '',
    name: fact ? fact.label || fact.value : '',
    index: String(index + 1).padStart(2, '0'),
    group,
  }
  const text = texts[part.what]
  if (text === '') return EMPTY
  const node: Node = {
    node: 'text',
    text,
    look: part.look,
    role: part.role,
    ...(part.slot ? { slot: part.slot } : fact ? { slot: fact.field } : {}),
    ...(fact ? sourceOf(scope, fact.field) : {}),
    ...(fact && (part.what === 'value' || part.what === 'told') ? safeHref(fact.field, fact.value) : {}),
  }
  // A fact may be all name: then its label is what it shows.
  const shows = ['value', 'told', 'name'].includes(part.what) || (part.what === 'label' && fact?.value === '')
  return shows ? filled(node) : plain(node)
}

export const resolvePart = (part: Part, scope: Scope): Resolved => {
  switch (part.part) {
    case 'stack':
    case 'row':
    case 'layer':
      return boxed(
        part.children.map((child) => resolvePart(child, scope)),
        (children) => ({
          node: part.part,
          box: part.box,
          children,
          ...(part.slot ? { slot: part.slot } : {}),
        }),
      )
    case 'grid': {
      // A cell keeps its place when it is empty, or its neighbour would slide under another column's head.
      const cells = part.children.map((child) => resolvePart(child, scope))
      if (!cells.some(({ state }) => state === 'filled') && cells.some(({ state }) => state === 'empty'))
        return EMPTY
      const children = cells.map(
        (cell): Node => (cell.state === 'empty' ? { node: 'stack', box: {}, children: [] } : cell.node),
      )
      const node: Node = {
        node: 'grid',
        columns: part.columns,
        box: part.box,
        children,
        ...(part.slot ? { slot: part.slot } : {}),
      }
      return cells.some(({ state }) => state === 'filled') ? filled(node) : plain(node)
    }
    case 'timeline':
      return boxed(
        part.children.map((child) => resolvePart(child, scope)),
        (children) => ({
          node: 'timeline',
          mark: part.mark,
          index: scope.index,
          line: part.line,
          box: part.box,
          children,
        }),
      )
    case 'each':
      return resolveEach(part, scope)
    case 'given': {
      const chosen = isFilled(scope, part.bind) ? part.child : part.or
      return chosen ? resolvePart(chosen, scope) : EMPTY
    }
    case 'groups':
      return resolveGroups(part, scope)
    case 'own':
      return resolveOwn(part, scope)
    case 'text': {
      const text = lineOf(scope, part.bind)
      if (text === '') return EMPTY
      const { look, role, slot = part.bind } = part
      return filled({
        node: 'text',
        text,
        look,
        role,
        slot,
        ...sourceOf(scope, part.bind),
        ...safeHref(part.bind, text),
      })
    }
    case 'word':
      return plain({ node: 'text', text: part[scope.language], look: part.look, role: 'none' })
    case 'label': {
      const text = labelOf(scope, part.bind) + (part.suffix ?? '')
      return plain({ node: 'text', text, look: part.look, role: 'none' })
    }
    case 'rich': {
      const blocks = cutBlocks(richOf(scope, part.bind), part.set, factsOf(scope))
      if (blocks.length === 0) return EMPTY
      const { look, set, slot = part.bind } = part
      const words = set.labels?.map((one) => one[scope.language])
      const labels =
        words &&
        blocks.map((_, at) => words[at === 0 ? 0 : at === blocks.length - 1 ? words.length - 1 : 1] ?? '')
      return filled({
        node: 'rich',
        blocks,
        look,
        set,
        slot,
        ...(labels ? { labels } : {}),
        ...sourceOf(scope, part.bind),
      })
    }
    case 'dates': {
      const period = periodOf(scope, part.bind)
      const lines = formatDates(period, part.as ?? 'range', scope.language)
      if (lines.length === 0) return EMPTY
      const { nowrap, ...wrapping } = part.look
      // Dates never wrap; words that somebody wrote in their place must be able to.
      const free = typeof period !== 'string' && period.text !== undefined
      const look =
        free || !nowrap
          ? { ...wrapping, ...(free ? { size: part.as === 'year' ? 1 : (wrapping.size ?? 1) } : {}) }
          : part.look
      const { slot = part.bind } = part
      const texts = lines.map(
        (text): Node => ({ node: 'text', text, look, role: 'p', slot, ...sourceOf(scope, part.bind) }),
      )
      const [only] = texts
      return filled(texts.length === 1 && only ? only : { node: 'stack', box: {}, children: texts })
    }
    case 'meter': {
      const level = levelOf(scope, part.bind)
      if (level === 0) return EMPTY
      const { look, color = 'theme', track = 'line', width = '100%', slot = part.bind } = part
      return filled({
        node: 'meter',
        level,
        look,
        word: levelWord(level, scope.language),
        color,
        track,
        width,
        slot,
        ...sourceOf(scope, part.bind),
      })
    }
    case 'tags': {
      const line = splitWords(lineOf(scope, part.bind))
      const words = line.length > 0 ? line : keywordsOf(richOf(scope, part.bind))
      if (words.length === 0) return EMPTY
      const { look, tag, box, slot = part.bind } = part
      const children = words.map(
        (text): Node => ({
          node: 'stack',
          box: tag,
          children: [
            {
              node: 'text',
              text,
              look,
              role: 'p',
              slot,
              ...sourceOf(scope, part.bind),
            },
          ],
        }),
      )
      return filled({ node: 'row', box, children })
    }
    case 'figure': {
      const quantity = quantityOf(richOf(scope, part.bind))
      if (quantity === undefined) return EMPTY
      return filled({
        node: 'text',
        text: quantity,
        look: { nowrap: true, ...part.look },
        role: 'none',
        ...sourceOf(scope, part.bind),
      })
    }
    case 'icon': {
      const icon =
        part.icon === 'own'
          ? (scope.fact?.icon ??
            (scope.fact ? iconOf(scope, scope.fact.field) : undefined) ??
            scope.kind.icon)
          : part.icon
      return plain({ node: 'icon', icon, size: part.size, ...(part.color ? { color: part.color } : {}) })
    }
    case 'rule':
      return plain({ node: 'rule', edge: part.edge, upright: part.upright ?? false, box: part.box ?? {} })
    case 'shape': {
      const { shape, width, height, fill, stroke, box = {} } = part
      return plain({
        node: 'shape',
        shape,
        width,
        height,
        box,
        ...(fill ? { fill } : {}),
        ...(stroke ? { stroke } : {}),
      })
    }
    case 'picture': {
      const src = lineOf(scope, part.bind)
      if (src === '' && part.or !== 'blank') return EMPTY
      const { width, height, box, slot = part.bind } = part
      const node: Node = { node: 'picture', src, width, height, box, slot, ...sourceOf(scope, part.bind) }
      return src === '' ? plain(node) : filled(node)
    }
    case 'monogram': {
      const first = initialOf(lineOf(scope, part.bind))
      if (!first) return EMPTY
      const sign: Node = { node: 'text', text: first, look: { leading: 1, ...part.look }, role: 'none' }
      return plain({
        node: 'row',
        box: { align: 'center', justify: 'center', shrink: 0, ...part.box },
        children: [sign],
      })
    }
    case 'qr': {
      const text = addressOf(scope, part.bind)
      return text === '' ? EMPTY : plain({ node: 'qr', text, width: part.width })
    }
    case 'radar': {
      const axes = scope.items
        .map((item) => ({ ...scope, item }))
        .map((at) => ({ label: lineOf(at, part.name), level: levelOf(at, part.level) }))
        .filter(({ label }) => label !== '')
        .map((axis) => ({ ...axis, word: levelWord(axis.level, scope.language) }))
      return axes.length > 0 ? filled({ node: 'radar', axes, width: part.width }) : EMPTY
    }
    case 'leader':
      return plain({ node: 'leader', style: part.style })
  }
}
