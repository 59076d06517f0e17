import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { type Choice, folderOf, hrefOf, pairsOf, withChange } from './gallery-query.ts'
import styles from './gallery-search.module.css'
import type { Shelf } from './shelf.ts'

const words = defineWords({
  zh: { go: '搜索' },
  en: { go: 'Search' },
})

/** A pause in typing. */
const PAUSE_MS = 350

/** Searches on Enter and after a pause in typing. One search is one history entry. */
export const GallerySearch = ({ choice, shelf }: { choice: Choice; shelf: Shelf }) => {
  const t = useWords(words)
  const own = useWords(shelf.words)
  const navigate = useNavigate()
  const asked = choice.q ?? ''
  const [text, setText] = useState(asked)
  const sent = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by navigation. Text that is being typed is not overwritten by its own result.
  useEffect(() => {
    if (asked === sent.current) return
    sent.current = asked
    setText(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (typed: string) => {
    clearTimeout(timer.current)
    const q = typed.trim().slice(0, 100)
    if (q === sent.current) return
    const replace = sent.current !== '' && q !== ''
    sent.current = q
    void navigate(hrefOf(withChange(choice, { q: q === '' ? undefined : q })), {
      replace,
      preventScrollReset: true,
    })
  }
  const type = (typed: string, composing: boolean) => {
    setText(typed)
    clearTimeout(timer.current)
    if (!composing) timer.current = setTimeout(() => send(typed), PAUSE_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(text)
  }
  return (
    <search>
      <form className={styles.search} method="get" action={folderOf(choice.kind)} onSubmit={submit}>
        {pairsOf(withChange(choice, { q: undefined })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" size={17} />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={100}
          aria-label={own.search}
          placeholder={own.hint}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget, nativeEvent }) =>
            type(currentTarget.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        />
        <button type="submit" className={styles.go}>
          {t.go}
        </button>
      </form>
    </search>
  )
}
