import type { ReactNode } from 'react'
import { useWords } from '#packages/i18n/words.tsx'
import { type Piece, piecesOf } from '../body.ts'
import type { Comment } from '../contract.ts'
import styles from './comment.module.css'
import { commentWords } from './comment-words.ts'

interface CommentTextProps extends Pick<Comment, 'body' | 'mentions'> {
  /** Without links, for text inside a link. */
  isPlain?: boolean
}

/** The text of a comment with current nicknames of mentioned users and links, never markup. */
export const CommentText = ({ body, mentions, isPlain = false }: CommentTextProps) => {
  const t = useWords(commentWords)
  const nameOf = (userId: string) => mentions.find(({ id }) => id === userId)?.nickname ?? t.formerUser
  const drawn = (piece: Piece, key: string): ReactNode => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'mention')
      return (
        <bdi key={key} className={styles.mention}>
          @{nameOf(piece.userId)}
        </bdi>
      )
    if (isPlain) return piece.url
    return (
      <a key={key} href={piece.url} target="_blank" rel="nofollow ugc noopener noreferrer">
        {piece.url}
      </a>
    )
  }
  return piecesOf(body).map((piece, at) => drawn(piece, String(at)))
}
