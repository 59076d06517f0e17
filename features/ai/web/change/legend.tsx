import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './legend.module.css'

const words = defineWords({
  zh: {
    cut: '删去',
    added: '新增',
    fact: '事实变动',
    about: '原文没有或与原文不同的数字、时间、名称，要你确认',
  },
  en: {
    cut: 'Removed',
    added: 'Added',
    fact: 'Changed facts',
    about: 'Confirm numbers, dates and names that are new or changed',
  },
})

export const Legend = () => {
  const t = useWords(words)
  return (
    <p className={styles.legend}>
      <del>{t.cut}</del>
      <ins>{t.added}</ins>
      <mark>{t.fact}</mark>
      <span>{t.about}</span>
    </p>
  )
}
