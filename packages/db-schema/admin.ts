export interface AdminTables {
  audit_log: { id: string; at: number; user_id: string; action: string; detail: string }
  /** Reasons of current bans; deleted when a ban is lifted, the audit log keeps them. */
  bans: { user_id: string; reason: string; at: number }
  /** Ids of grants that were made, so that a repeated request grants once. */
  admin_grants: { id: string; at: number }
  /** The hash of the setup link that the server printed last; at most one row. */
  admin_setup: { token_hash: string; at: number }
}
