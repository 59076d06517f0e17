import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useToggleScheme } from './color-scheme.ts'
import { Icon } from './icon.tsx'
import classes from './preferences.module.css'

const words = defineWords({
  zh: { theme: '切换明暗', language: 'English' },
  en: { theme: 'Light or dark', language: '中文' },
})

/** Switches for the language and the color scheme, at the top of every screen. */
export const Preferences = () => {
  const t = useWords(words)
  const { language, setLanguage } = useLanguage()
  return (
    <>
      <button
        type="button"
        className={classes.language}
        lang={language === 'zh' ? 'en' : 'zh-CN'}
        onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
      >
        <Icon name="globe" size={18} />
        {t.language}
      </button>
      <button type="button" className={classes.theme} aria-label={t.theme} onClick={useToggleScheme()}>
        <span className={classes.lightOnly}>
          <Icon name="moon" size={18} />
        </span>
        <span className={classes.darkOnly}>
          <Icon name="sun" size={18} />
        </span>
      </button>
    </>
  )
}
