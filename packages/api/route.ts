import type * as z from 'zod/v4/core'
import type { Language } from '#packages/i18n/language.ts'
import type { Auth, Endpoint } from './endpoint.ts'

export type Role = 'user' | 'member' | 'admin'

/** Stored and sent: never rename. */
export const planKeys = ['free', 'month', 'year', 'lifetime'] as const
export type PlanKey = (typeof planKeys)[number]

/** Benefits that a plan may include; without such a plan they cost points. Stored: never rename. */
export const benefits = ['paidAi', 'templateFiles'] as const
export type Benefit = (typeof benefits)[number]

/** How much the caller may store and which benefits cost them no points. */
export interface PlanLimits {
  /** How many of each kind of document outside the bin. */
  documents: number
  /** Storage for documents, also in the bin, with their kept versions and drafts. */
  documentBytes: number
  /** Room for uploaded pictures. */
  fileBytes: number
  includes: readonly Benefit[]
}

/** The caller, as the server identified them by the bearer token; nothing in it comes from the request body. */
export interface Caller {
  userId: string
  /** `member` while a plan runs. */
  role: Role
  plan: PlanKey
  limits: PlanLimits
}

export interface Context<A extends Auth = Auth> {
  caller: A extends 'anyone' ? Caller | undefined : Caller
  language: Language
  /** The network that the client calls from (`networkOf`), for limits only. */
  address: string
  /** The client's user agent, only for the list of sessions. */
  agent: string
  /** Aborted when the client goes away; streams must stop their upstream then. */
  signal: AbortSignal
  /** The bearer token of this call, for ending the session it belongs to. */
  token: string | undefined
  /** Sets or clears the cookie `token` in the answer. Without `lastsMs` it ends with the browser window. */
  setToken(token: string | undefined, lastsMs?: number): void
  cookies: Cookies
}

/** Cookies that scripts cannot read. They identify a browser, never a user. */
export interface Cookies {
  read(name: string): string | undefined
  /** Without a value it is taken back. Sent only with calls below `path`. */
  keep(name: string, value: string | undefined, where: { path: string; lastsMs: number }): void
}

/** The reply of a `file` endpoint. */
export interface FileReply {
  name: string
  type: string
  body: Uint8Array | AsyncIterable<Uint8Array>
}

export type AnswerOf<E extends Endpoint> = E['answers'] extends 'stream'
  ? AsyncIterable<string>
  : E['answers'] extends 'file'
    ? FileReply
    : E['answers'] extends 'redirect'
      ? string
      : z.input<E['reply']>

export interface Route {
  endpoint: Endpoint
  run(input: unknown, context: Context): Promise<unknown>
}

/** Ties a handler to its contract: input, caller and answer are typed by the endpoint. */
export const route = <E extends Endpoint>(
  endpoint: E,
  run: (input: z.output<E['input']>, context: Context<E['auth']>) => Promise<AnswerOf<E>> | AnswerOf<E>,
): Route => ({ endpoint, run: run as Route['run'] })
