import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { myInvites } from '#features/points/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { violations } from '#test/kit/axe.ts'
import { journey } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

const zone = { timezoneId: 'Asia/Shanghai' }
const dayOf = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(0, 10)

/** A user who checked in on the last six days and has two pages of entries. */
const aRegular = async () => {
  const { userId, token } = await aPerson(site.server.deps)
  const { db, now } = site.server.deps
  await site.server.as(token).call(changeAccount, { nickname: '林知夏' })
  for (let run = 1; run <= 6; run += 1) {
    const at = now() - (7 - run) * DAY_MS
    const day = dayOf(at)
    const stands = { at, stands_until: at + DAY_MS }
    await db
      .insertInto('check_ins')
      .values({ user_id: userId, day, run, points: 1, ...stands })
      .execute()
    const key = `check_in:${userId}:${day}`
    await post(db, at, { userId, amount: 1, reason: 'check_in', key, about: day })
  }
  for (let at = 0; at < 8; at += 1) {
    const entry = { userId, amount: at % 2 ? -1 : 3, key: `journey:${userId}:${at}`, about: `第 ${at} 笔` }
    await post(db, now() - 8000 + at, { ...entry, reason: 'adjustment' })
  }
  return { userId, token }
}

const balance = (page: Page) => page.getByRole('status', { name: '当前积分' })

const open = async (page: Page) => {
  await page.goto(`${site.server.url}/profile/points`)
  await ready(page)
  await expect.poll(() => balance(page).textContent()).toMatch(/\d/)
}

const rows = (page: Page) => page.getByRole('table', { name: '流水' }).locator('tbody tr')

test('the check-in reward is shown before, and balance, calendar and list agree after it', async () => {
  const { token } = await aRegular()
  const { page } = await site.visit({ token }, zone)
  await open(page)
  expect(await balance(page).textContent()).toBe('14')
  await page.getByText('已连续 6 天').waitFor()
  const today = page.getByRole('cell', { name: /今天/ })
  expect(await today.getAttribute('data-done')).toBeNull()

  // With the keyboard alone.
  await page.getByRole('button', { name: '今日签到，得 5 积分' }).press('Enter')
  await page.getByText('今天已签到').waitFor()
  await expect.poll(() => balance(page).textContent()).toBe('19')
  await page.getByRole('cell', { name: /今天, 已签到，得 5 积分/ }).waitFor()
  await expect.poll(() => rows(page).first().textContent()).toMatch(/每日签到连续第 7 天\+519/)
  await page.getByText('已连续 7 天', { exact: true }).waitFor()

  expect(await rows(page).count()).toBe(10)
  await page.getByRole('button', { name: '更早的流水' }).click()
  await expect.poll(() => rows(page).count()).toBe(15)
  await page.getByRole('button', { name: '支出', exact: true }).click()
  await expect.poll(() => rows(page).count()).toBe(4)
  await page.getByRole('button', { name: '退回', exact: true }).click()
  await page.getByText('这一类还没有流水').waitFor()

  await page.getByRole('button', { name: '上个月' }).click()
  expect(await page.getByRole('button', { name: '下个月' }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: '下个月' }).click()
  expect(await page.getByRole('button', { name: '下个月' }).isEnabled()).toBe(false)
})

test('an invitation link: the form shows the reward, and an invalid code is accepted without one', async () => {
  const { token } = await aRegular()
  const { page } = await site.visit({ token }, zone)
  await open(page)
  await page.getByRole('button', { name: '邀请好友，各得 20' }).click()
  const box = page.getByRole('dialog', { name: '邀请好友' })
  const link = await box.getByLabel('邀请链接').inputValue()
  const { code } = await site.server.as(token).call(myInvites, {})
  expect(link).toBe(`${site.server.url}/auth/register?invite=${code}`)
  await box.getByText('还没有人用过你的链接').waitFor()
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'hidden' })

  const friend = await site.visit()
  await friend.page.goto(link)
  await ready(friend.page)
  const field = friend.page.getByLabel('邀请码')
  expect(await field.inputValue()).toBe(code)
  await friend.page.getByText('你和好友各得 20 积分').waitFor()
  await field.fill('NOBODYS')
  await field.blur()
  await friend.page.getByText('没有这个邀请码').waitFor()
})

test.runIf(isLong)(
  'in every width, light and dark, nothing overflows and axe finds nothing; offline it says so',
  async () => {
    const { token } = await aRegular()
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
      [390, 'light'],
    ] as const) {
      const { page, faults } = await site.visit(
        { token },
        { ...zone, colorScheme, viewport: { width, height: 900 } },
      )
      await open(page)
      await rows(page).first().waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, String(width)).toBeLessThanOrEqual(0)
      expect(await violations(page), String(width)).toEqual([])
      if (width !== 390) continue
      await page.context().setOffline(true)
      await page.getByRole('button', { name: '收入', exact: true }).click()
      await page.getByText('现在没有网络').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: '再试一次' }).click()
      await expect.poll(() => rows(page).count()).toBe(10)
      faults.length = 0
    }
  },
)
