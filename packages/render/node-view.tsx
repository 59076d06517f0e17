import type { CSSProperties, ReactNode } from 'react'
import type { Box } from '#packages/parts/box.ts'
import type { Node } from '#packages/sections/node.ts'
import { alignment, boxStyle, edge, gapOf, ink, lookStyle } from './css.ts'
import { IconFigure, MarkFigure, MeterFigure, QrFigure, ShapeFigure } from './figures.tsx'
import { marks, useOwn } from './own-style.ts'
import { pictureUrl } from './pictures.ts'
import { RadarView } from './radar-view.tsx'
import { RichView } from './rich-view.tsx'

const toneClass = (box: Box) => (box.tone === 'on' ? ' hj-on' : box.tone === 'paper' ? ' hj-paper' : '')

const foldClass = (box: Box) => (box.fold ? ' hj-fold' : '')

/** An address that does not fit breaks after a slash or before the @ rather than within a word. */
const breakable = (address: string): ReactNode[] =>
  address
    .split(/(?<=[^/:]\/)|(?=@)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place.
    .flatMap((piece, at) => (at === 0 ? [piece] : [<wbr key={at} />, piece]))

const TextView = ({ node, outer }: { node: Extract<Node, { node: 'text' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
  const Tag = node.role === 'none' ? 'div' : node.role
  const bold = node.role === 'h1' || node.role === 'h2' || node.role === 'h3' ? { fontWeight: 700 } : {}
  return (
    <Tag
      className="hj-text"
      style={{ ...outer, ...bold, ...lookStyle(node.look), ...own }}
      {...marks(node.slot, node.source)}
    >
      {node.href ? <a href={node.href}>{breakable(node.text)}</a> : node.text}
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
  const own = useOwn(node.slot)
  const { box, breaks } = node
  const gap = gapOf(box)
  const style: CSSProperties = {
    ...outer,
    ...(node.node === 'row'
      ? { ...(gap ? { gap } : {}), ...alignment(box, 'baseline'), ...(box.wrap ? { flexWrap: 'wrap' } : {}) }
      : {}),
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
      className={`hj-${box.run ? 'run' : node.node}${foldClass(box)}${toneClass(box)}`}
      style={style}
      {...marks(node.slot)}
      {...(node.item ? { 'data-item': node.item } : {})}
    >
      <Children nodes={node.children} gap={node.node === 'stack' ? gap : undefined} />
    </div>
  )
}

const GridView = ({ node, outer }: { node: Extract<Node, { node: 'grid' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
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

/** The line is the content's border, so that it breaks with it; the mark lies on it, centred on the first line. */
const TimelineView = ({
  node,
  outer,
}: {
  node: Extract<Node, { node: 'timeline' }>
  outer: CSSProperties
}) => (
  <div className="hj-grid" style={{ ...outer, gridTemplateColumns: '1.1em minmax(0, 1fr)' }}>
    <div
      className="hj-stack"
      style={{
        gridColumn: 2,
        gridRow: 1,
        marginLeft: '-0.55em',
        borderLeft: edge({ color: 'theme', ...node.line }),
        ...boxStyle({ pad: [0, 0, 4, 4.5], ...node.box }),
      }}
    >
      <Children nodes={node.children} gap={gapOf(node.box)} />
    </div>
    <span
      aria-hidden="true"
      style={{
        gridColumn: 1,
        gridRow: 1,
        height: 'calc(1em * var(--hj-leading))',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {node.mark === 'number' ? (
        <span
          style={{
            background: ink('theme'),
            color: ink('on'),
            borderRadius: '99px',
            width: '1.5em',
            height: '1.5em',
            flex: 'none',
            fontSize: '0.8em',
            lineHeight: '1.5em',
            textAlign: 'center',
          }}
        >
          {node.index + 1}
        </span>
      ) : (
        <MarkFigure mark={node.mark} line={node.line} />
      )}
    </span>
  </div>
)

const PictureView = ({ node, outer }: { node: Extract<Node, { node: 'picture' }>; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
  const style: CSSProperties = {
    ...outer,
    flex: 'none',
    display: 'block',
    objectFit: 'cover',
    width: node.width,
    height: node.height,
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

const RuleView = ({ node, outer }: { node: Extract<Node, { node: 'rule' }>; outer: CSSProperties }) =>
  node.upright ? (
    <span
      aria-hidden="true"
      style={{
        ...outer,
        flex: 'none',
        alignSelf: 'center',
        height: '0.85em',
        borderLeft: edge(node.edge),
        ...boxStyle(node.box),
      }}
    />
  ) : (
    <div
      aria-hidden="true"
      className="hj-line"
      style={{
        ...outer,
        borderTop: edge(node.edge),
        flex: '1 1 0',
        alignSelf: 'center',
        ...boxStyle(node.box),
      }}
    />
  )

const MeterView = ({ node, outer }: { node: Extract<Node, { node: 'meter' }>; outer: CSSProperties }) => {
  const { level, look, color, track, width, word } = node
  if (look === 'word')
    return (
      <span style={{ ...outer, color: ink(color), whiteSpace: 'nowrap' }} {...marks(node.slot, node.source)}>
        {word}
      </span>
    )
  return (
    <span
      role="img"
      aria-label={word}
      style={{
        ...outer,
        display: 'block',
        width: look === 'bar' || look === 'segments' ? width : undefined,
        flex: 'none',
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

/** A figure as high as the text beside or over it has no say in that height, whatever its proportions are. */
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
      return <TimelineView node={node} outer={outer} />
    case 'text':
      return <TextView node={node} outer={outer} />
    case 'rich':
      return <RichView node={node} outer={outer} />
    case 'meter':
      return <MeterView node={node} outer={outer} />
    case 'icon':
      return (
        <span aria-hidden="true" style={{ ...outer, flex: 'none', alignSelf: 'center', display: 'block' }}>
          <IconFigure icon={node.icon} size={node.size} color={node.color} />
        </span>
      )
    case 'rule':
      return <RuleView node={node} outer={outer} />
    case 'shape':
      return (
        <span
          aria-hidden="true"
          style={{
            ...outer,
            display: 'block',
            flex: 'none',
            ...followed(node.height, node.width),
            ...boxStyle(node.box),
          }}
        >
          <ShapeFigure {...node} {...(node.height === '100%' ? { width: '100%' } : {})} />
        </span>
      )
    case 'picture':
      return <PictureView node={node} outer={outer} />
    case 'qr':
      return (
        <span aria-hidden="true" style={{ ...outer, flex: 'none', display: 'block' }}>
          <QrFigure text={node.text} width={node.width} />
        </span>
      )
    case 'radar':
      return <RadarView node={node} outer={outer} />
    case 'leader':
      return (
        <span
          aria-hidden="true"
          style={{
            flex: '1 1 2em',
            alignSelf: 'center',
            borderTop: edge({ style: node.style, color: 'faint' }),
          }}
        />
      )
  }
}

const Children = ({ nodes, gap }: { nodes: readonly Node[]; gap?: string | undefined }) =>
  nodes.map((node, at) => (
    <NodeView
      key={'item' in node && node.item ? node.item : at}
      node={node}
      before={at > 0 ? gap : undefined}
    />
  ))
