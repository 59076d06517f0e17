/** The text of a comment, for browser and server: plain text in which a closed token mentions a user. */

export const MAX_CHARACTERS = 1000
export const MAX_MENTIONS = 10

/** The id of an account, because a nickname may change later. */
const TOKEN = /@\[([A-Za-z0-9_-]{16,40})\]/g

export const mentionOf = (userId: string): string => `@[${userId}]`

/** The people named in a text, each once. */
export const mentionedIn = (body: string): string[] => [
  ...new Set([...body.matchAll(TOKEN)].map(([, id = '']) => id)),
]

export const replaceMentions = (body: string, by: (userId: string) => string): string =>
  body.replaceAll(TOKEN, (_, id: string) => by(id))

/** In characters as people count them, more or less; a person named is one, however long the name. */
export const lengthOf = (body: string): number => [...replaceMentions(body, () => '@')].length

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; userId: string }
  | { kind: 'link'; url: string }

/** Up to where an address may go on: Chinese text often follows it without a space. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** Punctuation that more likely ends the sentence than the address. */
const ENDS = /(?<![.,;:!?'*)\]])[.,;:!?'*)\]]+$/

const linkIn = (found: string): string | undefined => {
  const url = found.replace(ENDS, '')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  // With a name before the host it would say another place than it leads to.
  return parsed &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.username === '' &&
    parsed.hostname.includes('.')
    ? url
    : undefined
}

const linked = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number) => {
    if (to > at) pieces.push({ kind: 'text', text: text.slice(at, to) })
  }
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const url = linkIn(found)
    if (url === undefined) continue
    add(index)
    pieces.push({ kind: 'link', url })
    at = index + url.length
  }
  add(text.length)
  return pieces
}

/** A text as it is drawn. Put together again its pieces are the text: nothing is lost or made up. */
export const piecesOf = (body: string): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: token, 1: userId = '', index } of body.matchAll(TOKEN)) {
    pieces.push(...linked(body.slice(at, index)), { kind: 'mention', userId })
    at = index + token.length
  }
  return [...pieces, ...linked(body.slice(at))]
}
