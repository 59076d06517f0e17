import { setTheme } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { newSection } from '#packages/editor-core/new-section.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { titleLooksFor } from '#packages/sections/title-looks.ts'
import { isTitled } from '#packages/sections/titled.ts'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'
import { TitleGrid } from './title-grid.tsx'

const words = defineWords({
  zh: {
    title: '全部栏目的标题样式',
    note: (count: number) => `${count} 种，用你的标题实时排出`,
    own: (count: number) => `有 ${count} 个栏目单独设了样式，不会跟着变。`,
    reset: '全部跟随',
  },
  en: {
    title: 'Title style of all sections',
    note: (count: number) => `${count}, drawn live with your title`,
    own: (count: number) =>
      count === 1
        ? 'One section has a style of its own and will not follow.'
        : `${count} sections have styles of their own and will not follow.`,
    reset: 'Let all follow',
  },
})

const followAll = (document: Document) => {
  for (const section of document.sections) delete section.titleVariant
}

/** Picker for the default title style of all sections. */
export const SelectGlobalModuleTitleDialog = () => {
  const t = useWords(words)
  const editor = useEditor()
  const current = useEditorState(({ document }) => document.theme.titleVariant)
  const kind = useEditorState(({ document }) => document.kind)
  const section = useEditorState(
    ({ document, selection }) =>
      document.sections.find((one) => one.id === selection?.section && isTitled(one)) ??
      document.sections.find((one) => isTitled(one) && one.title !== ''),
  )
  const own = useEditorState(
    ({ document }) => document.sections.filter((one) => one.titleVariant !== undefined).length,
  )
  const shown = section ?? newSection(editor.state.getState().document, 'work_experience', 1, 'main')
  const change = (titleVariant: number) => setTheme({ titleVariant })
  return (
    <Picker title={t.title} note={t.note(titleLooksFor(kind).length)}>
      {own > 0 && (
        <div className={styles.bar}>
          <span>{t.own(own)}</span>
          <button type="button" onClick={() => editor.edit(followAll)}>
            {t.reset}
          </button>
        </div>
      )}
      <TitleGrid
        label={t.title}
        section={shown}
        current={current}
        onChoose={(variant) => editor.edit(change(variant))}
        onPreview={(variant) => editor.preview(variant === undefined ? undefined : change(variant))}
      />
    </Picker>
  )
}
