import { ChevronLeft } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { back: '返回' },
  en: { back: 'Back' },
})

/** Whether Escape is for this pane. An open list or picker closes first, even one that is rendered in a portal. */
const isOwnKey = ({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) =>
  !defaultPrevented &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('[aria-expanded="true"]')

/** A drawer over the right pane. It does not cover the pages, which show the effect of its settings. */
export const SubPane = ({
  title,
  onClose,
  children,
}: {
  title: string
  onClose(): void
  children: ReactNode
}) => {
  const t = useWords(words)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = globalThis.document.activeElement
    back.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      className={styles.drawer}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOwnKey(event)) onClose()
      }}
    >
      <header className={styles.drawerHead}>
        <button ref={back} type="button" className={styles.icon} aria-label={t.back} onClick={onClose}>
          <Glyph icon={ChevronLeft} size={18} />
        </button>
        <h2>{title}</h2>
      </header>
      <div className={styles.scroll}>{children}</div>
    </section>
  )
}
