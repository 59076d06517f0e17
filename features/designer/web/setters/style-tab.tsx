import type { RightTab } from '#packages/editor-core/editor.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { ModuleStyleSettingDrawer } from '#packages/editor-style/module-style-setting-drawer.tsx'
import { PageSettings } from '#packages/editor-style/page-settings.tsx'
import { ThemeSettings } from '#packages/editor-style/theme-settings.tsx'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf, titleKind } from '#packages/sections/registry.ts'
import { useSelectedSection } from './selected-section.ts'
import styles from './setters.module.css'

const words = defineWords({
  zh: {
    scope: '样式作用于',
    section: '选中的部分',
    theme: '主题',
    page: '页面',
    none: '在页面上点一下要调整的部分：标题、一行文字、一张卡片都可以单独设置。',
    only: '仅此栏目',
    title: (number: number) => `模块标题·样式 ${number}`,
    variant: (name: string, number: number) => `${name}·版式 ${number}`,
  },
  en: {
    scope: 'Style applies to',
    section: 'Selected part',
    theme: 'Theme',
    page: 'Page',
    none: 'Select what to change on the page: a title, a line of text or a card can each be styled.',
    only: 'This section only',
    title: (number: number) => `Section title · ${number}`,
    variant: (name: string, number: number) => `${name} · ${number}`,
  },
})

const SCOPES: readonly RightTab[] = ['section', 'theme', 'page']

const Part = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { id, kind } = useSelectedSection()
  const { onTitle, title, variant } = useEditorState(({ document, selection }) => {
    const section = document.sections.find((one) => one.id === selection?.section)
    return {
      onTitle: selection?.slot?.startsWith('title') === true,
      title: section?.titleVariant ?? document.theme.titleVariant,
      variant: section?.variant ?? 0,
    }
  })
  if (id === undefined) return <p className={styles.empty}>{t.none}</p>
  const look = onTitle ? titleKind.variants[title] : kindOf(kind)?.variants[variant]
  return (
    <>
      <header className={`${styles.head} ${styles.scope}`} title={look?.[language]}>
        <h2>{onTitle ? t.title(title) : t.variant(kindOf(kind)?.[language] ?? kind, variant)}</h2>
        <span>{t.only}</span>
      </header>
      <ModuleStyleSettingDrawer key={id} section={id} />
    </>
  )
}

/** All setters of the selected part, or of the theme, or of the page. */
export const StyleTab = () => {
  const t = useWords(words)
  const editor = useEditor()
  const scope = useEditorState(({ right }) => right)
  return (
    <>
      <div className={styles.scope}>
        <Segments
          label={t.scope}
          value={scope}
          segments={SCOPES.map((value) => ({ value, name: t[value] }))}
          onChange={(right) => editor.show({ right: right as RightTab })}
        />
      </div>
      {scope === 'section' ? <Part /> : scope === 'theme' ? <ThemeSettings /> : <PageSettings />}
    </>
  )
}
