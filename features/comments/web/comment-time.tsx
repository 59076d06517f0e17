import { useEffect, useRef, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { useHydrated } from '#packages/ui/use-hydrated.ts'
import { ago } from './ago.ts'

const TICK_MS = 30_000

/** The server's time, advanced since its response, because the browser's clock may be wrong. */
export const useNow = (answeredAt: number): number => {
  const since = useRef({ answeredAt, from: 0 })
  const [now, setNow] = useState(answeredAt)
  useEffect(() => {
    since.current = { answeredAt, from: performance.now() }
    setNow(answeredAt)
    const tick = () => setNow(answeredAt + performance.now() - since.current.from)
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [answeredAt])
  return now
}

/** The age, with the exact time in the reader's time zone as a tooltip. */
export const CommentTime = ({ at, now, className }: { at: number; now: number; className?: string }) => {
  const { language } = useLanguage()
  const hydrated = useHydrated()
  const exact = (time: number) =>
    new Date(time).toLocaleString(languageTag[language], { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time
      className={className}
      dateTime={new Date(at).toISOString()}
      title={hydrated ? exact(at) : undefined}
    >
      {ago(now - at, language)}
    </time>
  )
}
