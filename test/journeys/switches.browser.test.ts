import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { switchNames } from '#test/specification.ts'

const site = ownJourney()
let admin = ''
beforeAll(async () => {
  admin = (await aPerson(site.server.deps, 'admin')).token
})

const turn = (name: string, on: boolean) => site.server.as(admin).call(updateSwitches, { [name]: on })

/** Rows of docs/switches.md: | `key` | what | `path` | who | */
const rows = readFileSync(join(import.meta.dirname, '../../docs/switches.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, what, path, who] = /^\| `(\w+)` \| (.+?) \| `(\S+)` \| (visitor|user) \|$/.exec(line) ?? []
    return name && what && path && who ? [{ name, what, path, who }] : []
  })

test('the table lists every switch and nothing else', () => {
  const named = new Set(rows.map((row) => row.name))
  expect([...named].sort()).toEqual([...switchNames].sort())
})

describe.each(rows)('$name hides $what at $path ($who)', ({ name, path, who }) => {
  test('in the served page, before the first paint', async () => {
    const cookie = who === 'user' ? `token=${(await aPerson(site.server.deps)).token}` : ''
    const shown = async () =>
      (await (await fetch(site.server.url + path, { headers: { cookie } })).text()).includes(
        `data-switch="${name}"`,
      )
    expect(await shown()).toBe(true)
    await turn(name, false)
    expect(await shown()).toBe(false)
    await turn(name, true)
    expect(await shown()).toBe(true)
  })
})

test('an open page hides and shows the element as the switch changes', async () => {
  const { page } = await site.visit()
  await page.clock.install()
  await page.goto(site.server.url)
  const menu = page.getByRole('link', { name: '会员', exact: true })
  await menu.waitFor()
  await turn('open_membership', false)
  await page.clock.runFor(31_000)
  await menu.waitFor({ state: 'detached' })
  await turn('open_membership', true)
  await page.clock.runFor(31_000)
  await menu.waitFor()
})

test('with sign-in switched off, the sign-in page is still reachable', async () => {
  await turn('open_sign_in', false)
  const { page } = await site.visit()
  await page.goto(`${site.server.url}/auth/login`)
  await ready(page)
  expect(await page.getByRole('button', { name: '登录' }).count()).toBe(1)
  await turn('open_sign_in', true)
})
