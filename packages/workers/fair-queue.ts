interface Queued {
  /** Whose task it is: an account or a network. Tasks of the server itself have none. */
  requester: string | undefined
}

/** Tasks wait in one line for each requester, and the lines take turns: many tasks of one do not delay another's. */
export class FairQueue<Task extends Queued> {
  readonly #lines = new Map<string | undefined, Task[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  lengthOf(requester: string | undefined): number {
    return this.#lines.get(requester)?.length ?? 0
  }

  push(task: Task): void {
    const line = this.#lines.get(task.requester)
    if (line) line.push(task)
    else this.#lines.set(task.requester, [task])
    this.#length += 1
  }

  /** The next task of a requester who may have one more running. */
  shift(mayRun: (requester: string | undefined) => boolean): Task | undefined {
    for (const [requester, line] of this.#lines) {
      if (!mayRun(requester)) continue
      const task = line.shift()
      this.#length -= 1
      // A Map keeps the order of insertion: this line goes behind the others.
      this.#lines.delete(requester)
      if (line.length > 0) this.#lines.set(requester, line)
      return task
    }
    return undefined
  }

  /** Whether the task was still waiting. */
  remove(task: Task): boolean {
    const line = this.#lines.get(task.requester)
    const at = line?.indexOf(task) ?? -1
    if (!line || at < 0) return false
    line.splice(at, 1)
    if (line.length === 0) this.#lines.delete(task.requester)
    this.#length -= 1
    return true
  }

  clear(): Task[] {
    const all = [...this.#lines.values()].flat()
    this.#lines.clear()
    this.#length = 0
    return all
  }
}
