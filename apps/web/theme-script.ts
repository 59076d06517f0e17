import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'

/** Set from the first paint until the session is known, if the browser has a session token (session.ts). */
export const SESSION_PENDING_ATTRIBUTE = 'data-session-pending'

/**
 * Runs before the first paint, because pages are the same for everybody: the theme is that of the cookie, else that of
 * the system, and who has a session is not shown "sign in" for a moment.
 */
export const themeScript = `(function(r,c){var t=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(c);r.setAttribute('${SCHEME_ATTRIBUTE}',t?t[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');if(/(?:^|; )token=[^;]/.test(c))r.setAttribute('${SESSION_PENDING_ATTRIBUTE}','')})(document.documentElement,document.cookie)`
