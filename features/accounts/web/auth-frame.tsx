import type { ReactNode } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Logo, Seal } from '#packages/ui/logo.tsx'
import { Preferences } from '#packages/ui/preferences.tsx'
import { useSite } from '#packages/ui/site.ts'
import classes from './auth-frame.module.css'

const words = defineWords({
  zh: { home: (site: string) => `${site}首页`, first: '见字如面', second: '纸短，经历长' },
  en: { home: (site: string) => `${site} home`, first: '见字如面', second: '纸短，经历长' },
})

/** A sheet of letter paper next to the form. The couplet stays Chinese in every language, as a picture would. */
export const AuthFrame = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) => {
  const t = useWords(words)
  const { name } = useSite()
  return (
    <div className={classes.columns}>
      <aside className={classes.layout} aria-hidden="true">
        <div className={classes.sheet}>
          <div className={classes.rules} />
          <div className={classes.verse} lang="zh-CN">
            <p>{t.first}</p>
            <p>{t.second}</p>
          </div>
          <span className={classes.seal}>
            <Seal size={56} />
          </span>
        </div>
      </aside>
      <div className={classes.side}>
        <div className={classes.preferences}>
          <Preferences />
        </div>
        <div className={classes.form}>
          <AppLink to="/" aria-label={t.home(name)} className={classes.logo}>
            <Logo size={32} />
          </AppLink>
          <h1>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
