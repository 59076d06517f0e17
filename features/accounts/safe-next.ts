const HERE = 'http://here.invalid'
const OTHERWISE = '/profile'

/**
 * Only paths of this site: an address from the query must not lead a person elsewhere after signing in. It is read as
 * a browser reads it (which drops tabs, turns `\` into `/` and shortens `/./`), and what came out is looked at again.
 */
export const safeNext = (next: string | null | undefined): string => {
  if (!next?.startsWith('/')) return OTHERWISE
  const url = URL.canParse(next, HERE) ? new URL(next, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return OTHERWISE
  return url.pathname + url.search + url.hash
}
