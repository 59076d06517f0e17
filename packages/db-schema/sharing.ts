export interface SharingTables {
  share_links: {
    id: string
    owner: string
    resume_id: string
    purpose: string
    suffix: string
    password_hash: string | null
    masks: string
    may_download: number
    paused: number
    /** When it was paused for too many wrong passwords; null after its owner resumed it. */
    guessed_at: number | null
    expires_at: number | null
    views: number
    downloads: number
    last_seen_at: number | null
    created_at: number
  }
  /** Visitors that were counted already, by a hash that changes every day. */
  share_visits: { link_id: string; visitor: string; at: number }
  share_notes: {
    id: string
    resume_id: string
    link_id: string | null
    author: string
    key_hash: string
    place: string
    comment: string
    seen: string | null
    proposal: string | null
    state: string
    reply: string | null
    created_at: number
    settled_at: number | null
  }
}
