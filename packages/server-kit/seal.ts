/**
 * Keeps secrets that the server itself must read again, such as the keys of models. A stolen copy of the database
 * opens none of them.
 */
export interface Seal {
  /**
   * A secret that was sealed for one purpose cannot be opened for another, so a row's secret cannot be moved into
   * another row.
   */
  close(secret: string, purpose: string): string
  /** Undefined where it cannot be read: sealed by another key, for something else, or altered. */
  open(sealed: string, purpose: string): string | undefined
  /** The same for the same text and purpose, and nothing can be read from it: who steals it cannot even try out texts. */
  mark(text: string, purpose: string): string
}
