export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  if (value === '' || value === undefined) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // A cookie that somebody else mangled must not take the page down; it counts as not set.
    return undefined
  }
}

const YEAR = 365 * 24 * 3600

/** A preference that the server should know before it renders the next page. */
export const keepPreference = (name: 'lang' | 'theme', value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
