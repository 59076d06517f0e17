import { CallFailure } from '#packages/api/client.ts'
import { useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { errorWordFor, errorWords } from '#packages/ui/error-words.ts'

/** The error message to show in place. An expired session is handled globally. */
export const useFailure = () => {
  const api = useApi()
  const t = useWords(errorWords)
  return (error: unknown): string => {
    const failure = error instanceof CallFailure ? error : undefined
    if (failure?.status === 401) api.report(401, failure.body)
    return failure?.body?.message ?? t[errorWordFor(failure?.status)]
  }
}
