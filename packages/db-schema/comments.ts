export interface CommentTables {
  comments: {
    id: string
    target_kind: string
    target_id: string
    /** 0 starts a thread, 1 is a reply in it. */
    level: number
    /** Its own id at level 0. Code keeps it valid, not the database: a thread never outlives its root. */
    root_id: string
    parent_id: string | null
    /** The user that a reply to a reply answers. */
    answers: string | null
    /** Null after the comment or the account was deleted. */
    author: string | null
    body: string
    created_at: number
    edited_at: number | null
    deleted_at: number | null
    hidden_at: number | null
    hidden_for: string | null
    likes: number
    /** Public ones: of a thread at level 0, of direct answers at level 1. */
    replies: number
    /** Number of open reports, and when the last of them came. */
    reports: number
    reported_at: number | null
  }
  /** Number of public comments, so that a heading need not count a hundred thousand rows. */
  comment_counts: { target_id: string; shown: number }
  comment_likes: { comment_id: string; user_id: string; at: number }
  comment_reports: {
    comment_id: string
    user_id: string
    reason: string
    words: string | null
    at: number
    settled_at: number | null
  }
  comment_news: {
    id: string
    user_id: string
    comment_id: string
    kind: string
    at: number
    read_at: number | null
  }
  /** Everything written in the last hour, deleted or not: limits are counted here. */
  comment_writes: { id: string; user_id: string; target_id: string; text_hash: string; at: number }
  /** Points that comments earned. A row outlives its comment, so that deleting does not reset the limit of a day. */
  comment_points: {
    comment_id: string
    user_id: string
    points: number
    /** How many of them the author has now. */
    held: number
    /** How often points came or went; each time is a ledger entry of its own. */
    turns: number
    at: number
  }
}
