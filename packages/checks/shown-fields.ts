import type { Document, Item, Section } from '#packages/document/schema.ts'
import { type Labelled, plainText, type Rich } from '#packages/document/values.ts'
import { levelWord } from '#packages/sections/levels.ts'
import type { Node } from '#packages/sections/node.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { type ResolvedSection, resolveDocument } from '#packages/sections/resolve-document.ts'

/** A field that the pages show, and as what. */
export interface ShownField {
  section: string
  item: string
  field: string
  kind: string
  label: { zh: string; en: string }
  /** As the page says it. */
  ours: string
  type: 'line' | 'rich' | 'dates' | 'level' | 'pair'
  /** Drawn, not written: a program sees nothing there. */
  figure?: true
}

type Texts = Map<string, { texts: string[]; figure: boolean }>

const keyOf = (item: string, field: string) => `${item} ${field}`

const note = (found: Texts, item: string, field: string, text: string, figure: boolean) => {
  const known = found.get(keyOf(item, field))
  if (known) known.texts.push(text)
  else found.set(keyOf(item, field), { texts: [text], figure })
}

/** The texts on the pages by field. Initials and numbers extracted from a text do not count as texts of their own. */
const collect = (node: Node, found: Texts, levelField: string | undefined): void => {
  if ('children' in node) for (const child of node.children) collect(child, found, levelField)
  if (node.node === 'radar')
    for (const { source, label, word } of node.axes) {
      if (!source) continue
      note(found, source.item, source.field, label, false)
      if (levelField && word !== '') note(found, source.item, levelField, word, true)
    }
  if (!('source' in node) || !node.source) return
  const { item, field } = node.source
  if (node.node === 'text' && node.role !== 'none') note(found, item, field, node.text, false)
  if (node.node === 'rich') note(found, item, field, plainText(node.blocks), false)
  if (node.node === 'meter') note(found, item, field, node.word, node.look !== 'word')
}

const labelIn = (section: Section, field: string): ShownField['label'] => {
  const own = section.props[field]?.label
  const row = kindOf(section.kind)?.fields[field]
  return own ? { zh: own, en: own } : { zh: row?.zh ?? field, en: row?.en ?? field }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const fieldsOf = (section: Section, item: Item, found: Texts, language: Document['language']): ShownField[] =>
  Object.entries(kindOf(section.kind)?.fields ?? {}).flatMap(([field, { type }]): ShownField[] => {
    const drawn = found.get(keyOf(item.id, field))
    const value = item.data[field]
    if (!drawn || value === undefined || type === 'picture') return []
    const common = {
      section: section.id,
      item: item.id,
      field,
      kind: section.kind,
      label: labelIn(section, field),
    }
    if (type === 'labelled')
      return (value as Labelled[])
        .filter(
          (pair) => pair.value.trim() !== '' && drawn.texts.some((text) => text.includes(pair.value.trim())),
        )
        .map((pair) => ({
          ...common,
          label: { zh: pair.label, en: pair.label },
          ours: pair.value.trim(),
          type: 'pair' as const,
        }))
    if (type === 'rich') return [{ ...common, ours: plainText(value as Rich).trim(), type: 'rich' }]
    if (type === 'period' || type === 'date')
      return [{ ...common, ours: [...new Set(drawn.texts)].join(' – '), type: 'dates' }]
    if (type === 'level')
      return [
        {
          ...common,
          ours: levelWord(Number(value), language),
          type: 'level',
          ...(drawn.figure ? { figure: true as const } : {}),
        },
      ]
    return isText(value) && value.trim() !== '' ? [{ ...common, ours: value.trim(), type: 'line' }] : []
  })

const levelFieldOf = (section: Section): string | undefined =>
  Object.entries(kindOf(section.kind)?.fields ?? {}).find(([, { type }]) => type === 'level')?.[0]

const shownIn = ({ section, body, title }: ResolvedSection, language: Document['language']): ShownField[] => {
  const found: Texts = new Map()
  const levelField = levelFieldOf(section)
  for (const node of [title, body]) if (node) collect(node, found, levelField)
  return section.items
    .filter(({ hidden }) => !hidden)
    .flatMap((item) => fieldsOf(section, item, found, language))
    .filter(({ ours }) => ours !== '')
}

/** Every field that the pages show, in the order of the document; what a look leaves out is not asked for. */
export const shownFields = (document: Document): ShownField[] =>
  resolveDocument(document).flatMap((resolved) => shownIn(resolved, document.language))
