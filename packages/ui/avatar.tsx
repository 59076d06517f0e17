import styles from './avatar.module.css'

/** The first character. An emoji of two code units must not be cut in half. */
const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase()

interface AvatarProps {
  nickname: string
  /** File id of the picture. */
  picture: string | null
  size: number
}

/** A user's picture, or the first character of their name. Hidden from screen readers, since the name is next to it. */
export const Avatar = ({ nickname, picture, size }: AvatarProps) => (
  <span
    className={styles.avatar}
    style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
    aria-hidden="true"
  >
    {picture === null ? (
      initialOf(nickname)
    ) : (
      <img src={`/files/${picture}`} alt="" width={size} height={size} />
    )}
  </span>
)
