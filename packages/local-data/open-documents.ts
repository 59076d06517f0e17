/** A document that is open for editing in this page. */
export interface OpenDocument {
  id: string
  owner: string
  /** Uploads the changes that the server does not have yet. */
  push(): Promise<void>
  /** Stops all writing, both to this device and to the server. */
  close(): void
}

const open = new Set<OpenDocument>()

export const openDocuments: Pick<Set<OpenDocument>, 'add' | 'delete'> = open

export const hasOpenDocuments = (): boolean => open.size > 0

export const isOpenHere = (id: string): boolean => [...open].some((work) => work.id === id)

export const uploadOpenDocuments = async (owner: string): Promise<void> => {
  await Promise.allSettled([...open].filter((work) => work.owner === owner).map((work) => work.push()))
}

export const closeOpenDocuments = (owner: string): void => {
  for (const work of [...open]) if (work.owner === owner) work.close()
}
