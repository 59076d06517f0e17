/** A cache that drops its least recently used entries while the sizes of all of them exceed a limit. */
export class LruCache<Key, Value> {
  /** In the order of their last use. */
  readonly #entries = new Map<Key, Value>()
  readonly #maxSize: number
  readonly #sizeOf: (value: Value) => number
  #size = 0

  /** Without `sizeOf`, `maxSize` is the number of entries. */
  constructor(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#size -= this.#sizeOf(value)
  }
}
