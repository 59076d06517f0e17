import type { FastifyPluginAsync } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Caller, Route } from '#packages/api/route.ts'
import type { Database } from '#packages/db-schema/database.ts'
import type { Blobs } from './blobs.ts'
import type { Mail } from './mail.ts'
import type { MayConnect } from './outbound-addresses.ts'
import type { PaymentSettings } from './payment.ts'
import type { Personal } from './personal.ts'
import type { PublicRevision } from './public-revision.ts'
import type { Seal } from './seal.ts'
import type { SignInProvider } from './sign-in-providers.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Seconds until the next attempt, or the number of attempts that are left after this one. */
export type Taken = { wait: number } | { wait?: undefined; left: number }

/** Counts attempts by key, over all instances of the server. */
export interface Tries {
  /** Checks the limit and counts the attempt in one step, so that parallel attempts cannot exceed the limit. */
  take(key: string): Promise<Taken>
  /** Uncounts an attempt that succeeded. */
  giveBack(key: string): Promise<void>
  clear(key: string): Promise<void>
}

/** A caller, and the token that replaces the one in the request. */
export interface Found {
  caller: Caller
  /** Whether the caller proved who they are within the last minutes. */
  isFresh: boolean
  renewed?: { token: string; lastsMs: number | undefined }
}

/** The token is renewed only where the response can carry the new one. */
export type WhoIs = (token: string, mayRenew: boolean) => Promise<Found | undefined>

/** The AI settings that the operator made in the environment. */
export interface AiSettings {
  /** A model in addition to those that admins add. */
  model:
    | { baseUrl: string; apiKey: string | undefined; model: string; name: string; price: number }
    | undefined
  /** The network addresses where models of admins may be. */
  mayConnect: MayConnect
  /** Milliseconds for each character that the built-in engine writes. */
  paceMs: number
}

/** The dependencies that the server gives to every slice. */
export interface ServerDeps {
  db: Db
  /** Milliseconds since the epoch; tests set the clock. */
  now(): number
  log: Log
  mail: Mail
  tries(name: string, limit: { calls: number; seconds: number }): Tries
  blobs: Blobs
  /** The data that all slices together store about a user. */
  personal: Required<Personal>
  publicUrl: string
  /** The first page of a document as markup, drawn by the engine. Only a document that `loadDocument` has read. */
  drawCover(document: object): Promise<string>
  /** All pages as markup, without the data of the document. `pages` is the expected number of pages. */
  drawPages(document: object, pages: number): Promise<string>
  /** The pages of all slices that a search engine should know. */
  sitePages(): AsyncIterable<SitePage>
  signInProviders: readonly SignInProvider[]
  payment: PaymentSettings
  seal: Seal
  ai: AiSettings
  /** Derived files that may be deleted at any time. */
  cacheDir: string
  build: { id: string; builtAt: string }
  /** Changes whenever something that every visitor sees changes, on any server. */
  publicRevision: PublicRevision
}

/** A public page that no menu leads to. */
export interface SitePage {
  path: string
  changedAt: number
}

/** The server side of a feature. Everything except the name is optional. */
export interface ServerSlice {
  name: string
  /** Sorted by key over all slices: `2026_11_15_01_what_it_does`. Never edit one that has shipped. */
  migrations?: Record<string, Migration>
  /** Tables whose rows can be recomputed from other tables; backups leave them out. */
  derived?: readonly string[]
  /** Runs at every start, after the migrations; must change nothing when there is nothing to do. */
  seed?(deps: ServerDeps): Promise<void>
  routes?(deps: ServerDeps): readonly Route[]
  /** Public files and pages outside the API. */
  files?(deps: ServerDeps): FastifyPluginAsync
  /** Its public pages, for the site map. */
  sitePages?(deps: ServerDeps): AsyncIterable<SitePage>
  /** Starts background work once the server is ready; the returned function stops it. */
  background?(deps: ServerDeps): () => void
  /** The slice's data about one user, to export and to erase. */
  personal?(deps: ServerDeps): Personal
  /** Resolves a bearer token to the caller; provided by exactly one slice. */
  whoIs?(deps: ServerDeps): WhoIs
}
