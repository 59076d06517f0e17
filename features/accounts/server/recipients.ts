import { mailboxOf } from '#packages/invites/email.ts'
import type { ServerDeps } from '#packages/server-kit/server.ts'

/** Emails that a caller can request for an address that need not be theirs. */
export type Requested = 'sign_up' | 'reset' | 'new_email' | 'stranger'

const IN_AN_HOUR = { calls: 5, seconds: 3600 }
const IN_A_DAY = { calls: 20, seconds: 24 * 3600 }

/**
 * Counts the emails to one mailbox, whatever networks request them. Each kind counts by itself: using up the sign-up
 * emails of an address must not block its password reset.
 */
export const openRecipients = ({ tries }: Pick<ServerDeps, 'tries'>) => {
  const windows = [
    tries('emails to a mailbox in an hour', IN_AN_HOUR),
    tries('emails to a mailbox in a day', IN_A_DAY),
  ]
  /** Counts one more email and returns whether it may be sent. */
  return async (sort: Requested, email: string): Promise<boolean> => {
    for (const window of windows)
      if ((await window.take(`${sort} ${mailboxOf(email)}`)).wait !== undefined) return false
    return true
  }
}
