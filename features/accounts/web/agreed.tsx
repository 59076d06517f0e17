import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import classes from './form-parts.module.css'

const words = defineWords({
  zh: { before: '继续即表示你同意', terms: '《用户协议》', and: '和', privacy: '《隐私政策》', after: '。' },
  en: {
    before: 'By continuing, you agree to the ',
    terms: 'user agreement',
    and: ' and the ',
    privacy: 'privacy policy',
    after: '.',
  },
})

/** Below the button that creates an account. Links open in a new tab, so that reading does not lose what was typed. */
export const Agreed = () => {
  const t = useWords(words)
  return (
    <p className={classes.agreed}>
      {t.before}
      <AppLink to="/terms" target="_blank">
        {t.terms}
      </AppLink>
      {t.and}
      <AppLink to="/privacy" target="_blank">
        {t.privacy}
      </AppLink>
      {t.after}
    </p>
  )
}
