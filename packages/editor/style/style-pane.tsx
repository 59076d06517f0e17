import { later } from '#packages/ui/later.ts'
import { defineWords } from '#packages/ui/words.tsx'
import type { RightTab } from '../editor.ts'
import { PaneTabs } from '../frame/pane-tabs.tsx'
import { useKindWords } from '../kind-words.ts'
import { useEditor, useEditorState } from '../use-editor.tsx'
import { ThemeSettings } from './theme-settings.tsx'

const words = defineWords({
  zh: { tabs: '样式', theme: '主题', section: '栏目', page: '页面' },
  en: { tabs: 'Style', theme: 'Theme', section: 'Section', page: 'Page' },
})

const TABS = ['theme', 'section', 'page'] as const satisfies RightTab[]
const SectionSettings = later(async () => (await import('./section-settings.tsx')).SectionSettings)
const PageSettings = later(async () => (await import('./page-settings.tsx')).PageSettings)
/** Fetched apart, ahead of their use. */
export const loadStylePanes = [SectionSettings.ahead, PageSettings.ahead]
const PANES = { theme: ThemeSettings, section: SectionSettings, page: PageSettings }

/** The right pane: what all sections share, the selected one, the page. */
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
