import { ChevronRight } from 'lucide'
import { useCallback } from 'react'
import { setSection } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { isInSideColumn } from '#packages/document/side-column.ts'
import type { EditorState } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { titleLook } from '#packages/sections/title-looks.ts'
import { isTitled } from '#packages/sections/titled.ts'
import styles from './cards.module.css'
import { PropertyRow } from './property-row.tsx'
import { SectionThumb } from './section-thumb.tsx'
import pane from './style-pane.module.css'
import { useAtPause } from './use-at-pause.ts'

const words = defineWords({
  zh: {
    style: (number: number) => `样式 ${number}`,
    choose: '更换标题样式',
    own: '单独样式',
    follow: (number: number) => `跟随主题（样式 ${number}）`,
  },
  en: {
    style: (number: number) => `Style ${number}`,
    choose: 'Change the title style',
    own: 'Own style',
    follow: (number: number) => `As the theme (${number})`,
  },
})

/** The section, or else the first section with a title, preferably in the main column. */
const sampleIn = (document: Document, id: string | undefined) => {
  const { sections } = document
  if (id !== undefined) return sections.find((section) => section.id === id && isTitled(section))
  const common = sections.filter(
    (section) => section.visible && isTitled(section) && section.titleVariant === undefined,
  )
  return common.find((section) => !isInSideColumn(document, section)) ?? common[0]
}

/** A preview of the title style, which opens the picker for one section or for all. */
export const TitleCard = ({ section: id }: { section?: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const read = useCallback(
    ({ document }: EditorState) => ({ document, section: sampleIn(document, id) }),
    [id],
  )
  const { document, section } = useAtPause(read)
  const own = useEditorState((state) => state.document.sections.find((one) => one.id === id)?.titleVariant)
  const common = useEditorState((state) => state.document.theme.titleVariant)
  if (!section) return null
  const number = own ?? common
  return (
    <>
      <button
        type="button"
        className={styles.card}
        title={titleLook(number)?.[language]}
        onClick={() =>
          editor.show({
            left: id === undefined ? { pane: 'titles' } : { pane: 'titles', section: id },
            phone: 'content',
          })
        }
      >
        <span className={styles.visuallyHidden}>{t.choose}</span>
        <span className={styles.titleSample}>
          <SectionThumb document={document} section={section} titleOnly />
        </span>
        <span className={styles.cardEnd}>
          {t.style(number)}
          <Glyph icon={ChevronRight} size={14} />
        </span>
      </button>
      {id !== undefined && own !== undefined ? (
        <PropertyRow label={t.own} own onReset={() => editor.edit(setSection(id, 'titleVariant', undefined))}>
          <span className={pane.note}>{t.follow(common)}</span>
        </PropertyRow>
      ) : null}
    </>
  )
}
