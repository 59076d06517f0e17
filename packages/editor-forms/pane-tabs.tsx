import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react'
import styles from './pane-tabs.module.css'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface PaneTabsProps<Tab extends string> {
  label: string
  tabs: readonly Tab[]
  names: Record<Tab, string>
  shown: Tab
  onShow(tab: Tab): void
  children: ReactNode
}

/** A pane with tabs: one tab stop, arrow keys between the tabs. */
export const PaneTabs = <Tab extends string>(props: PaneTabsProps<Tab>) => {
  const { label, tabs, names, shown, onShow, children } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    const at = (tabs.indexOf(shown) + by + tabs.length) % tabs.length
    onShow(tabs[at] ?? shown)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }
  return (
    <div className={styles.pane}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        data-pane-tabs=""
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${base}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
          >
            {names[tab]}
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
        <Suspense>{children}</Suspense>
      </div>
    </div>
  )
}
