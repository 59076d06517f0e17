import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DraftMeta, TemplateMeta } from '#features/templates/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import { currentOwner, VISITOR } from '#packages/local-data/owner.ts'
import { stored } from '#packages/local-data/stored.ts'
import type { Facet } from '#packages/templates/facets.ts'
import { derivedColor } from './derived-color.ts'

/** The metadata that an author enters; name, columns and colour are derived from the document. */
export type OwnMeta = Pick<DraftMeta, 'intro' | 'style' | 'purpose' | 'industry' | 'job'>
export type ChosenFacet = Extract<Facet, 'style' | 'purpose' | 'industry' | 'job'>

export interface MetaState {
  meta: OwnMeta
  /** The last known metadata on the server, to distinguish local from remote changes. A stored field name. */
  home: OwnMeta
}

const metaStorage = (id: string, owner?: string) => stored('huajian-template-', id, owner)

/** Stores unsent metadata at once. It is small, so local storage is enough. */
export const storeMeta = (id: string, state: MetaState, owner?: string) => {
  // If storage is full, the metadata is still on the page and is sent with the next save.
  metaStorage(id, owner).write(JSON.stringify(state))
}

/** `ownsDocument`: the account has this template, or its draft is in this browser. */
export const storedMeta = (id: string, ownsDocument: boolean): MetaState | undefined => {
  try {
    return (
      JSON.parse(
        metaStorage(id).read(ownsDocument) ??
          (ownsDocument ? metaStorage(id, VISITOR).read() : null) ??
          'null',
      ) ?? undefined
    )
  } catch {
    return undefined
  }
}

export const removeMeta = (id: string) => {
  metaStorage(id).remove()
  metaStorage(id, VISITOR).remove()
}

const FIELDS = ['intro', 'style', 'purpose', 'industry', 'job'] as const satisfies (keyof OwnMeta)[]

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Applies the local changes to the remote metadata. */
export const mergeMeta = ({ meta, home }: MetaState, theirs: OwnMeta): OwnMeta => {
  const entries = FIELDS.map((field) => [field, same(meta[field], home[field]) ? theirs[field] : meta[field]])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as OwnMeta
}

export const ownMetaOf = (meta: DraftMeta): OwnMeta =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (meta[field] === undefined ? [] : [[field, meta[field]]])),
  ) as OwnMeta

export const createMeta = (id: string, home: OwnMeta, ownsDocument: boolean): StoreApi<MetaState> => {
  const before = storedMeta(id, ownsDocument)
  // The session may end before later writes.
  const owner = currentOwner()
  const store = createStore<MetaState>(() => ({ home, meta: before ? mergeMeta(before, home) : home }))
  store.subscribe((state) => (same(state.meta, state.home) ? removeMeta(id) : storeMeta(id, state, owner)))
  return store
}

const columnsOf = ({ page }: Document): TemplateMeta['columns'] =>
  page.layout !== 'left_right' ? 'one' : page.side.width >= 42 ? 'two' : 'side'

/** The complete metadata: what the author chose and what is derived from the document. */
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

/** Values without which a template cannot be submitted. */
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
