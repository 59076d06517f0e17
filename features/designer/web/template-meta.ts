import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftMeta, TemplateMeta } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import { currentOwner, VISITOR } from '#packages/local-data/owner.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { Facet } from '#packages/templates/facets.ts'
import { derivedColor } from './derived-color.ts'

/** What an author fills in; name, columns and colour follow from the document. */
export type OwnMeta = Pick<DraftMeta, 'intro' | 'style' | 'purpose' | 'industry' | 'job'>
export type ChosenFacet = Extract<Facet, 'style' | 'purpose' | 'industry' | 'job'>

export interface MetaState {
  meta: OwnMeta
  /** As it is at home, to tell what was changed here from what was changed elsewhere. */
  home: OwnMeta
}

const kept = (id: string, owner?: string) => stored('huajian-template-', id, owner)

/** Written down at once, as edits are; it is small, and needs no database. */
export const keepMeta = (id: string, state: MetaState, owner?: string) => {
  // Without room it is still on the page, and goes home with the next save.
  kept(id, owner).write(JSON.stringify(state))
}

/** `isProven`: the account has this template, or its draft is here. */
export const keptMeta = (id: string, isProven: boolean): MetaState | undefined => {
  try {
    return (
      JSON.parse(kept(id).read(isProven) ?? (isProven ? kept(id, VISITOR).read() : null) ?? 'null') ??
      undefined
    )
  } catch {
    return undefined
  }
}

export const forgetMeta = (id: string) => {
  kept(id).remove()
  kept(id, VISITOR).remove()
}

const FIELDS = ['intro', 'style', 'purpose', 'industry', 'job'] as const satisfies (keyof OwnMeta)[]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Theirs, and over it what was changed here. */
export const mergeMeta = ({ meta, home }: MetaState, theirs: OwnMeta): OwnMeta => {
  const entries = FIELDS.map((field) => [field, same(meta[field], home[field]) ? theirs[field] : meta[field]])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as OwnMeta
}

export const ownMetaOf = (meta: DraftMeta): OwnMeta =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (meta[field] === undefined ? [] : [[field, meta[field]]])),
  ) as OwnMeta

export const createMeta = (id: string, home: OwnMeta, isProven: boolean): StoreApi<MetaState> => {
  const before = keptMeta(id, isProven)
  // A session may end while it is written.
  const owner = currentOwner()
  const store = createStore<MetaState>(() => ({ home, meta: before ? mergeMeta(before, home) : home }))
  store.subscribe((state) => (same(state.meta, state.home) ? forgetMeta(id) : keepMeta(id, state, owner)))
  return store
}

const columnsOf = ({ page }: Document): TemplateMeta['columns'] =>
  page.layout !== 'left_right' ? 'one' : page.side.width >= 42 ? 'two' : 'side'

/** Everything that is stored beside the document: what the author chose, and what the document itself says. */
export const wholeMeta = (document: Document, meta: OwnMeta): DraftMeta => {
  const name = document.title.trim().slice(0, 40)
  const intro = meta.intro?.replaceAll(/\s+/g, ' ').trim()
  const { intro: _, ...rest } = meta
  return {
    ...rest,
    ...(name === '' ? {} : { name }),
    ...(intro ? { intro } : {}),
    industry: meta.industry ?? [],
    job: meta.job ?? [],
    columns: columnsOf(document),
    color: derivedColor(document),
  }
}

/** What is still missing before it can be submitted. */
export type Missing = 'name' | 'style' | 'purpose' | 'sections'

export const missingIn = (document: Document, meta: OwnMeta): Missing[] => {
  const { name } = wholeMeta(document, meta)
  return [
    ...(name ? [] : ['name' as const]),
    ...(meta.style ? [] : ['style' as const]),
    ...((meta.purpose ?? []).length > 0 ? [] : ['purpose' as const]),
    ...(document.sections.length > 0 ? [] : ['sections' as const]),
  ]
}

export const colorName = (color: ThemeName | undefined, language: 'zh' | 'en'): string =>
  color ? themes[color][language] : ''
