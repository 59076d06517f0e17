import type { Span } from '#packages/document/values.ts'

/** An address in the middle of a sentence; a full stop or a bracket after it is the sentence's. */
const ADDRESS = /https?:\/\/[^\s<>\p{Script=Han}\p{Ps}\p{Pe}，。；：！？、…]*[^\s<>\p{Script=Han}\p{P}]\/?/giu

/** Characters that Markdown would read as markup; on GitHub, `$` begins a formula and `~` a strike. */
const MARKS = /[\\`*_[\]<>~$]|&(?=#?\w+;)/g

const escaped = (text: string): string => text.replaceAll(MARKS, '\\$&')

/** Text without markup, except that addresses in it stay links. */
const textOf = (text: string): string => {
  let out = ''
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    out += `${escaped(text.slice(from, index))}<${address}>`
    from = index + address.length
  }
  return out + escaped(text.slice(from))
}

/** A line must not begin as a heading, a list, a quotation or a rule does. */
export const escapeStart = (line: string): string =>
  line.replace(/^(#{1,6}(?=\s|$)|[+-](?=[\s-]|$)|=)/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')

/** Characters that would end an address or be read as markup in it. */
const LINK_MARKS = /[\\()]|&(?=#?\w+;)/g

const isBlank = (sign: string) => sign === '' || /\s/.test(sign)
const isMark = (sign: string) => /[\p{P}\p{S}]/u.test(sign)

/**
 * Whether asterisks between these two characters count as markup. Next to a bracket or a full stop they count only
 * with a blank or other punctuation on the outer side, and Chinese has no blanks.
 */
const counts = (outside: string, inside: string) =>
  !isBlank(inside) && (!isMark(inside) || isBlank(outside) || isMark(outside))

const first = (text: string): string => [...text.slice(0, 2)][0] ?? ''
const last = (text: string): string => [...text.slice(-2)].at(-1) ?? ''

type Run = Pick<Span, 'text' | 'bold' | 'italic'>

const isStyled = ({ bold, italic }: Run) => bold || italic

/** Merges neighbours of one style, because adjacent closing and opening asterisks would be misread. */
const merged = (spans: readonly Span[]): Run[] => {
  const runs: Run[] = []
  for (const { text, bold, italic } of spans) {
    const run = runs.at(-1)
    if (run && run.bold === bold && run.italic === italic) run.text += text
    else runs.push({ text, bold, italic })
  }
  return runs
}

const cut = (text: string): [lead: string, inner: string, trail: string] => {
  const inner = text.trim()
  const start = text.indexOf(inner)
  return [text.slice(0, start), inner, text.slice(start + inner.length)]
}

/** Moves blanks out of styles, because asterisks next to blanks are not markup. */
const trimmed = (run: Run): Run[] => {
  const [lead, inner, trail] = cut(run.text)
  if (!isStyled(run) || inner === '') return [{ text: run.text }]
  return [{ text: lead }, { ...run, text: inner }, { text: trail }].filter(({ text }) => text !== '')
}

const styled = ({ bold, italic }: Run, inner: string, before: string, after: string): string => {
  if (!bold && !italic) return inner
  const asterisks = `${bold ? '**' : ''}${italic ? '*' : ''}`
  if (before !== '*' && counts(before, first(inner)) && counts(after, last(inner)))
    return asterisks + inner + asterisks
  const slanted = italic ? `<em>${inner}</em>` : inner
  return bold ? `<strong>${slanted}</strong>` : slanted
}

/** Spans between two signs; what they are written as begins with an asterisk or a bracket where it is styled. */
const written = (spans: readonly Span[], before: string, after: string, write: (text: string) => string) =>
  merged(spans)
    .flatMap(trimmed)
    .reduce((out, run, at, runs) => {
      const next = runs[at + 1]
      const follows = next === undefined ? after : isStyled(next) ? '*' : first(write(next.text))
      return out + styled(run, write(run.text), out === '' ? before : last(out), follows)
    }, '')

const linkOf = (spans: readonly Span[], href: string): string => {
  const [lead, words, trail] = cut(written(spans, '[', ']', escaped))
  return `${lead}[${words}](${href.replaceAll(LINK_MARKS, '\\$&')})${trail}`
}

/** Runs of spans with the same link, or without one. */
const byLink = (spans: readonly Span[]): [Span, ...Span[]][] => {
  const groups: [Span, ...Span[]][] = []
  for (const span of spans) {
    const group = groups.at(-1)
    if (group && group[0].href === span.href) group.push(span)
    else groups.push([span])
  }
  return groups
}

/** Styled text as Markdown. Underline and colour have no mark there and are left out. */
export const inlineOf = (spans: readonly Span[]): string =>
  byLink(spans).reduce((out, group, at, groups) => {
    const { href } = group[0]
    if (href === undefined) return out + written(group, last(out), groups[at + 1] ? '[' : '', textOf)
    // After an exclamation mark it would be a picture.
    return (out.endsWith('!') ? `${out.slice(0, -1)}\\!` : out) + linkOf(group, href)
  }, '')
