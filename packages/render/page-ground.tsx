import type { CSSProperties } from 'react'
import type { Document, Page } from '#packages/document/schema.ts'
import type { Geometry } from './geometry.ts'
import { pictureUrl } from './pictures.ts'

const full: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }

/** Patterns are drawn, not tiled pictures: each is one path over the page. */
const patternPath = (
  pattern: NonNullable<Page['background']['pattern']>,
  width: number,
  height: number,
): string => {
  const step = (from: number, to: number, by: number) =>
    Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by)
  if (pattern === 'letter')
    return step(56, width, 56)
      .map((x) => `M${x} 0V${height}`)
      .join('')
  if (pattern === 'rules')
    return step(32, height, 32)
      .map((y) => `M0 ${y}H${width}`)
      .join('')
  const lines = [
    ...step(24, width, 24).map((x) => `M${x} 0V${height}`),
    ...step(24, height, 24).map((y) => `M0 ${y}H${width}`),
  ]
  if (pattern === 'grid') return lines.join('')
  return step(24, height, 24)
    .flatMap((y) => step(24, width, 24).map((x) => `M${x} ${y}h.01`))
    .join('')
}

const Pattern = ({ page, geometry }: { page: Page; geometry: Geometry }) => {
  const { pattern } = page.background
  if (!pattern) return null
  return (
    <svg style={full} viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <path
        d={patternPath(pattern, geometry.width, geometry.height)}
        fill="none"
        stroke="var(--hj-line)"
        strokeWidth={pattern === 'dots' ? 1.8 : 0.6}
        strokeLinecap="round"
      />
    </svg>
  )
}

const framePath = (
  frame: Page['frame'],
  w: number,
  h: number,
): { d: string; width: number; pale?: true }[] => {
  const rect = (inset: number) => `M${inset} ${inset}H${w - inset}V${h - inset}H${inset}z`
  if (frame === 'double')
    return [
      { d: rect(20), width: 1.6 },
      { d: rect(25), width: 0.6 },
    ]
  if (frame === 'letter') {
    const columns = Array.from({ length: Math.floor((w - 52) / 76) }, (_, at) => w - 26 - (at + 1) * 76)
    return [
      { d: rect(18), width: 2 },
      { d: rect(24), width: 0.6 },
      // Under horizontal text, so no more than a breath of colour.
      { d: columns.map((x) => `M${x} 24V${h - 24}`).join(''), width: 1, pale: true },
    ]
  }
  if (frame === 'band')
    return [
      { d: `M0 9H${w}M0 ${h - 9}H${w}`, width: 18 },
      { d: `M0 24H${w}M0 ${h - 24}H${w}`, width: 0.8 },
    ]
  const corner = (x: number, y: number, dx: number, dy: number) =>
    `M${x} ${y + dy * 46}V${y}H${x + dx * 46}M${x + dx * 7} ${y + dy * 30}V${y + dy * 7}H${x + dx * 30}`
  return [
    {
      d:
        corner(20, 20, 1, 1) +
        corner(w - 20, 20, -1, 1) +
        corner(20, h - 20, 1, -1) +
        corner(w - 20, h - 20, -1, -1),
      width: 1.4,
    },
  ]
}

const Frame = ({ page, geometry }: { page: Page; geometry: Geometry }) => {
  if (page.layout !== 'page_1') return null
  const { width, height } = geometry
  return (
    <svg style={full} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {framePath(page.frame, width, height).map((path) => (
        <path
          key={path.d}
          d={path.d}
          fill="none"
          stroke={path.pale ? 'var(--hj-soft)' : 'var(--hj-theme)'}
          strokeWidth={path.width}
        />
      ))}
    </svg>
  )
}

const SIDE: Record<Page['side']['ground'], string | undefined> = {
  none: undefined,
  soft: 'var(--hj-soft)',
  theme: 'var(--hj-theme)',
  dark: 'var(--hj-dark)',
}

const edgeText: CSSProperties = {
  position: 'absolute',
  fontSize: '11px',
  lineHeight: '16px',
  color: 'var(--hj-muted)',
}

/** What lies under the text of every page: colour, pattern, picture, side column, frame, running texts. */
export const PageGround = ({
  document,
  geometry,
  page,
  pages,
}: {
  document: Document
  geometry: Geometry
  page: number
  pages: number
}) => {
  const { background, numbers, header, footer, side } = document.page
  const { main, sideGround } = geometry
  const inner: CSSProperties = { left: main.left, width: main.width }
  return (
    <>
      <div
        style={{
          ...full,
          backgroundColor: background.color ?? '#ffffff',
          ...(background.gradient
            ? {
                backgroundImage: `linear-gradient(180deg, ${background.gradient[0]}, ${background.gradient[1]})`,
              }
            : {}),
        }}
      />
      {background.picture && (
        <img src={pictureUrl(background.picture)} alt="" style={{ ...full, objectFit: 'cover' }} />
      )}
      <Pattern page={document.page} geometry={geometry} />
      {sideGround && SIDE[side.ground] && (
        <div
          style={{
            position: 'absolute',
            top: 0,
            height: geometry.height,
            left: sideGround.left,
            width: sideGround.width,
            background: SIDE[side.ground],
          }}
        />
      )}
      <Frame page={document.page} geometry={geometry} />
      {header !== '' && (
        <div style={{ ...edgeText, ...inner, top: Math.max(10, main.top / 2 - 8) }}>{header}</div>
      )}
      {footer !== '' && <div style={{ ...edgeText, ...inner, bottom: 18 }}>{footer}</div>}
      {numbers !== 'none' && (
        <div style={{ ...edgeText, ...inner, bottom: 18, textAlign: 'right' }}>
          {numbers === 'of' ? `${page + 1} / ${pages}` : page + 1}
        </div>
      )}
    </>
  )
}
