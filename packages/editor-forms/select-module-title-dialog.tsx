import { setSection } from '#packages/document/commands.ts'
import { useEditor, useEditorState, useSection } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import { titleLook } from '#packages/sections/title-looks.ts'
import styles from './picker.module.css'
import { Picker, useSelected } from './picker.tsx'
import { TitleGrid } from './title-grid.tsx'

const words = defineWords({
  zh: {
    title: (name: string) => `「${name}」的标题样式`,
    note: '只改这一个栏目，其他栏目不变',
    follow: (name: string) => `跟随全局：${name}`,
    all: '改全部栏目',
  },
  en: {
    title: (name: string) => `Title style of “${name}”`,
    note: 'For this section only; the others stay as they are',
    follow: (name: string) => `As for all: ${name}`,
    all: 'Change all',
  },
})

/** Picker for the title style of one section: its own, or the default one. */
export const SelectModuleTitleDialog = ({ section: id }: { section: string }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const section = useSection(id)
  useSelected(id)
  const global = useEditorState(({ document }) => document.theme.titleVariant)
  if (!section) return null
  const name = section.title || kindOf(section.kind)?.[language] || ''
  const title = t.title(name)
  const change = (variant: number | undefined) => setSection(id, 'titleVariant', variant)
  const follows = section.titleVariant === undefined
  return (
    <Picker title={title} note={t.note}>
      <div className={styles.bar}>
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={follows}
            onChange={(event) => editor.edit(change(event.currentTarget.checked ? undefined : global))}
          />
          {t.follow(titleLook(global)?.[language] ?? '')}
        </label>
        <button type="button" onClick={() => editor.show({ left: { pane: 'titles' } })}>
          {t.all}
        </button>
      </div>
      <TitleGrid
        label={title}
        section={section}
        current={section.titleVariant ?? global}
        onChoose={(variant) => editor.edit(change(variant))}
        onPreview={(variant) => editor.preview(variant === undefined ? undefined : change(variant))}
      />
    </Picker>
  )
}
