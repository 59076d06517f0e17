import type { Document } from '#packages/document/schema.ts'
import { colorsOf } from '#packages/document/themes.ts'
import type { DisplayList, Op, Rgba } from '../display-list/list.ts'
import { fontFacts } from './font-facts.ts'
import type { Facts } from './package.ts'
import { rgbHex } from './paint.ts'

const nameIn = ({ sections }: Document): string => {
  const person = sections.find(({ kind, visible }) => kind === 'base_info' && visible)?.items[0]?.data.name
  return typeof person === 'string' ? person.trim() : ''
}

/** The colour of the first matching text: programs that colour links by the theme then use the page's colour. */
const colorIn = (ops: readonly Op[], isLink: boolean): Rgba | undefined => {
  for (const op of ops) {
    if (op.op === 'text' && (op.href !== undefined) === isLink && op.part !== undefined) return op.color
    const inner = op.op === 'group' ? colorIn(op.ops, isLink) : undefined
    if (inner) return inner
  }
  return undefined
}

const INK: Rgba = [34, 34, 34, 1]

export const factsOf = (document: Document, { pages }: DisplayList, date: Date): Facts => {
  const { language, theme, title } = document
  const { latin, eastAsian } = fontFacts(language, theme.font)
  const ops = pages.flatMap((page) => page.ops)
  const accent = colorsOf(theme).theme.replace('#', '').toUpperCase()
  const link = colorIn(ops, true)
  const author = nameIn(document)
  return {
    title: title || author || 'Huajian',
    author,
    language,
    date,
    theme: { latin, eastAsian, text: rgbHex(INK), accent, link: link ? rgbHex(link) : accent },
  }
}
