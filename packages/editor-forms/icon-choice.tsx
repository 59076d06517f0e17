import { ChevronDown } from 'lucide'
import { useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './form.module.css'
import { IconChoices } from './inputs/icon-choices.tsx'
import inputs from './inputs/inputs.module.css'
import { useNameWithValue } from './inputs/name-with-value.ts'
import { Pop } from './inputs/pop.tsx'
import { KindIcon } from './kind-icon.tsx'

const words = defineWords({
  zh: { usual: '默认' },
  en: { usual: 'Default' },
})

interface IconChoiceProps {
  value: string
  /** The default icon of the kind. */
  own: string
  label: string
  onChange(icon: string): void
}

export const IconChoice = ({ value, own, label, onChange }: IconChoiceProps) => {
  const t = useWords(words)
  const nameWith = useNameWithValue()
  const anchor = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={inputs.press}
        aria-label={value === own ? nameWith(label, t.usual) : label}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <KindIcon icon={value} />
        {value === own && <span className={styles.usual}>{t.usual}</span>}
        <Glyph icon={ChevronDown} size={14} />
      </button>
      <Pop anchor={anchor} opened={opened} onClose={() => setOpened(false)} label={label}>
        <IconChoices
          value={value}
          onPick={(icon) => {
            setOpened(false)
            onChange(icon)
          }}
        />
      </Pop>
    </>
  )
}
