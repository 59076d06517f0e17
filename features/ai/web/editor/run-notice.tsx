import { CircleAlert, CircleStop, ExternalLink, Info } from 'lucide'
import type { ReactNode } from 'react'
import { errorData } from '#packages/api/error-data.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { startRun } from '../../contract.ts'
import type { RunFailure } from '../run/run-ai.ts'
import type { AiRun } from '../run/run-state.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import styles from './editor.module.css'
import type { ChosenModel } from './use-chosen-model.ts'

const words = defineWords({
  zh: {
    points: (needed: number, balance: number) => `积分不够：这一次要 ${needed} 积分，你有 ${balance} 积分。`,
    getPoints: '去攒积分',
    newTab: '（新标签页）',
    free: (name: string) => `改用${name}，免费`,
    wait: (minutes: number) => `用得太频繁了，约 ${minutes} 分钟后再试。`,
    signIn: '登录',
    offline: '现在没有网络，AI 用不了；你的文字都在。连上后再试。',
    asSentence: (message: string) => (/[。！？]$/.test(message) ? message : `${message}。`),
    usable: '写好的部分可以照常采用。',
    unpaid: '没有扣积分。',
    paysPart: '积分按已写出的部分收取，不足一分按一分算。',
    paid: (points: number) => `按已写出的部分收取了 ${points} 积分。`,
    again: '再试一次',
    stopped: '已停下。停下之前写好的可以照常采用。',
    stoppedEmpty: '已停下，还没有写出内容。',
  },
  en: {
    points: (needed: number, balance: number) =>
      `Not enough points: this run costs ${needed}, and you have ${balance}. `,
    getPoints: 'Get points',
    newTab: ' (new tab)',
    free: (name: string) => `Use ${name} for free`,
    wait: (minutes: number) => `Too many runs. Try again in about ${minutes} min. `,
    signIn: 'Sign in',
    offline: 'You’re offline, so AI isn’t available. Your text is safe. Try again once you’re connected. ',
    asSentence: (message: string) => (/[.!?]$/.test(message) ? `${message} ` : `${message}. `),
    usable: 'You can still use what was written. ',
    unpaid: 'You weren’t charged. ',
    paysPart: 'You only pay for what was written, rounded up to whole points. ',
    paid: (points: number) =>
      points === 1
        ? '1 point was charged for what was written. '
        : `${points} points were charged for what was written. `,
    again: 'Try again',
    stopped: 'Stopped. You can use what was written before that. ',
    stoppedEmpty: 'Stopped before anything was written. ',
  },
})

const Notice = ({ tone, children }: { tone: 'fault' | 'plain' | 'stop'; children: ReactNode }) => (
  <div className={styles.notice} data-tone={tone} role={tone === 'fault' ? 'alert' : 'status'}>
    <Glyph icon={tone === 'fault' ? CircleAlert : tone === 'stop' ? CircleStop : Info} size={16} />
    <span>{children}</span>
  </div>
)

/** Opens a new tab, so that the text typed into the dialog is not lost. */
const PointsLink = () => {
  const t = useWords(words)
  return (
    <a href="/profile/points" target="_blank" rel="noopener">
      {t.getPoints}
      <Glyph icon={ExternalLink} size={12} />
      <span className={styles.hiddenText}>{t.newTab}</span>
    </a>
  )
}

const Again = ({ chosen, needed, onAgain }: { chosen: ChosenModel; needed: number; onAgain(): void }) => {
  const t = useWords(words)
  const free = needed > 0 && chosen.price >= needed ? chosen.free : undefined
  // One button with a changing label, so that the keyboard focus stays on it after switching to the free engine.
  return (
    <button type="button" className={parts.word} onClick={() => (free ? chosen.choose(free.id) : onAgain())}>
      {free ? t.free(free.name) : t.again}
    </button>
  )
}

/** The cost of a run that did not finish. */
const Cost = ({ run, chosen }: { run: AiRun; chosen: ChosenModel }) => {
  const t = useWords(words)
  const price = run.held ?? chosen.price
  if (price === 0) return null
  const isStopped = run.phase === 'stopped' || run.failure?.isConnectionLost === true
  if (!isStopped || run.spent === 0 || run.held === undefined) return t.unpaid
  return run.spent === undefined ? t.paysPart : t.paid(run.spent)
}

interface FailureProps {
  run: AiRun
  failure: RunFailure
  chosen: ChosenModel
  hasSteps: boolean
  onAgain(): void
}

const Failure = ({ run, failure, chosen, hasSteps, onAgain }: FailureProps) => {
  const t = useWords(words)
  const { id, pathOf } = useAiWorkspace()
  const poor = errorData(startRun, 'not_enough_points', failure as never)
  const often = errorData(startRun, 'too_many_runs', failure as never)
  const needsAccount = ['model_needs_account', 'unauthorized', 'signed_out'].includes(failure.code)
  const isOffline = failure.code === 'unreachable' && !navigator.onLine
  const isRefused = poor !== undefined || often !== undefined || needsAccount
  const message = poor
    ? t.points(poor.needed, poor.balance)
    : often
      ? t.wait(Math.max(1, Math.ceil(often.seconds / 60)))
      : isOffline
        ? t.offline
        : t.asSentence(failure.message)
  return (
    <Notice tone="fault">
      {message}
      {!isRefused && hasSteps && t.usable}
      {!isRefused && <Cost run={run} chosen={chosen} />}
      <span className={styles.ways}>
        {poor && <PointsLink />}
        {needsAccount ? (
          <AppLink to={`/auth/login?next=${encodeURIComponent(pathOf(id))}`}>{t.signIn}</AppLink>
        ) : (
          <Again chosen={chosen} needed={poor?.needed ?? 0} onAgain={onAgain} />
        )}
      </span>
    </Notice>
  )
}

interface RunNoticeProps {
  run: AiRun
  chosen: ChosenModel
  onAgain(): void
}

/** Why a run ended, and the notes of the engine. */
export const RunNotice = ({ run, chosen, onAgain }: RunNoticeProps) => {
  const t = useWords(words)
  const notes = run.steps.filter((step) => step.step === 'note')
  const hasSteps = run.steps.length > notes.length
  return (
    <>
      {run.phase === 'failed' && run.failure && (
        <Failure run={run} failure={run.failure} chosen={chosen} hasSteps={hasSteps} onAgain={onAgain} />
      )}
      {run.phase === 'stopped' && (
        <Notice tone="stop">
          {hasSteps ? t.stopped : t.stoppedEmpty}
          <Cost run={run} chosen={chosen} />
        </Notice>
      )}
      {notes.map((note) => (
        <Notice key={note.text} tone="plain">
          {note.text}
        </Notice>
      ))}
    </>
  )
}
