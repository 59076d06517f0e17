import { useEffect, useEffectEvent, useRef } from 'react'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { useDeskState } from '../desk-state.ts'

const FLASH_MS = 900

/** Who asks for the palette from elsewhere is led there: it lights up and takes the focus. */
export const useAskedFor = (onAsked: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const asked = useDeskState((state) => state.asked)
  const phone = usePhone()
  const lead = useEffectEvent(() => {
    onAsked()
    // A phone's keyboard would jump up over what can be chosen.
    const first = phone ? 'nav [aria-current]' : 'input[type="search"]'
    ref.current?.querySelector<HTMLElement>(first)?.focus()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    ref.current?.animate([{ backgroundColor: 'var(--cinnabar-wash)' }, { backgroundColor: 'transparent' }], {
      duration: FLASH_MS,
      easing: 'ease-out',
    })
  })
  useEffect(() => {
    if (asked === 0) return
    // The menu that asked closes first, and gives the focus back to its button.
    const timer = setTimeout(() => lead())
    return () => clearTimeout(timer)
  }, [asked])
  return ref
}
