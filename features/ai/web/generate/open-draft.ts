import { stored } from '#packages/local-data/stored.ts'

const storage = () => stored('huajian-ai-open')

/** The draft that is open in this tab. A reload opens it again; a link with another address starts a new one. */
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
