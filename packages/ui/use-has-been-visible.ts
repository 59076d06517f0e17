import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** Whether an element has ever been visible, so that long lists render their rows on demand. */
export const useHasBeenVisible = (): { ref: RefObject<HTMLDivElement | null>; seen: boolean } => {
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
