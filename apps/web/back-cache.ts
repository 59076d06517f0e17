interface Options {
  /** The window. */
  target: Pick<EventTarget, 'addEventListener'>
  token(): string | undefined
  /** Whom this page shows as signed in. */
  shown(): string | undefined
  /** Takes the page off the screen at once, and loads it anew. */
  reload(): void
}

/** A page that the Back button brings back as it was may show the content of somebody who has signed out since. */
export const watchBackCache = ({ target, token, shown, reload }: Options): void => {
  let left: string | undefined
  target.addEventListener('pagehide', () => {
    left = token()
  })
  target.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return
    const now = token()
    // Signing out takes the token before it leaves the page, which still shows whose it was.
    if (now !== left || (now === undefined) !== (shown() === undefined)) reload()
  })
}
