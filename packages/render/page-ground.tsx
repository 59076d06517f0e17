import type { CSSProperties } from 'react'
import type { Document, Page } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import type { Geometry } from './geometry.ts'
import { framePath, patternInk, patternPath } from './page-lines.ts'
import { pictureUrl } from './pictures.ts'

const full: CSSProperties = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }

type Settings = Pick<Document, 'page' | 'theme'>

const Pattern = ({ document, geometry }: { document: Settings; geometry: Geometry }) => {
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

interface GroundProps {
  document: Settings
  geometry: Geometry
  /** The color of a slide whose background differs from the paper. */
  color?: string | undefined
}

/** The background of a page: color, pattern, picture, side column, frame. */
export const PageGround = ({ document, geometry, color }: GroundProps) => {
  const { background, side } = document.page
  const { sideGround } = geometry
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
      {color && <div style={{ ...full, backgroundColor: color }} />}
      <Frame page={document.page} geometry={geometry} />
    </>
  )
}
