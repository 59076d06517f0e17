import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import { lengthOf, MAX_CHARACTERS } from '../../body.ts'
import { commentWords } from '../comment-words.ts'
import { useCommentsState } from '../comments-context.tsx'
import { useFailure } from '../use-comments.ts'
import { askedName, bodyOf, type Draft, emptyDraft, type Named, withPerson } from './draft.ts'
import { MentionPicker } from './mention-picker.tsx'
import { keepDraft, readDraft } from './stored-draft.ts'
import { usePeople } from './use-people.ts'
import styles from './writing-box.module.css'

const words = defineWords({
  zh: {
    hint: (keys: string) => `输入 @ 提到别人 · ${keys} 发送`,
    count: (count: number) => `${count} / ${MAX_CHARACTERS}`,
    over: (count: number) => `超出 ${count} 个字`,
  },
  en: {
    hint: (keys: string) => `Type @ to mention someone · ${keys} to post`,
    count: (count: number) => `${count} / ${MAX_CHARACTERS}`,
    over: (count: number) =>
      count === 1 ? '1 character over the limit' : `${count} characters over the limit`,
  },
})

export interface WritingBoxProps {
  label: string
  placeholder?: string
  /** The label of its button. */
  send: string
  start?: Draft
  /** The key under which unsent text is stored; an edited comment has none. */
  draftName?: string
  /** Whose participants are suggested first. */
  thread?: string
  takesFocus?: boolean
  onSend(body: string): Promise<void>
  onCancel?(): void
}

const isApple = () => /Mac|iP/.test(navigator.platform)

/** The draft as stored in this window. */
const useDraft = ({ start = emptyDraft, draftName }: Pick<WritingBoxProps, 'start' | 'draftName'>) => {
  const { target } = useCommentsState()
  const key = draftName && `${target.kind} ${target.id} ${draftName}`
  const [draft, setDraft] = useState(() => (key && readDraft(key)) || start)
  const write = (next: Draft) => {
    setDraft(next)
    if (key) keepDraft(key, next)
  }
  return [draft, write] as const
}

const useSending = (onSend: WritingBoxProps['onSend']) => {
  const shared = useWords(commentWords)
  const failure = useFailure()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const send = async (body: string): Promise<boolean> => {
    setBusy(true)
    setMessage(undefined)
    try {
      await onSend(body)
      return true
    } catch (error) {
      setMessage(failure(error, shared.notSent))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, message, send }
}

export const WritingBox = (props: WritingBoxProps) => {
  const { label, placeholder, send: sendWord, thread, takesFocus = false, onCancel } = props
  const t = useWords(words)
  const shared = useWords(commentWords)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, write] = useDraft(props)
  const [caret, setCaret] = useState<number>()
  const { busy, message, send } = useSending(props.onSend)
  const asked = caret === undefined ? undefined : askedName(draft.text, caret)
  const people = usePeople(asked?.q, thread)
  const [chosen, setChosen] = useState(0)
  /** The caret position after the inserted name. */
  const [goesTo, setGoesTo] = useState<number>()

  useEffect(() => {
    if (!takesFocus || !field.current) return
    const { length } = field.current.value
    field.current.focus()
    field.current.setSelectionRange(length, length)
  }, [takesFocus])
  useLayoutEffect(() => {
    if (goesTo === undefined) return
    field.current?.setSelectionRange(goesTo, goesTo)
    setGoesTo(undefined)
  }, [goesTo])

  // Its button stays visible while the text grows, above a fixed bar at the bottom of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every change of the text.
  useEffect(() => {
    if (document.activeElement === field.current) box.current?.scrollIntoView({ block: 'nearest' })
  }, [draft.text])

  const length = lengthOf(bodyOf(draft).trim())
  const over = length - MAX_CHARACTERS
  const maySend = length > 0 && over <= 0 && !busy
  const isOffering = asked !== undefined && people.length > 0
  const submit = async () => {
    if (maySend && (await send(bodyOf(draft)))) write(emptyDraft)
  }
  const take = (person: Named | undefined) => {
    if (!asked || !person) return
    const next = withPerson(draft, asked, person)
    write(next.draft)
    setCaret(undefined)
    setGoesTo(next.caret)
    field.current?.focus()
  }
  const onPickerKey = ({ key }: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined) setChosen((at) => (at + step + people.length) % people.length)
    else if (key === 'Enter' || key === 'Tab') take(people[chosen % people.length])
    else if (key === 'Escape') setCaret(undefined)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSend) void submit()
    else if (isOffering && onPickerKey(event)) event.stopPropagation()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  }
  return (
    <div ref={box} className={styles.box} data-busy={busy || undefined}>
      <textarea
        ref={field}
        className={styles.field}
        rows={2}
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-autocomplete="list"
        aria-controls={isOffering ? `${id}-people` : undefined}
        aria-activedescendant={isOffering ? `${id}-people-${chosen % people.length}` : undefined}
        placeholder={placeholder ?? label}
        value={draft.text}
        readOnly={busy}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          write({ ...draft, text: value })
          setCaret(selectionStart)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
      />
      {isOffering && (
        <MentionPicker
          id={`${id}-people`}
          anchor={field}
          people={people}
          chosen={chosen % people.length}
          onTake={take}
          onClose={() => setCaret(undefined)}
        />
      )}
      <footer className={styles.foot}>
        <span id={`${id}-hint`} className={styles.hint}>
          {t.hint(isApple() ? '⌘ Enter' : 'Ctrl + Enter')}
        </span>
        {length > 0 && (
          <span className={styles.count} data-over={over > 0 || undefined}>
            {over > 0 ? t.over(over) : t.count(length)}
          </span>
        )}
        {onCancel && (
          <Button look="plain" disabled={busy} onClick={onCancel}>
            {shared.cancel}
          </Button>
        )}
        <Button busy={busy} disabled={!maySend} onClick={() => void submit()}>
          {sendWord}
        </Button>
      </footer>
      <p id={`${id}-message`} className={styles.message} role="alert">
        {message}
      </p>
    </div>
  )
}
