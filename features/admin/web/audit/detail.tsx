import type { SiteTexts } from '#packages/settings/site-texts.ts'
import { switches } from '#packages/switches/switches.ts'
import { AppLink } from '#packages/ui/link.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import list from '../list.module.css'
import { DifferenceList } from '../money/difference-list.tsx'
import { siteForm } from '../texts/draft.ts'
import { TextDifferences } from '../texts/text-differences.tsx'
import { useMoments } from '../use-moments.ts'
import classes from './audit.module.css'
import { detailWords } from './detail-words.ts'

const words = defineWords({
  zh: { before: '改前', after: '改后', more: '全部内容' },
  en: { before: 'Before', after: 'After', more: 'All of it' },
})

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TIMES = new Set(['until', 'expiresAt'])
const LONGEST = 300

/** A fact of an entry as a person reads it. */
const useShown = () => {
  const t = useWords(detailWords)
  const { time, yuan } = useMoments()
  return (name: string, value: unknown): string => {
    if (value === null) return t.nothing
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number' && TIMES.has(name)) return time(value)
    if (typeof value === 'number' && name === 'fen') return yuan(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/** Ids of people lead to them. */
const personIn = (action: string, name: string, value: unknown): string | undefined => {
  const isPerson = name === 'userId' || (name === 'id' && action.startsWith('user.'))
  return isPerson && typeof value === 'string' ? value : undefined
}

const Facts = ({ action, detail }: { action: string; detail: Record<string, unknown> }) => {
  const names: Record<string, string> = useWords(detailWords)
  const { language } = useLanguage()
  const shown = useShown()
  const called = (name: string) =>
    Object.hasOwn(switches, name)
      ? switches[name as keyof typeof switches][language]
      : Object.hasOwn(names, name)
        ? names[name]
        : name
  return (
    <dl className={classes.facts}>
      {Object.entries(detail).map(([name, value]) => {
        const person = personIn(action, name, value)
        return (
          <div key={name}>
            <dt>{called(name)}</dt>
            <dd dir="auto">
              {person === undefined ? (
                shown(name, value)
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

/** What the log keeps of an action. */
export const Detail = ({ action, detail }: { action: string; detail: unknown }) => {
  const t = useWords(words)
  if (detail === null) return null
  if (action === 'money.update' && isGroup(detail))
    return <DifferenceList before={detail.before} after={detail.after} heads={[t.before, t.after]} />
  if (action === 'site_texts.update' && isGroup(detail)) {
    const [before, after] = [detail.before, detail.after].map((texts) => siteForm.toDraft(texts as SiteTexts))
    if (before && after) return <TextDifferences before={before} after={after} heads={[t.before, t.after]} />
  }
  if (isGroup(detail) && JSON.stringify(detail).length <= LONGEST)
    return <Facts action={action} detail={detail} />
  return (
    <details className={classes.all}>
      <summary>{t.more}</summary>
      <pre className={list.mono}>{JSON.stringify(detail, null, 2)}</pre>
    </details>
  )
}
