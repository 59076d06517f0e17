import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { ContentPane } from '#packages/editor/content/content-pane.tsx'
import { useEditorState } from '#packages/editor/use-editor.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { type Tab, tabs, useDesk, useDeskState } from '../desk-state.ts'
import { PropsTab } from './props-tab.tsx'
import styles from './setters.module.css'
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
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The author's right pane: what a section says, which of it shows, how it looks, and what the template is. */
export const SetterTabs = () => {
  const t = useWords(words)
  const { state } = useDesk()
  const shown = useDeskState(({ tab }) => tab)
  const right = useEditorState((one) => one.right)
  const asked = useRef(right)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const Pane = PANES[shown]
  // The tools for theme and page are in the style.
  useEffect(() => {
    if (asked.current !== right) state.setState({ tab: 'style' })
    asked.current = right
  }, [right, state])
  const move = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    const next = (tabs.indexOf(shown) + by + tabs.length) % tabs.length
    state.setState({ tab: tabs[next] ?? 'style' })
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.pane}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={t.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${base}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => state.setState({ tab })}
          >
            {t[tab]}
          </button>
        ))}
      </div>
      <div
        key={shown}
        className={styles.panel}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown}`}
      >
        <Pane />
      </div>
    </div>
  )
}
