import type { Document } from '#packages/document/schema.ts'
import type { Span } from '#packages/document/values.ts'
import { type Entry, type Line, type OutlineSection, outlineOf } from './outline.ts'

/** `example.com/a` of `https://example.com/a/`, as people write addresses. */
export const bareAddress = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')

const squeezed = (text: string): string => text.replaceAll(/[\s()<>-]|%20|%3[ce]/gi, '').toLowerCase()

/** The address of a link, unless its text already is the address. */
const unsaidAddress = ({ text, href }: Span): string =>
  href === undefined || squeezed(text).includes(squeezed(bareAddress(href)))
    ? ''
    : /^https?:/i.test(href)
      ? href
      : bareAddress(href)

/** Adjacent spans of several styles may be one link. */
const byLink = (spans: readonly Span[]): Span[] => {
  const runs: Span[] = []
  for (const { text, href } of spans) {
    const run = runs.at(-1)
    if (run && run.href === href) run.text += text
    else runs.push(href === undefined ? { text } : { text, href })
  }
  return runs
}

/** Styled text as plain text, with the addresses that would be lost. */
export const textOfSpans = (spans: readonly Span[]): string =>
  byLink(spans)
    .map((run) => {
      const address = unsaidAddress(run)
      return address === '' ? run.text : run.text.replace(/(?<!\s)\s*$/, (blanks) => ` (${address})${blanks}`)
    })
    .join('')

const lineText = ({ as, spans, number, under = 0 }: Line): string => {
  const text = textOfSpans(spans)
  const into = ' '.repeat(under * 2)
  return as === 'bullet' ? `${into}- ${text}` : as === 'number' ? `${into}${number}. ${text}` : text
}

const entryText = ({ head, lines }: Entry): string =>
  [...(head === '' ? [] : [head]), ...lines.map(lineText)].join('\n')

/** Entries with heads are separated by blank lines; entries of one line each form a list. */
const sectionText = ({ title, entries }: OutlineSection): string => {
  const haveHeads = entries.some(({ head }) => head !== '')
  const body = entries.map(entryText).join(haveHeads ? '\n\n' : '\n')
  return [title, body].filter((part) => part !== '').join('\n')
}

/** One line for each paragraph, without wrapping, in the order that applicant tracking systems expect. */
export const plainTextOf = (document: Document): string => {
  const { name, sections } = outlineOf(document)
  const titled = sections.findIndex(({ title }) => title !== '')
  const opening = titled < 0 ? sections : sections.slice(0, titled)
  const head = [...(name === '' ? [] : [name]), ...opening.map(sectionText)].join('\n')
  const parts = [head, ...sections.slice(opening.length).map(sectionText)].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}
