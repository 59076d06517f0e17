import { mentionOf, piecesOf } from '../../body.ts'
import type { Comment } from '../../contract.ts'

export interface Named {
  id: string
  nickname: string
}

/** The text as typed, with mentioned users by name, and their ids. */
export interface Draft {
  text: string
  people: readonly Named[]
}

export const emptyDraft: Draft = { text: '', people: [] }

/** Of two users with one name, the first selected is the first mentioned. */
const taken = (people: Named[], nickname: string): Named | undefined => {
  const same = people.filter((one) => one.nickname === nickname)
  const [first] = same
  if (first && same.length > 1) people.splice(people.indexOf(first), 1)
  return first
}

/** Converts names to stored tokens: only users selected from the list are mentioned. */
export const bodyOf = ({ text, people }: Draft): string => {
  const left = [...people]
  const names = [...new Set(people.map(({ nickname }) => nickname))].sort((a, b) => b.length - a.length)
  let body = ''
  let at = 0
  while (at < text.length) {
    const name = text[at] === '@' ? names.find((one) => text.startsWith(one, at + 1)) : undefined
    const person = name === undefined ? undefined : taken(left, name)
    body += person ? mentionOf(person.id) : text[at]
    at += person ? person.nickname.length + 1 : 1
  }
  return body
}

/** Converts tokens back to names for editing. A user who has left remains as a plain name. */
export const draftOf = (body: string, mentions: Comment['mentions']): Draft => {
  const people: Named[] = []
  const text = piecesOf(body)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      if (piece.kind === 'link') return piece.url
      const nickname = mentions.find(({ id }) => id === piece.userId)?.nickname ?? ''
      if (nickname !== '') people.push({ id: piece.userId, nickname })
      return `@${nickname}`
    })
    .join('')
  return { text, people }
}

/** The text after an @ directly before the caret; an email address does not count. */
export const askedName = (text: string, caret: number): { from: number; q: string } | undefined => {
  const found = /(?:^|[^\w.])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  return found ? { from: caret - (found[1]?.length ?? 0) - 1, q: found[1] ?? '' } : undefined
}

/** Replaces the typed part by the name and a space. */
export const withPerson = (
  { text, people }: Draft,
  { from, q }: { from: number; q: string },
  { id, nickname }: Named,
): { draft: Draft; caret: number } => {
  const before = `${text.slice(0, from)}@${nickname} `
  return {
    draft: { text: before + text.slice(from + 1 + q.length), people: [...people, { id, nickname }] },
    caret: before.length,
  }
}
