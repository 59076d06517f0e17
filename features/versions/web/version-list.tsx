import { memo } from 'react'
import type { VersionInfo } from '#packages/editor-core/versions-port.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './history-dialog.module.css'

const words = defineWords({
  zh: {
    list: '历史版本',
    today: '今天',
    yesterday: '昨天',
    saved: '自动保存',
    named: '手动保留',
    restored: '恢复之前',
    merged: '合并另一处改动之前',
    template: '更换模板之前',
    imported: '导入之前',
    ai: 'AI 修改之前',
    translated: '翻译之前',
  },
  en: {
    list: 'Versions',
    today: 'Today',
    yesterday: 'Yesterday',
    saved: 'Saved',
    named: 'Kept',
    restored: 'Before a restore',
    merged: 'Before changes from elsewhere',
    template: 'Before a new template',
    imported: 'Before an import',
    ai: 'Before an AI edit',
    translated: 'Before a translation',
  },
})

const dayOf = (at: number) => new Date(at).toDateString()

/** The label of a version: its name, or the reason why it was saved. */
export const useVersionName = (): ((version: VersionInfo) => string) => {
  const t = useWords(words)
  return ({ name, reason }) => name || t[reason]
}

export const useVersionTime = (): ((version: VersionInfo) => string) => {
  const { language } = useLanguage()
  return ({ at }) =>
    new Date(at).toLocaleTimeString(languageTag[language], {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    })
}

/** Newest first, with a heading for each day. */
export const VersionList = memo(
  ({
    versions,
    chosen,
    onChoose,
  }: {
    versions: readonly VersionInfo[]
    chosen: string | undefined
    onChoose(id: string): void
  }) => {
    const t = useWords(words)
    const { language } = useLanguage()
    const nameOf = useVersionName()
    const timeOf = useVersionTime()
    const days = Map.groupBy(
      [...versions].sort((a, b) => b.at - a.at),
      ({ at }) => dayOf(at),
    )
    const dayName = (day: string) => {
      const date = new Date(day)
      if (day === dayOf(Date.now())) return t.today
      if (day === dayOf(Date.now() - 86_400_000)) return t.yesterday
      return date.toLocaleDateString(languageTag[language], {
        month: 'long',
        day: 'numeric',
        ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
      })
    }
    return (
      <nav className={styles.list} aria-label={t.list}>
        {[...days].map(([day, some]) => (
          <section key={day}>
            <h3>{dayName(day)}</h3>
            <ul>
              {some.map((version) => (
                <li key={version.id}>
                  <button
                    type="button"
                    aria-current={version.id === chosen || undefined}
                    data-named={version.name ? '' : undefined}
                    onClick={() => onChoose(version.id)}
                  >
                    <time>{timeOf(version)}</time>
                    <span>{nameOf(version)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    )
  },
)
