import type { QueryClient } from '@tanstack/react-query'
import { getMyTemplate, getTemplate } from '#features/templates/contract.ts'
import { loadDocument } from '#packages/document/load.ts'
import type { Document } from '#packages/document/schema.ts'
import { currentOwner } from '#packages/local-data/owner.ts'
import { draftOf } from '#packages/sync/browser-store.ts'
import { openLocalDatabase } from '#packages/sync/local-database.ts'
import '#packages/render/document-parts.tsx'
import { CallFailure, type Client } from '#packages/api/client.ts'
import { kindFacts } from '#packages/sections/registry.ts'
import { isSignedIn } from './signed-in.ts'

export interface FoundTemplate {
  name: string
  document: Document
  /** Undefined for a draft. */
  version: number | undefined
  mine: boolean
}

/** A template that the account has not paid for. */
export interface PricedTemplate {
  page: string
}

interface Wanted {
  id: string
  version: number | undefined
  /** Returns the draft instead of the published template. */
  draft: boolean
}

const shown = (json: unknown, rest: Omit<FoundTemplate, 'document'>): FoundTemplate | undefined => {
  const loaded = loadDocument(json, kindFacts)
  return loaded.ok ? { ...rest, document: loaded.document } : undefined
}

const orNothing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (
      error instanceof CallFailure &&
      (error.status === 404 || error.status === 401 || error.status === 422)
    )
      return undefined
    throw error
  }
}

/** Finds a visitor's draft in this browser, the published template or the account's own draft. */
export const findTemplate = async (
  client: Client,
  queries: QueryClient,
  { id, version, draft }: Wanted,
): Promise<FoundTemplate | PricedTemplate | undefined> => {
  const here = await openLocalDatabase()
    .then((db) => draftOf(db, id, currentOwner()))
    .catch(() => undefined)
  if (here) return shown(here.document, { name: here.document.title, version: undefined, mine: true })
  const own = async () => {
    const mine = (await isSignedIn(queries))
      ? await orNothing(client.attempt(getMyTemplate, { id }))
      : undefined
    const document = mine?.document as Document | undefined
    return (
      mine &&
      shown(document, { name: mine.meta.name ?? document?.title ?? '', version: undefined, mine: true })
    )
  }
  if (draft) return own()
  const found = await orNothing(
    client.attempt(getTemplate, { id, ...(version === undefined ? {} : { version }) }),
  )
  if (found && !('document' in found)) return { page: `/${found.kind}/${found.id}` }
  return found
    ? shown(found.document, { name: found.meta.name, version: found.version, mine: false })
    : version === undefined
      ? own()
      : undefined
}
