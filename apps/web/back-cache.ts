interface Options {
  target: Pick<EventTarget, 'addEventListener'>
  token(): string | undefined
  /** The account that this page shows as signed in. */
  shown(): string | undefined
  /** Hides the page at once and reloads it. */
  reload(): void
}

/** The Back button can restore a page from memory that still shows the content of an account that has signed out. */
export const watchBackCache = ({ target, token, shown, reload }: Options): void => {
  let left: string | undefined
  target.addEventListener('pagehide', () => {
    left = token()
  })
  target.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return
    const now = token()
    // Signing out removes the token before it leaves the page, which still shows the old account.
    if (now !== left || (now === undefined) !== (shown() === undefined)) reload()
  })
}
