import { useCallback, useMemo } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { isSideOnly } from '#packages/editor-core/new-section.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { figureOfVariant, hasContent } from './figure-section.ts'
import { SectionFigure, useFigureSetting } from './section-figure.tsx'
import { SlideFigure, useSlideSetting } from './slide-figure.tsx'
import { useSampleSection } from './use-sample.ts'

/** Previews of the variants of a kind, with the content of the section or, if it is empty, of a sample. */
export const useVariantFigures = (kind: string, own: Section | undefined, width: number) => {
  const setting = useFigureSetting()
  const slide = useSlideSetting()
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  // Changes of the variant or title do not affect the previews.
  const { items, props, style } = own ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the figures show.
  const filled = useMemo(() => (own && hasContent(own) ? own : undefined), [kind, items, props, style])
  const sample = useSampleSection(kind, filled === undefined)
  const shown = filled ?? sample
  const figures = useMemo(() => ({ of: shown, drawn: new Map<number, Section>() }), [shown])
  const draw = useCallback(
    (variant: number, scale: number) => {
      if (!figures.of) return null
      // The same object, because resolved sections are cached by object.
      const section = figures.drawn.get(variant) ?? figureOfVariant(figures.of, variant)
      figures.drawn.set(variant, section)
      if (isDeck) return <SlideFigure section={section} setting={slide} />
      return (
        <SectionFigure
          section={section}
          setting={setting}
          side={isSideOnly(kind, variant)}
          width={width}
          scale={scale}
        />
      )
    },
    [figures, setting, slide, isDeck, kind, width],
  )
  return { draw, sample: filled === undefined }
}
