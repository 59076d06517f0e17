import { defineWords, useWords } from '#packages/i18n/words.tsx'
import classes from './loading.module.css'

const words = defineWords({
  zh: { loading: '正在打开…' },
  en: { loading: 'Opening…' },
})

/** A loading animation: three vertical lines, like the rules of Chinese writing paper. */
export const Loading = () => (
  <div className={classes.loading} role="status" data-loading="">
    <span className={classes.rules} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span>{useWords(words).loading}</span>
  </div>
)
