import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import type { IconName } from '#packages/layout/icons.ts'
import type { Node } from '#packages/sections/node.ts'
import { boxStyle, edge, ink, ownEdge } from './css.ts'
import { IconFigure, MarkFigure } from './figures.tsx'
import { marks, useOwnProps } from './own-style.ts'

/** Whether the line runs through the whole section: then marks stand in its column and texts right of it. */
const RailContext = createContext(false)

const RAIL = '1.9em'
const LINE = 2
/** The marks of the rail are centred on its line. */
const HALF = `calc(${RAIL} / 2 - ${LINE / 2}px)`
/** From the line to the text, clear of the largest mark. */
const RAIL_PAD = 'calc(var(--hj-u) * 6.5)'

const centred: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' }

/** The line is the border of the content, so that it breaks with it. The mark is centered on the first line of text. */
export const TimelineView = ({
  node,
  outer,
  children,
}: {
  node: Extract<Node, { node: 'timeline' }>
  outer: CSSProperties
  children: ReactNode
}) => {
  const onRail = useContext(RailContext)
  const line = ownEdge({ ...node.line, color: node.line.color ?? 'theme' }, useOwnProps(node.slot))
  const column = onRail ? RAIL : '1.1em'
  return (
    <div className="hj-grid" style={{ ...outer, gridTemplateColumns: `${column} minmax(0, 1fr)` }}>
      <div
        className="hj-stack"
        style={{
          gridColumn: 2,
          gridRow: 1,
          marginLeft: onRail ? `calc(${HALF} - ${RAIL})` : `calc(${column} / -2)`,
          borderLeft: onRail ? `${LINE}px solid transparent` : edge(line),
          ...boxStyle({ pad: [0, 0, 4, 4.5], ...node.box }),
          ...(onRail ? { paddingLeft: RAIL_PAD } : {}),
        }}
      >
        {children}
      </div>
      <span
        aria-hidden="true"
        style={{ gridColumn: 1, gridRow: 1, height: 'calc(1em * var(--hj-leading))', ...centred }}
        {...marks(node.slot)}
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
          <span style={onRail ? { fontSize: '1.25em' } : undefined}>
            <MarkFigure mark={onRail ? 'ring' : node.mark} line={line} />
          </span>
        )}
      </span>
    </div>
  )
}

/**
 * A piece of the rail: `reach` units of it lie in the gap above, which its margin takes back. A margin that a page
 * break swallows leaves the line whole.
 */
const piece = (reach: number): CSSProperties => ({
  marginTop: `calc(var(--hj-u) * ${-reach})`,
  paddingTop: `calc(var(--hj-u) * ${reach})`,
})

/** As in document.css: above a section, and under its title. */
const SECTION_GAP = 5
const TITLE_GAP = 2

const RailTitle = ({ mark, joined, children }: { mark: IconName; joined: boolean; children: ReactNode }) => {
  const line = ownEdge({ width: LINE, color: 'theme' }, useOwnProps('line'))
  const reach = piece(joined ? SECTION_GAP : 0)
  return (
    <div
      className="hj-grid"
      style={{ gridTemplateColumns: `${RAIL} minmax(0, 1fr)`, marginTop: reach.marginTop }}
    >
      <div
        style={{
          gridColumn: 2,
          gridRow: 1,
          marginLeft: `calc(${HALF} - ${RAIL})`,
          borderLeft: edge(line),
          paddingLeft: RAIL_PAD,
          paddingTop: reach.paddingTop,
          display: 'grid',
          alignItems: 'center',
        }}
      >
        {children}
      </div>
      <span
        aria-hidden="true"
        style={{ gridColumn: 1, gridRow: 1, paddingTop: reach.paddingTop }}
        {...marks('titleIcon')}
      >
        <span
          style={{ background: ink('theme'), borderRadius: '99px', width: RAIL, height: RAIL, ...centred }}
        >
          <IconFigure icon={mark} size={1.1} color="on" />
        </span>
      </span>
    </div>
  )
}

const RailBody = ({ marked, children }: { marked: boolean; children: ReactNode }) => {
  const line = ownEdge({ width: LINE, color: 'theme' }, useOwnProps('line'))
  return (
    <RailContext value>
      <div style={{ ...piece(TITLE_GAP), marginLeft: HALF, borderLeft: edge(line) }}>
        <div
          style={
            marked
              ? { marginLeft: `calc(0px - ${HALF} - ${LINE}px)` }
              : { padding: `0 0 calc(var(--hj-u) * 4) ${RAIL_PAD}` }
          }
        >
          {children}
        </div>
      </div>
    </RailContext>
  )
}

/** The line that runs through sections, drawn by each of them for itself: it breaks where they do. */
export const RailView = ({
  node,
  children,
}: {
  node: Extract<Node, { node: 'rail' }>
  children: ReactNode
}) =>
  node.mark ? (
    <RailTitle mark={node.mark} joined={node.joined}>
      {children}
    </RailTitle>
  ) : (
    <RailBody marked={node.joined}>{children}</RailBody>
  )
