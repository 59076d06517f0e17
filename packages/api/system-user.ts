/** The id of the account that owns the shipped content. Stored. It has no password and no mailbox: it cannot sign in. */
export const SYSTEM_USER_ID = 'huajian-house-account'
