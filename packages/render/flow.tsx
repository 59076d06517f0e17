import type { CSSProperties, ReactNode } from 'react'
import type { ResolvedSection } from '#packages/sections/resolve-document.ts'
import type { FlowBox } from './geometry.ts'
import { SectionView } from './section-view.tsx'

interface FlowProps {
  box: FlowBox
  /** The height that fits on a page, if the flow itself extends to the page's edge. */
  high?: number
  page: number
  pageWidth: number
  tone: string
  header: ReactNode
  sections: readonly ResolvedSection[]
}

/** All content of a region in columns as wide as it is; the window of page n shows the n-th column. */
export const Flow = ({ box, page, pageWidth, tone, header, sections, high = box.height }: FlowProps) => (
  <div
    className={`hj-flow ${tone}`}
    data-flow=""
    style={
      {
        position: 'absolute',
        left: box.left - page * pageWidth,
        top: box.top,
        width: box.width,
        height: box.height,
        columnWidth: box.width,
        columnGap: pageWidth - box.width,
        columnFill: 'auto',
        '--hj-high': `${high}px`,
        '--hj-flow-height': `${box.height}px`,
        '--hj-bleed-top': `${box.bleed.top}px`,
        '--hj-bleed-left': `${box.bleed.left}px`,
        '--hj-bleed-right': `${box.bleed.right}px`,
        '--hj-bleed-bottom': `${box.bleed.bottom}px`,
      } as CSSProperties
    }
  >
    {header}
    {sections.map((resolved) => (
      <SectionView key={resolved.section.id} resolved={resolved} />
    ))}
  </div>
)
