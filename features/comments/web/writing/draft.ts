import { mentionOf, piecesOf } from '../../body.ts'
import type { Comment } from '../../contract.ts'

export interface Named {
  id: string
  nickname: string
}

/** A text as it is typed, with people by their names, and who is meant by them. */
export interface Draft {
  text: string
  people: readonly Named[]
}

export const emptyDraft: Draft = { text: '', people: [] }

/** Of two people with one name the first chosen is the first named. */
const taken = (people: Named[], nickname: string): Named | undefined => {
  const same = people.filter((one) => one.nickname === nickname)
  const [first] = same
  if (first && same.length > 1) people.splice(people.indexOf(first), 1)
  return first
}

/** Names become what the server keeps: who was chosen from the list, and nobody who was only typed. */
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

/** Back again, to be changed. Who has left stays a name only. */
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

/** What is being typed after an @, right before the caret; an e-mail address is none. */
export const askedName = (text: string, caret: number): { from: number; q: string } | undefined => {
  const found = /(?:^|[^\w.])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  return found ? { from: caret - (found[1]?.length ?? 0) - 1, q: found[1] ?? '' } : undefined
}

/** The name in place of what was typed of it, with a blank after it to go on. */
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
