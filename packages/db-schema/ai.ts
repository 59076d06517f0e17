export interface AiTables {
  ai_models: {
    id: string
    name: string
    about: string
    base_url: string
    /** Sealed for this row; null where the endpoint needs none. */
    api_key: string | null
    model: string
    /** JSON: points by task. */
    prices: string
    enabled: number
    in_plans: number
    json_mode: number
    temperature: number | null
    timeout_seconds: number
    at_once: number
    place: number
    created_at: number
  }
  /** A visitor's run stores neither content nor address. */
  ai_runs: {
    /** Made by the browser. */
    id: string
    user_id: string | null
    task: string
    /** JSON, until it is deleted. */
    asked: string | null
    model_id: string
    model_name: string
    state: string
    failure: string | null
    /** Reserved while it runs; afterwards what was spent. */
    points: number
    steps: number
    about_id: string | null
    about_title: string | null
    started_at: number
    /** Heartbeat of the process that runs it. */
    seen_at: number
    ended_at: number | null
    deleted_at: number | null
    /** The process that runs it. */
    process: string
  }
  ai_run_steps: { run_id: string; number: number; step: string }
  translations: {
    copy_id: string
    source_id: string
    owner: string
    from_language: string
    to_language: string
    made_at: number
    /** JSON: hash by the id of the source's section. */
    sections: string
  }
}
