import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useReadyMark } from './ready-mark.ts'
import classes from './root.module.css'

const words = defineWords({
  zh: { skip: '跳到正文' },
  en: { skip: 'Skip to content' },
})

const focusContent = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

/** After a navigation, the focus moves to the content of the new page instead of staying on the link. */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    // A field that focuses itself keeps the focus.
    if (document.activeElement?.matches('input, textarea, select')) return
    focusContent()
  }, [pathname])
}

export const Root = () => {
  const idle = useReadyMark()
  useFocusOnNavigation()
  return (
    <>
      <button type="button" className={classes.skip} onClick={focusContent}>
        {useWords(words).skip}
      </button>
      {!idle && <div className={classes.pending} aria-hidden="true" />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
