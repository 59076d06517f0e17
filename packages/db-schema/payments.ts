export interface PaymentTables {
  memberships: {
    user_id: string
    /** The current or last plan: an expired one stays, so that its end can be shown. */
    plan: string
    /** End of the paid days. They also pass under a lifetime plan and count again when that is revoked. */
    until: number | null
    /** The plan of these days. */
    dated_plan: string | null
    /** How often a lifetime plan was granted and not revoked. */
    lifetimes: number
    changed_at: number
  }
  orders: {
    id: string
    /** Shown to users and sent to providers. */
    number: string
    /** Null after the account was deleted: bookkeeping needs the order without the person. */
    user_id: string | null
    what: string
    plan: string | null
    price_fen: number
    points: number | null
    days: number | null
    provider: string
    state: string
    page: string | null
    qr: string | null
    created_at: number
    closes_at: number
    /** When the provider was last queried for it. */
    asked_at: number | null
    paid_at: number | null
    provider_ref: string | null
    delivered_at: number | null
    closed_at: number | null
    /** The time that its days cover; a refund of an earlier order moves it. */
    runs_from: number | null
    runs_until: number | null
    refund_asked_at: number | null
    refund_reason: string | null
    /** Why the provider rejected the refund. */
    refund_trouble: string | null
    refunded_at: number | null
    points_back: number | null
    time_back_ms: number | null
  }
  /** Every notification that came, also those that changed nothing. */
  order_notices: {
    id: string
    provider: string
    order_id: string | null
    at: number
    verified: number
    verdict: string
    /** Emptied with the account: a provider's notification names the payer. */
    body: string
  }
  /** State of the simulated provider; orders read none of it. */
  sandbox_trades: {
    order_id: string
    number: string
    fen: number
    state: string
    ref: string
    secret: string
    refund_key: string | null
  }
  redeem_batches: {
    id: string
    name: string
    points: number
    plan: string | null
    days: number | null
    count: number
    expires_at: number | null
    created_at: number
  }
  redeem_codes: {
    id: string
    batch_id: string
    /** Its position in the list that was shown when the batch was made. */
    nr: number
    hash: string
    used_by: string | null
    used_at: number | null
    revoked_at: number | null
  }
}
