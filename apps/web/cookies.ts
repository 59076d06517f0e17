export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  if (value === '' || value === undefined) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // A malformed cookie counts as not set, so that it cannot break the page.
    return undefined
  }
}

const YEAR = 365 * 24 * 3600

/** Stores a preference in a cookie, so that the server can use it when it renders the next page. */
export const keepPreference = (name: 'lang' | 'theme', value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
