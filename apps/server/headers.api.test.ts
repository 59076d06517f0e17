import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changeAccount } from '#features/accounts/contract.ts'
import { uploadFile } from '#features/files/contract.ts'
import { fontBaseUrl, fontCssUrl } from '#features/fonts/server/version.ts'
import { createResume } from '#features/resumes/contract.ts'
import { createLink } from '#features/sharing/contract.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { route } from '#packages/api/route.ts'
import { blankDocument } from '#packages/document/blank.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { aPerson } from '#test/kit/people.ts'
import { painted } from '#test/kit/pictures.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

const broken = endpoint({
  method: 'GET',
  path: '/broken',
  summary: 'fails',
  auth: 'anyone',
  input: z.strictObject({}),
  reply: z.object({}),
})
const fails = () => {
  throw new Error('on purpose')
}
const brokenSlice: ServerSlice = {
  name: 'broken',
  routes: () => [route(broken, fails)],
  files: () => async (app) => {
    app.get('/broken-file', fails)
  },
}

let http: TestServer
let https: TestServer
let token: string
let paths: Record<string, string>
beforeAll(async () => {
  http = await startServer({ slices: [brokenSlice] })
  https = await startServer({ env: { PUBLIC_URL: 'https://huajian.example' } })
  token = (await aPerson(http.deps)).token
  const api = http.as(token)
  const { id } = await api.call(createResume, { document: blankDocument('信头', 'zh') })
  const { suffix } = await api.call(createLink, { id, purpose: 'view' })
  const file = await api.call(uploadFile, {
    file: new Blob([new Uint8Array(await painted(20, 20))], { type: 'image/png' }),
  })
  const home = await (await fetch(http.url)).text()
  paths = {
    share: `/s/${suffix}`,
    file: `/files/${file.id}`,
    script: /src="(\/assets\/entry-client[^"]+)"/.exec(home)?.[1] ?? '',
    style: /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? '',
  }
})
afterAll(async () => {
  await http?.stop()
  await https?.stop()
})

interface Kind {
  path: string | (() => string)
  status: number
  /**
   * How a browser may use the answer: as one of our pages, as the error screen, as a script or style, or as data only.
   */
  as: 'page' | 'plain page' | 'run' | 'data'
  /** Shows content of a person: nothing may keep it, not even their own browser. */
  personal?: true
  /** Whether it may be kept by machines that serve many. */
  shared?: true
  method?: string
  /** With the cookie of a signed-in user. */
  signedIn?: true
}

/** Every kind of answer that there is. */
const KINDS: Record<string, Kind> = {
  'a page': { path: '/', status: 200, as: 'page', shared: true },
  'a page of a person': { path: '/profile/resume', status: 200, as: 'page', signedIn: true, personal: true },
  'a public page for a person': { path: '/', status: 200, as: 'page', signedIn: true, shared: true },
  'an editor': { path: '/builder/0198c8a0', status: 200, as: 'page', personal: true },
  'an area for admins': { path: '/admin', status: 302, as: 'data', personal: true },
  'a shared page': { path: () => paths.share ?? '', status: 200, as: 'page', personal: true },
  'a shared page that is none': { path: '/s/nothing', status: 404, as: 'page', personal: true },
  'a page that is none': { path: '/nothing/here', status: 404, as: 'page' },
  'a page in a browser without scripts': { path: '/builder/new', status: 200, as: 'page' },
  'an address that is none': { path: '/%E0%A4%A', status: 404, as: 'plain page' },
  'a method that no page has': { path: '/', status: 405, as: 'plain page', method: 'POST' },
  'a file that failed': { path: '/broken-file', status: 500, as: 'plain page' },
  'a redirect': { path: '/profile', status: 302, as: 'data' },
  'a redirect of a person': { path: '/auth/login', status: 302, as: 'data', signedIn: true },
  health: { path: '/api/health', status: 200, as: 'data' },
  'the list of calls': { path: '/api/openapi.json', status: 200, as: 'data', shared: true },
  'a call': { path: '/api/site/config', status: 200, as: 'data' },
  'a call of a person': { path: '/api/account', status: 200, as: 'data', signedIn: true },
  'a call by a stranger': { path: '/api/account', status: 401, as: 'data' },
  'a call that is none': { path: '/api/nothing', status: 404, as: 'data' },
  'a call at an address that is none': { path: '/api/%E0%A4%A', status: 404, as: 'data' },
  'a call that failed': { path: '/api/broken', status: 500, as: 'data' },
  'a script': { path: () => paths.script ?? '', status: 200, as: 'run', shared: true },
  'a style sheet': { path: () => paths.style ?? '', status: 200, as: 'data', shared: true },
  'a drawing': { path: '/favicon.svg', status: 200, as: 'data', shared: true },
  'a script that is none': { path: '/assets/nothing.js', status: 404, as: 'plain page' },
  'a face': { path: fontCssUrl('sans'), status: 200, as: 'data', shared: true },
  'a slice of a face': { path: `${fontBaseUrl}/sans-400/0.woff2`, status: 200, as: 'data', shared: true },
  'a face that is none': { path: '/fonts/nothing', status: 404, as: 'data', shared: true },
  'a picture of a person': { path: () => paths.file ?? '', status: 200, as: 'data', shared: true },
  'a picture that is none': { path: '/files/nothing', status: 404, as: 'plain page' },
  'what crawlers read': { path: '/robots.txt', status: 200, as: 'data', shared: true },
  'the site map': { path: '/sitemap.xml', status: 200, as: 'data', shared: true },
}

const ask = ({ url }: TestServer, { path, method = 'GET', signedIn }: Kind) =>
  fetch(url + (typeof path === 'string' ? path : path()), {
    method,
    redirect: 'manual',
    headers: {
      'x-api-version': 'v2',
      ...(signedIn ? { cookie: `token=${token}`, authorization: `Bearer ${token}` } : {}),
    },
  })

const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '')
      .split('; ')
      .map((rule) => [rule.split(' ', 1)[0] ?? '', rule.slice(rule.indexOf(' ') + 1)]),
  )

/** On all of them, the same. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

test.each(Object.entries(KINDS))('%s has all safety headers', async (_, kind) => {
  const response = await ask(http, kind)
  await response.arrayBuffer()
  expect(response.status).toBe(kind.status)
  expect(Object.fromEntries(response.headers)).toMatchObject(EVERYWHERE)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'strict-transport-security'])
    expect(response.headers.get(name), name).toBeNull()
  const cacheControl = response.headers.get('cache-control') ?? ''
  if (kind.personal) expect(cacheControl).toBe('no-store')
  else if (!kind.shared) expect(cacheControl).toMatch(/no-store|private/)

  const policy = policyOf(response)
  if (kind.as === 'run') return
  expect(policy['default-src']).toBe("'none'")
  if (!policy.sandbox) expect(policy['frame-ancestors'] ?? '').toBe("'none'")
  if (kind.as !== 'page') return expect(policy['script-src']).toBeUndefined()
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'$/)
  expect(policy).toMatchObject({ 'base-uri': "'none'", 'form-action': "'self'" })
  expect(policy['style-src']).not.toContain('unsafe')
})

test('a nonce is for styles alone, of one answer or of one rendering of a public page', async () => {
  const nonceAt = async (path: string) => {
    const response = await fetch(http.url + path)
    const nonce = /<script nonce="([\w-]{22})"/.exec(await response.text())?.[1]
    expect(policyOf(response)['style-src'], path).toBe(`'self' 'nonce-${nonce}'`)
    return nonce
  }
  const nonces = []
  for (const path of ['/auth/login', '/auth/login', '/', '/?page=2', '/resume'])
    nonces.push(await nonceAt(path))
  expect(new Set(nonces).size).toBe(5)
  const { token } = await aPerson(http.deps)
  await http.as(token).call(changeAccount, { nickname: '墨池' })
  expect(nonces).not.toContain(await nonceAt('/'))
})

test('only a site that is reached by https asks browsers to keep to it, with every answer', async () => {
  const everywhere = Object.values(KINDS).filter(
    ({ signedIn, path }) => !signedIn && typeof path === 'string' && !path.includes('broken'),
  )
  for (const kind of everywhere) {
    const response = await ask(https, kind)
    await response.arrayBuffer()
    expect(response.headers.get('strict-transport-security'), String(kind.path)).toBe(
      'max-age=31536000; includeSubDomains',
    )
  }
})
