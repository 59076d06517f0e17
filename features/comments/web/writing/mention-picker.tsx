import { type RefObject, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import { Float } from '#packages/ui/float.tsx'
import type { CommentPerson } from '../../contract.ts'
import styles from './writing-box.module.css'

const words = defineWords({
  zh: { people: '可以提到的人' },
  en: { people: 'People you can mention' },
})

interface MentionPickerProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  people: readonly CommentPerson[]
  chosen: number
  onTake(person: CommentPerson): void
  onClose(): void
}

/** Users who can be mentioned. The focus stays in the text: arrows select, Enter inserts. */
export const MentionPicker = ({ id, anchor, people, chosen, onTake, onClose }: MentionPickerProps) => {
  const t = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  return (
    <Float
      box={box}
      anchor={anchor}
      id={id}
      role="listbox"
      aria-label={t.people}
      className={styles.people ?? ''}
      width={240}
      onDismiss={onClose}
    >
      {people.map((person, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the chosen one.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
        <div
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          className={styles.person}
          // A press must not move the focus out of the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(person)}
        >
          <Avatar nickname={person.nickname} picture={person.avatar} size={24} />
          <span dir="auto">{person.nickname}</span>
        </div>
      ))}
    </Float>
  )
}
