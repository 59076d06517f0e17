import * as z from 'zod/mini'
import { type SwitchKey, switchKeys } from '#packages/switches/switches.ts'
import { endpoint } from '#packages/wire/endpoint.ts'

export const buildDescriptor = z.object({ id: z.string(), builtAt: z.string() })

/** A path that lives elsewhere. `to` is a path of ours or, leaving the site, an http(s) address. */
export const routeRule = z.object({
  from: z.string().check(z.regex(/^\/[^?#]*$/)),
  to: z.string().check(z.regex(/^(\/(?!\/)|https?:\/\/)/)),
})
export type RouteRule = z.infer<typeof routeRule>

const states = Object.fromEntries(switchKeys.map((key) => [key, z.boolean()])) as Record<
  SwitchKey,
  z.ZodMiniBoolean
>
const switchStates = z.object(states)

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer',
  auth: 'anyone',
  anyVersion: true,
  input: z.object({}),
  reply: z.object({ status: z.literal('ok'), build: z.string() }),
})

export const siteConfig = endpoint({
  method: 'GET',
  path: '/site/config',
  summary: 'Feature switches, route rules and the running build',
  auth: 'anyone',
  input: z.object({}),
  reply: z.object({
    switches: z.partial(switchStates),
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

export const updateSwitches = endpoint({
  method: 'PUT',
  path: '/site/switches',
  summary: 'Turn feature switches on or off',
  auth: 'admin',
  input: z.partial(z.strictObject(states)),
  reply: z.object({ switches: switchStates, auditId: z.string() }),
})

export const updateRouteRules = endpoint({
  method: 'PUT',
  path: '/site/route-rules',
  summary: 'Replace the redirects of the site',
  auth: 'admin',
  input: z.strictObject({ rules: z.array(routeRule).check(z.maxLength(500)) }),
  reply: z.object({ rules: z.array(routeRule), auditId: z.string() }),
})

/** The redirect for a path, if a rule has one. Exact paths only; a trailing slash does not matter. */
export const redirectFor = (rules: readonly RouteRule[], path: string): string | undefined => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return rules.find((rule) => rule.from === plain)?.to
}
