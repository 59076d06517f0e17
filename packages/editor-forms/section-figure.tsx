import { type CSSProperties, memo, useMemo } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { SectionView } from '#packages/render/section-view.tsx'
import { themeVariables } from '#packages/render/theme-variables.ts'
import type { Language } from '#packages/sections/language.ts'
import { resolveSection } from '#packages/sections/resolve-document.ts'
import styles from './picker.module.css'
import '#packages/render/document.css'

/** The theme and settings of the document, without its content, for previews. */
export interface FigureSetting {
  variables: Record<string, string>
  language: Language
  titleVariant: number
}

export const useFigureSetting = (): FigureSetting => {
  const variables = useEditorState(({ document }) => themeVariables(document))
  const language = useEditorState(({ document }) => document.language)
  const titleVariant = useEditorState(({ document }) => document.theme.titleVariant)
  return useMemo(() => ({ variables, language, titleVariant }), [variables, language, titleVariant])
}

/** Width in which previews render: narrower than a real column, to be readable when scaled down. */
export const FIGURE_WIDTH = 600
/** The same for titles, which need less width; narrower ones would not fit some title styles. */
export const TITLE_WIDTH = 392
const PAD = { main: 28, side: 22 }
const SIDE_WIDTH = 236

interface SectionFigureProps {
  section: Section
  setting: FigureSetting
  /** Rendered as in a side column, with an indicated page next to it. */
  side?: boolean
  width?: number
  scale: number
}

const Page = ({
  section,
  setting,
  part,
  width = FIGURE_WIDTH,
}: SectionFigureProps & { part: 'main' | 'side' }) => {
  const pad = PAD[part]
  const resolved = resolveSection(section, setting.language, setting.titleVariant, 0)
  return (
    <div
      className="hj-doc"
      lang={setting.language === 'zh' ? 'zh-CN' : 'en'}
      style={
        {
          ...setting.variables,
          width: part === 'side' ? SIDE_WIDTH : width,
          padding: `22px ${pad}px`,
          '--hj-bleed-top': '22px',
          '--hj-bleed-left': `${pad}px`,
          '--hj-bleed-right': `${pad}px`,
        } as CSSProperties
      }
    >
      <div className={`hj-flow ${part === 'side' ? 'hj-on' : ''}`}>
        <SectionView resolved={resolved} />
      </div>
    </div>
  )
}

/** A small preview of a section, hidden from keyboard and screen readers: the name next to it has the same meaning. */
export const SectionFigure = memo((props: SectionFigureProps) => {
  const { setting, side = false, width = FIGURE_WIDTH, scale } = props
  return (
    <div className={styles.figure} aria-hidden="true" inert style={{ transform: `scale(${scale})` }}>
      {side ? (
        <div
          className={styles.sidePage}
          style={{ width, '--figure-side': setting.variables['--hj-dark'] } as CSSProperties}
        >
          <Page {...props} part="side" />
          <div className={styles.lines}>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
      ) : (
        <Page {...props} part="main" />
      )}
    </div>
  )
})
