import { useQuery } from '@tanstack/react-query'
import { getTemplate } from '#features/templates/contract.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { useWorkspace } from '../workspace-state.ts'
import styles from './setters.module.css'

const words = defineWords({
  zh: {
    versions: '已发布的版本',
    version: (number: number) => `第 ${number} 版`,
    note: '用旧版做成的简历不会跟着改变。',
  },
  en: {
    versions: 'Published versions',
    version: (number: number) => `Version ${number}`,
    note: 'Resumes made from an earlier version don’t change.',
  },
})

/** Number of listed versions; older ones can be opened by their number. */
const SHOWN = 10

/** The published versions of the template. */
export const Versions = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const client = useApi()
  const { id, facts } = useWorkspace()
  const last = facts?.version ?? 0
  const { data = [] } = useQuery({
    queryKey: ['template versions', id, last],
    enabled: last > 0,
    queryFn: () =>
      Promise.all(
        Array.from({ length: Math.min(last, SHOWN) }, (_, at) =>
          client.attempt(getTemplate, { id, version: last - at }),
        ),
      ),
  })
  if (last === 0) return null
  return (
    <section className={styles.group} aria-label={t.versions}>
      <h3>{t.versions}</h3>
      <ul className={styles.versions}>
        {data.map(({ version, publishedAt }) => (
          <li key={version}>
            <AppLink to={`/createTemplate/previewer?id=${id}&version=${version}`}>
              {t.version(version)}
            </AppLink>
            <time dateTime={new Date(publishedAt).toISOString()}>
              {new Date(publishedAt).toLocaleDateString(languageTag[language])}
            </time>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t.note}</p>
    </section>
  )
}
