import { Component, type ErrorInfo, type ReactNode } from 'react'
import { pageLanguage } from '#packages/i18n/page-language.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { isCrawler, ServedPage } from './crawler.tsx'
import classes from './error-screen.module.css'

const words = defineWords({
  zh: { message: '我的天啦~ 你来到了未知领域！', home: '我要回家' },
  en: { message: 'Oh my, you have reached unknown territory!', home: 'I want to go home' },
})

const wordsOfPage = () => words[pageLanguage()]

/** The error screen without anything that could fail again. */
export const BareErrorScreen = () => (
  <main className={classes.screen} data-screen="not-found">
    <div className={classes.circles} aria-hidden="true">
      <i className={classes.sheet} />
      <i className={classes.shade} />
      <i className={classes.ring} />
    </div>
    <div className={classes.content}>
      <h1>404</h1>
      <p>{wordsOfPage().message}</p>
      <a href="/" className={classes.home}>
        {wordsOfPage().home}
      </a>
    </div>
  </main>
)

/** Wraps everything: an error above the routes would otherwise leave an empty page. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the specification has fatal errors logged.
    console.error(error, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return isCrawler() ? <ServedPage /> : <BareErrorScreen />
  }
}
