import { type ReactNode, useEffect, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { useWayBack } from './way-back.ts'

const words = defineWords({
  zh: { close: '关闭' },
  en: { close: 'Close' },
})

const FIELDS = 'input, select, textarea'

interface DialogProps {
  title: string
  /** As wide as a list needs, or a form of some length, which a press beside it does not close. */
  wide?: boolean | 'form'
  /** Only what stands in it closes it: no cross, no press beside it, no Escape. */
  locked?: boolean
  onClose(): void
  children: ReactNode
}

/** What stands before the page until it is closed. */
export const Dialog = ({ title, wide = false, locked = false, onClose, children }: DialogProps) => {
  const t = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  useWayBack(true, () => {
    if (!locked) onClose()
  })
  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    // The cross stands first, and is the last that one comes for. Something may ask to be the one to begin with.
    const first =
      shown?.querySelector<HTMLElement>('[data-autofocus]') ?? shown?.querySelector<HTMLElement>(FIELDS)
    first?.focus()
    // It is taken away, not closed: nobody but us leads back to where one was.
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is a press beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-label={title}
      onCancel={(event) => {
        if (locked) event.preventDefault()
      }}
      // Who presses Escape again and again is not asked any more: what is locked comes back.
      onClose={() => (locked ? dialog.current?.showModal() : onClose())}
      onClick={({ target, currentTarget }) => {
        if (!locked && wide !== 'form' && target === currentTarget) onClose()
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          {!locked && (
            <button type="button" aria-label={t.close} onClick={onClose}>
              <Icon name="close" size={18} />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** What went wrong; nothing at all where nothing did. */
export const DialogSaid = ({ children }: { children: ReactNode }) => (
  <p className={styles.said} role="alert">
    {children}
  </p>
)

/** What can be done about it, at its end. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
)
