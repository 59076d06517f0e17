import * as z from 'zod/mini'
import { type SwitchKey, switchKeys } from '#packages/switches/switches.ts'
import { endpoint } from '#packages/wire/endpoint.ts'

export const buildDescriptor = z.object({ id: z.string(), builtAt: z.string() })

/** A path that lives elsewhere. `to` is a path of ours or, leaving the site, an http(s) address. */
export const routeRule = z.object({
  from: z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)[^?#\s\\]*$/)),
  to: z.string().check(z.maxLength(1000), z.regex(/^(\/(?![/\\])|https?:\/\/)[^\s\\]*$/)),
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

export const siteNumbers = endpoint({
  method: 'GET',
  path: '/site/numbers',
  summary: 'What the engine has and what this site keeps, counted',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({
    kinds: z.int(),
    variants: z.int(),
    themes: z.int(),
    /** Published, for resumes. */
    templates: z.int(),
    /** In accounts; what is in a bin or in somebody's browser only is not among them. */
    resumes: z.int(),
    /** When the last two were counted. */
    countedAt: z.int(),
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
  errors: {
    rules_loop: { status: 422, zh: '这些跳转会绕回自己', en: 'These redirects lead back to themselves.' },
  },
})

const plainPath = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** As addresses are compared and sent: percent-encoded, without a trailing slash. */
export const encodedRule = ({ from, to }: RouteRule): RouteRule => {
  const target = new URL(to, 'http://site.invalid')
  const inside = to.startsWith('/')
  return {
    from: plainPath(new URL(from, 'http://site.invalid').pathname),
    to: inside ? target.pathname + target.search + target.hash : target.href,
  }
}

/** Whether following the rules from some path comes back to it. */
export const hasLoop = (rules: readonly RouteRule[]): boolean => {
  const next = new Map(rules.map((rule) => [rule.from, plainPath(rule.to.split(/[?#]/)[0] ?? '')]))
  return rules.some(({ from }) => {
    let path = next.get(from)
    for (let step = 0; step <= rules.length && path !== undefined; step += 1) {
      if (path === from) return true
      path = next.get(path)
    }
    return false
  })
}

/** The redirect for an address, if a rule has one. A trailing slash does not matter; the query goes along. */
export const redirectFor = (rules: readonly RouteRule[], url: URL): string | undefined => {
  const rule = rules.find(({ from }) => from === plainPath(url.pathname))
  if (!rule) return undefined
  return rule.to.includes('?') || url.search === '' ? rule.to : rule.to + url.search
}
