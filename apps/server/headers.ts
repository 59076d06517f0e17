import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { themeScript } from '#apps/web/theme-script.ts'

/** For what is read and never run: answers of the API, pictures, fonts, lists for crawlers. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/**
 * Pages bring a policy of their own, and that of a script would bind the worker that it is run as. "Not modified" does
 * not say what it is about.
 */
const isNeverRun = (reply: FastifyReply) =>
  reply.statusCode !== 304 && !/html|javascript/.test(String(reply.getHeader('content-type')))

export const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** On every answer, API and pages alike. */
export const baseHeaders = (reply: FastifyReply, https: boolean) => {
  reply.headers(SAFETY)
  if (!reply.hasHeader('content-security-policy') && isNeverRun(reply))
    reply.header('content-security-policy', NOTHING)
  if (https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** The only script inside a page. */
const THEME_SCRIPT = `'sha256-${hash('sha256', themeScript, 'base64')}'`

/**
 * No script runs that the server did not send. Style attributes are allowed because documents carry a person's
 * own sizes and colours in them; a style attribute cannot run code.
 */
export const contentPolicy = (nonce: string, apiBase: string): string => {
  const api = apiBase.startsWith('/') ? '' : ` ${new URL(apiBase).origin}`
  return [
    "default-src 'none'",
    `script-src 'self' ${THEME_SCRIPT} 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The error screen has nothing but its own few styles. */
export const PLAIN_POLICY = `${NOTHING}; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'`
