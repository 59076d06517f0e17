import { isSeries, isTable } from '#packages/document/values.ts'
import type { FigurePart } from '#packages/layout/parts.ts'
import { keywordsOf } from './keywords.ts'
import { levelWord } from './levels.ts'
import type { Node } from './node.ts'
import { inShape } from './picture-shape.ts'
import { EMPTY, filled, plain, type Resolved, sourceOf } from './resolved.ts'
import { addressOf, iconOf, levelOf, lineOf, richOf, type Scope, shownValue } from './scope.ts'
import { tableNode } from './table-node.ts'
import { initialOf, quantityOf, sealOf, splitWords } from './wording.ts'

const slotOf = (slot: string | undefined) => (slot ? { slot } : {})

/** The parts that hold no others: figures, signs, lines, words set apart. */
export const resolveFigure = (part: FigurePart, scope: Scope): Resolved => {
  switch (part.part) {
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
          slot: 'tag',
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
      const { fact } = scope
      // Taken away by the person: the kind's own sign is no stand-in.
      const isNone = fact !== undefined && scope.section.props[fact.field]?.icon === ''
      if (part.icon === 'own' && isNone && fact.icon === undefined) return EMPTY
      const icon =
        part.icon === 'own'
          ? (fact?.icon ?? (fact ? iconOf(scope, fact.field) : undefined) ?? scope.kind.icon)
          : part.icon
      const color = part.color ? { color: part.color } : {}
      return plain({ node: 'icon', icon, size: part.size, ...color, ...slotOf(part.slot) })
    }
    case 'rule':
      return plain({
        node: 'rule',
        edge: part.edge,
        upright: part.upright ?? false,
        box: part.box ?? {},
        ...slotOf(part.slot),
      })
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
        ...slotOf(part.slot),
      })
    }
    case 'picture': {
      const src = lineOf(scope, part.bind)
      if (src === '' && part.or !== 'blank') return EMPTY
      const { bind, slot = bind } = part
      const shaped = inShape(part, scope.section.props[bind]?.shape, scope.section.style[slot])
      const node: Node = { node: 'picture', src, ...shaped, slot, ...sourceOf(scope, bind) }
      return src === '' ? plain(node) : filled(node)
    }
    case 'monogram': {
      const name = lineOf(scope, part.bind)
      const first = initialOf(name)
      if (!first) return EMPTY
      const whole = part.seal ? sealOf(name) : undefined
      const { size = 1 } = part.look
      const sign: Node = {
        node: 'text',
        text: whole ?? first,
        look: { leading: 1, ...part.look, ...(whole ? { size: size * 0.62, leading: 1.05 } : {}) },
        role: 'none',
        ...sourceOf(scope, part.bind),
      }
      // Two characters to a column, the right one first.
      const columns: Node = {
        node: 'stack',
        box: { vertical: true, size: size * 0.62, height: '2.1em' },
        children: [sign],
      }
      return plain({
        node: 'row',
        box: { align: 'center', justify: 'center', shrink: 0, ...part.box },
        children: [whole ? columns : sign],
      })
    }
    case 'qr': {
      const text = addressOf(scope, part.bind)
      return text === '' ? EMPTY : plain({ node: 'qr', text, width: part.width })
    }
    case 'radar': {
      const axes = scope.items
        .map((item) => ({ ...scope, item }))
        .map((at) => ({
          label: lineOf(at, part.name),
          level: levelOf(at, part.level),
          ...sourceOf(at, part.name),
        }))
        .filter(({ label }) => label !== '')
        .map((axis) => ({ ...axis, word: levelWord(axis.level, scope.language) }))
      return axes.length > 0 ? filled({ node: 'radar', axes, width: part.width }) : EMPTY
    }
    case 'table': {
      const value = shownValue(scope, part.bind)
      const node = isTable(value) ? tableNode(value, part.look) : undefined
      return node ? filled({ ...node, ...slotOf(part.slot), ...sourceOf(scope, part.bind) }) : EMPTY
    }
    case 'chart': {
      const value = shownValue(scope, part.bind)
      if (!isSeries(value) || value.labels.length === 0 || value.series.length === 0) return EMPTY
      const { look } = part
      return filled({
        node: 'chart',
        series: value,
        look,
        ...slotOf(part.slot),
        ...sourceOf(scope, part.bind),
      })
    }
    case 'leader':
      return plain({ node: 'leader', style: part.style })
  }
}
