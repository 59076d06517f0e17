import { memo, useMemo } from 'react'
import type { Document, Section } from '#packages/document/schema.ts'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { PageFigure } from '#packages/render/page-figure.tsx'

/** All of a presentation but its slides. */
export type SlideSetting = Omit<Document, 'sections'>

export const useSlideSetting = (): SlideSetting =>
  useEditorState(({ preview, document }) => {
    const { sections: _, ...setting } = preview ?? document
    return setting
  })

/** The shape of a card with a slide in it; none elsewhere. */
export const useSlideRatio = (): string | undefined =>
  useEditorState(({ document: { kind, page } }) =>
    kind === 'ppt' ? `${SIZES[page.size].width} / ${SIZES[page.size].height}` : undefined,
  )

/** One slide alone, small and live: it is drawn again only when it or the setting changes. */
export const SlideFigure = memo(({ section, setting }: { section: Section; setting: SlideSetting }) => {
  const document = useMemo(
    (): Document => ({
      ...setting,
      // Alone it would be number one.
      page: { ...setting.page, numbers: 'none' },
      sections: [{ ...section, visible: true }],
    }),
    [section, setting],
  )
  return <PageFigure document={document} />
})
