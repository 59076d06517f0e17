import { blankTheme } from '#packages/document/blank.ts'
import { setLanguage, setTheme } from '#packages/document/commands.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { InputFor } from '#packages/editor-forms/inputs/input-for.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { Switch } from '#packages/editor-forms/inputs/switch.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { styleSetters } from '#packages/layout/setters/style.ts'
import { titleKind } from '#packages/sections/registry.ts'
import { isTitled } from '#packages/sections/titled.ts'
import { ColorSets } from './color-sets.tsx'
import { OwnColor } from './own-color.tsx'
import { MarginOfAll } from './page-margins.tsx'
import { pixelsOf, pointsOf } from './points.ts'
import { Group, PropertyRow, ToggleRow } from './property-row.tsx'
import styles from './style-pane.module.css'
import { ThemeNumber, type ThemeUnit } from './theme-number.tsx'
import { TitleCard } from './title-card.tsx'

const words = defineWords({
  zh: {
    text: '文字',
    font: '字体',
    size: '字号',
    lineHeight: '行高',
    gaps: '间距',
    spacing: '疏密',
    titles: '标题样式',
    rail: '贯穿竖线',
    language: '文档语言',
    languageHint: '字段名、日期与等级用这种语言写；你写的内容不变。',
    zh: '中文',
    en: 'English',
  },
  en: {
    text: 'Text',
    font: 'Font',
    size: 'Size',
    lineHeight: 'Line height',
    gaps: 'Spacing',
    spacing: 'Density',
    titles: 'Title style',
    rail: 'Line through sections',
    language: 'Language',
    languageHint: 'Labels, dates and levels are written in it; your own words stay.',
    zh: '中文',
    en: 'English',
  },
})

const POINTS: ThemeUnit = { unit: 'pt', step: 0.5, show: pointsOf, store: pixelsOf }
const RATIO: ThemeUnit = { unit: '', step: 0.05, show: (value) => value, store: (value) => value }
const PERCENT: ThemeUnit = {
  unit: '%',
  step: 5,
  show: (value) => Math.round(value * 100),
  store: (value) => value / 100,
}

const FontRow = ({ label }: { label: string }) => {
  const editor = useEditor()
  const font = useEditorState(({ document }) => document.theme.font)
  const isOwn = font !== blankTheme.font
  return (
    <PropertyRow label={label} own={isOwn} onReset={() => editor.edit(setTheme({ font: blankTheme.font }))}>
      <InputFor
        row={styleSetters.fontFamily}
        label={label}
        value={isOwn ? font : undefined}
        inherited={font}
        onChange={(value) => editor.edit(setTheme({ font: value as typeof font }))}
      />
    </PropertyRow>
  )
}

/** The line through all sections is only possible with some title styles. */
const RailRow = ({ label }: { label: string }) => {
  const editor = useEditor()
  const { rail, titleVariant } = useEditorState(({ document }) => document.theme)
  if (!titleKind.variants[titleVariant]?.rail) return null
  return (
    <ToggleRow label={label}>
      <Switch
        label={label}
        checked={rail === true}
        onChange={(on) => editor.edit(setTheme({ rail: on || undefined }))}
      />
    </ToggleRow>
  )
}

const LanguageRow = ({ label }: { label: string }) => {
  const t = useWords(words)
  const editor = useEditor()
  const language = useEditorState(({ document }) => document.language)
  return (
    <>
      <Segments
        label={label}
        value={language}
        segments={[
          { value: 'zh', name: t.zh },
          { value: 'en', name: t.en },
        ]}
        onChange={(value) => editor.edit(setLanguage(value as 'zh' | 'en'))}
      />
      <p className={styles.note}>{t.languageHint}</p>
    </>
  )
}

/** Settings that all sections inherit: colours, fonts, gaps and the title style. */
export const GlobalThemeSettingBar = ({ onDetails }: { onDetails(): void }) => {
  const t = useWords(words)
  // Slides and cover letters have no section titles.
  const titled = useEditorState(({ document }) => document.sections.some(isTitled))
  return (
    <div className={styles.settings}>
      <ColorSets />
      <OwnColor onDetails={onDetails} />
      <Group title={t.text}>
        <FontRow label={t.font} />
        <ThemeNumber name="fontSize" label={t.size} in={POINTS} />
        <ThemeNumber name="lineHeight" label={t.lineHeight} in={RATIO} />
      </Group>
      <Group title={t.gaps}>
        <ThemeNumber name="spacing" label={t.spacing} in={PERCENT} />
        <MarginOfAll />
      </Group>
      {titled ? (
        <Group title={t.titles}>
          <TitleCard />
          <RailRow label={t.rail} />
        </Group>
      ) : null}
      <Group title={t.language}>
        <LanguageRow label={t.language} />
      </Group>
    </div>
  )
}
