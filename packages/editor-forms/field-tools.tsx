import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './form.module.css'

const buttonsIn = (place: Element | null) => [
  ...(place?.querySelectorAll<HTMLButtonElement>(':scope > button') ?? []),
]

const FIELD = 'input, textarea, [contenteditable="true"], button'

/** Alt and Enter; listed in the overview of shortcuts. */
const isToTools = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key === 'Enter' && altKey && !ctrlKey && !metaKey && !shiftKey

/** Moves the focus from the input to the display settings of a field. */
export const reachTools = (event: KeyboardEvent): void => {
  if (!isToTools(event)) return
  event.preventDefault()
  event.stopPropagation()
  buttonsIn(event.currentTarget.querySelector(':scope > [role="toolbar"]'))[0]?.focus()
}

/**
 * Settings of a field. Tab skips them, so that it goes from field to field. Alt and Enter focus the settings, arrow keys
 * move between them, and Escape returns to the input.
 */
export const FieldTools = ({ label, children }: { label: string; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const button of buttonsIn(place.current)) button.tabIndex = -1
  })
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
    const buttons = buttonsIn(place.current)
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    if (at < 0) return
    if (by) buttons[at + by]?.focus()
    else if (event.key === 'Escape') place.current?.parentElement?.querySelector<HTMLElement>(FIELD)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={place} className={styles.tools} role="toolbar" aria-label={label} onKeyDown={walk}>
      {children}
    </div>
  )
}
