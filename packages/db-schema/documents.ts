/** Documents of users, their versions and pictures. */
export interface DocumentTables {
  /** The document is the last column: a list then reads no page of it. */
  resumes: {
    id: string
    owner: string
    kind: string
    title: string
    revision: number
    size: number
    template_id: string | null
    created_at: number
    updated_at: number
    /** When the last version was stored; 0 before the first. */
    versioned_at: number
    deleted_at: number | null
    document: string
  }
  resume_versions: {
    id: string
    resume_id: string
    revision: number
    name: string | null
    reason: string
    size: number
    created_at: number
    document: string
  }
  /** The revision that is in the search index. Its other columns differ between the two databases. */
  resume_search: { resume_id: string; revision: number }
  files: {
    id: string
    owner: string
    /** Of the stored bytes: the same picture again is the same file. */
    hash: string
    size: number
    width: number
    height: number
    created_at: number
    /** Null while a document refers to it. */
    unused_since: number | null
  }
  /** `day` is its number in the site's calendar. Neither user nor document is stored. */
  export_counts: { day: number; kind: string; format: string; count: number }
}
