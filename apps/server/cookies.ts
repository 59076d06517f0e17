/** The cookies of a request; a value that is not well-formed is left as it came. */
export const readCookies = (header: string | undefined): Record<string, string> => {
  const cookies: Record<string, string> = {}
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0) continue
    const value = pair.slice(at + 1).trim()
    try {
      cookies[pair.slice(0, at).trim()] = decodeURIComponent(value)
    } catch {
      cookies[pair.slice(0, at).trim()] = value
    }
  }
  return cookies
}

/** Readable by script because the client sends it as a bearer; see docs/decisions/session-token.md for what guards it. */
export const tokenCookie = (
  token: string | undefined,
  lastsMs: number | undefined,
  secure: boolean,
): string => {
  const parts = [`token=${token ?? ''}`, 'Path=/', 'SameSite=Lax']
  if (token === undefined) parts.push('Max-Age=0')
  else if (lastsMs !== undefined) parts.push(`Max-Age=${Math.floor(lastsMs / 1000)}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** Never readable by script, and sent along only when a person comes here, not with what other sites load. */
export const hiddenCookie = (
  name: string,
  value: string | undefined,
  { path, lastsMs, secure }: { path: string; lastsMs: number; secure: boolean },
): string => {
  const parts = [`${name}=${value ?? ''}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax']
  parts.push(`Max-Age=${value === undefined ? 0 : Math.floor(lastsMs / 1000)}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}
