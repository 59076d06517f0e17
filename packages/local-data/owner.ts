/** Nobody is signed in: what is written belongs to whoever sits at this browser. */
export const VISITOR = ''

let owner = VISITOR

/** Whose data this page works with: an account's id, or VISITOR. The server never sets it. */
export const currentOwner = (): string => owner

export const setOwner = (id: string | undefined): void => {
  owner = id ?? VISITOR
}
