import { useMutation } from '@tanstack/react-query'
import { type Language, languages } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { changeAccount } from '../../contract.ts'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'
import { useAccount } from './use-account.ts'

const words = defineWords({
  zh: { title: '语言', text: '页面和我们寄给你的信都用它。' },
  en: { title: 'Language', text: 'Used for the site and for emails we send you.' },
})
/** Each language is named in itself. */
const NAMES: Record<Language, string> = { zh: '\u4e2d\u6587', en: 'English' }

export const LanguageSetting = () => {
  const t = useWords(words)
  const api = useApi()
  const { take } = useAccount()
  const { language, setLanguage } = useLanguage()
  const change = useMutation({
    mutationFn: (next: Language) => api.call(changeAccount, { language: next }),
    onSuccess: (account, next) => {
      take(account)
      setLanguage(next)
    },
  })
  return (
    <Setting title={t.title} text={t.text}>
      <fieldset className={styles.choices} aria-label={t.title}>
        {languages.map((one) => (
          <label key={one} lang={one === 'zh' ? 'zh-CN' : 'en'}>
            <input
              type="radio"
              name="language"
              checked={language === one}
              onChange={() => change.mutate(one)}
            />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
    </Setting>
  )
}
