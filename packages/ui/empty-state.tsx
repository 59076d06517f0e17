import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** What the person can do next. */
  text?: string
  /** Buttons. */
  children?: ReactNode
}

/** Nothing here yet, or nothing found: says so, and says what to do next. */
export const EmptyState = ({ icon = 'pages', title, text, children }: EmptyStateProps) => (
  <section className={classes.state}>
    <span className={classes.mark}>
      <Icon name={icon} size={28} />
    </span>
    <h2 className={classes.title}>{title}</h2>
    {text && <p className={classes.text}>{text}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </section>
)
