export interface PointTables {
  ledger: {
    id: string
    user_id: string
    amount: number
    reason: string
    /** Idempotency key: a second entry with the same key changes nothing. */
    key: string
    /** Id of the document, order or run that it is for. */
    about: string | null
    /** Of a hold: the key of the entry that will end it. */
    ends_with: string | null
    balance: number
    created_at: number
  }
  /** Sum of a user's entries, stored so that a constraint of the database can guard it. */
  ledger_balances: { user_id: string; balance: number }
  /** Points that were reclaimed while a hold reserved them: what the hold returns goes to these claims first. */
  hold_claims: { hold_key: string; claim_key: string; points: number; reason: string; about: string | null }
  check_ins: {
    user_id: string
    /** In the calendar of the user's time zone. */
    day: string
    /** Length of the streak, including this day. */
    run: number
    points: number
    at: number
    /** Each check-in covers 24 hours of real time, one after the other: this is where they end. */
    stands_until: number
  }
}
