import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '#test/kit/axe.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'

/** Texts to be stopped midway are streamed slowly, however busy the machine is; the rest at once. */
const SLOWLY = 24
const AT_ONCE = 1
const site = ownJourney()
const pace = (paceMs: number) => {
  site.server.deps.ai.paceMs = paceMs
}

const screenOn = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const row = (kind: string) => page.locator(`li[data-kind="${kind}"]`)
  return {
    button,
    row,
    isAt: (kind: string, state: string) =>
      expect.poll(() => row(kind).getAttribute('data-state')).toBe(state),
    title: () => page.getByLabel('步骤').getByRole('heading', { level: 1 }).textContent(),
    /** The text that a reader of the first page sees in a section. */
    text: (kind: string) => page.locator(`[data-page="1"] [data-section="${kind}"]`).first().innerText(),
    open: async (query = '') => {
      await page.goto(`${site.server.url}/generateAiResume${query}`)
      await ready(page)
    },
  }
}

test('three words become a resume: streamed, stopped, continued, one part repeated, stored', async () => {
  const { page } = await site.visit()
  const { button, row, isAt, title, text, open } = screenOn(page)
  await open()
  await page.getByLabel('姓名').focus()
  await page.keyboard.type('唐予白')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Missing input is reported at its field, which has the focus.
  await page.getByText('填 0 到 50 的整数').waitFor()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('机械设计工程师')
  await page.keyboard.press('Enter')
  const cards = page.getByRole('radiogroup', { name: '模板', exact: true })
  await cards.getByRole('radio').nth(2).waitFor()
  expect(await cards.getByRole('radio').first().isChecked()).toBe(true)
  await cards.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await cards.getByRole('radio').nth(1).isChecked()).toBe(true)
  await button('下一步').press('Enter')
  await page.getByText('内置引擎：不联网、按规则与词库起草').waitFor()
  expect(await violations(page)).toEqual([])
  pace(SLOWLY)
  await button('开始写').press('Enter')

  // Shown on real pages while it arrives: finished text is there, the rest is a placeholder.
  await isAt('work_experience', 'writing')
  expect(await text('base_info')).toContain('唐予白')
  await expect.poll(() => text('work_experience')).toMatch(/[\u4e00-\u9fff]{12}/)
  await button('停止').press('Enter')
  expect(await title()).toBe('停在这里了')
  await isAt('work_experience', 'part')
  const name = await text('base_info')
  expect(await violations(page)).toEqual([])

  // A reload restores the same state.
  await page.reload()
  await ready(page)
  await isAt('work_experience', 'part')
  await expect.poll(() => text('base_info')).toBe(name)
  pace(AT_ONCE)
  await button('接着写').press('Enter')
  await expect.poll(title).toBe('写好了，交给你')
  await page.getByText(/还有 \d+ 处要你填/).waitFor()
  expect(await text('base_info')).toBe(name)

  const before = await text('work_experience')
  const school = await text('edu_background')
  await page.locator('[data-page="1"] [data-section="work_experience"]').first().hover()
  await page.getByRole('button', { name: '重写这一段' }).click()
  await expect.poll(title).toBe('写好了，交给你')
  const after = await text('work_experience')
  expect(after).not.toBe(before)
  expect(await text('edu_background')).toBe(school)
  await button('换回上一版').click()
  await expect.poll(() => text('work_experience')).toBe(before)
  expect(await row('work_experience').getAttribute('data-state')).toBe('written')

  await button('放进编辑器，继续改').press('Enter')
  await page.waitForURL(/\/builder\/(?!new)/)
  await page.locator('[data-stage] [data-page="1"]').waitFor()
  expect(await text('work_experience')).toBe(before)
  await page.reload()
  await ready(page)
  await page.locator('[data-stage] [data-page="1"]').waitFor()
  expect(await text('work_experience')).toBe(before)
  expect(await text('base_info')).toBe(name)
})

test.runIf(isLong)(
  'an interrupted draft is stored and can be continued; leaving meanwhile asks first',
  async () => {
    const { page, context, faults } = await site.visit({}, { viewport: { width: 390, height: 844 } })
    const { button, isAt, title, open } = screenOn(page)
    // The home page's form has provided everything, so only the template is left.
    await open('?name=沈青禾&job=护士&years=5')
    await page.getByRole('radiogroup', { name: '模板', exact: true }).getByRole('radio').first().waitFor()
    await button('下一步').click()
    pace(SLOWLY)
    await button('开始写').click()
    await isAt('work_experience', 'writing')
    await page.getByRole('link', { name: '回到首页' }).click()
    await page.getByRole('dialog', { name: '还没有写完' }).waitFor()
    await button('留下').click()
    await button('停止').click()
    await context.setOffline(true)
    await button('接着写').click()
    await expect.poll(title).toBe('没有写完')
    await page.getByRole('alert').getByText('现在没有网络').waitFor()
    await isAt('base_info', 'written')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.setOffline(false)
    pace(AT_ONCE)
    await button('接着写').click()
    await expect.poll(title).toBe('写好了，交给你')
    const offline = (fault: string) => fault.includes('ERR_INTERNET_DISCONNECTED')
    faults.splice(0, faults.length, ...faults.filter((fault) => !offline(fault)))
  },
)
