import { X } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import styles from './tool-panel.module.css'

const words = defineWords({ zh: { close: '关闭' }, en: { close: 'Close' } })

interface ToolPanelProps {
  opened: boolean
  onClose(): void
  title: string
  /** The side whose pane it covers; the page stays visible and usable. */
  side: 'left' | 'right'
  /** Needs more room than the pane has: the page makes room. */
  wide?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** A tool next to the page that covers only the pane at its side. Escape closes it. */
export const ToolPanel = ({
  opened,
  onClose,
  title,
  side,
  wide = false,
  footer,
  children,
}: ToolPanelProps) => {
  const t = useWords(words)
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    root.current?.focus({ preventScroll: true })
    return () => {
      // The focus goes back, unless the tool led somewhere.
      const gone = document.activeElement === document.body || document.activeElement === null
      if (gone && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [opened])
  if (!opened) return null
  return (
    <section
      ref={root}
      className={styles.panel}
      data-side={side}
      data-wide-panel={wide || undefined}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent)) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={parts.icon} aria-label={t.close} onClick={onClose}>
          <Glyph icon={X} size={18} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  )
}
