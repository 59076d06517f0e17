/**
 * Encrypts secrets that the server itself must read again, such as the keys of models. A stolen copy of the database
 * reveals none of them.
 */
export interface Seal {
  /**
   * A secret that was sealed for one purpose cannot be opened for another, so a row's secret cannot be moved into
   * another row.
   */
  close(secret: string, purpose: string): string
  /** Undefined if it cannot be decrypted: sealed with another key, for another purpose, or altered. */
  open(sealed: string, purpose: string): string | undefined
  /** A keyed hash: equal for the same text and purpose, and useless for trying out texts without the key. */
  mark(text: string, purpose: string): string
}
