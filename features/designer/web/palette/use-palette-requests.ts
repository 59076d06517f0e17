import { useEffect, useEffectEvent, useRef } from 'react'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { useWorkspaceState } from '../workspace-state.ts'

const FLASH_MS = 900

/** Highlights and focuses the palette when another pane requests it. */
export const usePaletteRequests = (onAsked: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const paletteRequests = useWorkspaceState((state) => state.paletteRequests)
  const phone = usePhone()
  const lead = useEffectEvent(() => {
    onAsked()
    // On a phone, focusing the search field would open the keyboard over the palette.
    const first = phone ? 'nav [aria-current]' : 'input[type="search"]'
    ref.current?.querySelector<HTMLElement>(first)?.focus()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    ref.current?.animate([{ backgroundColor: 'var(--cinnabar-wash)' }, { backgroundColor: 'transparent' }], {
      duration: FLASH_MS,
      easing: 'ease-out',
    })
  })
  useEffect(() => {
    if (paletteRequests === 0) return
    // The menu that made the request closes first and returns the focus to its button.
    const timer = setTimeout(() => lead())
    return () => clearTimeout(timer)
  }, [paletteRequests])
  return ref
}
