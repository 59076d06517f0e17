import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#packages/ui/icon.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { type Choice, hrefOf, pairsOf, withChange } from './gallery-query.ts'
import styles from './gallery-search.module.css'

const words = defineWords({
  zh: { label: '搜索模板', hint: '搜模板、岗位或行业，如「护士」或 hs', go: '搜索' },
  en: { label: 'Search templates', hint: 'Template, job or industry', go: 'Search' },
})

/** A pause in typing. */
const PAUSE_MS = 350

/** Asked for by Enter, and by itself when typing pauses. One search is one step back, however it was typed. */
export const GallerySearch = ({ choice }: { choice: Choice }) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const asked = choice.q ?? ''
  const [text, setText] = useState(asked)
  const sent = useRef(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed otherwise: back, forward, a link. What is being typed is not overwritten by its own answer.
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
      <form className={styles.search} method="get" action="/resume" onSubmit={submit}>
        {pairsOf(withChange(choice, { q: undefined })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" size={17} />
        <input
          type="search"
          name="q"
          value={text}
          maxLength={100}
          aria-label={t.label}
          placeholder={t.hint}
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
