/** Owner of data that was written while no one was signed in: it belongs to this browser. */
export const VISITOR = ''

let owner = VISITOR

/** Owner of the data that this page works with: an account's id, or VISITOR. Only browsers call `setOwner`. */
export const currentOwner = (): string => owner

export const setOwner = (id: string | undefined): void => {
  owner = id ?? VISITOR
}
