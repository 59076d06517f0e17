import { useQuery } from '@tanstack/react-query'
import { countSubmitted } from '#features/templates/contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Icon } from '#packages/ui/icon.tsx'
import { AppNavLink } from '#packages/ui/link.tsx'
import classes from './profile.module.css'

const words = defineWords({
  zh: { admin: '管理', review: '模板审核', waiting: (count: number) => `${count} 份待审核` },
  en: { admin: 'Administration', review: 'Template review', waiting: (count: number) => `${count} waiting` },
})

/** Links to the admin area with the number of waiting reviews. */
export const ReviewEntry = () => {
  const t = useWords(words)
  const { data } = useQuery(apiQuery(countSubmitted, {}, { quiet: true }))
  return (
    <>
      <AppNavLink to="/admin" className={classes.admin ?? ''}>
        <Icon name="settings" size={18} />
        {t.admin}
      </AppNavLink>
      <AppNavLink to="/admin/templates" className={classes.wide ?? ''}>
        <Icon name="pages" size={18} />
        {t.review}
        {data !== undefined && data.waiting > 0 && (
          <span className={classes.count} role="img" aria-label={t.waiting(data.waiting)}>
            {data.waiting}
          </span>
        )}
      </AppNavLink>
    </>
  )
}
