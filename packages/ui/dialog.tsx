import { type ReactNode, useEffect, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useBackToClose } from './back-to-close.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

const words = defineWords({
  zh: { close: '关闭' },
  en: { close: 'Close' },
})

const FIELDS = 'input, select, textarea'

interface DialogProps {
  title: string
  /** `true` for lists. `form` for long forms, which a press outside does not close. */
  wide?: boolean | 'form'
  /** Only buttons in the dialog close it: there is no close button, and Escape and a press outside do nothing. */
  locked?: boolean
  onClose(): void
  children: ReactNode
}

export const Dialog = ({ title, wide = false, locked = false, onClose, children }: DialogProps) => {
  const t = useWords(words)
  const dialog = useRef<HTMLDialogElement>(null)
  useBackToClose(true, () => {
    if (!locked) onClose()
  })
  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    // Without this, the browser focuses the close button. An element can request the focus instead.
    const first =
      shown?.querySelector<HTMLElement>('[data-autofocus]') ?? shown?.querySelector<HTMLElement>(FIELDS)
    first?.focus()
    // An unmounted dialog was not closed by the browser, so the focus is restored here.
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is a press outside.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-label={title}
      onCancel={(event) => {
        if (locked) event.preventDefault()
      }}
      // Browsers ignore `preventDefault` when Escape is pressed repeatedly, so a locked dialog is opened again.
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

/** An error message; renders nothing visible without a message. */
export const DialogMessage = ({ children }: { children: ReactNode }) => (
  <p className={styles.error} role="alert">
    {children}
  </p>
)

/** The buttons at the end of a dialog. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
)
