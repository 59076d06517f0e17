import { Check, TextCursorInput } from 'lucide'
import { useRef, useState } from 'react'
import type { InputName } from '#packages/setters/rows.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import styles from './component-type-pop.module.css'
import type { InputRow } from './input-props.ts'
import { chooseInputType, inputTypesOf, useInputType } from './input-types.ts'
import shared from './inputs.module.css'
import { Pop } from './pop.tsx'

const words = defineWords({
  zh: {
    open: (label: string) => `「${label}」的输入方式`,
    'hj-editor': '富文本',
    'hj-editor-note': '加粗、列表、链接和颜色',
    'hj-list-li': '逐条填写',
    'hj-list-li-note': '一条一格，回车添加',
    'hj-textarea': '多行文字',
    'hj-textarea-note': '只写字，原有格式保留',
    'hj-input': '单行文字',
    'hj-input-note': '最简单的输入框',
    'hj-select': '选项',
    'hj-select-note': '从常用选项里选，也可自己写',
    breaks: '内容有换行，不能放进一行',
  },
  en: {
    open: (label: string) => `How “${label}” is written`,
    'hj-editor': 'Styled text',
    'hj-editor-note': 'Bold, lists, links and colour',
    'hj-list-li': 'Line by line',
    'hj-list-li-note': 'One field a line, Enter adds one',
    'hj-textarea': 'Plain lines',
    'hj-textarea-note': 'Words only; styles stay as they are',
    'hj-input': 'One line',
    'hj-input-note': 'The simplest field',
    'hj-select': 'Choices',
    'hj-select-note': 'From a list, or your own words',
    breaks: 'The text has several lines',
  },
})

type Named = 'hj-editor' | 'hj-list-li' | 'hj-textarea' | 'hj-input' | 'hj-select'
const isNamed = (input: InputName): input is Named => input in words.zh

/**
 * Switches the input of a field without loss. It is about the editor and not the document, so the browser remembers it.
 */
export const ComponentTypePop = ({
  field,
  row,
  label,
  breaks = false,
}: {
  /** Kind and name: `work_experience.bullets`. */
  field: string
  row: InputRow
  label: string
  /** Its text has several lines. */
  breaks?: boolean
}) => {
  const t = useWords(words)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = useInputType(field, row)
  const types = inputTypesOf(row).filter(isNamed)
  if (types.length < 2) return null
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={shared.button}
        aria-label={t.open(label)}
        title={t.open(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Glyph icon={TextCursorInput} size={14} />
      </button>
      <Pop anchor={anchor} opened={open} onClose={() => setOpen(false)} label={t.open(label)}>
        <div className={styles.types} role="radiogroup" aria-label={t.open(label)}>
          {types.map((input) => {
            const cannot = breaks && input !== 'hj-textarea'
            return (
              <label key={input} className={styles.type}>
                <input
                  type="radio"
                  name={`input-of-${field}`}
                  checked={input === chosen}
                  disabled={cannot}
                  onChange={() => chooseInputType(field, input)}
                />
                <span className={styles.name}>{t[input]}</span>
                <span className={styles.note}>{cannot ? t.breaks : t[`${input}-note`]}</span>
                <Glyph icon={Check} size={14} />
              </label>
            )
          })}
        </div>
      </Pop>
    </>
  )
}
