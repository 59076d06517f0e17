import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Whether it has ever been visible: a long list renders its rows when they are. */
export const useSeen = (): { ref: RefObject<HTMLDivElement | null>; seen: boolean } => {
  const ref = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !ref.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true))
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [seen])
  return { ref, seen }
}
