import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import { linkProvider, myProviders, unlinkProvider } from '../../providers-contract.ts'
import { spaced } from '../../spaced.ts'
import { Problem } from '../providers/problem.tsx'
import { ProviderMark } from '../providers/provider-mark.tsx'
import { ByProof } from './by-proof.tsx'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'

const words = defineWords({
  zh: {
    title: '登录方式',
    text: '关联之后，用这些账号也能登录。',
    none: '未关联',
    since: (label: string, day: string) => `${label ? `${label} · ` : ''}${day} 关联`,
    link: '关联',
    unlink: '解除',
    cancel: '取消',
    goOn: (name: string) => `前往${spaced(name).trimEnd()}`,
    unlinkNow: (name: string) => `解除${spaced(name).trimEnd()}`,
    linked: (name: string) => `已关联${spaced(name).trimEnd()}，下次可以用它登录。`,
    unlinked: '已解除关联',
  },
  en: {
    title: 'Sign-in methods',
    text: 'You can also sign in with the accounts you link here.',
    none: 'Not linked',
    since: (label: string, day: string) => `${label ? `${label} · ` : ''}linked ${day}`,
    link: 'Link',
    unlink: 'Unlink',
    cancel: 'Cancel',
    goOn: (name: string) => `Continue to ${name}`,
    unlinkNow: (name: string) => `Unlink ${name}`,
    linked: (name: string) => `${name} is linked. You can use it to sign in next time.`,
    unlinked: 'Account unlinked',
  },
})

export const myProvidersQuery = apiQuery(myProviders, {})

type Row = ReplyOf<typeof myProviders>['providers'][number]

const Change = ({ row: { id, name, linked }, onDone }: { row: Row; onDone(): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const input = { provider: id }
  return linked ? (
    <ByProof endpoint={unlinkProvider} input={input} submit={t.unlinkNow(name[language])} onDone={onDone} />
  ) : (
    <ByProof
      endpoint={linkProvider}
      input={input}
      submit={t.goOn(name[language])}
      onDone={({ url }) => location.assign(url)}
    />
  )
}

/** Hidden if the operator has configured no provider. */
export const ProvidersSetting = () => {
  const t = useWords(words)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [params] = useSearchParams()
  const [open, setOpen] = useState<string>()
  const rows = useQuery(myProvidersQuery).data?.providers ?? []
  if (rows.length === 0) return null
  const fresh = rows.find(({ id, linked }) => linked && id === params.get('linked'))
  const day = (at: number) => new Date(at).toLocaleDateString(languageTag[language], { dateStyle: 'medium' })
  const unlinked = () => {
    setOpen(undefined)
    toasts.show(t.unlinked)
    void queries.invalidateQueries({ queryKey: myProvidersQuery.queryKey })
  }
  return (
    <Setting title={t.title} text={t.text}>
      {fresh && (
        <p className={styles.done} role="status">
          {t.linked(fresh.name[language])}
        </p>
      )}
      <div className={styles.message}>
        <Problem />
      </div>
      <ul className={styles.ways}>
        {rows.map((row) => (
          <li key={row.id}>
            <div className={styles.way}>
              <ProviderMark look={row.look} />
              <div>
                <b>{row.name[language]}</b>
                <small>{row.linked ? t.since(row.linked.label, day(row.linked.since)) : t.none}</small>
              </div>
              <Button
                look="plain"
                aria-expanded={open === row.id}
                onClick={() => setOpen(open === row.id ? undefined : row.id)}
              >
                {open === row.id ? t.cancel : row.linked ? t.unlink : t.link}
              </Button>
            </div>
            {open === row.id && (
              <div className={styles.body}>
                <Change row={row} onDone={unlinked} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Setting>
  )
}
