import { useEffect, useRef } from 'react'

/** On a phone what comes stands below the fold: the bar that asked goes to the top, and the answer under it is in sight. */
export const useBarOnTop = (busy: boolean) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy && matchMedia('(max-width: 767px)').matches) bar.current?.scrollIntoView({ block: 'start' })
  }, [busy])
  return bar
}
