import { CallFailure } from '#packages/api/client.ts'
import { type FailureReason, StoreError } from './document-store.ts'

const BY_STATUS: Record<number, FailureReason> = {
  401: 'signed_out',
  404: 'gone',
  413: 'refused',
  422: 'refused',
}

/** Throws a failed API call as a StoreError; `byCode` maps the errors that only this store has. */
export const throwStoreError = (error: unknown, byCode: Record<string, FailureReason>): never => {
  if (!(error instanceof CallFailure)) throw error
  const { status, body, message } = error
  const reason =
    status === undefined ? 'offline' : (byCode[body?.code ?? ''] ?? BY_STATUS[status] ?? 'server')
  throw new StoreError(reason, message)
}
