import { CircleAlert, CircleStop, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#packages/editor/glyph.tsx'
import parts from '#packages/editor/tools/tool-parts.module.css'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { errorData } from '#packages/wire/error-data.ts'
import { startRun } from '../../contract.ts'
import type { RunFailure } from '../run/run-ai.ts'
import type { AiRun } from '../run/run-state.ts'
import { useAiDesk } from './desk.ts'
import styles from './editor.module.css'

const words = defineWords({
  zh: {
    points: (needed: number, balance: number) => `这一次要 ${needed} 积分，你有 ${balance} 积分。`,
    getPoints: '去看积分',
    wait: (minutes: number) => `用得太频繁了，约 ${minutes} 分钟后再试。`,
    signIn: '登录',
    offline: '现在没有网络，AI 用不了；你的文字都在。连上后再试。',
    said: (message: string) => (/[。！？]$/.test(message) ? message : `${message}。`),
    unpaid: '没有扣积分。',
    again: '再试一次',
    stopped: '已停下。停下之前写好的可以照常采用，没有扣积分。',
    stoppedEmpty: '已停下，还没有写出内容，没有扣积分。',
  },
  en: {
    points: (needed: number, balance: number) => `This run takes ${needed} points; you have ${balance}.`,
    getPoints: 'See points',
    wait: (minutes: number) => `Too many runs. Try again in about ${minutes} min.`,
    signIn: 'Sign in',
    offline: 'There is no network, so AI cannot be asked. Your text is safe; try again once you are back.',
    said: (message: string) => (/[.!?]$/.test(message) ? `${message} ` : `${message}. `),
    unpaid: 'No points were spent.',
    again: 'Try again',
    stopped: 'Stopped. What was finished before can be used. No points were spent.',
    stoppedEmpty: 'Stopped before anything was written. No points were spent.',
  },
})

const Notice = ({ tone, children }: { tone: 'fault' | 'plain' | 'stop'; children: ReactNode }) => (
  <div className={styles.notice} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
    <Glyph icon={tone === 'fault' ? CircleAlert : tone === 'stop' ? CircleStop : Info} size={16} />
    <span>{children}</span>
  </div>
)

const Failure = ({ failure, onAgain }: { failure: RunFailure; onAgain(): void }) => {
  const t = useWords(words)
  const { id } = useAiDesk()
  const poor = errorData(startRun, 'not_enough_points', failure as never)
  const often = errorData(startRun, 'too_many_runs', failure as never)
  const isStranger = ['model_needs_account', 'unauthorized', 'signed_out'].includes(failure.code)
  const isOffline = failure.code === 'unreachable' && !navigator.onLine
  return (
    <Notice tone="fault">
      {poor
        ? t.points(poor.needed, poor.balance)
        : often
          ? t.wait(Math.max(1, Math.ceil(often.seconds / 60)))
          : isOffline
            ? t.offline
            : t.said(failure.message)}
      {!poor && !often && !isStranger && !isOffline && t.unpaid}{' '}
      {poor ? (
        <AppLink to="/profile/points">{t.getPoints}</AppLink>
      ) : isStranger ? (
        <AppLink to={`/auth/login?next=${encodeURIComponent(`/builder/${id}`)}`}>{t.signIn}</AppLink>
      ) : (
        <button type="button" className={parts.word} onClick={onAgain}>
          {t.again}
        </button>
      )}
    </Notice>
  )
}

/** What there is to say about a run beside what it wrote: why it ended, and what the engine itself remarks. */
export const RunNotice = ({ run, onAgain }: { run: AiRun; onAgain(): void }) => {
  const t = useWords(words)
  const notes = run.steps.filter((step) => step.step === 'note')
  const isEmpty = run.steps.length === notes.length
  return (
    <>
      {run.phase === 'failed' && run.failure && <Failure failure={run.failure} onAgain={onAgain} />}
      {run.phase === 'stopped' && <Notice tone="stop">{isEmpty ? t.stoppedEmpty : t.stopped}</Notice>}
      {notes.map((note) => (
        <Notice key={note.text} tone="plain">
          {note.text}
        </Notice>
      ))}
    </>
  )
}
