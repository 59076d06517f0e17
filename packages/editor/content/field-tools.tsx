import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './form.module.css'

const buttonsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLButtonElement>(':scope > button') ?? []),
]

/** What can be set about a field: one stop for Tab, so that filling in a form stays quick; arrows inside. */
export const FieldTools = ({ label, children }: { label: string; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [at, button] of buttonsIn(place.current).entries()) button.tabIndex = at === 0 ? 0 : -1
  })
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
    const buttons = buttonsIn(place.current)
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    if (!by || at < 0) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }
  return (
    <div ref={place} className={styles.tools} role="toolbar" aria-label={label} onKeyDown={walk}>
      {children}
    </div>
  )
}
