import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { createResume, removeResume } from '#features/resumes/contract.ts'
import { listTemplates } from '#features/templates/contract.ts'
import { blankDocument } from '#packages/document/blank.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { switchNames } from '#test/specification.ts'
import { latestBuild, siteConfig } from '../contract.ts'
import { siteNumbers } from '../numbers-contract.ts'
import { health, updateRouteRules, updateSwitches } from '../operator-contract.ts'

let server: TestServer
let admin: string
/** How far the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  server = await startServer({ now: () => Date.now() + ahead })
  admin = (await aPerson(server.deps, 'admin')).token
})
afterAll(() => server.stop())

test('health answers, with the running build', async () => {
  const { id } = await server.as().call(latestBuild, {})
  expect(await server.as().call(health, {})).toEqual({ status: 'ok', build: id })
})

test('the nine switches have the specification’s keys and are on by default', async () => {
  const { switches } = await server.as().call(siteConfig, {})
  expect(Object.keys(switches).sort()).toEqual([...switchNames].sort())
  expect(Object.values(switches).every((on) => on === true)).toBe(true)
})

test.each(switchNames)(
  '%s can be turned off and on again, alone, and the audit log says by whom',
  async (name) => {
    const off = await server.as(admin).call(updateSwitches, { [name]: false })
    const others = Object.entries(off.switches).filter(([key]) => key !== name)
    expect(off.switches).toHaveProperty(name, false)
    expect(others.every(([, on]) => on)).toBe(true)
    expect((await server.as().call(siteConfig, {})).switches).toEqual(off.switches)
    const on = await server.as(admin).call(updateSwitches, { [name]: true })
    expect(on.switches).toHaveProperty(name, true)
    const { entries } = await server.as(admin).call(listAudit, { limit: 2 })
    expect(entries.map((entry) => entry.id)).toContain(off.auditId)
    expect(entries.map((entry) => entry.detail)).toContainEqual({ [name]: false })
  },
)

test('an unknown switch is refused and changes nothing', async () => {
  await expect(
    server.as(admin).call(updateSwitches, { open_everything: true } as never),
  ).rejects.toMatchObject({
    code: 'bad_input',
  })
})

test('route rules redirect inside the site and out of it, and nothing else', async () => {
  const rules = [
    { from: '/old', to: '/resume?from=old' },
    { from: '/docs', to: 'https://docs.example.com/huajian' },
  ]
  await server.as(admin).call(updateRouteRules, { rules })
  const go = (path: string) => fetch(server.url + path, { redirect: 'manual' })
  expect((await go('/old')).headers.get('location')).toBe('/resume?from=old')
  expect((await go('/docs/')).headers.get('location')).toBe('https://docs.example.com/huajian')
  expect((await go('/resume')).status).toBe(200)
  await server.as(admin).call(updateRouteRules, { rules: [{ from: '/关于/', to: '/介绍' }] })
  expect((await go('/%E5%85%B3%E4%BA%8E?a=1')).headers.get('location')).toBe('/%E4%BB%8B%E7%BB%8D?a=1')
  for (const loop of [
    [{ from: '/a', to: '/a' }],
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a?x=1' },
    ],
  ])
    await expect(server.as(admin).call(updateRouteRules, { rules: loop })).rejects.toMatchObject({
      code: 'rules_loop',
    })
  for (const to of [
    'javascript:alert(1)',
    '//evil.example.com',
    'ftp://x',
    '/\\evil.example.com',
    '/a\r\nx: y',
    'http://[',
    '/..//evil.example.com',
    `/${'é'.repeat(400)}`,
  ])
    await expect(
      server.as(admin).call(updateRouteRules, { rules: [{ from: '/x', to }] }),
    ).rejects.toMatchObject({ code: 'bad_input' })
})

test('a redirect that is long once it is encoded keeps the site config readable', async () => {
  const rules = [{ from: '/x', to: `/${'é'.repeat(160)}` }]
  const saved = await server.as(admin).call(updateRouteRules, { rules })
  expect(await server.as(admin).call(updateRouteRules, { rules: saved.rules })).toMatchObject({
    rules: saved.rules,
  })
  const tables = server.deps.db
  await tables
    .updateTable('route_rules')
    .set({ target: `/${'%C3%A9'.repeat(200)}` })
    .execute()
  const { routeRules } = await server.as().call(siteConfig, {})
  expect(routeRules[0]?.to).toHaveLength(1201)
  await server.as(admin).call(updateRouteRules, { rules: [] })
})

test('robots and sitemap name the public pages', async () => {
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain('Sitemap: ')
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text()
  for (const path of ['/resume', '/word', '/ppt', '/membership', '/webCode'])
    expect(map).toContain(`${path}</loc>`)
})

test('the numbers are counted from the tables themselves, at most once a minute', async () => {
  const user = server.as((await aPerson(server.deps)).token)
  const numbers = () => server.as().call(siteNumbers, {})
  const first = await numbers()
  expect(first).toMatchObject({ kinds: 15, variants: 164, themes: 12, resumes: 0 })
  expect(first.templates).toBe((await server.as().call(listTemplates, {})).total)
  const { id } = await user.call(createResume, { document: blankDocument('一', 'zh') })
  await user.call(createResume, { document: blankDocument('二', 'zh') })
  expect(await numbers()).toEqual(first)
  ahead += 61_000
  const second = await numbers()
  expect(second.resumes).toBe(2)
  expect(second.countedAt).toBeGreaterThanOrEqual(first.countedAt + 60_000)
  await user.call(removeResume, { id })
  ahead += 61_000
  expect((await numbers()).resumes).toBe(1)
})
