import { Check } from 'lucide'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './component-type-pop.module.css'
import { chooseInputType, type NamedInput } from './input-types.ts'

const words = defineWords({
  zh: {
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

/** The available inputs of a field with descriptions. */
export const ComponentTypes = ({
  field,
  label,
  types,
  chosen,
  breaks,
}: {
  field: string
  label: string
  types: readonly NamedInput[]
  chosen: string
  breaks: boolean
}) => {
  const t = useWords(words)
  return (
    <div className={styles.types} role="radiogroup" aria-label={label}>
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
  )
}
