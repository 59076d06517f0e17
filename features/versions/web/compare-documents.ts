import { type DiffPart, diffText } from '#packages/ai/change/text-diff.ts'
import { type Change, diff } from '#packages/document/changes.ts'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { fieldName, itemName, pathNames } from '#packages/editor-core/place-names.ts'
import { sectionName } from '#packages/editor-core/section-name.ts'
import { valueText } from '#packages/editor-core/value-text.ts'
import type { Language } from '#packages/sections/language.ts'
import { kindOf } from '#packages/sections/registry.ts'

export interface TextChange {
  /** 拾穗网络科技 · 内容 */
  name: string
  parts: DiffPart[]
  /** A picture has no text to compare: only what happened to it is listed. */
  picture?: 'added' | 'removed' | 'changed'
}

export interface SectionChange {
  id: string
  name: string
  how: 'added' | 'removed' | 'changed'
  moved: boolean
  texts: TextChange[]
  /** Changes that are not text, such as 版式 and 样式, each once. */
  looks: string[]
}

export interface Comparison {
  /** Changes of the document itself: title, theme and page. */
  looks: string[]
  sections: SectionChange[]
}

const fieldsOf = (section: Section, item: Item): string[] => [
  ...new Set([...Object.keys(kindOf(section.kind)?.fields ?? {}), ...Object.keys(item.data)]),
]

const pictureChange = (before: unknown = '', after: unknown = ''): TextChange['picture'] => {
  if (before === after) return undefined
  return before === '' ? 'added' : after === '' ? 'removed' : 'changed'
}

const itemTexts = (
  section: Section,
  before: Item | undefined,
  after: Item | undefined,
  language: Language,
): TextChange[] => {
  const item = after ?? before
  if (!item) return []
  const called = kindOf(section.kind)?.single ? '' : itemName(section, item)
  return fieldsOf(section, item).flatMap((field) => {
    const name = [called, fieldName(section, field, language)].filter((part) => part !== '').join(' · ')
    if (kindOf(section.kind)?.fields[field]?.type === 'picture') {
      const picture = pictureChange(before?.data[field], after?.data[field])
      return picture ? [{ name, parts: [], picture }] : []
    }
    const old = valueText(before?.data[field], language)
    const next = valueText(after?.data[field], language)
    return old === next ? [] : [{ name, parts: diffText(old, next) }]
  })
}

const sectionTexts = (
  before: Section | undefined,
  after: Section | undefined,
  language: Language,
): TextChange[] => {
  const section = after ?? before
  if (!section) return []
  const old = new Map(before?.items.map((item) => [item.id, item]))
  const next = new Map(after?.items.map((item) => [item.id, item]))
  const title: TextChange[] =
    (before?.title ?? '') === (after?.title ?? '')
      ? []
      : [
          {
            name: fieldName(section, 'title', language),
            parts: diffText(before?.title ?? '', after?.title ?? ''),
          },
        ]
  const ids = [...new Set([...next.keys(), ...old.keys()])]
  return [...title, ...ids.flatMap((id) => itemTexts(section, old.get(id), next.get(id), language))]
}

/** Lists changes that are not text by the name of the changed thing, each once. */
const looksOf = (
  changes: readonly Change[],
  documents: readonly Document[],
  language: Language,
): string[] => {
  const names = changes
    .filter(({ path }) => !path.includes('data') && !(path[0] === 'sections' && path[2] === 'title'))
    .filter((change) => change.op === 'set' || change.op === 'move')
    .map(({ path }) => pathNames(path, documents, language))
    .map((all) => (all.length > 1 ? all.slice(1) : all).join(' · '))
  return [...new Set(names)]
}

/** With one column, the column of a section has no effect, so its changes are not listed. */
const isSeen = ({ path }: Change, documents: readonly Document[]): boolean =>
  path[2] !== 'region' || documents.some(({ page }) => page.layout === 'left_right')

const underSection = (change: Change, id: string) => change.path[0] === 'sections' && change.path[1] === id

/** The differences between two documents, by section, as a user would describe them. */
export const compareDocuments = (before: Document, after: Document, language: Language): Comparison => {
  const changes = diff(before, after)
  const both = [after, before]
  const old = new Map(before.sections.map((section) => [section.id, section]))
  const next = new Map(after.sections.map((section) => [section.id, section]))
  const moved = new Set(
    changes.flatMap((change) => (change.op === 'move' && change.path.length === 1 ? [change.id] : [])),
  )
  const sections = [...new Set([...next.keys(), ...old.keys()])].flatMap((id): SectionChange[] => {
    const was = old.get(id)
    const is = next.get(id)
    const section = is ?? was
    if (!section) return []
    const texts = sectionTexts(was, is, language)
    const looks =
      was && is
        ? looksOf(
            changes.filter((one) => underSection(one, id) && isSeen(one, both)),
            both,
            language,
          )
        : []
    if (was && is && texts.length === 0 && looks.length === 0 && !moved.has(id)) return []
    const how = was ? (is ? 'changed' : 'removed') : 'added'
    return [{ id, name: sectionName(section, language), how, moved: moved.has(id), texts, looks }]
  })
  const own = changes.filter(({ path }) => path[0] !== 'sections')
  return { looks: [...new Set(own.map(({ path }) => pathNames(path, both, language).join(' · ')))], sections }
}
