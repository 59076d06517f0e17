import { useMemo } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { useLanguage } from '#packages/i18n/words.tsx'
import { titleLooksFor } from '#packages/sections/title-looks.ts'
import { type Choice, ChoiceGrid } from './choice-grid.tsx'
import { figureOfTitle } from './figure-section.ts'
import styles from './picker.module.css'
import { SectionFigure, TITLE_WIDTH, useFigureSetting } from './section-figure.tsx'

interface TitleGridProps {
  label: string
  /** The section whose title is shown. */
  section: Section
  current: number | undefined
  onChoose(variant: number): void
  onPreview(variant: number | undefined): void
}

/** Previews of the title styles with a title of the document. */
export const TitleGrid = ({ label, section, current, onChoose, onPreview }: TitleGridProps) => {
  const { language } = useLanguage()
  const setting = useFigureSetting()
  const { kind, title, icon, english, style } = section
  const documentKind = useEditorState(({ document }) => document.kind)
  const looks = useMemo(() => titleLooksFor(documentKind), [documentKind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what a title shows.
  const figures = useMemo(
    () => looks.map(([number]) => figureOfTitle(section, number)),
    [looks, kind, title, icon, english, style],
  )
  const choices = useMemo(
    () =>
      looks.map(
        ([number, variant], at): Choice => ({
          key: number,
          name: variant[language],
          draw: (scale) => {
            const figure = figures[at]
            return figure ? (
              <SectionFigure section={figure} setting={setting} width={TITLE_WIDTH} scale={scale} />
            ) : null
          },
        }),
      ),
    [looks, figures, setting, language],
  )
  return (
    <div className={styles.scroll}>
      <ChoiceGrid
        label={label}
        choices={choices}
        current={current}
        width={TITLE_WIDTH}
        low
        onChoose={onChoose}
        onPreview={onPreview}
      />
    </div>
  )
}
