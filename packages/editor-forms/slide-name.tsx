import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { goesOn } from './runs.ts'

const words = defineWords({
  zh: {
    slide: (slide: number) => `第 ${slide} 张`,
    of: (slide: number, slides: number) => `第 ${slide} / ${slides} 张`,
    goesOn: '续上一张',
  },
  en: {
    slide: (slide: number) => `Slide ${slide}`,
    of: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
    goesOn: 'continued',
  },
})

/** The name of a page of a presentation: its number in the file, and whether it continues the one before. */
export const SlideName = ({ page, pages }: { page: number; pages?: number }) => {
  const t = useWords(words)
  const more = useEditorState(({ runs }) => goesOn(runs, page - 1))
  return (
    <>
      {pages === undefined ? t.slide(page) : t.of(page, pages)}
      {more && ` · ${t.goesOn}`}
    </>
  )
}
