import * as z from 'zod/mini'
import { CHANGES } from '#packages/wire/account-limits.ts'
import { endpoint } from '#packages/wire/endpoint.ts'
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
