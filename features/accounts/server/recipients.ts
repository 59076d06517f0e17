import { mailboxOf } from '#packages/invites/email.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'

/** What a caller can have sent to an address that need not be theirs. */
export type Requested = 'sign_up' | 'reset' | 'new_email' | 'stranger'

const IN_AN_HOUR = { calls: 5, seconds: 3600 }
const IN_A_DAY = { calls: 20, seconds: 24 * 3600 }

/**
 * Counts the emails to one mailbox, from whatever networks they are requested. Each sort by itself: whoever uses up the
 * sign-up emails of somebody must not keep a reset from them.
 */
export const openRecipients = ({ tries }: Pick<ServerDeps, 'tries'>) => {
  const windows = [
    tries('emails to a mailbox in an hour', IN_AN_HOUR),
    tries('emails to a mailbox in a day', IN_A_DAY),
  ]
  /** Whether one more may go out; it is counted. */
  return async (sort: Requested, email: string): Promise<boolean> => {
    for (const window of windows)
      if ((await window.take(`${sort} ${mailboxOf(email)}`)).wait !== undefined) return false
    return true
  }
}
