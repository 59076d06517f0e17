import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { isCrawler, ServedPage } from './crawler.tsx'
import classes from './error-screen.module.css'
import { SiteFrame } from './layouts/default.tsx'
import { useReadyMark } from './ready-mark.ts'

const words = defineWords({
  zh: {
    message: '我的天啦~ 你来到了未知领域！',
    home: '我要回家',
    fault: '这一页出了错。',
    again: '重新打开这一页',
  },
  en: {
    message: 'Oh my, you have reached unknown territory!',
    home: 'I want to go home',
    fault: 'This page failed.',
    again: 'Open this page again',
  },
})

/** The not-found screen; `fault` is set if the page failed rather than was missing. */
export const NotFound = ({ fault = false }: { fault?: boolean }) => {
  const t = useWords(words)
  return (
    <main className={classes.screen} data-screen="not-found">
      <PageHead title="404" />
      <div className={classes.circles} aria-hidden="true">
        <i className={classes.sheet} />
        <i className={classes.shade} />
        <i className={classes.ring} />
      </div>
      <div className={classes.content}>
        <h1>404</h1>
        <p>{t.message}</p>
        <ButtonLink to="/" size="lg">
          {t.home}
        </ButtonLink>
        {fault && (
          <small>
            {t.fault}
            <button type="button" onClick={() => window.location.reload()}>
              {t.again}
            </button>
          </small>
        )}
      </div>
    </main>
  )
}

/** A missing page is no error; anything else is logged as one. Crawlers keep the page as the server sent it. */
export const RouteError = () => {
  const error = useRouteError()
  useReadyMark()
  const missing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has fatal errors logged.
    if (!missing) console.error(error)
  }, [error, missing])
  if (!missing && isCrawler()) return <ServedPage />
  return (
    <SiteFrame>
      <NotFound fault={!missing} />
    </SiteFrame>
  )
}
