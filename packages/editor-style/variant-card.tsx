import { ChevronRight } from 'lucide'
import { useCallback } from 'react'
import type { EditorState } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { SlideFigure } from '#packages/editor-forms/slide-figure.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import styles from './cards.module.css'
import { SectionThumb } from './section-thumb.tsx'
import { useAtPause } from './use-at-pause.ts'

const words = defineWords({
  zh: { variant: (number: number) => `版式 ${number}`, choose: '更换版式' },
  en: { variant: (number: number) => `Variant ${number}`, choose: 'Change the variant' },
})

/** A preview of the section, which opens the picker of its variants. */
export const VariantCard = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const read = useCallback(
    ({ document }: EditorState) => ({
      document,
      section: document.sections.find((section) => section.id === id),
    }),
    [id],
  )
  const { document, section } = useAtPause(read)
  if (!section) return null
  const name = kindOf(section.kind)?.variants[section.variant]?.[language] ?? ''
  return (
    <button
      type="button"
      className={styles.variant}
      onClick={() => editor.show({ left: { pane: 'variants', section: id }, phone: 'content' })}
    >
      <span className={styles.visuallyHidden}>{t.choose}</span>
      {document.kind === 'ppt' ? (
        <SlideFigure section={section} setting={document} />
      ) : (
        <SectionThumb document={document} section={section} />
      )}
      <span className={styles.variantName}>
        <span>{t.variant(section.variant)}</span>
        <span>{name}</span>
        <Glyph icon={ChevronRight} />
      </span>
    </button>
  )
}
