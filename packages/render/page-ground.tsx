import type { CSSProperties } from 'react'
import type { Document, Page } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import type { Geometry } from './geometry.ts'
import { framePath, patternInk, patternPath } from './page-lines.ts'
import { pictureUrl } from './pictures.ts'

const full: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }

const Pattern = ({ document, geometry }: { document: Document; geometry: Geometry }) => {
  const { background } = document.page
  const { pattern } = background
  if (!pattern) return null
  return (
    <svg style={full} viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <path
        d={patternPath(pattern, geometry.width, geometry.height)}
        fill="none"
        stroke={patternInk(background, colorsOf(document.theme).theme)}
        strokeWidth={pattern === 'dots' ? 1.8 : 0.6}
        strokeLinecap="round"
      />
    </svg>
  )
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
      <Pattern document={document} geometry={geometry} />
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
