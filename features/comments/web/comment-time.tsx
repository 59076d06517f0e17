import { useEffect, useRef, useState } from 'react'
import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage } from '#packages/i18n/words.tsx'
import { useHydrated } from '#packages/ui/use-hydrated.ts'
import { ago } from './ago.ts'

const TICK_MS = 30_000

/** The server's clock, going on from when it answered: a browser's own may be hours off. */
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

/** How long ago, and on resting there exactly when, in the reader's own time zone. */
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
