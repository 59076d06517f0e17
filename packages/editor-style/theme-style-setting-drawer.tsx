import { Check, TriangleAlert } from 'lucide'
import { blankTheme } from '#packages/document/blank.ts'
import { setTheme } from '#packages/document/commands.ts'
import type { ColorSet } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ColorPickerCustom } from '#packages/editor-forms/inputs/color-picker-custom.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { colorSetFrom, contrastPairs, lowestContrastOf, MIN_CONTRAST } from './derive-colors.ts'
import { Group, PropertyRow } from './property-row.tsx'
import styles from './style-pane.module.css'
import { SubPane } from './sub-pane.tsx'

const words = defineWords({
  zh: {
    title: '配色',
    colors: '五种颜色',
    theme: '主题色',
    themeHint: '标题、线条、图形',
    soft: '浅底',
    softHint: '卡片与色带的底色',
    dark: '深色',
    darkHint: '浅底上的字、深色侧栏',
    on: '反白字',
    onHint: '写在主题色与深色上的字',
    accent: '点缀色',
    accentHint: '小标记',
    poor: (ratio: string) => `对比度 ${ratio}，读起来吃力`,
    derive: '由主题色重新搭配',
    contrast: '对比度',
    contrastHint: '小字至少 4.5 : 1。',
    'theme on white': '主题色写在白纸上',
    'theme on soft': '主题色写在浅底上',
    'dark on soft': '深色写在浅底上',
    'on on theme': '反白字写在主题色上',
    'on on dark': '反白字写在深色上',
    'accent on white': '点缀色写在白纸上',
  },
  en: {
    title: 'Colours',
    colors: 'Five colours',
    theme: 'Theme',
    themeHint: 'Titles, lines, shapes',
    soft: 'Tint',
    softHint: 'Ground of cards and bands',
    dark: 'Dark',
    darkHint: 'Text on the tint, dark columns',
    on: 'On theme',
    onHint: 'Text on theme and dark',
    accent: 'Accent',
    accentHint: 'Small marks',
    poor: (ratio: string) => `Contrast ${ratio}: hard to read`,
    derive: 'Match anew from the theme colour',
    contrast: 'Contrast',
    contrastHint: 'Small text needs 4.5 : 1 at least.',
    'theme on white': 'Theme on white paper',
    'theme on soft': 'Theme on the tint',
    'dark on soft': 'Dark on the tint',
    'on on theme': 'Text on theme',
    'on on dark': 'Text on dark',
    'accent on white': 'Accent on white paper',
  },
})

const NAMES = ['theme', 'soft', 'dark', 'on', 'accent'] as const satisfies (keyof ColorSet)[]

const ratio = (contrast: number) => `${contrast.toFixed(1)} : 1`

const Contrasts = ({ set }: { set: ColorSet }) => {
  const t = useWords(words)
  return (
    <Group title={t.contrast}>
      <ul className={styles.checks}>
        {contrastPairs(set).map(({ pair, contrast }) => (
          <li key={pair} data-poor={contrast < MIN_CONTRAST || undefined}>
            <Glyph icon={contrast < MIN_CONTRAST ? TriangleAlert : Check} size={14} />
            <span>{t[pair]}</span>
            <span className={styles.figure}>{ratio(contrast)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t.contrastHint}</p>
    </Group>
  )
}

/** The single colours of the set. Changing one of them turns a preset into a custom set. */
export const ThemeStyleSettingDrawer = ({ onClose }: { onClose(): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const theme = useEditorState(({ document }) => document.theme)
  const set = colorsOf(theme)
  const isOwn = typeof theme.colors !== 'string'
  // The theme colour is reset to the first preset, the others to what is derived from the theme colour.
  const matching = colorSetFrom(set.theme)
  const reset = (name: keyof ColorSet) =>
    editor.edit(
      setTheme({ colors: name === 'theme' ? blankTheme.colors : { ...set, [name]: matching[name] } }),
    )
  return (
    <SubPane title={t.title} onClose={onClose}>
      <div className={styles.settings}>
        <Group title={t.colors}>
          {NAMES.map((name) => {
            const poorest = lowestContrastOf(set, name)
            return (
              <PropertyRow
                key={name}
                label={t[name]}
                own={isOwn && (name === 'theme' || set[name] !== matching[name])}
                onReset={() => reset(name)}
                note={poorest < MIN_CONTRAST ? t.poor(ratio(poorest)) : t[`${name}Hint`]}
              >
                <ColorPickerCustom
                  plain
                  label={t[name]}
                  value={set[name]}
                  onChange={(color) =>
                    editor.edit(setTheme({ colors: { ...set, [name]: color } }), `theme colour ${name}`)
                  }
                  onCommit={() => editor.endGesture()}
                />
              </PropertyRow>
            )
          })}
          <button
            type="button"
            className={styles.more}
            onClick={() => editor.edit(setTheme({ colors: colorSetFrom(set.theme) }))}
          >
            {t.derive}
          </button>
        </Group>
        <Contrasts set={set} />
      </div>
    </SubPane>
  )
}
