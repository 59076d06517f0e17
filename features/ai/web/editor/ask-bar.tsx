import { type ReactNode, useId } from 'react'
import { type Length, lengths, type Tone, tones } from '#packages/ai/tasks.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { Segments } from '#packages/editor-forms/inputs/segments.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './editor.module.css'

const words = defineWords({
  zh: {
    tone: '语气',
    plain: '平实',
    confident: '有力',
    formal: '正式',
    warm: '亲切',
    length: '篇幅',
    shorter: '更短',
    same: '不变',
    longer: '展开',
    write_shorter: '短',
    write_same: '适中',
    write_longer: '长',
    wish: '要求',
    hint: '还有什么要求，例如：突出结果，动词开头',
    writeHint: '用几个词说说要写什么，例如：带 3 人做数据看板，周报自动化',
  },
  en: {
    tone: 'Tone',
    plain: 'Plain',
    confident: 'Confident',
    formal: 'Formal',
    warm: 'Warm',
    length: 'Length',
    shorter: 'Shorter',
    same: 'Same',
    longer: 'Longer',
    write_shorter: 'Short',
    write_same: 'Medium',
    write_longer: 'Long',
    wish: 'Instructions',
    hint: 'Anything else? For example: lead with results, start with verbs',
    writeHint: 'Describe in a few words what to write about',
  },
})

export interface Asking {
  tone: Tone
  length: Length
  wish: string
}

export const firstAsking: Asking = { tone: 'plain', length: 'same', wish: '' }

/** Options for tone, length and further instructions. */
export const AskBar = ({
  asking,
  onChange,
  onAsk,
  isWriting,
  disabled,
  children,
}: {
  asking: Asking
  onChange(asking: Asking): void
  onAsk(): void
  isWriting: boolean
  disabled: boolean
  /** The choice of model and the button. */
  children: ReactNode
}) => {
  const t = useWords(words)
  const id = useId()
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <div className={styles.askRow}>
        <div className={styles.choice}>
          <span>{t.tone}</span>
          <Segments
            label={t.tone}
            value={asking.tone}
            disabled={disabled}
            onChange={(tone) => onChange({ ...asking, tone: tone as Tone })}
            segments={tones.map((value) => ({ value, name: t[value] }))}
          />
        </div>
        <div className={styles.choice}>
          <span>{t.length}</span>
          <Segments
            label={t.length}
            value={asking.length}
            disabled={disabled}
            onChange={(length) => onChange({ ...asking, length: length as Length })}
            segments={lengths.map((value) => ({ value, name: isWriting ? t[`write_${value}`] : t[value] }))}
          />
        </div>
      </div>
      <label className={styles.choice} htmlFor={id}>
        <span>{t.wish}</span>
        <input
          id={id}
          className={parts.field}
          value={asking.wish}
          maxLength={500}
          disabled={disabled}
          placeholder={isWriting ? t.writeHint : t.hint}
          onChange={({ currentTarget }) => onChange({ ...asking, wish: currentTarget.value })}
        />
      </label>
      {children}
    </form>
  )
}
