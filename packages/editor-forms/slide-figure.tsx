import { memo, useMemo } from 'react'
import type { Document, Section } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { PageFigure } from '#packages/render/page-figure.tsx'

/** A presentation without its slides. */
export type SlideSetting = Omit<Document, 'sections'>

export const useSlideSetting = (): SlideSetting =>
  useEditorState(({ preview, document }) => {
    const { sections: _, ...setting } = preview ?? document
    return setting
  })

/** Aspect ratio of slides; undefined in other documents. */
export const useSlideRatio = (): string | undefined =>
  useEditorState(({ document: { kind, page } }) =>
    kind === 'ppt' ? `${SIZES[page.size].width} / ${SIZES[page.size].height}` : undefined,
  )

/** A live preview of one slide, which renders again only when the slide or the setting changes. */
export const SlideFigure = memo(({ section, setting }: { section: Section; setting: SlideSetting }) => {
  const document = useMemo(
    (): Document => ({
      ...setting,
      // Its number would always be 1.
      page: { ...setting.page, numbers: 'none' },
      sections: [{ ...section, visible: true }],
    }),
    [section, setting],
  )
  return <PageFigure document={document} />
})
