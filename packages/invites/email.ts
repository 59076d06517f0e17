import { hashOf } from '#packages/server-kit/hash-of.ts'

/** The mailbox behind an address: what follows a plus is the owner's own label, not another person. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/^([^+]*)\+[^@]*(?=@)/, '$1')

export const mailboxHash = (email: string): string => hashOf(`invite ${mailboxOf(email)}`)
