import { ActionIcon, Button, useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Switched } from '#packages/switches/switched.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink, AppNavLink } from '#packages/ui/link.tsx'
import { Logo } from '#packages/ui/logo.tsx'
import { defineWords, useLanguage, useWords } from '#packages/ui/words.tsx'
import { useSession } from '../session.ts'
import classes from './site-header.module.css'

const words = defineWords({
  zh: {
    home: '花笺首页',
    menu: '菜单',
    resume: '简历模板',
    word: 'Word 文档',
    ppt: '演示文稿',
    ai: 'AI 写简历',
    membership: '会员',
    mine: '我的简历',
    signIn: '登录',
    account: '个人中心',
    theme: '切换明暗',
    language: 'English',
  },
  en: {
    home: 'Huajian home',
    menu: 'Menu',
    resume: 'Resumes',
    word: 'Word',
    ppt: 'Slides',
    ai: 'AI resume',
    membership: 'Membership',
    mine: 'My resumes',
    signIn: 'Sign in',
    account: 'Account',
    theme: 'Light or dark',
    language: '中文',
  },
})

const ThemeButton = ({ label }: { label: string }) => {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={toggleColorScheme}>
      <span className={classes.lightOnly}>
        <Icon name="moon" size={18} />
      </span>
      <span className={classes.darkOnly}>
        <Icon name="sun" size={18} />
      </span>
    </ActionIcon>
  )
}

const LanguageButton = ({ label }: { label: string }) => {
  const { language, setLanguage } = useLanguage()
  return (
    <button
      type="button"
      className={classes.language}
      lang={language === 'zh' ? 'en' : 'zh-CN'}
      onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      <Icon name="globe" size={18} />
      {label}
    </button>
  )
}

const Account = ({ t }: { t: (typeof words)['zh'] }) => {
  const user = useSession()
  return (
    <>
      <Switched by="open_person_in">
        <AppLink to="/profile/resume" className={classes.quiet}>
          {t.mine}
        </AppLink>
      </Switched>
      {user ? (
        <Switched by="open_person_in">
          <AppLink to="/profile" className={classes.avatar} aria-label={t.account}>
            {user.nickname.slice(0, 1)}
          </AppLink>
        </Switched>
      ) : (
        <Switched by="open_sign_in">
          <Button component={AppLink} to="/auth/login" variant="default" h={36} px={18} fz={14}>
            {t.signIn}
          </Button>
        </Switched>
      )}
    </>
  )
}

export const SiteHeader = () => {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page closes the menu.
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <AppLink to="/" aria-label={t.home} className={classes.home}>
          <Logo />
        </AppLink>
        <Switched by="open_homne_menu">
          <nav id="site-menu" className={classes.menu} data-open={open} aria-label={t.menu}>
            <AppNavLink to="/resume">{t.resume}</AppNavLink>
            <AppNavLink to="/word">{t.word}</AppNavLink>
            <AppNavLink to="/ppt">{t.ppt}</AppNavLink>
            <AppNavLink to="/generateAiResume">{t.ai}</AppNavLink>
            <Switched by="open_membership">
              <AppNavLink to="/membership">{t.membership}</AppNavLink>
            </Switched>
          </nav>
        </Switched>
        <div className={classes.tools}>
          <LanguageButton label={t.language} />
          <ThemeButton label={t.theme} />
          <Account t={t} />
          <Switched by="open_homne_menu">
            <ActionIcon
              className={classes.menuButton ?? ''}
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t.menu}
              aria-expanded={open}
              aria-controls="site-menu"
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'close' : 'menu'} size={20} />
            </ActionIcon>
          </Switched>
        </div>
      </div>
    </header>
  )
}
