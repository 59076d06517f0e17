import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { ChartFigure, ChartText } from '#packages/sections/chart-base.ts'
import { chartFigure } from '#packages/sections/chart-figure.ts'
import type { Node } from '#packages/sections/node.ts'
import { ink } from './css.ts'
import { marks, useOwn } from './own-style.ts'
import { useIsPreview } from './preview.ts'

type ChartNode = Extract<Node, { node: 'chart' }>

const percent = (value: number): string => `${Number(value.toFixed(3))}%`

/** Vertically centered at a position, on one line or two. */
const level = (y: number): CSSProperties => ({
  display: 'flex',
  alignItems: 'center',
  top: percent(y),
  height: '3em',
  marginTop: '-1.5em',
})

/** Labels are HTML text next to the drawing, so that programs that read the file find them. */
const placed = ({ x, y, width, at }: ChartText): CSSProperties => {
  const middle: CSSProperties = { left: percent(x - width / 2), width: percent(width), textAlign: 'center' }
  switch (at) {
    case 'below':
      return { ...middle, top: percent(y), marginTop: '0.4em' }
    case 'above':
      return { ...middle, top: percent(y), marginTop: '-1.5em' }
    case 'middle':
      return { ...middle, top: percent(y), marginTop: '-0.65em' }
    case 'left':
      return { ...level(y), right: percent(100 - x), justifyContent: 'flex-end', marginRight: '0.6em' }
    case 'right':
      return { ...level(y), left: percent(x), marginLeft: '0.4em' }
  }
}

const TONES: Record<ChartText['tone'], CSSProperties> = {
  plain: { color: ink('ink') },
  faint: { color: ink('muted') },
  strong: { color: ink('ink'), fontWeight: 700 },
  onTheme: { color: ink('on'), fontWeight: 700 },
  onAccent: { color: `var(--hj-accent-on, ${ink('on')})`, fontWeight: 700 },
  onFaint: { color: `var(--hj-faint-on, ${ink('ink')})`, fontWeight: 700 },
  onChartDark: { color: `var(--hj-chart-dark-on, ${ink('paper')})`, fontWeight: 700 },
  onDark: { color: ink('paper'), fontWeight: 700 },
}

const emOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.56), 0)

/** In em; a name that is longer goes on on a second line. */
const MAX_LABEL_WIDTH = 11

/** The longest label next to a drawing decides how far the drawing is indented. */
const inset = (texts: readonly ChartText[]): number =>
  Math.max(
    0,
    ...texts.filter(({ at }) => at === 'left').map(({ text }) => Math.min(MAX_LABEL_WIDTH, emOf(text)) + 0.8),
  )

/** Names under the columns need a second line where they are long and many; the width is a guess of em. */
const wraps = ({ labels }: ChartNode['series']): boolean => Math.max(...labels.map(emOf)) * labels.length > 40

const Legend = ({ legend, isNextTo }: { legend: ChartFigure['legend']; isNextTo: boolean }) => (
  <div
    style={
      isNextTo
        ? { flex: '1 1 0', minWidth: 0, alignSelf: 'center' }
        : { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '0.2em 1.4em' }
    }
  >
    {legend.map(({ name, ink: color, value, share }, at) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: only the index distinguishes series of the same name.
        key={at}
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: '0.6em',
          ...(isNextTo
            ? {
                padding: legend.length > 8 ? '0.15em 0' : '0.5em 0',
                borderBottom: `1px solid ${ink('line')}`,
              }
            : { color: ink('muted') }),
        }}
      >
        <span
          aria-hidden="true"
          style={{ flex: 'none', width: '0.8em', height: '0.8em', backgroundColor: ink(color) }}
        />
        <span style={{ flex: isNextTo ? '1 1 auto' : 'none', minWidth: 0 }}>{name}</span>
        {isNextTo && value !== undefined && <span style={{ flex: 'none', fontWeight: 700 }}>{value}</span>}
        {isNextTo && share !== undefined && (
          <span style={{ flex: 'none', fontWeight: 700, minWidth: '2.6em', textAlign: 'right' }}>
            {share}
          </span>
        )}
      </div>
    ))}
  </div>
)

const isRound = ({ look }: ChartNode) => look.as === 'pie' || look.as === 'donut'

/** Room for the labels around what is drawn, in em. */
const room = (node: ChartNode, { texts }: ChartFigure): CSSProperties => {
  if (isRound(node)) return {}
  const isLying = node.look.as === 'bars'
  return {
    paddingLeft: `${inset(texts).toFixed(2)}em`,
    paddingRight: isLying && node.look.figures ? '4em' : 0,
    paddingTop: isLying ? 0 : '1.6em',
    paddingBottom: isLying ? 0 : wraps(node.series) ? '3.2em' : '1.9em',
  }
}

/** How high a chart is, in pixels, whose lines need no other weight. */
const USUAL = 320

export interface ChartShape {
  /** Width to height. */
  ratio: number
  /** How much thinner lines are than in a chart of the usual height. */
  thin: number
}

/** The shape of the place that a slide leaves to a chart, once there is one. */
export const measuredChart = ({ clientWidth, clientHeight }: HTMLElement): ChartShape | undefined =>
  clientWidth === 0 || clientHeight === 0
    ? undefined
    : {
        ratio: Number((clientWidth / clientHeight).toFixed(3)),
        thin: Number((USUAL / clientHeight).toFixed(3)),
      }

const useRatio = ({ look }: ChartNode) => {
  const place = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<ChartShape>()
  useLayoutEffect(() => {
    const { current } = place
    if (!current || !look.grow) return
    const measure = () => {
      const found = measuredChart(current)
      if (!found) return
      setKnown((now) => (now?.ratio === found.ratio && now.thin === found.thin ? now : found))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [look.grow])
  return { place, ratio: look.ratio, thin: 1, ...(look.grow ? known : {}) }
}

const FULL: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }

const Drawing = ({ figure, ratio, wrapped }: { figure: ChartFigure; ratio: number; wrapped: boolean }) => (
  <>
    <svg
      viewBox={`0 0 ${Number((100 * ratio).toFixed(2))} 100`}
      preserveAspectRatio="none"
      style={{ ...FULL, overflow: 'visible' }}
      aria-hidden="true"
    >
      {figure.paths.map(({ d, fill, stroke, width }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={at}
          d={d}
          fill={fill ? ink(fill) : 'none'}
          {...(stroke ? { stroke: ink(stroke), strokeWidth: width, strokeLinejoin: 'round' } : {})}
        />
      ))}
    </svg>
    {figure.texts.map((text, at) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place.
        key={at}
        style={{
          position: 'absolute',
          lineHeight: 1.3,
          whiteSpace: 'nowrap',
          ...placed(text),
          ...(text.at === 'below' && wrapped ? { whiteSpace: 'normal', padding: '0 0.2em' } : {}),
          ...(text.at === 'left' && emOf(text.text) > MAX_LABEL_WIDTH
            ? { whiteSpace: 'normal', width: `${MAX_LABEL_WIDTH}em`, textAlign: 'right' }
            : {}),
          ...TONES[text.tone],
        }}
      >
        {text.text}
      </div>
    ))}
  </>
)

/** The data of a chart. */
export type DrawnChart = Pick<ChartNode, 'series' | 'look'>

/** The lines and labels of a chart. */
export const ChartDrawing = ({ series, look, ratio, thin }: DrawnChart & ChartShape) => (
  <Drawing figure={chartFigure(series, { ...look, ratio }, thin)} ratio={ratio} wrapped={wraps(series)} />
)

/** Where it is drawn: as high as its width asks for, or as what is left to it; a circle is as large as fits. */
const placeStyle = ({ look }: ChartNode, round: boolean): CSSProperties => {
  if (!look.grow) return { position: 'relative', aspectRatio: String(look.ratio) }
  if (!round) return { position: 'relative', flex: '1 1 0' }
  const side = 'min(100cqw, 100cqh)'
  return { position: 'relative', width: side, height: side, margin: 'auto' }
}

const GROWING: CSSProperties = {
  flex: '1 1 0',
  minHeight: '12em',
  display: 'flex',
  flexDirection: 'column',
}

const aroundStyle = ({ look }: ChartNode, round: boolean, isNextTo: boolean): CSSProperties => ({
  ...(isNextTo ? { flex: '0 0 46%' } : {}),
  ...(look.grow ? { display: 'flex', flexDirection: 'column', minHeight: 0 } : {}),
  ...(look.grow && !isNextTo ? { flex: '1 1 0' } : {}),
  ...(look.grow && round ? { containerType: 'size' } : {}),
})

/** A chart as text and lines; files that know charts draw it as one of their own. */
export const ChartView = ({ node, outer }: { node: ChartNode; outer: CSSProperties }) => {
  const own = useOwn(node.slot)
  const { place, ratio, thin } = useRatio(node)
  const isPreview = useIsPreview()
  const { look, series } = node
  const figure = chartFigure(series, { ...look, ratio }, thin)
  const round = isRound(node)
  const isNextTo = look.legend === 'beside' && figure.legend.length > 0
  return (
    <div
      className="hj-chart"
      data-chart={look.as}
      style={{
        ...outer,
        fontSize: `calc(var(--hj-size) * ${look.size ?? 0.72})`,
        lineHeight: 1.4,
        breakInside: 'avoid',
        ...(look.grow ? GROWING : {}),
        ...(isNextTo ? { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '2em' } : {}),
        ...(isNextTo && look.grow ? { alignItems: 'stretch' } : {}),
        ...own,
      }}
      {...marks(node.slot, node.source)}
    >
      {!isNextTo && look.legend === 'above' && figure.legend.length > 0 && (
        <Legend legend={figure.legend} isNextTo={false} />
      )}
      <div style={{ ...aroundStyle(node, round, isNextTo), ...room(node, figure) }}>
        <div
          ref={place}
          style={placeStyle(node, round)}
          {...(isPreview && look.grow ? { 'data-chart-drawing': JSON.stringify({ series, look }) } : {})}
        >
          <Drawing figure={figure} ratio={ratio} wrapped={wraps(series)} />
        </div>
      </div>
      {isNextTo && <Legend legend={figure.legend} isNextTo />}
    </div>
  )
}
