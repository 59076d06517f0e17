import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ErrorBody } from '#packages/api/errors.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { inviteCode } from '#packages/invites/invite-code.ts'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { startProvider } from '../../providers-contract.ts'
import { spaced } from '../../spaced.ts'
import { Agreed } from '../agreed.tsx'
import { FormMessage } from '../form-parts.tsx'
import classes from './provider-buttons.module.css'
import { ProviderMark } from './provider-mark.tsx'
import { useProviders } from './use-providers.ts'

const words = defineWords({
  zh: { or: '或', by: (name: string) => `使用${spaced(name)}登录` },
  en: { or: 'or', by: (name: string) => `Sign in with ${name}` },
})

const MESSAGES = [...Object.keys(startProvider.errors), 'too_many_requests']

interface ProviderButtonsProps {
  remember(): boolean
  /** The code in the field; without a field, the code of the invitation link. */
  invite?(): string
  /** Shows the agreements if nothing else on the page names them. */
  mayOpen?: boolean
}

/** Sign-in with providers, if the operator has configured some. */
export const ProviderButtons = ({ remember, invite, mayOpen = false }: ProviderButtonsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const api = useApi()
  const [params] = useSearchParams()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const providers = useProviders()
  const next = params.get('next') ?? undefined
  /** An invalid code is dropped: it brings no reward and must not prevent the sign-in. */
  const codeNow = () => inviteCode.safeParse(invite ? invite() : (params.get('invite') ?? '')).data
  const start = useMutation<{ url: string }, ErrorBody | null, string>({
    mutationFn: (provider) => {
      const code = codeNow()
      const request = {
        provider,
        remember: remember(),
        ...(next ? { next } : {}),
        ...(code ? { invite: code } : {}),
      }
      return api.call(startProvider, request, { inPlace: MESSAGES })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  if (providers.length === 0) return null
  const { error } = start
  return (
    <div className={classes.providers}>
      <p className={classes.or}>{t.or}</p>
      <FormMessage error={error && MESSAGES.includes(error.code) ? error : undefined} />
      {providers.map(({ id, name, look }) => (
        <Button
          key={id}
          look="plain"
          size="form"
          disabled={!alive}
          // It stays busy while the browser navigates.
          busy={(start.isPending || start.isSuccess) && start.variables === id}
          onClick={() => start.mutate(id)}
        >
          <ProviderMark look={look} />
          {t.by(name[language])}
        </Button>
      ))}
      {mayOpen && <Agreed />}
    </div>
  )
}
