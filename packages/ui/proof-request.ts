/** Calls that wait until the person has proved who they are. One dialog serves all of them. */
export const createProofRequests = () => {
  let waiting: ((isProven: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isAsked: () => waiting.length > 0,
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      }),
    answer: (isProven: boolean) => {
      const answered = waiting
      waiting = []
      tell()
      for (const resolve of answered) resolve(isProven)
    },
  }
}

export const proofRequests = createProofRequests()
