import { type ReactNode, useEffect, useRef } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import { Preferences } from '#packages/ui/preferences.tsx'
import styles from './frame.module.css'

const words = defineWords({
  zh: { back: '回到首页', name: 'AI 写简历', steps: '步骤', pages: '简历页面' },
  en: { back: 'Back to home', name: 'AI resume', steps: 'Steps', pages: 'Resume pages' },
})

interface FrameProps {
  title: string
  /** A note in the bar on what is saved. */
  note?: string
  /** Whether a draft is being written or is done: on a phone the pages are first then. */
  isWriting?: boolean
  children: ReactNode
  /** Buttons for the next step, always visible. */
  foot: ReactNode
  stage: ReactNode
}

/** Moves the focus to the title of the new step if the focused element was removed with its step. */
const useFocusAtTitle = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current === title) return
    before.current = title
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}

/** The layout of the screen: a bar, inputs at the left, pages at the right. */
export const Frame = ({ title, note, isWriting = false, children, foot, stage }: FrameProps) => {
  const t = useWords(words)
  const heading = useFocusAtTitle(title)
  return (
    <div className={styles.screen} data-writing={isWriting || undefined}>
      <header className={styles.bar}>
        <AppLink to="/" className={styles.back} aria-label={t.back}>
          <Outline path="M14.500 5.500L8 12l6.500 6.500" size={20} />
        </AppLink>
        <Seal size={24} />
        <span className={styles.name}>{t.name}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.preferences}>
          <Preferences />
        </span>
      </header>
      <section className={styles.pane} aria-label={t.steps}>
        <div className={styles.scroll}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
        <div className={styles.foot}>{foot}</div>
      </section>
      <section className={styles.stage} aria-label={t.pages}>
        {stage}
      </section>
    </div>
  )
}
