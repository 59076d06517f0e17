import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { endOneSession, endOtherSessions, mySessions } from '../../contract.ts'
import { deviceName } from './device-name.ts'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'

const words = defineWords({
  zh: {
    title: '登录的设备',
    text: '不认识的设备，马上退出它并修改密码。',
    unknown: '未知设备',
    here: '这台设备',
    seen: (time: string) => `${time} 用过`,
    end: '退出',
    others: '退出其他所有设备',
  },
  en: {
    title: 'Signed-in devices',
    text: 'Don’t recognize a device? Sign it out and change your password.',
    unknown: 'Unknown device',
    here: 'This device',
    seen: (time: string) => `last active ${time}`,
    end: 'Sign out',
    others: 'Sign out all other devices',
  },
})

export const sessionsQuery = apiQuery(mySessions, {})

export const SessionsSetting = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const api = useApi()
  const queries = useQueryClient()
  const sessions = useQuery(sessionsQuery).data?.sessions ?? []
  const again = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  const one = useMutation({ mutationFn: (id: string) => api.call(endOneSession, { id }), onSettled: again })
  const others = useMutation({ mutationFn: () => api.call(endOtherSessions, {}), onSettled: again })
  const time = (at: number) =>
    new Date(at).toLocaleString(languageTag[language], { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Setting title={t.title} text={t.text}>
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, address, seenAt, current }) => (
          <li key={id}>
            <div>
              <b>{deviceName(agent, t.unknown)}</b>
              <small>{[address, t.seen(time(seenAt))].filter((fact) => fact !== '').join(' · ')}</small>
            </div>
            {current ? (
              <span className={styles.here}>{t.here}</span>
            ) : (
              <Button
                look="plain"
                busy={one.isPending && one.variables === id}
                onClick={() => one.mutate(id)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="plain" busy={others.isPending} onClick={() => others.mutate()}>
          {t.others}
        </Button>
      )}
    </Setting>
  )
}
