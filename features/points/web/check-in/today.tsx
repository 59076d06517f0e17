import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { checkIn, type checkIns } from '../../contract.ts'
import { refetchPoints } from '../points-queries.ts'
import styles from './check-in.module.css'
import { checkInWords } from './check-in-words.ts'

type State = ReplyOf<typeof checkIns>

const useCheckIn = (timeZone: string, onChecked: () => void) => {
  const t = useWords(checkInWords)
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.attempt(checkIn, { timeZone }),
    onSuccess: ({ points }) => {
      toasts.show(points > 0 ? t.got(points) : t.gotNothing, 'ok')
      onChecked()
    },
    onError: (error) => {
      const failure = error instanceof CallFailure ? error : undefined
      if (failure?.status === 401) api.report(401, failure.body)
      else toasts.show(failure?.body?.message ?? t.failed, 'warn')
    },
    // Another window may have been first; the server's state is shown in either case.
    onSettled: () => refetchPoints(queries),
  })
}

const Words = ({ state }: { state: State }) => {
  const t = useWords(checkInWords)
  const { isDone, brings, run, usual, seventh } = state
  if (isDone) return <p>{t.runDone(run)}</p>
  if (brings === null) return <p>{t.tooSoonText}</p>
  return (
    <p>
      {t.runToday(run + 1)}
      <br />
      {t.rule(usual, seventh)}
    </p>
  )
}

interface TodayProps {
  state: State
  timeZone: string
  onChecked(): void
}

/** Today's reward and the next ones. */
export const Today = ({ state, timeZone, onChecked }: TodayProps) => {
  const t = useWords(checkInWords)
  const box = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useCheckIn(timeZone, () => {
    onChecked()
    // The button disappears, so the focus is moved to its place.
    box.current?.focus()
  })
  const { isDone, brings, ahead } = state
  return (
    <div className={styles.side}>
      <div className={styles.today} ref={box} tabIndex={-1}>
        {isDone ? (
          <p className={styles.isDone}>
            <Icon name="check" size={18} />
            {t.isDone}
          </p>
        ) : (
          <Button size="md" busy={isPending} disabled={brings === null} onClick={() => mutate()}>
            {brings === null ? t.tooSoon : brings > 0 ? t.press(brings) : t.pressNothing}
          </Button>
        )}
        <Words state={state} />
      </div>
      {ahead.length > 0 && (
        <ul className={styles.ahead} aria-label={t.ahead}>
          {ahead.map(({ days, points }, at) => (
            <li key={days}>
              {at === 0 ? t.milestone(days) : t.further(days)} <b>+{points}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
