import type { CSSProperties } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Geometry } from './geometry.ts'
import { EDGE_GAP, EDGE_LINE, edgePlaces, runningTexts } from './running-texts.ts'

const RULE = '1px solid var(--hj-line)'

interface LineProps {
  pieces: readonly string[]
  /** The words around the page number, where the last piece is one. */
  numbered?: readonly string[] | undefined
  style: CSSProperties
}

const Line = ({ pieces, numbered, style }: LineProps) =>
  pieces.length > 0 && (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        justifyContent: 'space-between',
        gap: '2em',
        fontSize: '11px',
        lineHeight: `${EDGE_LINE}px`,
        color: 'var(--hj-muted)',
        ...style,
      }}
    >
      {pieces.map((piece, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
          key={at}
          data-number-words={at === pieces.length - 1 ? numbered?.join('|') : undefined}
        >
          {piece}
        </span>
      ))}
    </div>
  )

/** Header and footer of a page. */
export const PageEdges = ({
  document,
  geometry,
  page,
  pages,
}: {
  document: Pick<Document, 'page' | 'kind' | 'language'>
  geometry: Geometry
  page: number
  pages: number
}) => {
  const { header, footer, words } = runningTexts(document, page + 1, pages)
  const { top, bottom, isRuled } = edgePlaces(document, geometry)
  const { left, width } = geometry.main
  const above = isRuled ? { paddingBottom: EDGE_GAP, borderBottom: RULE } : {}
  const below = isRuled ? { paddingTop: EDGE_GAP, borderTop: RULE } : {}
  return (
    <>
      <Line pieces={header} style={{ left, width, top, ...above }} />
      <Line pieces={footer} numbered={words} style={{ left, width, bottom, ...below }} />
    </>
  )
}
