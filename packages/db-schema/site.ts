/** Settings of the site and state of its servers. */
export interface SiteTables {
  site_switches: { key: string; on: number }
  site_settings: { key: string; value: string; changed_at: number }
  route_rules: { source: string; target: string }
  site_pages: { page: string; revision: number; content: string | null; saved_at: number }
  /** When each periodic job last started, on whichever server. */
  job_turns: { name: string; taken_at: number }
  public_changes: { id: number; at: number }
  rate_limits: { key: string; points: number; expire: number | null }
}
