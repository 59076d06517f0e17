/** A document that is open for editing in this page. */
export interface OpenWork {
  id: string
  owner: string
  /** Sends to the server what has not arrived there. */
  push(): Promise<void>
  /** Writes nothing more, neither here nor to the server. */
  close(): void
}

const open = new Set<OpenWork>()

export const openWork: Pick<Set<OpenWork>, 'add' | 'delete'> = open

export const hasOpenWork = (): boolean => open.size > 0

export const isOpenHere = (id: string): boolean => [...open].some((work) => work.id === id)

export const pushOpenWork = async (owner: string): Promise<void> => {
  await Promise.allSettled([...open].filter((work) => work.owner === owner).map((work) => work.push()))
}

export const closeOpenWork = (owner: string): void => {
  for (const work of [...open]) if (work.owner === owner) work.close()
}
