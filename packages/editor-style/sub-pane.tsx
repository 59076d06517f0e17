import { ChevronLeft } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './style-pane.module.css'

const words = defineWords({
  zh: { back: '返回' },
  en: { back: 'Back' },
})

/** An open list or picker closes first; what hangs on the page's end belongs to it too. */
const isOwnKey = ({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) =>
  !defaultPrevented &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('[aria-expanded="true"]')

/** A drawer over the right pane, never over the page: the page shows what is being set. */
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
