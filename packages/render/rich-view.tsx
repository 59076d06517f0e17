import type { CSSProperties, ReactNode } from 'react'
import type { Block, Span } from '#packages/document/values.ts'
import type { Ink, Look } from '#packages/layout/box.ts'
import type { Bullet, RichSet } from '#packages/layout/parts.ts'
import type { Node } from '#packages/sections/node.ts'
import { bulletOf } from './bullet.ts'
import { gapOf, ink, lookStyle } from './css.ts'
import { IconFigure, ShapeFigure } from './figures.tsx'
import { LinkView } from './link-view.tsx'
import { marks, useOwn, useOwnList } from './own-style.ts'

const SpanView = ({ span, keys }: { span: Span; keys: Ink | undefined }) => {
  const style: CSSProperties = {
    ...(span.bold ? { fontWeight: 700, ...(keys ? { color: ink(keys) } : {}) } : {}),
    ...(span.italic ? { fontStyle: 'italic' } : {}),
    ...(span.underline ? { textDecoration: 'underline' } : {}),
    ...(span.color ? { color: span.color } : {}),
  }
  return span.href ? (
    <LinkView href={span.href} style={style}>
      {span.text}
    </LinkView>
  ) : (
    <span style={style}>{span.text}</span>
  )
}

const BULLETS: Record<Exclude<Bullet, 'number' | 'none'>, ReactNode> = {
  dot: <ShapeFigure shape="disc" width="0.3em" height="0.3em" fill="theme" />,
  square: <span style={{ width: '0.3em', height: '0.3em', background: ink('theme') }} />,
  dash: <span style={{ width: '0.55em', height: '1px', background: ink('theme') }} />,
  arrow: <ShapeFigure shape="diamond" width="0.4em" height="0.4em" fill="theme" />,
  ring: <ShapeFigure shape="ring" width="0.42em" height="0.42em" fill="theme" />,
  check: <IconFigure icon="verified" size={0.85} color="theme" />,
}

/**
 * A line that the user aligned to the center or an edge is no paragraph: a salutation, for one, is at the left edge.
 */
const isAligned = ({ align }: Block): boolean => align !== undefined && align !== 'justify'

interface BlockProps {
  block: Block
  /** The list style that the user chose, which replaces that of the text. */
  list: ReturnType<typeof useOwnList>
  set: RichSet
  number: number
  label: string | undefined
  look: Look | undefined
  before: string | undefined
}

const BlockView = ({ block, list, set, number, label, look, before }: BlockProps) => {
  const { keys } = set
  const bullet = bulletOf(block, list.listStyle, set.bullet)
  const outer: CSSProperties = before === undefined ? {} : { marginTop: before }
  const own: CSSProperties = {
    ...(block.align ? { textAlign: block.align } : {}),
    ...(look ? lookStyle(look) : {}),
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place.
  const words = block.spans.map((span, at) => <SpanView key={at} span={span} keys={keys} />)
  if (label !== undefined)
    return (
      <div style={{ ...outer, display: 'grid', gridTemplateColumns: '4em minmax(0, 1fr)' }}>
        <span style={{ color: ink('theme'), fontWeight: 700 }}>{label}</span>
        <p style={own}>{words}</p>
      </div>
    )
  if ((block.list === undefined && set.by !== 'line') || bullet === 'none')
    return (
      <p
        style={{
          ...outer,
          ...(set.indent && !isAligned(block) ? { textIndent: `${set.indent}em` } : {}),
          ...own,
        }}
      >
        {words}
      </p>
    )
  const isInside = list.listStylePosition === 'inside'
  return (
    <div
      className={`hj-li${bullet === 'number' ? ' hj-numbered' : ''}${isInside ? ' hj-inside' : ''}`}
      data-role="li"
      data-bullet={bullet}
      style={{ ...outer, ...(isInside && own.textAlign ? { textAlign: own.textAlign } : {}) }}
    >
      <span aria-hidden="true">
        {bullet === 'number' ? <span style={{ color: ink('theme') }}>{number}.</span> : BULLETS[bullet]}
      </span>
      <p style={own}>{words}</p>
    </div>
  )
}

/** Blocks that share a label say it once. */
const labelAt = (labels: readonly string[] | undefined, at: number): string | undefined =>
  labels && labels[at] === labels[at - 1] ? '' : labels?.[at]

/** Each run of similar blocks is numbered from one, whatever precedes it. */
const numberAt = (blocks: readonly Block[], at: number): number => {
  let first = at
  while (first > 0 && blocks[first - 1]?.list === blocks[at]?.list) first -= 1
  return at - first + 1
}

export const RichView = ({
  node,
  outer,
}: {
  node: Extract<Node, { node: 'rich' }>
  outer: CSSProperties
}) => {
  const own = useOwn(node.slot)
  const list = useOwnList(node.slot)
  const { set } = node
  const gap = gapOf({ gap: set.gap ?? 0.75 })
  const inColumns = set.columns !== undefined && node.blocks.length > 1
  const style: CSSProperties = {
    ...outer,
    ...lookStyle(node.look),
    ...(inColumns
      ? {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 13em)), 1fr))',
          columnGap: gapOf({ gap: 6 }),
          rowGap: gap,
        }
      : {}),
    ...own,
  }
  return (
    <div className={inColumns ? 'hj-grid' : 'hj-stack'} style={style} {...marks(node.slot, node.source)}>
      {node.blocks.map((block, at) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
          key={at}
          block={block}
          list={list}
          set={set}
          number={set.by === 'line' ? at + 1 : numberAt(node.blocks, at)}
          label={labelAt(node.labels, at)}
          look={at === 0 ? set.lead : undefined}
          before={at > 0 && !inColumns ? gap : undefined}
        />
      ))}
    </div>
  )
}
