import { reasonWords } from '#features/comments/reason-parts.ts'
import type { Gift } from '#features/orders/admin-contract.ts'
import list from '#packages/admin-ui/list.module.css'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import type { SiteTexts } from '#packages/settings/site-texts.ts'
import { switches } from '#packages/switches/switches.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { DifferenceList } from '../money/difference-list.tsx'
import { giftWords } from '../orders/gift-words.ts'
import { peopleWords } from '../people/people-words.ts'
import { siteForm } from '../texts/draft.ts'
import { TextDifferences } from '../texts/text-differences.tsx'
import { useMoments } from '../use-moments.ts'
import classes from './audit.module.css'
import { detailWords } from './detail-words.ts'

const words = defineWords({
  zh: { before: '改前', after: '改后', more: '全部内容', comma: '，' },
  en: { before: 'Before', after: 'After', more: 'Show all', comma: ', ' },
})

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MAX_LENGTH = 300

interface Step {
  step: 'write' | 'read' | 'delete'
  tookMs: number
  problem: string | null
}

/** A readable value of a log entry. */
const useShown = () => {
  const { comma } = useWords(words)
  const t = useWords(detailWords)
  const plans: Record<string, string> = useWords(peopleWords)
  const gifts = useWords(giftWords)
  const reasons: Record<string, string> = useWords(reasonWords)
  const { time, yuan, signed } = useMoments()
  const steps = (value: unknown) =>
    (value as readonly Step[]).map(
      ({ step, tookMs, problem }) => `${t[step]} ${problem ?? t.took(Math.round(tookMs))}`,
    )
  const given = (value: unknown) => {
    const gift = { points: 0, plan: null, days: null, ...(value as Gift) }
    return gifts.gives(gift.what === 'lifetime' ? { ...gift, plan: 'lifetime' } : gift)
  }
  const byName: Record<string, (value: unknown) => string> = {
    until: (value) => time(Number(value)),
    expiresAt: (value) => (value === null ? t.never : time(Number(value))),
    fen: (value) => yuan(Number(value)),
    amount: (value) => signed(Number(value)),
    plan: (value) => plans[String(value)] ?? String(value),
    gift: given,
    codes: (value) => (value === null ? t.allOpen : t.some((value as readonly string[]).length)),
    steps: (value) => steps(value).join(comma),
  }
  return (action: string, name: string, value: unknown): string => {
    const special = byName[name]
    if (special) return special(value)
    if (name === 'reason' && action.startsWith('comment.')) return reasons[String(value)] ?? String(value)
    if (typeof value === 'boolean') return value ? t.yes : t.no
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Ids of users link to them. */
const personIn = (name: string, value: unknown): string | undefined =>
  (name === 'userId' || name === 'author') && typeof value === 'string' ? value : undefined

/** Empty values are left out, except these. */
const TELLING = new Set(['codes', 'expiresAt'])

interface FactsProps {
  action: string
  detail: Record<string, unknown>
  /** Details that the heading shows already. */
  tells: readonly string[]
}

const Facts = ({ action, detail, tells }: FactsProps) => {
  const names: Record<string, unknown> = useWords(detailWords)
  const { language } = useLanguage()
  const shown = useShown()
  const called = (name: string) =>
    Object.hasOwn(switches, name)
      ? switches[name as keyof typeof switches][language]
      : Object.hasOwn(names, name)
        ? String(names[name])
        : name
  const facts = Object.entries(detail).filter(
    ([name, value]) => !tells.includes(name) && (value !== null || TELLING.has(name)),
  )
  if (facts.length === 0) return null
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => {
        const person = personIn(name, value)
        return (
          <div key={name}>
            <dt>{called(name)}</dt>
            <dd dir="auto">
              {person === undefined ? (
                shown(action, name, value)
              ) : (
                <AppLink to={`/admin/users/${person}`} className={list.link ?? ''}>
                  {person}
                </AppLink>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The stored details of an action. */
export const Detail = ({ action, detail, tells }: Omit<FactsProps, 'detail'> & { detail: unknown }) => {
  const t = useWords(words)
  if (detail === null) return null
  if (action === 'money.update' && isGroup(detail))
    return <DifferenceList before={detail.before} after={detail.after} heads={[t.before, t.after]} />
  if (action === 'site_texts.update' && isGroup(detail)) {
    const [before, after] = [detail.before, detail.after].map((texts) => siteForm.toDraft(texts as SiteTexts))
    if (before && after) return <TextDifferences before={before} after={after} heads={[t.before, t.after]} />
  }
  if (isGroup(detail) && JSON.stringify(detail).length <= MAX_LENGTH)
    return <Facts action={action} detail={detail} tells={tells} />
  return (
    <details className={classes.all}>
      <summary>{t.more}</summary>
      <pre className={list.mono}>{JSON.stringify(detail, null, 2)}</pre>
    </details>
  )
}
