import { type Command, setField, setSection } from '#packages/document/commands.ts'
import { MAX_LENGTH } from '#packages/document/limits.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { type Labelled, plainText, type Rich, type Value } from '#packages/document/values.ts'
import type { Selection } from '#packages/editor-core/editor.ts'
import { longestOf } from '#packages/editor-forms/inputs/limits.ts'
import { kindOf } from '#packages/sections/registry.ts'

/** A stored text that can be written where it is drawn, since it is drawn as it is stored. */
export type Target = { section: string; item: string; field: string } & (
  | { type: 'line'; most: number; pair?: string }
  | { type: 'rich' }
)

type Side = 'label' | 'value'

const pairOf = (target: Target): { at: number; side: Side } | undefined => {
  if (target.type !== 'line' || target.pair === undefined) return undefined
  const [at = '', side] = target.pair.split('.')
  return { at: Number(at), side: side as Side }
}

/** Title texts are marked with their section in place of an entry. */
const isTitle = ({ section, item }: Pick<Target, 'section' | 'item'>) => section === item

export const shownBlocks = (text: Rich): Rich => text.filter((block) => plainText([block]).trim() !== '')

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

const isRich = (value: Value | undefined): value is Rich =>
  Array.isArray(value) && value.every((block) => 'spans' in block)

/** Blocks as drawn, each with its text in a paragraph. */
export const drawnBlocks = (element: Element): { shell: HTMLElement; text: HTMLElement }[] =>
  ([...element.children] as HTMLElement[]).flatMap((shell) => {
    const text = shell.matches('p') ? shell : shell.querySelector<HTMLElement>('p')
    return text ? [{ shell, text }] : []
  })

/** What may stand there: the form takes as much. */
const rowOf = (section: Section, target: { item: string; field: string }) => {
  if (section.id === target.item) return { type: 'title', most: MAX_LENGTH.title }
  const field = kindOf(section.kind)?.fields[target.field]
  return { type: field?.type, most: field ? longestOf(field.value) : 0 }
}

/**
 * What a drawn text is written to. Dates, levels, facts with their label and texts that a layout cuts anew say something else
 * than what is stored: they have none, and are edited in the form.
 */
export const targetOf = (document: Document, element: HTMLElement): Target | undefined => {
  const { item = '', field = '', pair } = element.dataset
  const id = element.closest<HTMLElement>('[data-id]')?.dataset.id
  const section = document.sections.find((one) => one.id === id)
  if (!section) return undefined
  const place = { section: section.id, item, field }
  const { type, most: longest } = rowOf(section, place)
  if (type === 'title' || type === 'line' || type === 'link') {
    const target: Target = { ...place, type: 'line', most: longest }
    const value = storedIn(document, target)
    return typeof value === 'string' && value.trim() === element.textContent ? target : undefined
  }
  if (type === 'labelled' && pair !== undefined) {
    const target: Target = { ...place, type: 'line', pair, most: 0 }
    const value = storedIn(document, target)
    const most = MAX_LENGTH[pairOf(target)?.side ?? 'value']
    return typeof value === 'string' && value.trim() === element.textContent ? { ...target, most } : undefined
  }
  if (type !== 'rich') return undefined
  const value = storedIn(document, { ...place, type })
  const drawn = drawnBlocks(element).map(({ text }) => text.textContent ?? '')
  const stored = isRich(value) ? shownBlocks(value).map((block) => plainText([block])) : []
  const isAsStored = stored.length > 0 && stored.join('\n') === drawn.join('\n')
  return isAsStored && drawn.length === element.children.length ? { ...place, type } : undefined
}

/** What its drawn copies are found by. */
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
