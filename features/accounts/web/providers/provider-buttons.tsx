import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import type { ErrorBody } from '#packages/wire/errors.ts'
import { startProvider } from '../../providers-contract.ts'
import { spaced } from '../../spaced.ts'
import { Agreed } from '../agreed.tsx'
import { Said } from '../form-parts.tsx'
import classes from './provider-buttons.module.css'
import { ProviderMark } from './provider-mark.tsx'
import { useProviders } from './use-providers.ts'

const words = defineWords({
  zh: { or: '或', by: (name: string) => `使用${spaced(name)}登录` },
  en: { or: 'or', by: (name: string) => `Sign in with ${name}` },
})

const SAID = [...Object.keys(startProvider.errors), 'too_many_requests']

/** The other ways in, where the operator has set some up. */
export const ProviderButtons = ({
  remember,
  mayOpen = false,
}: {
  remember(): boolean
  /** Where nothing else says what an account that is opened by one agrees to. */
  mayOpen?: boolean
}) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const api = useApi()
  const [params] = useSearchParams()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const providers = useProviders()
  const next = params.get('next') ?? undefined
  const start = useMutation<{ url: string }, ErrorBody | null, string>({
    mutationFn: (provider) =>
      api.call(
        startProvider,
        { provider, remember: remember(), ...(next ? { next } : {}) },
        { inPlace: SAID },
      ),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (providers.length === 0) return null
  const { error } = start
  return (
    <div className={classes.providers}>
      <p className={classes.or}>{t.or}</p>
      <Said error={error && SAID.includes(error.code) ? error : undefined} />
      {providers.map(({ id, name, look }) => (
        <Button
          key={id}
          look="plain"
          size="form"
          disabled={!alive}
          // It stays busy while the browser is on its way.
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
