import { SmilePlus } from 'lucide'
import { useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { type IconName, isIcon } from '#packages/layout/icons.ts'
import { IconChoices } from './icon-choices.tsx'
import { IconSign } from './icon-sign.tsx'
import shared from './inputs.module.css'
import { Pop } from './pop.tsx'

const words = defineWords({
  zh: { icon: (label: string) => `${label}的图标` },
  en: { icon: (label: string) => `Icon of ${label}` },
})

/** A button that opens the icon picker. */
export const IconButton = ({
  value,
  onPick,
  label,
  disabled,
}: {
  value: string | undefined
  onPick(icon: IconName | ''): void
  label: string
  disabled?: boolean | undefined
}) => {
  const t = useWords(words)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={shared.button}
        aria-label={t.icon(label)}
        title={t.icon(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {value !== undefined && isIcon(value) ? (
          <IconSign icon={value} size={16} />
        ) : (
          <Glyph icon={SmilePlus} />
        )}
      </button>
      <Pop anchor={anchor} opened={open} onClose={() => setOpen(false)} label={t.icon(label)}>
        <IconChoices
          value={value}
          none
          onPick={(icon) => {
            onPick(icon)
            setOpen(false)
          }}
        />
      </Pop>
    </>
  )
}
