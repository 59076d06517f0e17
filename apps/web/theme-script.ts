import { SCHEME_ATTRIBUTE } from '#packages/ui/scheme-attribute.ts'

/** Set from the first paint until the session is known, if the browser has a session token (session.ts). */
export const SESSION_PENDING_ATTRIBUTE = 'data-session-pending'

/**
 * Runs before the first paint, because pages are the same for all visitors. It applies the theme of the cookie or the
 * system, and hides "sign in" from users who have a session.
 */
export const themeScript = `(function(r,c){var t=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(c);r.setAttribute('${SCHEME_ATTRIBUTE}',t?t[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');if(/(?:^|; )token=[^;]/.test(c))r.setAttribute('${SESSION_PENDING_ATTRIBUTE}','')})(document.documentElement,document.cookie)`
