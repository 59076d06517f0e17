import { useEffect } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { errorWordFor, errorWords } from '#packages/ui/error-words.ts'
import { Icon } from '#packages/ui/icon.tsx'
import list from './list.module.css'

const words = defineWords({
  zh: {
    failed: '没有取到',
    missing: '没有找到',
    missingText: '它可能已经删除，或者地址写错了。',
    again: '再试一次',
  },
  en: {
    failed: 'Couldn’t load this',
    missing: 'Not found',
    missingText: 'It may have been deleted, or the address may be wrong.',
    again: 'Try again',
  },
})

/** Replaces data that failed to load: the reason, and a way to retry. */
export const Failed = ({ error, onAgain }: { error: Error; onAgain(): void }) => {
  const t = useWords(words)
  const says = useWords(errorWords)
  const api = useApi()
  const { status, body } = error instanceof CallFailure ? error : { status: undefined, body: null }
  // An expired session is handled globally.
  useEffect(() => {
    if (status === 401) api.report(401, body)
  }, [api, status, body])
  if (status === 404) return <EmptyState icon="search" title={t.missing} text={t.missingText} />
  return (
    <section className={list.failed}>
      <Icon name="alert" size={24} />
      <h2>{t.failed}</h2>
      <p>{body?.message ?? says[errorWordFor(status)]}</p>
      <Button look="plain" onClick={onAgain}>
        {t.again}
      </Button>
    </section>
  )
}
