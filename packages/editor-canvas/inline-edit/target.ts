import { type Command, setField, setSection } from '#packages/document/commands.ts'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type Labelled, plainText, type Rich, type Value } from '#packages/document/values.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { maxLengthOf } from '#packages/editor-forms/inputs/limits.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** A stored text that can be edited on the page because it is rendered exactly as stored. */
export type Target = { section: string; item: string; field: string } & (
  | { type: 'line'; maxLength: number; pair?: string }
  | { type: 'rich' }
)

type Side = 'label' | 'value'

const pairOf = (target: Target): { at: number; side: Side } | undefined => {
  if (target.type !== 'line' || target.pair === undefined) return undefined
  const [at = '', side] = target.pair.split('.')
  return { at: Number(at), side: side as Side }
}

/** Titles are marked with the id of their section instead of an entry. */
const isTitle = ({ section, item }: Pick<Target, 'section' | 'item'>) => section === item

/** Empty blocks are not rendered. */
export const withoutEmptyBlocks = (text: Rich): Rich =>
  text.filter((block) => plainText([block]).trim() !== '')

export const storedIn = (document: Document, target: Target): Value | undefined => {
  const section = document.sections.find(({ id }) => id === target.section)
  if (!section) return undefined
  if (isTitle(target)) return target.field === 'title' ? section.title : section.english
  const value = section.items.find(({ id }) => id === target.item)?.data[target.field]
  const pair = pairOf(target)
  return pair ? (value as Labelled[] | undefined)?.[pair.at]?.[pair.side] : value
}

const writePair =
  (target: Target, { at, side }: { at: number; side: Side }, text: string): Command =>
  (document) => {
    const item = document.sections
      .find(({ id }) => id === target.section)
      ?.items.find(({ id }) => id === target.item)
    const pair = (item?.data[target.field] as Labelled[] | undefined)?.[at]
    if (pair) pair[side] = text
  }

export const writeValue = (target: Target, value: Value): Command => {
  const pair = pairOf(target)
  if (pair) return writePair(target, pair, value as string)
  return isTitle(target)
    ? setSection(target.section, target.field as 'title' | 'english', value as string)
    : setField(target.section, target.item, target.field, value)
}

export const isRich = (value: Value | undefined): value is Rich =>
  Array.isArray(value) && value.every((block) => 'spans' in block)

/** The rendered blocks, each with the paragraph that contains its text. */
export const renderedBlocks = (element: Element): { shell: HTMLElement; text: HTMLElement }[] =>
  ([...element.children] as HTMLElement[]).flatMap((shell) => {
    const text = shell.matches('p') ? shell : shell.querySelector<HTMLElement>('p')
    return text ? [{ shell, text }] : []
  })

/** Type and limit of a field, the same as in the form. */
const rowOf = (section: Section, target: { item: string; field: string }) => {
  if (section.id === target.item) return { type: 'title', maxLength: MAX_LENGTH.title }
  const field = kindOf(section.kind)?.fields[target.field]
  return { type: field?.type, maxLength: field ? maxLengthOf(field.value) : 0 }
}

/**
 * The target of a rendered text. Dates, levels, facts with their label and texts that a layout reformats are rendered
 * differently than stored: they have no target and are edited in the form.
 */
export const targetOf = (document: Document, element: HTMLElement): Target | undefined => {
  const { item = '', field = '', pair } = element.dataset
  const id = element.closest<HTMLElement>('[data-id]')?.dataset.id
  const section = document.sections.find((one) => one.id === id)
  if (!section) return undefined
  const place = { section: section.id, item, field }
  const { type, maxLength } = rowOf(section, place)
  if (type === 'title' || type === 'line' || type === 'link') {
    const target: Target = { ...place, type: 'line', maxLength }
    const value = storedIn(document, target)
    return typeof value === 'string' && value.trim() === element.textContent ? target : undefined
  }
  if (type === 'labelled' && pair !== undefined) {
    const target: Target = { ...place, type: 'line', pair, maxLength: 0 }
    const value = storedIn(document, target)
    const maxLength = MAX_LENGTH[pairOf(target)?.side ?? 'value']
    return typeof value === 'string' && value.trim() === element.textContent
      ? { ...target, maxLength }
      : undefined
  }
  if (type !== 'rich') return undefined
  const value = storedIn(document, { ...place, type })
  const drawn = renderedBlocks(element).map(({ text }) => text.textContent ?? '')
  const stored = isRich(value) ? withoutEmptyBlocks(value).map((block) => plainText([block])) : []
  const isAsStored = stored.length > 0 && stored.join('\n') === drawn.join('\n')
  return isAsStored && drawn.length === element.children.length ? { ...place, type } : undefined
}

/** Selector of its rendered copies. */
export const markOf = (target: Target): string => {
  const pair = target.type === 'line' && target.pair !== undefined ? `[data-pair="${target.pair}"]` : ''
  return `[data-field="${target.field}"][data-item="${target.item}"]${pair}`
}

export const selectionOf = (target: Target): Selection =>
  isTitle(target)
    ? { section: target.section, slot: 'title' }
    : {
        section: target.section,
        item: target.item,
        field: target.field,
        slot: target.field,
        ...(target.type === 'line' && target.pair !== undefined ? { pair: target.pair } : {}),
      }
