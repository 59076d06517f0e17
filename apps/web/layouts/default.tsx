import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import classes from './default.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header and, unless the screen fills the window, footer of a page. */
export const SiteFrame = ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
  <div className={classes.frame}>
    <SiteHeader />
    {children}
    {footer}
  </div>
)

export const DefaultLayout = () => (
  <div data-layout="default">
    <SiteFrame footer={<SiteFooter />}>
      <main tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </SiteFrame>
  </div>
)

/** The default layout for screens that have their own header or need none. */
export const BareLayout = () => (
  <main tabIndex={-1} data-layout="default" data-bare="" className={classes.bare}>
    <Outlet />
  </main>
)
