import { CallFailure } from '#packages/wire/client.ts'
import { type FailureReason, RemoteFailure } from './remote.ts'

const BY_STATUS: Record<number, FailureReason> = {
  401: 'signed_out',
  404: 'gone',
  413: 'refused',
  422: 'refused',
}

/** What a failed call means for saving; `byCode` says it of the errors that only this home answers with. */
export const callFailed = (error: unknown, byCode: Record<string, FailureReason>): never => {
  if (!(error instanceof CallFailure)) throw error
  const { status, body, message } = error
  const reason =
    status === undefined ? 'offline' : (byCode[body?.code ?? ''] ?? BY_STATUS[status] ?? 'server')
  throw new RemoteFailure(reason, message)
}
