import { useEffect } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from './api.tsx'
import { Button } from './button.tsx'
import styles from './failed.module.css'

const words = defineWords({
  zh: { failed: '没有加载出来。', offline: '现在没有网络，连上后再试。', again: '再试一次' },
  en: {
    failed: 'This could not be loaded.',
    offline: 'There is no network now. Try again once you are connected.',
    again: 'Try again',
  },
})

/** Shown instead of content that could not be loaded. A signed-out user gets the usual message. */
export const Failed = ({ error, onAgain }: { error: Error; onAgain(): void }) => {
  const t = useWords(words)
  const api = useApi()
  useEffect(() => {
    if (error instanceof CallFailure && error.status === 401) api.report(401, error.body)
  }, [api, error])
  const isSilent = error instanceof CallFailure && error.status === undefined
  return (
    <div className={styles.failed} role="alert">
      <p>{isSilent ? t.offline : t.failed}</p>
      <Button look="plain" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
