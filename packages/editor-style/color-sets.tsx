import { useId, useState } from 'react'
import { setTheme } from '#packages/document/commands.ts'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './color-sets.module.css'
import { usePreview } from './use-preview.ts'

const words = defineWords({
  zh: { colors: '主题色', own: '自定' },
  en: { colors: 'Theme colour', own: 'Own' },
})

const NAMES = Object.keys(themes) as ThemeName[]

/** The preset color sets. Hovering one previews it on the pages. */
export const ColorSets = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const preview = usePreview()
  const group = useId()
  const colors = useEditorState(({ document }) => document.theme.colors)
  const [pointed, setPointed] = useState<ThemeName>()
  const chosen = typeof colors === 'string' ? themes[colors as ThemeName]?.[language] : t.own
  return (
    <fieldset className={styles.sets}>
      <legend className={styles.legend}>
        <span>{t.colors}</span>
        <span className={styles.name}>{pointed ? themes[pointed][language] : chosen}</span>
      </legend>
      <div className={styles.swatches} data-language={language}>
        {NAMES.map((name) => {
          const { onPointerEnter, onPointerLeave } = preview(setTheme({ colors: name }))
          return (
            <label
              key={name}
              className={styles.swatch}
              onPointerEnter={(event) => {
                onPointerEnter(event)
                setPointed(name)
              }}
              onPointerLeave={() => {
                onPointerLeave()
                setPointed(undefined)
              }}
            >
              <input
                type="radio"
                name={group}
                value={name}
                checked={colors === name}
                onChange={() => editor.edit(setTheme({ colors: name }))}
              />
              <span
                className={styles.disc}
                style={{ backgroundColor: themes[name].colors.theme }}
                aria-hidden="true"
              />
              <span className={styles.caption}>{themes[name][language]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
