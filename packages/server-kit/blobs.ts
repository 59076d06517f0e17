/** Files by key, in a folder or in a bucket. Keys are made by the server: letters, digits, `-`, `_`, `.` and `/`. */
export interface Blobs {
  kind: 'folder' | 'bucket'
  put(key: string, body: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  delete(key: string): Promise<void>
  /** Every key, sorted. */
  list(): Promise<string[]>
}

const KEY = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)?$/

export const isBlobKey = (key: string): boolean => KEY.test(key) && key.length <= 200

/** A key with `..`, a backslash or an absolute path would leave the folder. */
export const checkedKey = (key: string): string => {
  if (!isBlobKey(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`)
  return key
}
