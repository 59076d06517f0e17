import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** The next step for the user. */
  text?: string
  /** 1 if the page has no other heading. */
  level?: 1 | 2
  /** Buttons. */
  children?: ReactNode
}

/** Shown when there is nothing to list, with what to do next. */
export const EmptyState = ({ icon = 'pages', title, text, level = 2, children }: EmptyStateProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={classes.state}>
      <span className={classes.mark}>
        <Icon name={icon} size={28} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
