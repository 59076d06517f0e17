import { CallFailure } from '#packages/api/client.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'

const words = defineWords({
  zh: { offline: '没有连上服务器，请检查网络再试一次。', failed: '没能完成，请再试一次。' },
  en: {
    offline: 'Can’t reach the server. Check your connection and try again.',
    failed: 'Something went wrong. Please try again.',
  },
})

/** The error message to show in place. An expired session is handled globally. */
export const useFailure = () => {
  const t = useWords(words)
  const api = useApi()
  return (error: unknown): string => {
    if (!(error instanceof CallFailure)) return t.failed
    if (error.status === 401) api.report(401, error.body)
    return error.status === undefined ? t.offline : (error.body?.message ?? t.failed)
  }
}
