import { encode } from 'uqr'
import type { Edge, Ink } from '#packages/layout/box.ts'
import { type IconName, iconPaths } from '#packages/layout/icons.ts'
import type { MeterLook } from '#packages/layout/parts.ts'
import { type ShapeName, shapeOf } from '#packages/layout/shapes.ts'
import { ink } from './css.ts'

export const IconFigure = ({
  icon,
  size,
  color,
}: {
  icon: IconName
  size: number
  color?: Ink | undefined
}) => (
  <svg
    width={`${size}em`}
    height={`${size}em`}
    viewBox="0 0 24 24"
    fill="none"
    stroke={color ? ink(color) : 'currentColor'}
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {iconPaths(icon).map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
)

interface ShapeProps {
  shape: ShapeName
  width: string
  height: string
  fill?: Ink | undefined
  stroke?: Ink | undefined
}

/**
 * A disc as large as its box, whatever that is in pixels. A `viewBox` would be a transform for the browser to keep,
 * and a resume has hundreds of bullets.
 */
const Disc = ({ size, fill }: { size: string; fill: string }) => (
  <svg className="hj-disc" width={size} height={size} aria-hidden="true">
    <circle cx="50%" cy="50%" r="50%" fill={fill} />
  </svg>
)

export const ShapeFigure = ({ shape, width, height, fill, stroke }: ShapeProps) => {
  if (shape === 'disc' && width === height && fill && !stroke) return <Disc size={width} fill={ink(fill)} />
  const figure = shapeOf(shape)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      preserveAspectRatio={figure.stretch ? 'none' : 'xMidYMid meet'}
      fill={fill ? ink(fill) : stroke ? 'none' : 'currentColor'}
      stroke={stroke ? ink(stroke) : 'none'}
      aria-hidden="true"
    >
      {figure.paths.map(({ d, opacity }) => (
        <path key={d} d={d} fillOpacity={opacity} />
      ))}
    </svg>
  )
}

const FIVE = [1, 2, 3, 4, 5]
/** Ten blocks, two for each level. The others are outlined, which is also visible in grayscale. */
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const HOLLOW = 'm1 1h8v8h-8z'
const CIRCLE = 'M5 0a5 5 0 100 10 5 5 0 000-10z'
const OPEN_CIRCLE = 'M5 0a5 5 0 100 10 5 5 0 000-10zm0 1.400a3.600 3.600 0 110 7.200 3.600 3.600 0 010-7.200z'
const STAR = shapeOf('star').paths[0]?.d ?? ''

interface Marks {
  full: string
  open: string
  /** Of one mark, in its own units, and of one mark and the gap after it. */
  size: number
  pitch: number
  /** In em. */
  height: number
}

const DOTS: Marks = { full: CIRCLE, open: OPEN_CIRCLE, size: 10, pitch: 14.5, height: 0.62 }
const STARS: Marks = { full: STAR, open: STAR, size: 20, pitch: 21.5, height: 1 }

const marks = (level: number, color: Ink, track: Ink, { full, open, size, pitch, height }: Marks) => {
  const width = pitch * 4 + size
  return (
    <svg
      width={`${((width / size) * height).toFixed(3)}em`}
      height={`${height}em`}
      viewBox={`0 0 ${width} ${size}`}
      aria-hidden="true"
    >
      {FIVE.map((step) => (
        <path
          key={step}
          d={step <= level ? full : open}
          transform={`translate(${(step - 1) * pitch} 0)`}
          fill={ink(step <= level ? color : track)}
          fillRule="evenodd"
        />
      ))}
    </svg>
  )
}

/** An arc from the top, clockwise, as a filled band: no stroke tricks that a file could not follow. */
const band = (share: number): string => {
  const end = share * 2 * Math.PI - Math.PI / 2
  const point = (radius: number, angle: number) =>
    `${(20 + radius * Math.cos(angle)).toFixed(3)} ${(20 + radius * Math.sin(angle)).toFixed(3)}`
  const large = share > 0.5 ? 1 : 0
  return `M20 1A19 19 0 ${large} 1 ${point(19, end)}L${point(15, end)}A15 15 0 ${large} 0 20 5z`
}
const RING = 'M20 1a19 19 0 100 38 19 19 0 000-38zm0 4a15 15 0 110 30 15 15 0 010-30z'

interface MeterProps {
  level: number
  look: MeterLook
  color: Ink
  track: Ink
  width: string
}

export const MeterFigure = ({ level, look, color, track, width }: MeterProps) => {
  if (look === 'dots') return marks(level, color, track, DOTS)
  if (look === 'stars') return marks(level, color, track, STARS)
  if (look === 'ring')
    return (
      <svg width={width} height={width} viewBox="0 0 40 40" aria-hidden="true">
        <path d={RING} fill={ink(track)} fillRule="evenodd" />
        <path d={level >= 5 ? RING : band(level / 5)} fill={ink(color)} fillRule="evenodd" />
      </svg>
    )
  if (look === 'segments')
    return (
      <svg width={width} height="0.66em" viewBox="0 0 136 10" preserveAspectRatio="none" aria-hidden="true">
        {TEN.map((step) => (
          <path
            key={step}
            d={`M${(step - 1) * 14} 0h10v10h-10z${step <= level * 2 ? '' : HOLLOW}`}
            fill={ink(color)}
            fillRule="evenodd"
          />
        ))}
      </svg>
    )
  return (
    <svg width={width} height="0.4em" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h100v4H0z" fill={ink(track)} />
      <path d={`M0 0h${level * 20}v4H0z`} fill={ink(color)} />
    </svg>
  )
}

export const QrFigure = ({ text, width }: { text: string; width: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const cells = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg width={width} height={width} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={cells.join('')} fill={ink('ink')} />
    </svg>
  )
}

/** A point of the radar's 100 by 100 field: on one of `count` axes, so far from the centre. */
export const radarPoint = (index: number, count: number, radius: number): { x: number; y: number } => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
}

/** Axes around a centre; labels are text of their own, so that a reader of the file finds them. */
export const RadarFigure = ({ levels, width }: { levels: readonly number[]; width: string }) => {
  const at = (index: number, radius: number) => {
    const { x, y } = radarPoint(index, levels.length, radius)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const outline = (radius: (level: number) => number) =>
    `M${levels.map((level, index) => at(index, radius(level))).join('L')}z`
  const reached = (level: number) => (level / 5) * 48
  return (
    <svg style={{ width, height: width }} viewBox="0 0 100 100" aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <path
          key={step}
          d={outline(() => reached(step))}
          fill="none"
          stroke={ink('line')}
          strokeWidth="0.6"
        />
      ))}
      <path
        d={levels.map((_, index) => `M50 50L${at(index, 48)}`).join('')}
        stroke={ink('line')}
        strokeWidth="0.6"
      />
      <path d={outline(() => 48)} fill="none" stroke={ink('faint')} strokeWidth="0.8" />
      <path
        d={outline(reached)}
        fill={ink('theme')}
        fillOpacity="0.16"
        stroke={ink('theme')}
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      {levels.map((level, index) => {
        const { x, y } = radarPoint(index, levels.length, reached(level))
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: an axis is its place.
            key={index}
            d={`M${(x - 1.9).toFixed(2)} ${y.toFixed(2)}a1.900 1.900 0 103.800 0 1.900 1.900 0 00-3.800 0z`}
            fill={ink('theme')}
          />
        )
      })}
    </svg>
  )
}

export const MarkFigure = ({ mark, line }: { mark: 'dot' | 'ring' | 'square'; line: Edge }) => {
  const color = ink(line.color ?? 'theme')
  if (mark === 'square')
    return (
      <svg className="hj-mark" width="0.6em" height="0.6em" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M0 0h10v10H0z" fill={color} />
      </svg>
    )
  return (
    <svg className="hj-mark" width="0.72em" height="0.72em" viewBox="0 0 10 10" aria-hidden="true">
      <path d={CIRCLE} fill={color} />
      {mark === 'ring' && <path d="M5 2a3 3 0 100 6 3 3 0 000-6z" fill={ink('paper')} />}
    </svg>
  )
}
