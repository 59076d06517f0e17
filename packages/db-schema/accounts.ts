export interface AccountTables {
  users: {
    id: string
    email: string
    nickname: string
    /** Empty for accounts of another provider that have set none; no password matches it. */
    password_hash: string
    role: string
    created_at: number
    signature: string
    birthday: string | null
    avatar: string | null
    language: string | null
    banned_at: number | null
    /** When the account is deleted for good, after its owner asked for it. */
    leaves_at: number | null
    /** Sealed, except rows of an earlier version that the background job has not reached yet. */
    totp_secret: string | null
    /** Null while an authenticator is being set up. */
    totp_since: number | null
    /** The last thirty-second step whose code was accepted: no code works twice. */
    totp_step: number
  }
  sessions: {
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
    id: string
    lasts_ms: number
    /** Renewals do not go beyond this. Null where an earlier version opened the session during an upgrade. */
    ends_at: number | null
    /** When the user last signed in or entered the password again. */
    proven_at: number | null
    remembered: number
    agent: string
    address: string
    seen_at: number
    /** When the token was last exchanged. */
    renewed_at: number
    /** The previous token: valid until the new one is used, and shortly after for calls under way. */
    former_hash: string | null
    former_until: number | null
  }
  /** One-time codes and links, sent by email or given out by the first step of a sign-in. */
  account_secrets: {
    /** Kept by the page that asked; a code is accepted only together with it. */
    ticket_hash: string
    /** Only in the link of the email; it works alone. */
    link_hash: string
    user_id: string | null
    purpose: string
    code_hash: string
    data: string
    tries: number
    created_at: number
    expires_at: number
  }
  recovery_codes: { code_hash: string; user_id: string; used_at: number | null }
  /** Accounts at sign-in providers. */
  identities: { provider: string; subject: string; user_id: string; label: string; created_at: number }
  invite_codes: { user_id: string; code: string; created_at: number }
  /** Accounts that were made with an invitation. A row outlives the account: the inviter's limit counts it. */
  invited: {
    id: string
    user_id: string | null
    inviter: string
    /** Points that each of the two got; 0 where a limit was reached. */
    points: number
    /** The network of the new account, until it is deleted. */
    network_hash: string | null
    at: number
  }
  /** One row per network, locked while its rewards are counted. */
  invite_networks: { network_hash: string; at: number }
  /** Addresses that were rewarded before `once_marks`; no row is added any more. */
  invite_emails: { email_hash: string; at: number }
  /** Hashes of mailboxes and provider accounts that received a once-per-person gift, whichever account they have. */
  once_marks: { mark: string }
}
