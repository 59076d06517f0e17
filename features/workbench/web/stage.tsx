import type { CSSProperties } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { DocumentFonts } from '#packages/render/document-fonts.tsx'
import { SectionView } from '#packages/render/section-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { type Fixture, themedDocument } from './subjects.ts'
import classes from './workbench.module.css'
import '#packages/render/document.css'

interface StageProps {
  section: Section
  fixture: Fixture
  /** A narrow dark column instead of the page's width. */
  side?: boolean
  /** Less than 1 in lists. */
  scale?: number
}

/** One section, rendered by the same component as on a page. */
export const Stage = ({ section, fixture, side = false, scale = 1 }: StageProps) => {
  const document = themedDocument(fixture)
  const pad = side ? 30 : 56
  const width = side ? 250 : 760
  const style = {
    ...themeVariables(document),
    '--hj-bleed-top': '28px',
    '--hj-bleed-left': `${pad}px`,
    '--hj-bleed-right': `${pad}px`,
    width,
    padding: `28px ${pad}px`,
    zoom: scale,
    background: side ? 'var(--hj-dark)' : '#fff',
  } as CSSProperties
  return (
    <div className={classes.stage} style={{ width: width * scale, maxWidth: '100%' }}>
      <DocumentFonts />
      <div className="hj-doc" lang={fixture.language === 'zh' ? 'zh-CN' : 'en'} style={style}>
        <div className={`hj-flow${side ? ' hj-on' : ''}`}>
          <SectionView resolved={resolveSection(section, fixture.language, 3, 0)} />
        </div>
      </div>
    </div>
  )
}
