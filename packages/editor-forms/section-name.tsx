import { useRef } from 'react'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { isForInputMethod } from '#packages/ui/for-input-method.ts'
import styles from './content.module.css'

const words = defineWords({ zh: { name: '栏目名称' }, en: { name: 'Section name' } })

/** An input for the name of a section. Enter or blur accepts it, Escape does not. */
export const SectionName = ({ name, onEnd }: { name: string; onEnd(to?: string): void }) => {
  const t = useWords(words)
  const ended = useRef(false)
  const end = (to?: string) => {
    // Enter removes the field, which blurs it.
    if (ended.current) return
    ended.current = true
    onEnd(to === name ? undefined : to)
  }
  return (
    <input
      className={styles.rename}
      aria-label={t.name}
      defaultValue={name}
      maxLength={MAX_LENGTH.title}
      ref={(field) => field?.select()}
      onBlur={(event) => end(event.currentTarget.value.trim())}
      onKeyDown={(event) => {
        if (isForInputMethod(event.nativeEvent)) return
        if (event.key === 'Enter') end(event.currentTarget.value.trim())
        if (event.key === 'Escape') end()
      }}
    />
  )
}
