/** Only paths of this site: an address from the query must not lead a person elsewhere after signing in. */
export const safeNext = (next: string | null): string =>
  next && /^\/(?![\\/])/.test(next) ? next : '/profile'
