import { useId } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import type { Model } from '../../contract.ts'
import { useModels } from '../run/use-models.ts'
import styles from './ai-model-select.module.css'
import type { ChosenModel } from './plan.ts'

const words = defineWords({
  zh: {
    models: '模型',
    builtIn: '内置引擎：不联网、按规则与词库起草',
    builtInAbout: '不知道的公司、时间、数字都留空给你填，不替你编。',
    free: '免费',
    price: (points: number) => `每份 ${points} 积分`,
    balance: (points: number) => `你有 ${points} 积分`,
    lacking: (points: number) => `还差 ${points} 积分`,
    earn: '去攒积分',
    signIn: '登录后可用',
    toSignIn: '去登录',
    failed: '没能取到模型，请检查网络。',
    again: '再试一次',
    waiting: '正在取模型…',
    language: '简历用什么语言写',
    zh: '中文',
    en: 'English',
    onlyChinese: '内置引擎只会写中文简历；英文简历请选别的模型。',
  },
  en: {
    models: 'Models',
    builtIn: 'Works offline; drafts from rules and phrases',
    builtInAbout: 'Companies, dates and numbers it can’t know are left blank for you. Nothing is made up.',
    free: 'Free',
    price: (points: number) => `${points} points per draft`,
    balance: (points: number) => `You have ${points} points`,
    lacking: (points: number) => `${points} more points needed`,
    earn: 'Get points',
    signIn: 'Sign in to use',
    toSignIn: 'Sign in',
    failed: 'Couldn’t load models. Check your connection.',
    again: 'Try again',
    waiting: 'Loading models…',
    language: 'Resume language',
    zh: '中文',
    en: 'English',
    onlyChinese: 'The built-in engine only writes Chinese resumes. For English, choose another model.',
  },
})

/** The price of a draft; models without one are not offered. */
const priceOf = ({ prices }: Model): number => prices.draft ?? 0
const drafts = ({ prices }: Model): boolean => prices.draft !== undefined

/** The reason why a model is not available now. */
const problemOf = (model: Model, balance: number | null) => {
  if (model.closed) return 'signed_out' as const
  return priceOf(model) > (balance ?? 0) ? ('points' as const) : undefined
}

export const chosenModel = (model: Model): ChosenModel => ({
  id: model.id,
  name: model.name,
  isBuiltIn: model.isBuiltIn,
  price: priceOf(model),
})

/** The chosen model if it is still available, otherwise the first available one. */
export const usableModel = (
  models: readonly Model[],
  balance: number | null,
  wanted: string | undefined,
): Model | undefined => {
  const usable = models.filter((model) => drafts(model) && problemOf(model, balance) === undefined)
  return usable.find(({ id }) => id === wanted) ?? usable[0]
}

const Price = ({ model, balance }: { model: Model; balance: number | null }) => {
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const problem = problemOf(model, balance)
  const price = priceOf(model)
  if (problem === 'signed_out')
    return (
      <>
        {t.signIn}
        <AppLink to={`/auth/login?next=${encodeURIComponent(pathname + search)}`}>{t.toSignIn}</AppLink>
      </>
    )
  if (price === 0) return t.free
  return problem ? (
    <>
      {t.price(price)}
      <b>{t.lacking(price - (balance ?? 0))}</b>
      <AppLink to="/profile/points">{t.earn}</AppLink>
    </>
  ) : (
    t.price(price)
  )
}

interface AiModelSelectProps {
  chosen: string | undefined
  onChoose(model: string): void
  language: Language
  onLanguage(language: Language): void
}

/** The third step: model, price and language. */
export const AiModelSelect = ({ chosen, onChoose, language, onLanguage }: AiModelSelectProps) => {
  const t = useWords(words)
  const group = useId()
  const { data, isError, isFetching, refetch } = useModels()
  if (!data)
    return isError ? (
      <div className={styles.failed}>
        <p role="alert">{t.failed}</p>
        <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </div>
    ) : (
      <p role="status">{t.waiting}</p>
    )
  const { balance } = data
  const models = data.models.filter(drafts)
  const now = usableModel(models, balance, chosen)
  return (
    <div className={styles.select}>
      <div className={styles.models} role="radiogroup" aria-label={t.models}>
        {models.map((model) => (
          <div key={model.id} className={styles.model} data-closed={problemOf(model, balance)}>
            <label>
              <input
                type="radio"
                name={group}
                value={model.id}
                checked={model.id === now?.id}
                disabled={problemOf(model, balance) !== undefined}
                onChange={() => onChoose(model.id)}
              />
              <b>{model.isBuiltIn ? t.builtIn : model.name}</b>
              <span className={styles.about}>{model.isBuiltIn ? t.builtInAbout : model.about}</span>
            </label>
            <p className={styles.price}>
              <Price model={model} balance={balance} />
            </p>
          </div>
        ))}
      </div>
      {balance !== null && models.some((model) => priceOf(model) > 0) && (
        <p className={styles.balance}>{t.balance(balance)}</p>
      )}
      {now?.isBuiltIn ? (
        language === 'en' && <p className={styles.balance}>{t.onlyChinese}</p>
      ) : (
        <fieldset className={styles.language}>
          <legend>{t.language}</legend>
          {(['zh', 'en'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${group}-language`}
                checked={language === one}
                onChange={() => onLanguage(one)}
              />
              {t[one]}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
