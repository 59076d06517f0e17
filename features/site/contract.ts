import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'
import { type SwitchKey, switchKeys } from '#packages/switches/switches.ts'

export const buildDescriptor = z.object({ id: z.string(), builtAt: z.string() })

/**
 * A path that lives elsewhere. `to` is a path of ours or, leaving the site, an http(s) address. The stored form is
 * percent-encoded and may be longer than what an admin may type.
 */
export const routeRule = z.object({
  from: z.string().check(z.regex(/^\/(?!\/)[^?#\s\\]*$/)),
  to: z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/)[^\s\\]*$/)),
})
export type RouteRule = z.infer<typeof routeRule>

const states = Object.fromEntries(switchKeys.map((key) => [key, z.boolean()])) as Record<
  SwitchKey,
  z.ZodMiniBoolean
>
export const switchStates = z.object(states)

/** The operator's texts about the site; every page carries both languages. */
const says = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  footer: z.string(),
  contact: z.nullable(z.string()),
  filing: z.nullable(z.string()),
})

export const siteConfig = endpoint({
  method: 'GET',
  path: '/site/config',
  summary: 'Feature switches, texts, route rules and the running build',
  auth: 'anyone',
  input: z.object({}),
  reply: z.object({
    switches: z.partial(switchStates),
    texts: z.object({ zh: says, en: says }),
    routeRules: z.array(routeRule),
    build: buildDescriptor,
  }),
})

export const latestBuild = endpoint({
  method: 'GET',
  path: '/builds/latest',
  summary: 'The latest build; the page updates when it differs from the running one',
  auth: 'anyone',
  input: z.object({}),
  reply: buildDescriptor,
})

/** A trailing slash does not matter. */
export const plainPath = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path)

/** The redirect for an address, if a rule has one. A trailing slash does not matter; the query goes along. */
export const redirectFor = (rules: readonly RouteRule[], url: URL): string | undefined => {
  const rule = rules.find(({ from }) => from === plainPath(url.pathname))
  if (!rule) return undefined
  return rule.to.includes('?') || url.search === '' ? rule.to : rule.to + url.search
}
