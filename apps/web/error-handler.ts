import type { QueryClient } from '@tanstack/react-query'
import type { ErrorBody } from '#packages/api/errors.ts'
import { languageOf } from '#packages/i18n/language.ts'
import { clearSessionCookie } from '#packages/local-data/session-cookie.ts'
import { errorWordFor, errorWords } from '#packages/ui/error-words.ts'
import { flushBeforeLeaving } from '#packages/ui/leaving.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import { readCookie } from './cookies.ts'
import { sessionQuery } from './session.ts'

interface Options {
  queryClient: QueryClient
  navigate(to: string): Promise<void> | void
}

const SIGN_IN = '/auth/login'

/** Handles every failed call that no form or screen shows itself: one message, and for 401 the way to sign in. */
export const createErrorHandler =
  ({ queryClient, navigate }: Options) =>
  (status: number | undefined, body?: ErrorBody | null): void => {
    // For errors without a text of their own, the server's message is in the caller's language.
    const message = status && status > 500 ? body?.message : undefined
    toasts.show(message ?? errorWords[languageOf(readCookie('lang'))][errorWordFor(status)], 'error')
    const { pathname, search } = window.location
    if (status !== 401 || pathname === SIGN_IN) return
    clearSessionCookie()
    queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    void flushBeforeLeaving().then(() => navigate(`${SIGN_IN}?next=${encodeURIComponent(pathname + search)}`))
  }
