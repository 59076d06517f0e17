import { stored } from '#packages/local-data/stored.ts'

const storage = () => stored('huajian-ai-open')

/**
 * Which draft stands open in this tab: a reload opens it again. Of another address it is not: who comes by a link means
 * something new.
 */
export const openDraftHere = {
  get: (): string | undefined => {
    try {
      const [id, search] = JSON.parse(storage().read() ?? '[]') as [string?, string?]
      return search === location.search ? id : undefined
    } catch {
      return undefined
    }
  },
  set: (id: string | undefined): void => {
    if (id === undefined) storage().remove()
    else storage().write(JSON.stringify([id, location.search]))
  },
}
