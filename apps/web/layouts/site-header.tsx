import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Switched } from '#packages/switches/switched.tsx'
import { Avatar } from '#packages/ui/avatar.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { AppLink, AppNavLink } from '#packages/ui/link.tsx'
import { Logo } from '#packages/ui/logo.tsx'
import { Preferences } from '#packages/ui/preferences.tsx'
import { useSite } from '#packages/ui/site.ts'
import { useSession } from '../session.ts'
import classes from './site-header.module.css'

const words = defineWords({
  zh: {
    home: (site: string) => `${site}首页`,
    menu: '菜单',
    resume: '简历模板',
    word: 'Word 文档',
    ppt: '演示文稿',
    ai: 'AI 写简历',
    membership: '会员',
    mine: '我的简历',
    signIn: '登录',
    account: '个人中心',
    search: '搜索模板',
  },
  en: {
    home: (site: string) => `${site} home`,
    menu: 'Menu',
    resume: 'Resumes',
    word: 'Word',
    ppt: 'Slides',
    ai: 'AI resume',
    membership: 'Membership',
    mine: 'My resumes',
    signIn: 'Sign in',
    account: 'Account',
    search: 'Search templates',
  },
})

type Words = (typeof words)['zh']

/** Loaded for members only. */
const MemberPill = lazyComponent(async () => (await import('./member-pill.tsx')).MemberPill)

const Account = ({ t }: { t: Words }) => {
  const user = useSession()
  return (
    <>
      <Switched by="open_person_in">
        <AppLink to="/profile/resume" className={classes.mine ?? ''}>
          {t.mine}
        </AppLink>
      </Switched>
      {user?.role === 'member' && (
        <Suspense>
          <Switched by="open_membership">
            <MemberPill />
          </Switched>
        </Suspense>
      )}
      {user ? (
        <Switched by="open_person_in">
          <AppLink to="/profile" className={classes.avatar ?? ''} aria-label={t.account}>
            <Avatar nickname={user.nickname} picture={user.avatar} size={32} />
          </AppLink>
        </Switched>
      ) : (
        <Switched by="open_sign_in">
          <ButtonLink to="/auth/login" look="plain" className={classes.signIn}>
            {t.signIn}
          </ButtonLink>
        </Switched>
      )}
    </>
  )
}

/** Closes on navigation, on a press elsewhere and on Escape. */
const useMenu = () => {
  const [open, setOpen] = useState(false)
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere, also here again, closes the menu.
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: PointerEvent) => {
      if (!header.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    header.current?.querySelector<HTMLElement>('[aria-controls="site-menu"]')?.focus()
  }
  return { open, setOpen, header, onKeyDown }
}

export const SiteHeader = () => {
  const t = useWords(words)
  const { name } = useSite()
  const { open, setOpen, header, onKeyDown } = useMenu()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in the header closes its menu.
    <header className={classes.header} ref={header} onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        <AppLink to="/" aria-label={t.home(name)} className={classes.home ?? ''}>
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
            <Switched by="open_person_in">
              <AppNavLink to="/profile/resume" className={classes.mineInMenu ?? ''}>
                {t.mine}
              </AppNavLink>
            </Switched>
          </nav>
        </Switched>
        <div className={classes.tools}>
          <AppLink to="/resume" className={classes.search ?? ''} aria-label={t.search} title={t.search}>
            <Icon name="search" size={18} />
          </AppLink>
          <Preferences />
          <Account t={t} />
          <Switched by="open_homne_menu">
            <button
              type="button"
              className={classes.menuButton}
              aria-label={t.menu}
              aria-expanded={open}
              aria-controls="site-menu"
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'close' : 'menu'} size={20} />
            </button>
          </Switched>
        </div>
      </div>
    </header>
  )
}
