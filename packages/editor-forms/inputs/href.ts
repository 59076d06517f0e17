/** Whether a link is allowed by the schema of documents. */
export const isHref = (href: string): boolean =>
  href.length <= 2000 && /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href)

/** Completes an address as users type it: `example.com/me`, `me@example.com`, `138 0000 0000`. */
export const readHref = (typed: string): string | undefined => {
  const text = typed.trim()
  if (isHref(text)) return text
  if (/^[^\s@/]+@[^\s@/][^\s@/.]*\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?\d[\d\s-]{5,20}$/.test(text)) return `tel:${text.replaceAll(/[\s-]/g, '')}`
  if (/^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text)) return `https://${text}`
  return undefined
}
