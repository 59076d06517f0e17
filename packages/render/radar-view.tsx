import type { CSSProperties } from 'react'
import type { Node } from '#packages/sections/node.ts'
import { room } from '#packages/sections/rich-lines.ts'
import { gapOf, ink } from './css.ts'
import { MeterFigure, RadarFigure, radarPoint } from './figures.tsx'
import { marks } from './own-style.ts'

type Axis = Extract<Node, { node: 'radar' }>['axes'][number]

/** More axes would be illegible. */
const MAX_AXES = 8

/** The label at the end of an axis: above, below or next to the figure. Positions are shares of its size. */
const AxisLabel = ({ axis, index, count }: { axis: Axis; index: number; count: number }) => {
  const { x, y } = radarPoint(index, count, 48)
  const side = Math.abs(x - 50) < 1 ? (y < 50 ? 'above' : 'below') : x > 50 ? 'right' : 'left'
  const place = { '--hj-down': (y / 100).toFixed(4), '--hj-in': (0.5 - Math.abs(x - 50) / 100).toFixed(4) }
  return (
    <div
      className={`hj-axis-${side}`}
      style={place as CSSProperties}
      {...marks(axis.source?.field, axis.source)}
    >
      <span style={{ fontWeight: 700 }}>{axis.label}</span>{' '}
      <span style={{ color: ink('muted'), fontSize: '0.9em', whiteSpace: 'nowrap' }}>{axis.word}</span>
    </div>
  )
}

/** Entries that have no axis: those after the eighth, those without a level, and all where two make no figure. */
const Others = ({ axes, centred }: { axes: readonly Axis[]; centred: boolean }) => (
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: centred ? 'center' : 'flex-start',
      gap: gapOf({ gap: [1, 6] }),
    }}
  >
    {axes.map(({ label, level, word, source }, at) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: only the index distinguishes entries of the same name.
        key={at}
        style={{ display: 'flex', gap: '0.6em', alignItems: 'center' }}
        {...marks(source?.field, source)}
      >
        <span>{label}</span>
        {level > 0 && (
          <span role="img" aria-label={word}>
            <MeterFigure level={level} look="dots" color="theme" track="faint" width="" />
          </span>
        )}
      </div>
    ))}
  </div>
)

/** The figure with a label at the end of each axis; the labels are text, so that a reader of the file finds them. */
export const RadarView = ({
  node,
  outer,
}: {
  node: Extract<Node, { node: 'radar' }>
  outer: CSSProperties
}) => {
  const levelled = node.axes.filter(({ level }) => level > 0).slice(0, MAX_AXES)
  const drawn = levelled.length >= 3 ? levelled : []
  // Short labels find room round the figure even in a side column.
  const isShort = drawn.every(({ label }) => room(label) <= 3)
  const others = node.axes.filter((axis) => !drawn.includes(axis))
  return (
    <div style={{ ...outer, breakInside: 'avoid', containerType: 'inline-size' }}>
      {drawn.length > 0 && (
        <div
          className={`hj-radar${isShort ? ' hj-radar-near' : ''}`}
          style={{
            ...({ '--hj-radar-size': node.width } as CSSProperties),
            marginBottom: others.length > 0 ? '0.9em' : 0,
          }}
        >
          <div className="hj-radar-figure">
            <RadarFigure levels={drawn.map(({ level }) => level)} width="var(--hj-radar)" />
          </div>
          {drawn.map((axis, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an axis is its place.
            <AxisLabel key={index} axis={axis} index={index} count={drawn.length} />
          ))}
        </div>
      )}
      {others.length > 0 && <Others axes={others} centred={drawn.length > 0} />}
    </div>
  )
}
