import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { plainPath, type RouteRule, routeRule, switchStates } from './contract.ts'

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer',
  auth: 'anyone',
  anyVersion: true,
  input: z.object({}),
  reply: z.object({ status: z.literal('ok'), build: z.string() }),
})

export const updateSwitches = endpoint({
  method: 'PUT',
  path: '/site/switches',
  summary: 'Turn feature switches on or off',
  auth: 'admin',
  input: z.partial(z.strictObject(switchStates.shape)),
  reply: z.object({ switches: switchStates, auditId: z.string() }),
  accountLimit: CHANGES,
})

/** As addresses are compared and sent: percent-encoded, without a trailing slash. */
export const encodedRule = ({ from, to }: RouteRule): RouteRule => {
  const target = new URL(to, 'http://site.invalid')
  const inside = to.startsWith('/')
  return {
    from: plainPath(new URL(from, 'http://site.invalid').pathname),
    to: inside ? target.pathname + target.search + target.hash : target.href,
  }
}

const canBeStored = ({ from, to }: RouteRule): boolean => {
  if (![from, to].every((one) => URL.canParse(one, 'http://site.invalid'))) return false
  const encoded = encodedRule({ from, to })
  return encoded.from.length <= 500 && encoded.to.length <= 1000 && routeRule.safeParse(encoded).success
}

/** The limits count the percent-encoded form, so that a stored rule can be sent back unchanged. */
const typedRule = routeRule.check(z.refine(canBeStored))

export const updateRouteRules = endpoint({
  method: 'PUT',
  path: '/site/route-rules',
  summary: 'Replace the redirects of the site',
  auth: 'admin',
  input: z.strictObject({ rules: z.array(typedRule).check(z.maxLength(500)) }),
  reply: z.object({ rules: z.array(routeRule), auditId: z.string() }),
  errors: {
    rules_loop: { status: 422, zh: '这些跳转会绕回自己', en: 'These redirects form a loop.' },
  },
  accountLimit: CHANGES,
})

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
