import { Suspense } from 'react'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'

const SlideName = lazyComponent(async () => (await import('#packages/editor-forms/slide-name.tsx')).SlideName)

const words = defineWords({
  zh: {
    page: (page: number) => `第 ${page} 页`,
    of: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
  },
  en: {
    page: (page: number) => `Page ${page}`,
    of: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
})

/** The name of a page, alone or among all pages. */
export const PageName = (props: { page: number; pages?: number }) => {
  const t = useWords(words)
  const isDeck = useEditorState(({ document }) => document.kind === 'ppt')
  const { page, pages } = props
  if (!isDeck) return pages === undefined ? t.page(page) : t.of(page, pages)
  return (
    <Suspense>
      <SlideName {...props} />
    </Suspense>
  )
}
