import { data } from 'react-router'

/** A failed route validation and an unmatched path give the same non-fatal error, which names the full path. */
export const pageNotFound = (url: URL) => {
  const message = `Page not found: ${url.pathname}${url.search}`
  return data({ message }, { status: 404, statusText: message })
}
