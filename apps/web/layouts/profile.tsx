import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Icon, type IconName } from '#packages/ui/icon.tsx'
import { AppNavLink } from '#packages/ui/link.tsx'
import { useSession } from '../session.ts'
import { SiteFrame } from './default.tsx'
import classes from './profile.module.css'
import { SiteFooter } from './site-footer.tsx'

const words = defineWords({
  zh: {
    label: '个人中心',
    profile: '我的资料',
    resume: '我的简历',
    points: '积分',
    setting: '设置',
  },
  en: {
    label: 'Account',
    profile: 'Profile',
    resume: 'My resumes',
    points: 'Points',
    setting: 'Settings',
  },
})

const entries = [
  { to: '/profile', icon: 'user', word: 'profile' },
  { to: '/profile/resume', icon: 'file', word: 'resume' },
  { to: '/profile/points', icon: 'coins', word: 'points' },
  { to: '/profile/setting', icon: 'settings', word: 'setting' },
] as const satisfies readonly { to: string; icon: IconName; word: keyof (typeof words)['zh'] }[]

/** Loaded for admins only. */
const ReviewEntry = lazyComponent(async () => (await import('./review-entry.tsx')).ReviewEntry)

export const ProfileLayout = () => {
  const t = useWords(words)
  const user = useSession()
  return (
    <div data-layout="profile">
      <SiteFrame footer={<SiteFooter />}>
        <div className={classes.columns}>
          <nav className={classes.nav} aria-label={t.label}>
            {entries.map(({ to, icon, word }) => (
              <AppNavLink key={to} to={to} end>
                <Icon name={icon} size={18} />
                {t[word]}
              </AppNavLink>
            ))}
            {user?.role === 'admin' && (
              <Suspense>
                <ReviewEntry />
              </Suspense>
            )}
          </nav>
          <main tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
        </div>
      </SiteFrame>
    </div>
  )
}
