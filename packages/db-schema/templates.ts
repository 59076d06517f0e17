export interface TemplateTables {
  templates: {
    id: string
    owner: string
    kind: string
    status: string
    reason: string | null
    revision: number
    version: number
    created_at: number
    updated_at: number
    /** Of the latest version; the gallery is sorted by it. */
    published_at: number | null
    meta: string
    document: string
    /** When the last version of the draft was stored; 0 before the first. */
    versioned_at: number
  }
  /** Earlier states of a draft; what was published is in `template_versions`. */
  template_drafts: {
    id: string
    template_id: string
    revision: number
    name: string | null
    reason: string
    size: number
    created_at: number
    document: string
  }
  template_versions: {
    template_id: string
    version: number
    published_at: number
    meta: string
    document: string
  }
  /** Pictures of first pages. Identified by hashes of the document, the drawing engine and the picture. */
  template_covers: {
    template_id: string
    document: string
    engine: string
    picture: string
    width: number
    height: number
    created_at: number
  }
  template_stats: {
    template_id: string
    views: number
    likes: number
    favourites: number
    uses: number
    downloads: number
  }
  /** The price of a document, and the price in its file when that was last applied. No row: free. */
  template_prices: { template_id: string; points: number; file_points: number }
  template_purchases: { user_id: string; template_id: string; points: number; at: number }
  template_marks: { user_id: string; template_id: string; mark: string; at: number }
  /** Visitors that were counted already. */
  template_visits: { template_id: string; act: string; visitor: string; at: number }
  /** Hash of a built-in template's file when it was last published. */
  template_files: { template_id: string; hash: string }
  /** Search words of a version; `made` is the version of the rules that produced them. Can be rebuilt at any time. */
  template_words: { template_id: string; version: number; made: number; text: string; latin: string }
}
