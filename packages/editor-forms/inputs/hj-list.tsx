import { Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { MAX_COUNT } from '#packages/document/limits.ts'
import type { Labelled } from '#packages/document/values.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './hj-list.module.css'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { PairRow } from './pair-row.tsx'

const words = defineWords({
  zh: { add: '添加一项', max: (max: number) => `最多 ${max} 项` },
  en: { add: 'Add a pair', max: (max: number) => `At most ${max}` },
})

/** Additional fields of an entry: pairs of a name and a value with an icon. */
export const HjList = ({
  value = [],
  onChange,
  onCommit,
  label,
  id,
  disabled,
}: RowInputProps<Labelled[]>) => {
  const t = useWords(words)
  const list = useRef<HTMLUListElement>(null)
  const [focus, setFocus] = useState<{ row: number; part: 'input' | '[data-handle]' }>()
  useEffect(() => {
    if (!focus) return
    list.current?.children[focus.row]?.querySelector<HTMLElement>(focus.part)?.focus()
    setFocus(undefined)
  }, [focus])

  const end = (next: Labelled[]) => {
    onChange(next)
    onCommit?.()
  }
  const move = (from: number, to: number) => {
    const pair = value[from]
    if (!pair || to < 0 || to >= value.length || to === from) return
    end(value.toSpliced(from, 1).toSpliced(to, 0, pair))
    setFocus({ row: to, part: '[data-handle]' })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's frame is not wanted.
    <div role="group" aria-label={label} id={id}>
      <ul className={styles.list} ref={list}>
        {value.map((pair, at) => (
          <PairRow
            // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no identity but their place.
            key={at}
            pair={pair}
            at={at}
            list={list}
            disabled={disabled}
            onChange={(next) => onChange(value.with(at, next))}
            onCommit={onCommit}
            onMove={move}
            onRemove={() => {
              end(value.toSpliced(at, 1))
              setFocus({ row: Math.max(0, at - 1), part: 'input' })
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className={shared.word}
        disabled={disabled || value.length >= MAX_COUNT.pairs}
        onClick={() => {
          onChange([...value, { label: '', value: '' }])
          setFocus({ row: value.length, part: 'input' })
        }}
      >
        <Glyph icon={Plus} size={14} />
        {value.length >= MAX_COUNT.pairs ? t.max(MAX_COUNT.pairs) : t.add}
      </button>
    </div>
  )
}
