import type { Item } from '#packages/document/schema.ts'
import { partsInside } from '#packages/layout/inside.ts'
import type { OwnPiece, Part } from '#packages/layout/parts.ts'
import { formatDates } from './dates.ts'
import type { Fact } from './define.ts'
import { inRows } from './in-rows.ts'
import { levelGroup } from './levels.ts'
import { loosened } from './loosened.ts'
import type { Node, Source } from './node.ts'
import { numeral } from './numerals.ts'
import { boxWith, columnsWith } from './own-width.ts'
import { resolveFigure } from './resolve-figures.ts'
import { boxed, EMPTY, filled, plain, type Resolved, sourceOf } from './resolved.ts'
import { cutBlocks } from './rich-lines.ts'
import {
  factsOf,
  isFilled,
  labelledValue,
  labelOf,
  levelOf,
  lineOf,
  periodOf,
  richOf,
  type Scope,
  webAddress,
} from './scope.ts'
import { emOf } from './text-width.ts'

/** Where a field's text leads: only to what a reader can follow safely. */
export const safeHref = (field: string, value: string): { href?: string } => {
  if (field === 'email' && /^[^\s*@]+@\S+$/.test(value)) return { href: `mailto:${value}` }
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

/** Whether a part looks beyond its own entry. */
const seesOthers = (part: Part): boolean =>
  (part.part === 'each' && part.of === 'items') ||
  part.part === 'groups' ||
  part.part === 'radar' ||
  partsInside(part).some(seesOthers)
const lookers = new WeakMap<Part, boolean>()
const looksBeyond = (part: Part): boolean => {
  const known = lookers.get(part) ?? seesOthers(part)
  lookers.set(part, known)
  return known
}

interface KnownEntry {
  part: Part
  from: readonly unknown[]
  node: Node | undefined
}
const entries = new WeakMap<Item, KnownEntry>()

/** The same entry in the same place is the same node: a key in one entry leaves its neighbours' drawing alone. */
const resolveEntry = (part: Part, scope: Scope, item: Item): Node | undefined => {
  const { kind, section, language, fact, group, index, title } = scope
  const from = [kind, section.props, section.style, language, fact, group, index, title]
  const known = entries.get(item)
  if (known?.part === part && known.from.every((one, at) => one === from[at])) return known.node
  const resolved = resolvePart(part, scope)
  const node = resolved.state === 'empty' ? undefined : entryNode(item, loosened(resolved.node))
  if (!looksBeyond(part)) entries.set(item, { part, from, node })
  return node
}

/** Three to a row where that fills every row; else two, and one that is left over takes both places. */
const evenly = (least: string, count: number): { columns: string[]; lastSpans?: true } => {
  const inThrees = count % 3 === 0
  const columns = [`repeat(auto-fit, minmax(min(100%, max(${inThrees ? '28%' : '40%'}, ${least})), 1fr))`]
  return inThrees ? { columns } : { columns, lastSpans: true }
}

/** Two short ones share a row; a long one, or one that is left over, has a row to itself. */
const pairedRows = (facts: readonly { node: Node; isLong: boolean }[], gap: number): Node[] => {
  const rows: Node[][] = []
  let isOpen = false
  for (const { node, isLong } of facts) {
    if (isOpen && !isLong) rows.at(-1)?.push(node)
    else rows.push([node])
    isOpen = !isLong && rows.at(-1)?.length === 1
  }
  return rows.map((children) => ({
    node: 'grid',
    columns: children.map(() => '1fr'),
    box: { gap: [0, gap], fold: true, keep: true },
    children,
  }))
}

const resolvePairs = (part: Each, scope: Scope, max: number): Resolved => {
  const facts = scopesOf(part, scope).flatMap((one) => {
    const child = resolvePart(part.child, one)
    return child.state === 'empty' ? [] : [{ node: child.node, isLong: emOf(one.fact?.value ?? '') > max }]
  })
  if (facts.length === 0) return EMPTY
  const { gap = 0, ...box } = part.box
  const [between, across] = typeof gap === 'number' ? [gap, gap] : gap
  const line = part.between ? resolvePart(part.between, scope) : EMPTY
  const children = interleaved(pairedRows(facts, across), line.state === 'empty' ? undefined : line.node)
  return filled({
    node: 'stack',
    box: { ...box, gap: between },
    children,
    ...(part.slot ? { slot: part.slot } : {}),
  })
}

const resolveEach = (part: Each, scope: Scope): Resolved => {
  if (part.pairs !== undefined) return resolvePairs(part, scope, part.pairs)
  const children = scopesOf(part, scope).flatMap((one) => {
    const look = part.other && one.index % 2 === 1 ? part.other : part.child
    if (part.of === 'items' && one.item) return resolveEntry(look, one, one.item) ?? []
    const child = resolvePart(look, one)
    return child.state === 'empty' ? [] : [child.node]
  })
  if (children.length === 0) return EMPTY
  const between = part.between ? resolvePart(part.between, scope) : undefined
  const nodes = interleaved(children, between && between.state !== 'empty' ? between.node : undefined)
  const scale = part.larger?.[Math.min(children.length, part.larger.length) - 1]
  const box = scale === undefined ? part.box : { ...part.box, scale }
  const common = { box, children: nodes, ...(part.slot ? { slot: part.slot } : {}) }
  if (part.even !== undefined) {
    const { columns, ...spans } = evenly(part.even, children.length)
    return filled({ node: 'grid', ...common, columns, box: { ...part.box, ...spans } })
  }
  if (part.across) return filled({ node: 'grid', ...common, ...inRows(part.across, children) })
  if (part.as === 'grid') return filled({ node: 'grid', columns: part.columns ?? ['1fr'], ...common })
  return filled({ node: part.as, ...common })
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
    const aligned = head.state === 'empty' && part.as === 'grid' ? blank : head
    const both = boxed([aligned, resolvePart(part.child, inner)], (nodes) => ({
      node: part.as === 'grid' ? 'grid' : 'stack',
      columns: columnsWith(part.columns ?? ['1fr'], nodes, scope.section.style),
      box: part.box,
      children: nodes,
    }))
    return both.state === 'empty' ? [] : [both.node]
  })
  return children.length > 0 ? filled({ node: 'stack', box: { gap: part.box.gap ?? 2 }, children }) : EMPTY
}

/** A line that is filled in by hand, unless its field is hidden. */
const blankLine = (scope: Scope, slot: string, { source }: { source?: Source }): Resolved => {
  if (source && scope.section.props[source.field]?.visible === false) return EMPTY
  return filled({
    node: 'stack',
    box: { minHeight: '1.6em' },
    slot,
    children: [],
    ...(source ? { source } : {}),
  })
}

/** Where a fact's text is stored: in a field, or on one side of a pair. */
const factSource = (scope: Scope, { field, label, pair }: Fact, what: OwnPiece) => {
  const side = what === 'label' || (what === 'name' && label !== '') ? 'label' : 'value'
  return sourceOf(scope, field, pair === undefined ? undefined : `${pair}.${side}`)
}

const PLACES = new Set<OwnPiece>(['index', 'count', 'numeral'])

const resolveOwn = (part: Extract<Part, { part: 'own' }>, scope: Scope): Resolved => {
  const { fact, group = '', index, language } = scope
  const texts = {
    value: fact?.value ?? '',
    labelledValue: labelledValue(scope),
    label: fact?.label ?? '',
    name: fact ? fact.label || fact.value : '',
    index: String(index + 1).padStart(2, '0'),
    count: String(index + 1),
    numeral: numeral(index + 1, language),
    group,
  }
  const words = texts[part.what]
  // A value is found by its field, and with all other values; the rest by what it is.
  const isPlace = PLACES.has(part.what)
  const value = fact && part.what !== 'label' && part.what !== 'group' && !isPlace
  const slot = part.slot ?? (value ? fact.field : isPlace ? 'index' : part.what)
  const from = fact ? factSource(scope, fact, part.what) : {}
  if (words === '') return part.blank ? blankLine(scope, slot, from) : EMPTY
  const text = part.as ? part.as[language].replace('#', words) : words
  const node: Node = {
    node: 'text',
    text,
    look: part.look,
    role: part.role,
    slot,
    ...(value && !part.slot ? { shared: 'value' } : {}),
    ...from,
    ...(fact && (part.what === 'value' || part.what === 'labelledValue')
      ? safeHref(fact.field, fact.value)
      : {}),
  }
  // A fact may be all name: then its label is what it shows.
  const shows =
    ['value', 'labelledValue', 'name'].includes(part.what) || (part.what === 'label' && fact?.value === '')
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
          box: boxWith(part.box, children, scope.section.style),
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
        columns: columnsWith(part.columns, children, scope.section.style),
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
          slot: 'line',
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
    case 'asked': {
      const display = scope.section.style[part.slot]?.display
      // A portrait in a shape of the person's own keeps it, and the place that a shape can stand in.
      const isShaped = scope.section.props[part.slot]?.shape !== undefined
      const isSet = part.display ? display === part.display : display !== undefined && display !== 'none'
      const isAsked = isSet && !isShaped
      const chosen = isAsked ? part.child : part.or
      return chosen ? resolvePart(chosen, scope) : EMPTY
    }
    case 'title':
      if (scope.title) return plain(scope.title)
      return part.or ? resolvePart(part.or, scope) : EMPTY
    case 'groups':
      return resolveGroups(part, scope)
    case 'own':
      return resolveOwn(part, scope)
    case 'text': {
      const text = lineOf(scope, part.bind)
      const { look, role, slot = part.bind } = part
      if (text === '') return part.blank ? blankLine(scope, slot, sourceOf(scope, part.bind)) : EMPTY
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
    case 'heading': {
      const text = scope.section.title.trim()
      if (text === '') return EMPTY
      const source = { item: scope.section.id, field: 'title' }
      return filled({ node: 'text', text, look: part.look, role: 'h2', slot: 'title', source })
    }
    case 'word':
      return plain({ node: 'text', text: part[scope.language], look: part.look, role: 'none' })
    case 'label': {
      const text = labelOf(scope, part.bind) + (part.suffix ?? '')
      return plain({ node: 'text', text, look: part.look, role: 'none', slot: part.slot ?? 'label' })
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
      // Dates never wrap, but free text in their place must be able to.
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
    default:
      return resolveFigure(part, scope)
  }
}
