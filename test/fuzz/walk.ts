export interface Finding {
  /** Enough to make it again. */
  what: string
  file?: Uint8Array
}

/** What a run did until its time was over. */
export interface Walk {
  cases: number
  findings: Finding[]
}
