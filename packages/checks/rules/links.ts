import type { Document } from '#packages/document/schema.ts'
import { bareAddress } from '#packages/export/text/plain-text.ts'
import { bareText } from '../compare-text.ts'
import type { Found, Rule } from '../evidence.ts'

const placeOf = ({ sections }: Document, href: string): Found => {
  for (const section of sections)
    for (const item of section.items)
      for (const [field, value] of Object.entries(item.data))
        if (JSON.stringify(value).includes(JSON.stringify(href).slice(1, -1)))
          return { section: section.id, item: item.id, field }
  return {}
}

export const linkHidden: Rule = {
  severity: 'warning',
  find: ({ reading, document }) => {
    const text = bareText(reading.text)
    return (
      reading.links
        .filter(({ href }) => /^https?:/i.test(href) && !text.includes(bareText(bareAddress(href))))
        // Links with characters outside ASCII are decoded on the page.
        .filter(({ href }) => !text.includes(bareText(bareAddress(decoded(href)))))
        .map(({ href, text: shown }) => ({ ...placeOf(document, href), facts: { text: shown, href } }))
    )
  },
}

const decoded = (href: string): string => {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

export const linkBroken: Rule = {
  severity: 'warning',
  find: ({ reading, document }) =>
    reading.links
      .filter(({ works }) => !works)
      .map(({ href, text }) => ({ ...placeOf(document, href), facts: { text, href } })),
}
