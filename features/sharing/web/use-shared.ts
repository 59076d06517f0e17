import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailure } from '#packages/api/client.ts'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { stored } from '#packages/local-data/stored.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { openShared, unlockShared } from '../contract.ts'

export type Shared = ReplyOf<typeof openShared>

export const sharedQuery = (suffix: string) => ({
  ...apiQuery(openShared, { suffix: suffix.toLowerCase() }, { quiet: true }),
  retry: 0,
  // The content on the screen must not change while it is being read.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Checked by its shape: on the server it is thrown by another copy of the class. */
export const codeOf = (error: unknown): string | undefined =>
  (error as { body?: { code?: string } | null } | null)?.body?.code

const passOf = (suffix: string) => stored('huajian-pass-', suffix)

const storedPass = (suffix: string): string | undefined => passOf(suffix).read() ?? undefined

/** If storage fails, the password is asked for again after a reload. */
const keepPass = (suffix: string, given: string) => passOf(suffix).write(given)

export type SharedState =
  | { state: 'waiting' | 'closed' | 'failed' }
  | { state: 'locked'; unlock(password: string): Promise<ErrorBody | undefined> }
  | { state: 'open'; shared: Shared; pass: string | undefined; change(next: Shared): void }

/** The content of a link once it is unlocked; the pass stored in this window unlocks it again after a reload. */
export const useShared = (given: string): SharedState => {
  const suffix = given.toLowerCase()
  const client = useApi()
  const queries = useQueryClient()
  const query = sharedQuery(suffix)
  const { data, error } = useQuery(query)
  const [pass, setPass] = useState<string>()
  const [tried, setTried] = useState(false)
  const code = codeOf(error)
  const isLocked = code === 'password_needed' && !data

  const open = async (by: { password: string } | { pass: string }): Promise<void> => {
    const { pass: next, ...shared } = await client.attempt(unlockShared, { suffix, ...by })
    keepPass(suffix, next)
    setPass(next)
    queries.setQueryData(query.queryKey, shared)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out to be locked.
  useEffect(() => {
    if (!isLocked) return
    const pass = storedPass(suffix)
    if (pass === undefined) setTried(true)
    else
      void open({ pass }).catch(() => {
        setTried(true)
      })
  }, [isLocked, suffix])

  if (data)
    return { state: 'open', shared: data, pass, change: (next) => queries.setQueryData(query.queryKey, next) }
  if (isLocked && tried)
    return {
      state: 'locked',
      unlock: (password) =>
        open({ password }).then(
          () => undefined,
          (failure: unknown) =>
            (failure instanceof CallFailure ? failure.body : null) ?? { code: 'no_answer', message: '' },
        ),
    }
  if (code === 'share_closed') return { state: 'closed' }
  const isWaiting = !error || isLocked || code === 'left_to_browser'
  return { state: isWaiting ? 'waiting' : 'failed' }
}
