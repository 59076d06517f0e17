import { useId } from 'react'
import type { TaskName } from '#packages/ai/tasks.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import type { Model } from '../../contract.ts'
import { useAiWorkspace } from './ai-workspace.ts'
import styles from './editor.module.css'
import type { ChosenModel } from './use-chosen-model.ts'

const words = defineWords({
  zh: {
    model: '模型',
    free: '免费',
    points: (count: number) => `${count} 积分`,
    closed: '登录后可用',
    costs: (price: number, balance: number) =>
      `每次 ${price} 积分，你有 ${balance} 积分。中途停止，按已写出的部分收取。`,
    lacks: (price: number, balance: number) => `每次 ${price} 积分，你有 ${balance} 积分，不够。`,
    signIn: '登录',
    more: '后可以用更多模型',
    cannot: '做不了这件事',
    waiting: '正在取模型…',
    failed: '没能取到模型列表',
    offline: '现在没有网络，连上后再试',
    again: '再试一次',
  },
  en: {
    model: 'Model',
    free: 'free',
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    closed: 'sign in to use',
    costs: (price: number, balance: number) =>
      `${price} points per run; you have ${balance}. If you stop early, you only pay for what was written. `,
    lacks: (price: number, balance: number) =>
      `${price} points per run; you have ${balance}, which isn’t enough. `,
    signIn: 'Sign in',
    more: ' for more models',
    cannot: 'not available for this',
    waiting: 'Loading models…',
    failed: 'Couldn’t load models',
    offline: 'You’re offline. Try again once you’re connected.',
    again: 'Try again',
  },
})

/** The price of a run next to the balance, so that users know before a run is refused. */
const Points = ({ chosen: { price, balance } }: { chosen: ChosenModel }) => {
  const t = useWords(words)
  if (price === 0 || balance === null) return null
  return price > balance ? <b>{t.lacks(price, balance)}</b> : t.costs(price, balance)
}

const SignIn = () => {
  const t = useWords(words)
  const { id, pathOf } = useAiWorkspace()
  return (
    <span className={styles.more}>
      <AppLink to={`/auth/login?next=${encodeURIComponent(pathOf(id))}`}>{t.signIn}</AppLink>
      {t.more}
    </span>
  )
}

/** The chosen model and its price. */
export const ModelChoice = ({
  task,
  chosen,
  disabled,
}: {
  task: TaskName
  chosen: ChosenModel
  disabled?: boolean
}) => {
  const t = useWords(words)
  const id = useId()
  if (chosen.isPending) return <p className={styles.quiet}>{t.waiting}</p>
  if (chosen.models.length === 0)
    return (
      <p className={styles.quiet}>
        {navigator.onLine ? t.failed : t.offline}
        <button type="button" className={parts.word} onClick={chosen.again}>
          {t.again}
        </button>
      </p>
    )
  const noteOf = ({ closed, prices }: Model) => {
    const price = prices[task]
    if (price === undefined) return t.cannot
    return closed ? t.closed : price === 0 ? t.free : t.points(price)
  }
  return (
    <div className={styles.model}>
      <label htmlFor={id}>{t.model}</label>
      <select
        id={id}
        className={parts.field}
        value={chosen.model?.id ?? ''}
        disabled={disabled}
        onChange={({ currentTarget }) => chosen.choose(currentTarget.value)}
      >
        {chosen.models.map((model) => (
          <option
            key={model.id}
            value={model.id}
            disabled={model.closed !== null || model.prices[task] === undefined}
          >
            {model.name} · {noteOf(model)}
          </option>
        ))}
      </select>
      {chosen.model && (
        <small>
          <Points chosen={chosen} />
          {chosen.model.about}
          {chosen.models.some(({ closed }) => closed !== null) && <SignIn />}
        </small>
      )}
    </div>
  )
}
