import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import type { RightTab } from '../editor.ts'
import { useEditor, useEditorState } from '../use-editor.tsx'
import styles from './style-pane.module.css'
import { ThemeSettings } from './theme-settings.tsx'

const words = defineWords({
  zh: { tabs: '样式', theme: '主题', section: '栏目', page: '页面' },
  en: { tabs: 'Style', theme: 'Theme', section: 'Section', page: 'Page' },
})

const TABS = ['theme', 'section', 'page'] as const satisfies RightTab[]
const loadSection = () => import('./section-settings.tsx')
const loadPage = () => import('./page-settings.tsx')
/** Fetched apart, ahead of their use. */
export const loadStylePanes = [loadSection, loadPage]

const SectionSettings = lazy(async () => ({ default: (await loadSection()).SectionSettings }))
const PageSettings = lazy(async () => ({ default: (await loadPage()).PageSettings }))
const PANES = { theme: ThemeSettings, section: SectionSettings, page: PageSettings }
const KEYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The right pane: what all sections share, the selected one, the page. */
export const StylePane = () => {
  const t = useWords(words)
  const editor = useEditor()
  const shown = useEditorState((state) => state.right)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const Pane = PANES[shown]
  const move = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    const next = (TABS.indexOf(shown) + by + TABS.length) % TABS.length
    editor.show({ right: TABS[next] ?? 'theme' })
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.pane}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={t.tabs}
        data-style-tabs=""
        onKeyDown={move}
      >
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${base}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => editor.show({ right: tab })}
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
        <Suspense>
          <Pane />
        </Suspense>
      </div>
    </div>
  )
}
