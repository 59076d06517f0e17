const KEY = 'huajian-ai-open'

/**
 * Which draft stands open in this tab: a reload opens it again. Of another address it is not: who comes by a link means
 * something new.
 */
export const openDraftHere = {
  get: (): string | undefined => {
    try {
      const [id, search] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, string?]
      return search === location.search ? id : undefined
    } catch {
      return undefined
    }
  },
  set: (id: string | undefined): void => {
    try {
      if (id === undefined) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, JSON.stringify([id, location.search]))
    } catch {}
  },
}
