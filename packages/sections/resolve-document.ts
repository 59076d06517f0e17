import type { Document, Ground, Section } from '#packages/document/schema.ts'
import { isInSideColumn } from '#packages/document/side-column.ts'
import { isIcon } from '#packages/layout/icons.ts'
import { partsInside } from '#packages/layout/inside.ts'
import type { Part } from '#packages/layout/parts.ts'
import type { Kind, Variant } from './define.ts'
import { sectionCounter } from './doc-titles/count.ts'
import type { Language } from './language.ts'
import { loosened } from './loosened.ts'
import type { Node } from './node.ts'
import { kindOf, titleKind } from './registry.ts'
import { resolvePart } from './resolve.ts'
import type { Scope } from './scope.ts'
import { titleLook } from './title-looks.ts'
import { isTitled } from './titled.ts'

export interface ResolvedSection {
  section: Section
  title: Node | undefined
  /** Width of a column for the title next to the body; undefined if the title is above it. */
  titleWidth: string | undefined
  body: Node | undefined
  /** Of a slide. */
  ground?: Ground
  bare?: true
  foot?: readonly [number, number]
  /** Takes a page for itself. */
  page?: true
}

/** Everything that a section inherits from its document. */
interface Setting {
  language: Language
  titleVariant: number
  /** Which of the titled sections it is, from 0; of a document's numbered titles and headings, which of its look. */
  number: number
  /** Whether a line runs through, and on from the section before. */
  rail: boolean
  joined: boolean
}

/** Also by what it is called: a title that says nothing is none, and takes no number. */
const hasTitle = (section: Section): boolean => isTitled(section) && section.title.trim() !== ''

const bodyOf = (
  section: Section,
  variant: Variant,
  kind: Kind,
  { language, number }: Setting,
  title?: Node,
) => {
  const shown = section.items.filter((item) => !item.hidden)
  const items = kind.own ? shown.filter((item) => !item.own) : shown
  const scope: Scope = {
    kind,
    section,
    language,
    items,
    item: kind.own ? shown.find((item) => item.own) : items[0],
    index: kind.counted ? number : 0,
    ...(title ? { title } : {}),
  }
  const body = resolvePart(variant.layout, scope)
  const shows = body.state === 'filled' || (kind.plain && body.state === 'plain')
  return shows ? loosened(body.node) : undefined
}

const titleOf = (section: Section, kind: Kind, { language, titleVariant, number, rail, joined }: Setting) => {
  const look = section.titleVariant ?? titleVariant
  const variant = titleLook(look)
  if (!variant || !hasTitle(section)) return undefined
  // English under English says the same twice, and a section that the person named has no other name.
  const english = section.english ?? (language === 'en' || section.kind === 'custom' ? '' : kind.en)
  const icon = section.icon !== undefined && isIcon(section.icon) ? section.icon : kind.icon
  const item = { id: section.id, data: { title: section.title, english } }
  const scope: Scope = {
    kind: titleKind,
    section: { ...section, props: {} },
    language,
    items: [item],
    item,
    index: number,
    fact: { field: 'title', label: section.title, value: section.title, icon },
  }
  const onRail = rail ? variant.rail : undefined
  const title = resolvePart(onRail ?? variant.layout, scope)
  if (title.state !== 'filled') return undefined
  if (onRail) {
    const node: Node = { node: 'rail', mark: icon, joined, children: [title.node] }
    return { node, titleWidth: undefined, onRail: true }
  }
  // The width of a title next to its section is the width of its column.
  const width = section.style.title?.width
  const titleWidth = variant.titleWidth && width !== undefined ? `${width}px` : variant.titleWidth
  return { node: title.node, titleWidth, onRail: false }
}

/** Whether a layout draws its section's title itself. */
export const drawsTitle = (part: Part): boolean => part.part === 'title' || partsInside(part).some(drawsTitle)

/** Whether every entry brings a mark of its own. */
const isMarked = (part: Part): boolean => part.part === 'each' && part.child.part === 'timeline'

interface Cached extends ResolvedSection {
  key: string
}
const cache = new WeakMap<Section, Cached>()

const hasPicture = ({ items, props }: Section): boolean =>
  props.picture?.visible !== false && items.some(({ own, hidden, data }) => own && !hidden && !!data.picture)

const resolveUncached = (section: Section, setting: Setting): ResolvedSection => {
  const kind = kindOf(section.kind)
  const variant = kind?.variants[section.variant]
  if (!kind || !variant) return { section, title: undefined, titleWidth: undefined, body: undefined }
  const title = titleOf(section, kind, setting)
  const inside = title && drawsTitle(variant.layout) ? title.node : undefined
  const body = bodyOf(section, variant, kind, setting, inside)
  if (inside) return { section, title: undefined, titleWidth: undefined, body }
  const rail = (inner: Node): Node => ({ node: 'rail', joined: isMarked(variant.layout), children: [inner] })
  return {
    section,
    title: title?.node,
    titleWidth: title?.titleWidth,
    body: body && title?.onRail ? rail(body) : body,
    ...(variant.ground ? { ground: variant.ground } : {}),
    ...(variant.bare ? { bare: true } : {}),
    ...(variant.foot && hasPicture(section) ? { foot: variant.foot } : {}),
    ...(variant.page ? { page: true } : {}),
  }
}

/** A section's parts with its data filled in. The same section resolves to the same object: nothing is drawn twice. */
export const resolveSection = (
  section: Section,
  language: Language,
  titleVariant: number,
  number: number,
  rail = false,
  joined = false,
): ResolvedSection => {
  const key = `${language} ${titleVariant} ${number} ${rail} ${joined}`
  const known = cache.get(section)
  if (known?.key === key) return known
  const resolved = { ...resolveUncached(section, { language, titleVariant, number, rail, joined }), key }
  cache.set(section, resolved)
  return resolved
}

/** Every visible section that has something to show, in order. */
export const resolveDocument = (document: Document): ResolvedSection[] => {
  const { titleVariant, rail = false } = document.theme
  // A section that shows nothing takes no number.
  const counter = sectionCounter(titleVariant)
  let number = 0
  let joined = false
  return document.sections
    .filter((section) => section.visible)
    .map((section) => {
      const place = counter.of(section) ?? number
      const onRail = rail && !isInSideColumn(document, section)
      const resolved = resolveSection(section, document.language, titleVariant, place, onRail, joined)
      if (!resolved.body) return resolved
      counter.pass(section, hasTitle(section))
      if (hasTitle(section)) number += 1
      joined = resolved.title?.node === 'rail'
      return resolved
    })
    .filter(({ body }) => body !== undefined)
}
