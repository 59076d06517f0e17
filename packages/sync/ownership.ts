import { VISITOR } from '#packages/local-data/owner.ts'

/**
 * Whether a record of this browser may be shown to `owner`. A record without an account belongs to an account only if
 * `isProven`: the server returned that document to the account.
 */
export const isOwnedBy = (recordOwner: string | undefined, owner: string, isProven: boolean): boolean =>
  recordOwner === owner || ((recordOwner ?? VISITOR) === VISITOR && isProven)
