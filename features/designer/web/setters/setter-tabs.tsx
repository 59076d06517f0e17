import { type ComponentType, useEffect, useRef } from 'react'
import { useEditorState } from '#packages/editor-core/use-editor.tsx'
import { ContentPane } from '#packages/editor-forms/content-pane.tsx'
import { PaneTabs } from '#packages/editor-forms/pane-tabs.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { type Tab, tabs, useWorkspace, useWorkspaceState } from '../workspace-state.ts'
import { PropsTab } from './props-tab.tsx'
import { StyleTab } from './style-tab.tsx'
import { TemplateTab } from './template-tab.tsx'

const words = defineWords({
  zh: { tabs: '设置', data: '数据', props: '属性', style: '样式', template: '模板' },
  en: { tabs: 'Settings', data: 'Data', props: 'Fields', style: 'Style', template: 'Template' },
})

const PANES: Record<Tab, ComponentType> = {
  data: ContentPane,
  props: PropsTab,
  style: StyleTab,
  template: TemplateTab,
}

/** The author's right pane with tabs for content, field properties, style and template metadata. */
export const SetterTabs = () => {
  const t = useWords(words)
  const { state } = useWorkspace()
  const shown = useWorkspaceState(({ tab }) => tab)
  const right = useEditorState((one) => one.right)
  const asked = useRef(right)
  const Pane = PANES[shown]
  // The tools for theme and page open the style tab.
  useEffect(() => {
    if (asked.current !== right) state.setState({ tab: 'style' })
    asked.current = right
  }, [right, state])
  return (
    <PaneTabs label={t.tabs} tabs={tabs} names={t} shown={shown} onShow={(tab) => state.setState({ tab })}>
      <Pane />
    </PaneTabs>
  )
}
