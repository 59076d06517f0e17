import { VISITOR } from '#packages/local-data/owner.ts'

/**
 * Whether a record of this browser may be shown to `owner`. One of a visitor, or of a version that named no owner, is
 * an account's only where `isProven`: the document itself was found where they keep theirs.
 */
export const belongs = (recordOwner: string | undefined, owner: string, isProven: boolean): boolean =>
  recordOwner === owner || ((recordOwner ?? VISITOR) === VISITOR && isProven)
