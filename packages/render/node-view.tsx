import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Box, Ink } from '#packages/layout/box.ts'
import type { Node } from '#packages/sections/node.ts'
import { withoutOwnSize } from '#packages/sections/picture-shape.ts'
import {
  alignment,
  boxStyle,
  edge,
  gapOf,
  ink,
  lookStyle,
  ownEdge,
  ownStyle,
  solidOf,
  withoutBorder,
} from './css.ts'
import { extraViews } from './extra-views.ts'
import { IconFigure, MeterFigure, QrFigure, ShapeFigure } from './figures.tsx'
import { RailView, TimelineView } from './line-view.tsx'
import { LinkView } from './link-view.tsx'
import { marks, useOwn, useOwnProps } from './own-style.ts'
import { pictureUrl } from './pictures.ts'
import { RadarView } from './radar-view.tsx'
import { RichView } from './rich-view.tsx'

const toneClass = (box: Box) => (box.tone === 'on' ? ' hj-on' : box.tone === 'paper' ? ' hj-paper' : '')

const foldClass = (box: Box) => `${box.fold ? ' hj-fold' : ''}${box.lastSpans ? ' hj-last-spans' : ''}`

/** An address that does not fit breaks after a slash or before the @ rather than within a word. */
const breakable = (address: string): ReactNode[] =>
  address
    .split(/(?<=[^/:]\/)|(?=@)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
    .flatMap((piece, at) => (at === 0 ? [piece] : [<wbr key={at} />, piece]))

const TextView = ({ node, outer }: { node: Extract<Node, { node: 'text' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot, node.shared)
  const Tag = node.role === 'none' ? 'div' : node.role
  const bold = node.role === 'h1' || node.role === 'h2' || node.role === 'h3' ? { fontWeight: 700 } : {}
  return (
    <Tag
      className="hj-text"
      style={{
        ...outer,
        ...bold,
        ...lookStyle(node.look),
        ...(node.look.widest ? extraViews.widest?.(node.look, node.text) : {}),
        ...own,
      }}
      {...marks(node.slot, node.source, node.shared)}
    >
      {node.href ? <LinkView href={node.href}>{breakable(node.text)}</LinkView> : node.text}
    </Tag>
  )
}

const BoxView = ({
  node,
  outer,
}: {
  node: Extract<Node, { node: 'stack' | 'row' | 'layer' }>
  outer: CSSProperties
}) => {
  const own = useOwn(node.slot, undefined, node.box)
  const { box, breaks } = node
  const gap = gapOf(box)
  const style: CSSProperties = {
    ...outer,
    ...(node.node === 'row'
      ? { ...(gap ? { gap } : {}), ...alignment(box, 'baseline'), ...(box.wrap ? { flexWrap: 'wrap' } : {}) }
      : {}),
    ...(node.node === 'stack' && box.column ? alignment(box, 'stretch') : {}),
    ...(node.node === 'layer'
      ? { ...alignment(box, 'center'), justifyItems: box.justify === 'center' ? 'center' : 'stretch' }
      : {}),
    ...boxStyle(box),
    ...(breaks?.keep ? { breakInside: 'avoid' } : {}),
    ...(breaks?.before ? { breakBefore: 'column' } : {}),
    ...own,
  }
  return (
    <div
      className={`hj-${box.run ? 'run' : node.node}${box.column ? ' hj-column' : ''}${foldClass(box)}${toneClass(box)}`}
      style={style}
      {...marks(node.slot)}
      {...(node.item ? { 'data-item': node.item } : {})}
    >
      <Children nodes={node.children} gap={node.node === 'stack' ? gap : undefined} />
    </div>
  )
}

const GridView = ({ node, outer }: { node: Extract<Node, { node: 'grid' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot, undefined, node.box)
  const gap = gapOf(node.box)
  const columns = node.columns.map((column) =>
    column === '1fr' ? 'minmax(0, 1fr)' : column.endsWith('fr') ? `minmax(0, ${column})` : column,
  )
  return (
    <div
      className={`hj-grid${foldClass(node.box)}${toneClass(node.box)}`}
      style={{
        ...outer,
        gridTemplateColumns: columns.join(' '),
        ...(gap ? { gap } : {}),
        ...alignment(node.box, 'stretch'),
        ...boxStyle(node.box),
        ...own,
      }}
      {...marks(node.slot)}
    >
      <Children nodes={node.children} />
    </div>
  )
}

/** A height cannot be a share of a width: where the width is one, the proportions say it. */
const heightOf = ({ width, height, ratio }: Extract<Node, { node: 'picture' }>): CSSProperties =>
  ratio !== undefined && width.includes('%') ? { height: 'auto', aspectRatio: ratio } : { height }

const PictureView = ({ node, outer }: { node: Extract<Node, { node: 'picture' }>; outer: CSSProperties }) => {
  const props = useOwnProps(node.slot)
  const own = ownStyle(withoutOwnSize(node, props), node.box.border !== undefined)
  const style: CSSProperties = {
    ...outer,
    flex: 'none',
    display: 'block',
    objectFit: 'cover',
    width: node.width,
    ...heightOf(node),
    background: ink('soft'),
    ...boxStyle(node.box),
    ...own,
  }
  return node.src === '' ? (
    <div style={style} {...marks(node.slot, node.source)} />
  ) : (
    <img src={pictureUrl(node.src)} alt="" style={style} {...marks(node.slot, node.source)} />
  )
}

const RuleView = ({ node, outer }: { node: Extract<Node, { node: 'rule' }>; outer: CSSProperties }) => {
  const props = useOwnProps(node.slot)
  const own = ownStyle(withoutBorder(props))
  const line = edge(ownEdge(node.edge, props))
  return node.upright ? (
    <span
      aria-hidden="true"
      style={{
        ...outer,
        flex: 'none',
        alignSelf: 'center',
        height: '0.85em',
        borderLeft: line,
        ...boxStyle(node.box),
        ...own,
      }}
      {...marks(node.slot)}
    />
  ) : (
    <div
      aria-hidden="true"
      className="hj-line"
      style={{
        ...outer,
        borderTop: line,
        flex: '1 1 0',
        alignSelf: 'center',
        ...boxStyle(node.box),
        ...own,
      }}
      {...marks(node.slot)}
    />
  )
}

const IconView = ({ node, outer }: { node: Extract<Node, { node: 'icon' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
  return (
    <span
      aria-hidden="true"
      style={{ ...outer, flex: 'none', alignSelf: 'center', display: 'block', ...own }}
      {...marks(node.slot)}
    >
      <IconFigure icon={node.icon} size={node.size} color={own.color ? undefined : node.color} />
    </span>
  )
}

const ShapeView = ({ node, outer }: { node: Extract<Node, { node: 'shape' }>; outer: CSSProperties }) => {
  const props = useOwnProps(node.slot)
  const own = useOwn(node.slot)
  const color = props?.color as Ink | undefined
  return (
    <span
      aria-hidden="true"
      style={{
        ...outer,
        display: 'block',
        flex: 'none',
        ...followed(node.height, node.width),
        ...boxStyle(node.box),
        ...own,
      }}
      {...marks(node.slot)}
    >
      <ShapeFigure
        {...node}
        {...(color && node.fill ? { fill: color } : {})}
        {...(color && node.stroke ? { stroke: color } : {})}
        {...(node.height === '100%' ? { width: '100%' } : {})}
      />
    </span>
  )
}

const MeterView = ({ node, outer }: { node: Extract<Node, { node: 'meter' }>; outer: CSSProperties }) => {
  const props = useOwnProps(node.slot)
  const own = useOwn(node.slot)
  const { level, look, word } = node
  if (look === 'word')
    return (
      <span
        style={{ ...outer, color: ink(node.color), whiteSpace: 'nowrap', ...own }}
        {...marks(node.slot, node.source)}
      >
        {word}
      </span>
    )
  const color = (props?.color as Ink | undefined) ?? node.color
  const track = solidOf(props?.background) ?? node.track
  const width = props?.width === undefined ? node.width : `${props.width}px`
  const { backgroundColor: __, backgroundImage: ___, width: _, ...rest } = own
  return (
    <span
      role="img"
      aria-label={word}
      style={{
        ...outer,
        display: 'block',
        width: look === 'bar' || look === 'segments' ? width : undefined,
        flex: 'none',
        ...rest,
      }}
      {...marks(node.slot, node.source)}
    >
      <MeterFigure
        level={level}
        look={look}
        color={color}
        track={track}
        width={look === 'ring' ? width : '100%'}
      />
    </span>
  )
}

/** A figure as high as the text next to it or over it must not influence that height by its proportions. */
const followed = (height: string, width: string): CSSProperties =>
  height === '100%' ? { width, contain: 'size' } : {}

/** `before` is the gap that the stack around it keeps from the one above; a page break swallows it. */
export const NodeView = ({ node, before }: { node: Node; before?: string | undefined }): ReactNode => {
  const outer: CSSProperties = before === undefined ? {} : { marginTop: before }
  switch (node.node) {
    case 'stack':
    case 'row':
    case 'layer':
      return <BoxView node={node} outer={outer} />
    case 'grid':
      return <GridView node={node} outer={outer} />
    case 'timeline':
      return (
        <TimelineView node={node} outer={outer}>
          <Children nodes={node.children} gap={gapOf(node.box)} />
        </TimelineView>
      )
    case 'rail':
      return (
        <RailView node={node}>
          <Children nodes={node.children} />
        </RailView>
      )
    case 'text':
      return <TextView node={node} outer={outer} />
    case 'rich':
      return <RichView node={node} outer={outer} />
    case 'meter':
      return <MeterView node={node} outer={outer} />
    case 'icon':
      return <IconView node={node} outer={outer} />
    case 'rule':
      return <RuleView node={node} outer={outer} />
    case 'shape':
      return <ShapeView node={node} outer={outer} />
    case 'picture':
      return <PictureView node={node} outer={outer} />
    case 'qr':
      return (
        <span aria-hidden="true" style={{ ...outer, flex: 'none', display: 'block' }}>
          <QrFigure text={node.text} width={node.width} />
        </span>
      )
    case 'table':
      return extraViews.table && <extraViews.table node={node} outer={outer} />
    case 'chart':
      return extraViews.chart && <extraViews.chart node={node} outer={outer} />
    case 'radar':
      return <RadarView node={node} outer={outer} />
    case 'leader':
      return (
        <span
          aria-hidden="true"
          style={{
            flex: '1 1 2em',
            borderTop: edge({ style: node.style, color: 'faint' }),
          }}
        />
      )
  }
}

/** An entry that is the same node is drawn already. */
const EntryView = memo(NodeView)

const Children = ({ nodes, gap }: { nodes: readonly Node[]; gap?: string | undefined }) =>
  nodes.map((node, at) => {
    const before = at > 0 ? gap : undefined
    return 'item' in node && node.item ? (
      <EntryView key={node.item} node={node} before={before} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes that are no entries have no identity but their place.
      <NodeView key={at} node={node} before={before} />
    )
  })
