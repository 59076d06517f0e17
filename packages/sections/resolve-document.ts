import type { Document, Section } from '#packages/document/schema.ts'
import type { Language } from './language.ts'
import type { Node } from './node.ts'
import { kindOf, titleKind } from './registry.ts'
import { resolvePart } from './resolve.ts'
import type { Scope } from './scope.ts'

export interface ResolvedSection {
  section: Section
  title: Node | undefined
  /** The title stands beside the body in a column of this width. */
  beside: string | undefined
  body: Node | undefined
}

const bodyOf = (section: Section, language: Language): Node | undefined => {
  const kind = kindOf(section.kind)
  const variant = kind?.variants[section.variant]
  if (!kind || !variant) return undefined
  const items = section.items.filter((item) => !item.hidden)
  const scope: Scope = { kind, section, language, items, item: items[0], index: 0 }
  const body = resolvePart(variant.layout, scope)
  return body.state === 'filled' ? body.node : undefined
}

const titleOf = (section: Section, language: Language, number: number, themed: number) => {
  const kind = kindOf(section.kind)
  const variant = titleKind.variants[section.titleVariant ?? themed]
  if (!kind || !variant || kind.untitled || section.untitled || section.title.trim() === '') return undefined
  // English under English says the same twice, and a section that the person named has no other name.
  const english = language === 'en' || section.kind === 'custom' ? '' : kind.en
  const item = { id: section.id, data: { title: section.title, english } }
  const scope: Scope = {
    kind: titleKind,
    section: { ...section, props: {} },
    language,
    items: [item],
    item,
    index: number,
    fact: { field: 'title', label: section.title, value: section.title, icon: kind.icon },
  }
  const title = resolvePart(variant.layout, scope)
  return title.state === 'filled' ? { node: title.node, beside: variant.beside } : undefined
}

interface Cached extends ResolvedSection {
  key: string
}
const cache = new WeakMap<Section, Cached>()

/** A section's parts with its data filled in. The same section resolves to the same object: nothing is drawn twice. */
export const resolveSection = (
  section: Section,
  language: Language,
  titleVariant: number,
  number: number,
): ResolvedSection => {
  const key = `${language} ${titleVariant} ${number}`
  const known = cache.get(section)
  if (known?.key === key) return known
  const title = titleOf(section, language, number, titleVariant)
  const resolved = {
    section,
    key,
    title: title?.node,
    beside: title?.beside,
    body: bodyOf(section, language),
  }
  cache.set(section, resolved)
  return resolved
}

/** Every visible section that has something to show, in order. */
export const resolveDocument = (document: Document): ResolvedSection[] => {
  let number = -1
  return document.sections
    .filter((section) => section.visible)
    .map((section) => {
      if (!kindOf(section.kind)?.untitled && !section.untitled) number += 1
      return resolveSection(section, document.language, document.theme.titleVariant, number)
    })
    .filter(({ body }) => body !== undefined)
}
