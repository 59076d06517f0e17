import { type ThemeName, themes } from '#packages/document/themes.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import styles from './colour-dots.module.css'

const words = defineWords({
  zh: { label: '试换颜色', own: '原色' },
  en: { label: 'Try a color', own: 'Original' },
})

interface ColourDotsProps {
  /** Undefined: the template's own. */
  chosen: ThemeName | undefined
  /** The template's own colour, if it is offered too. */
  own?: string
  size?: 'small' | 'large'
  onChoose(colors: ThemeName | undefined): void
  /** Called with a hovered colour. */
  onPoint?(colors: ThemeName | undefined): void
}

/** The built-in colours. Pressing the selected colour again restores the template's own. */
export const ColourDots = ({ chosen, own, size = 'small', onChoose, onPoint }: ColourDotsProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning.
    <div className={styles.dots} data-size={size} role="group" aria-label={t.label}>
      {own !== undefined && (
        <button
          type="button"
          aria-pressed={chosen === undefined}
          aria-label={t.own}
          title={t.own}
          data-own=""
          onClick={() => onChoose(undefined)}
        >
          <i style={{ background: own }} />
        </button>
      )}
      {Object.entries(themes).map(([name, theme]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          aria-label={theme[language]}
          title={theme[language]}
          onClick={() => onChoose(name === chosen ? undefined : (name as ThemeName))}
          onMouseEnter={() => onPoint?.(name as ThemeName)}
          onMouseLeave={() => onPoint?.(undefined)}
        >
          <i style={{ background: theme.colors.theme }} />
        </button>
      ))}
    </div>
  )
}
