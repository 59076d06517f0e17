import { useEffect, useRef } from 'react'

/** Scrolls the bar to the top when a run starts: on a phone the answer below it would otherwise be off screen. */
export const useBarOnTop = (busy: boolean) => {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy && matchMedia('(max-width: 767px)').matches) bar.current?.scrollIntoView({ block: 'start' })
  }, [busy])
  return bar
}
