import { locales } from 'zod'
import { parse, safeParse } from 'zod/v4/core'
import type { Auth, Endpoint } from '#packages/api/endpoint.ts'
import { AppError, commonErrors, type ErrorBody, type ErrorEntry } from '#packages/api/errors.ts'
import type { Caller, Context, Role, Route } from '#packages/api/route.ts'
import type { Language } from '#packages/i18n/language.ts'
import { outageOf } from './outage.ts'

const RANK: Record<Role, number> = { user: 1, member: 2, admin: 3 }
const NEEDS: Record<Auth, number> = { anyone: 0, user: 1, member: 2, admin: 3 }

/** Validation messages in the caller's language. */
const complaints = { zh: locales.zhCN().localeError, en: locales.en().localeError }

/** Whether the caller may use the endpoint at all. */
export const checkCaller = (endpoint: Endpoint, caller: Caller | undefined) => {
  if (endpoint.auth === 'anyone') return
  if (!caller) throw new AppError('signed_out')
  if (RANK[caller.role] < NEEDS[endpoint.auth]) throw new AppError('forbidden')
}

const NUL_WORDS = { zh: '不能含有空字符', en: 'must not hold the character NUL' }

/** PostgreSQL stores no NUL in a text. Documents may contain one, because JSON escapes it. */
const refuseNul = (raw: unknown, language: Language) => {
  const issues = Object.entries(raw ?? {})
    .filter(([, value]) => typeof value === 'string' && value.includes('\0'))
    .map(([path]) => ({ path, message: NUL_WORDS[language] }))
  if (issues.length > 0) throw new AppError('bad_input', { issues })
}

/** Checks permission and input, runs the handler and checks the reply: for requests and for pages rendered here. */
export const runRoute = async (route: Route, raw: () => unknown, context: Context): Promise<unknown> => {
  const { endpoint } = route
  checkCaller(endpoint, context.caller)
  const given = raw()
  refuseNul(given, context.language)
  const input = safeParse(endpoint.input, given, { error: complaints[context.language] })
  if (!input.success) {
    const issues = input.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    throw new AppError('bad_input', { issues })
  }
  const answer = await route.run(input.data, context)
  // The reply's schema is an allow-list: an extra column of a query does not leave the server.
  return endpoint.answers === 'json' ? parse(endpoint.reply, answer) : answer
}

/** Status and body for any error. A code that the endpoint does not declare is a bug and answers 500. */
export const errorReply = (
  error: unknown,
  language: Language,
  endpoint?: Endpoint,
): { status: number; body: ErrorBody; unexpected: boolean } => {
  const table: Record<string, ErrorEntry> = { ...commonErrors, ...endpoint?.errors }
  const entry = error instanceof AppError ? table[error.code] : undefined
  // The schema of an error's data is an allow-list too: other data is a bug.
  const data = entry?.data && safeParse(entry.data, (error as AppError).data)
  if (!(error instanceof AppError) || !entry || data?.success === false) {
    const code = outageOf(error) ?? 'internal'
    const { status, [language]: message } = commonErrors[code]
    return { status, body: { code, message }, unexpected: true }
  }
  const body: ErrorBody = { code: error.code, message: entry[language] }
  if (error.issues) body.issues = error.issues
  if (data) body.data = data.data
  return { status: entry.status, body, unexpected: false }
}
