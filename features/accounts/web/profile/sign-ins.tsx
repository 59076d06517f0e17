import { useQuery } from '@tanstack/react-query'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { deviceName } from '../settings/device-name.ts'
import { sessionsQuery } from '../settings/sessions-setting.tsx'
import styles from './profile.module.css'

const words = defineWords({
  zh: { title: '最近登录', unknown: '未知设备', here: '这台设备', all: '管理登录的设备' },
  en: { title: 'Recent sign-ins', unknown: 'Unknown device', here: 'This device', all: 'Manage devices' },
})

const SHOWN = 3

export const SignIns = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const sessions = useQuery(sessionsQuery).data?.sessions ?? []
  const latest = sessions.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, SHOWN)
  const time = (at: number) =>
    new Date(at).toLocaleString(languageTag[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.section}>
      <h2>{t.title}</h2>
      <ul className={styles.signIns}>
        {latest.map(({ id, agent, createdAt, current }) => (
          <li key={id}>
            <span className={styles.device}>
              {deviceName(agent, t.unknown)}
              {current && <small className={styles.here}>{t.here}</small>}
            </span>
            <small>{time(createdAt)}</small>
          </li>
        ))}
      </ul>
      <AppLink to="/profile/setting" className={styles.more ?? ''}>
        {t.all}
      </AppLink>
    </section>
  )
}
