export interface Finding {
  /** Enough to repeat it. */
  what: string
  file?: Uint8Array
}

/** Results of a run. */
export interface Walk {
  cases: number
  findings: Finding[]
}
