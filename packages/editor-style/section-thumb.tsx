import { type CSSProperties, memo } from 'react'
import type { Document, Section } from '#packages/document/schema.ts'
import { isInSideColumn } from '#packages/document/side-column.ts'
import { geometryOf } from '#packages/render/geometry.ts'
import { SectionView } from '#packages/render/section-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import { useWidth } from '#packages/ui/use-width.ts'
import '#packages/render/document.css'
import styles from './thumbs.module.css'

/** The background of the section, and whether its text is inverted. */
const groundOf = (document: Document, section: Section) => {
  const { ground } = document.page.side
  if (!isInSideColumn(document, section)) return { ground: '#ffffff', tone: '' }
  if (ground === 'soft') return { ground: 'var(--hj-soft)', tone: 'hj-tint' }
  if (ground === 'none') return { ground: '#ffffff', tone: '' }
  return { ground: `var(--hj-${ground})`, tone: 'hj-on' }
}

const columnOf = (document: Document, section: Section) => {
  const { main, side } = geometryOf(document.page)
  return (section.region === 'side' && side ? side : main).width
}

/** Removes the margins, because the distance to neighbouring sections is not part of a title style. */
const withoutRoom = (section: Section): Section => {
  const {
    moduleMargin: _,
    modulePadding: __,
    margin: ___,
    padding: ____,
    ...rest
  } = section.style.section ?? {}
  return { ...section, style: { ...section.style, section: rest } }
}

/** A live preview of a section or its title. It is inert and hidden from screen readers. */
export const SectionThumb = memo(
  ({
    document,
    section,
    titleOnly = false,
  }: {
    document: Document
    section: Section
    titleOnly?: boolean
  }) => {
    const { ref, width } = useWidth()
    const { ground, tone } = groundOf(document, section)
    // A copy of the section, because the result is cached by section and the page needs its own.
    const { language, theme } = document
    const drawn = titleOnly ? withoutRoom(section) : section
    const resolved = resolveSection({ ...drawn, visible: true }, language, theme.titleVariant, 0)
    const shown = titleOnly ? { ...resolved, body: undefined, titleWidth: undefined } : resolved
    const column = titleOnly ? Math.max(width / 0.9, 1) : columnOf(document, section) + 32
    const scale = width > 0 ? width / column : 0
    return (
      <div ref={ref} className={titleOnly ? styles.title : styles.section} aria-hidden="true" inert>
        <div
          className="hj-doc"
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          style={
            {
              ...themeVariables(document),
              width: column,
              padding: titleOnly ? 0 : '14px 16px',
              background: ground,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              '--hj-bleed-top': titleOnly ? '0px' : '14px',
              '--hj-bleed-left': titleOnly ? '0px' : '16px',
              '--hj-bleed-right': titleOnly ? '0px' : '16px',
            } as CSSProperties
          }
        >
          <div className={`hj-flow ${tone}`}>
            <SectionView resolved={shown} />
          </div>
        </div>
      </div>
    )
  },
)
