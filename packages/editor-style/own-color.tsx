import { ChevronRight } from 'lucide'
import { setTheme } from '#packages/document/commands.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ColorPickerCustom } from '#packages/editor-forms/inputs/color-picker-custom.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { colorSetFrom } from './derive-colors.ts'
import { PropertyRow } from './property-row.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { own: '自选颜色', details: '逐个调整配色' },
  en: { own: 'Own colour', details: 'Adjust colour by colour' },
})

/** One custom colour; the other colours of the set are derived from it with readable contrast. */
export const OwnColor = ({ onDetails }: { onDetails(): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const theme = useEditorState(({ document }) => document.theme)
  const isOwn = typeof theme.colors !== 'string'
  const set = colorsOf(theme)
  return (
    <div className={styles.after}>
      <PropertyRow label={t.own} own={isOwn} onReset={() => editor.edit(setTheme({ colors: 'ink' }))}>
        <ColorPickerCustom
          plain
          label={t.own}
          value={isOwn ? set.theme : undefined}
          inherited={set.theme}
          ground="#ffffff"
          onChange={(color) => editor.edit(setTheme({ colors: colorSetFrom(color) }), 'theme colour')}
          onCommit={() => editor.endGesture()}
        />
      </PropertyRow>
      <button type="button" className={styles.more} onClick={onDetails}>
        {t.details}
        <Glyph icon={ChevronRight} />
      </button>
    </div>
  )
}
