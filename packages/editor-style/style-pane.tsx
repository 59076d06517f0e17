import type { RightTab } from '#packages/editor-core/editor.ts'
import { useKindWords } from '#packages/editor-core/kind-words.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { PaneTabs } from '#packages/editor-forms/pane-tabs.tsx'
import { defineWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { ThemeSettings } from './theme-settings.tsx'

const words = defineWords({
  zh: { tabs: '样式', theme: '主题', section: '栏目', page: '页面' },
  en: { tabs: 'Style', theme: 'Theme', section: 'Section', page: 'Page' },
})

const TABS = ['theme', 'section', 'page'] as const satisfies RightTab[]
const SectionSettings = lazyComponent(async () => (await import('./section-settings.tsx')).SectionSettings)
const PageSettings = lazyComponent(async () => (await import('./page-settings.tsx')).PageSettings)
export const loadStylePanes = [SectionSettings.preload, PageSettings.preload]
const PANES = { theme: ThemeSettings, section: SectionSettings, page: PageSettings }

/** The right pane, with tabs for the theme, the selected section and the page. */
export const StylePane = () => {
  const t = useKindWords(words)
  const editor = useEditor()
  const shown = useEditorState((state) => state.right)
  const Pane = PANES[shown]
  return (
    <PaneTabs label={t.tabs} tabs={TABS} names={t} shown={shown} onShow={(right) => editor.show({ right })}>
      <Pane />
    </PaneTabs>
  )
}
