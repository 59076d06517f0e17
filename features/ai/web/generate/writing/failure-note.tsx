import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { errorData } from '#packages/api/error-data.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { startRun } from '../../../contract.ts'
import type { RunFailure } from '../../run/run-ai.ts'
import type { ChosenModel } from '../plan.ts'
import styles from './draft-note.module.css'

const words = defineWords({
  zh: {
    written: '已经写好的都在，可以接着写，也可以先用。',
    offline: '现在没有网络。接上之后，点「接着写」就从断开的地方往下写。',
    points: (needed: number, balance: number) => `这一份要 ${needed} 积分，你有 ${balance} 积分。`,
    earn: '去攒积分',
    other: '换一个模型',
    free: '改用内置引擎写下去，免费',
    unpaid: '没有扣积分。',
    paysPart: '积分按断开前已写出的部分收取。',
    signIn: '去登录',
    wait: (minutes: number) => `大约 ${minutes} 分钟之后可以再写。`,
  },
  en: {
    written: 'What’s written is safe. Continue, or use it as it is.',
    offline: 'You’re offline. Once you’re connected, select Continue to pick up where it stopped.',
    points: (needed: number, balance: number) => `This draft costs ${needed} points; you have ${balance}.`,
    earn: 'Get points',
    other: 'Choose another model',
    free: 'Continue for free with the built-in engine',
    unpaid: 'You weren’t charged.',
    paysPart: 'You only pay for what was written before the connection was lost.',
    signIn: 'Sign in',
    wait: (minutes: number) => `You can continue in about ${minutes} minutes.`,
  },
})

const useOnline = (): boolean => {
  const [online, setOnline] = useState(true)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  return online
}

interface FailureNoteProps {
  failure: RunFailure
  /** Whether any text is written. */
  hasText: boolean
  model: ChosenModel
  /** Lets the free built-in engine write the rest; undefined if it cannot. */
  onFree: (() => void) | undefined
  onOtherModel(): void
}

/** Why the draft is incomplete, and what the user can do. */
export const FailureNote = ({ failure, hasText, model, onFree, onOtherModel }: FailureNoteProps) => {
  const t = useWords(words)
  const online = useOnline()
  const { pathname, search } = useLocation()
  const lacking = errorData(startRun, 'not_enough_points', failure)
  const later = errorData(startRun, 'too_many_runs', failure)
  const isAccount = failure.code === 'model_needs_account' || failure.code === 'signed_out'
  // The built-in engine has no free alternative, and offline no model can be reached.
  const isModel = online && (isAccount || !model.isBuiltIn)
  return (
    <div className={styles.note} data-tone="danger" role="alert">
      <Icon name="alert" size={18} />
      <div>
        <p>
          <b>{failure.message}</b>
        </p>
        {lacking && <p>{t.points(lacking.needed, lacking.balance)}</p>}
        {later && <p>{t.wait(Math.max(1, Math.ceil(later.seconds / 60)))}</p>}
        {online ? hasText && <p>{t.written}</p> : <p>{t.offline}</p>}
        {!lacking && !later && !isAccount && model.price > 0 && (
          <p>{failure.isConnectionLost ? t.paysPart : t.unpaid}</p>
        )}
        {isModel && (
          <p className={styles.ways}>
            {lacking && <AppLink to="/profile/points">{t.earn}</AppLink>}
            {isAccount && (
              <AppLink to={`/auth/login?next=${encodeURIComponent(pathname + search)}`}>{t.signIn}</AppLink>
            )}
            {onFree && (
              <button type="button" onClick={onFree}>
                {t.free}
              </button>
            )}
            <button type="button" onClick={onOtherModel}>
              {t.other}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
