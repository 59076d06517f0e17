import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { ReplyOf } from '#packages/api/endpoint.ts'
import { languageTag } from '#packages/i18n/language.ts'
import { useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Failed } from '#packages/ui/failed.tsx'
import { Float } from '#packages/ui/float.tsx'
import { useFocusInside } from '#packages/ui/focus-inside.ts'
import { toasts } from '#packages/ui/toast-store.ts'
import type { myInvites } from '../../contract.ts'
import { invitesQuery } from '../points-queries.ts'
import styles from './invite.module.css'
import { inviteWords } from './invite-words.ts'

type Invites = ReplyOf<typeof myInvites>

const People = ({ people }: Pick<Invites, 'people'>) => {
  const t = useWords(inviteWords)
  const tag = languageTag[useLanguage().language]
  if (people.length === 0) return <p className={styles.note}>{t.nobody}</p>
  return (
    <ul className={styles.people} aria-label={t.people}>
      {people.map(({ nickname, at, points }) => (
        <li key={`${at} ${nickname}`}>
          <span dir="auto">{nickname}</span>
          <small>{new Date(at).toLocaleDateString(tag, { month: 'short', day: 'numeric' })}</small>
          <b>{points > 0 ? t.points(points) : t.without}</b>
        </li>
      ))}
    </ul>
  )
}

const Offer = ({ invites: { code, points, left, people } }: { invites: Invites }) => {
  const t = useWords(inviteWords)
  const address = `${location.origin}/auth/register?invite=${code}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.show(t.copied, 'ok'),
      () => toasts.show(t.notCopied, 'warn'),
    )
  return (
    <>
      <p className={styles.how}>{points > 0 ? t.how(points) : t.howPlain}</p>
      <div className={styles.row}>
        <input
          aria-label={t.link}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={() => void copy()}>{t.copy}</Button>
      </div>
      <p className={styles.note}>
        {t.code} <b className={styles.code}>{code}</b>
      </p>
      {points > 0 && <p className={styles.note}>{left > 0 ? t.left(left) : t.full}</p>}
      <People people={people} />
    </>
  )
}

/** The invitation link, and the users who followed it. */
export const InviteBox = ({
  anchor,
  onClose,
}: {
  anchor: RefObject<HTMLDivElement | null>
  onClose(): void
}) => {
  const t = useWords(inviteWords)
  const box = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(invitesQuery)
  useFocusInside(box, anchor, (element) => element)
  return (
    <Float
      box={box}
      anchor={anchor}
      align="end"
      width={Math.min(360, window.innerWidth - 32)}
      className={styles.box ?? ''}
      role="dialog"
      aria-label={t.title}
      tabIndex={-1}
      onDismiss={() => {
        anchor.current?.querySelector('button')?.focus()
        onClose()
      }}
    >
      <h2>{t.title}</h2>
      {data ? (
        <Offer invites={data} />
      ) : error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <p role="status">{t.loading}</p>
      )}
    </Float>
  )
}
