import { expect, test } from 'vitest'
import { createResume, listResumes } from '#features/resumes/contract.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { journey } from '#test/kit/browser.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

test('resumes are found, renamed, copied, deleted together, restored, and deleted for good', async () => {
  const { token } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  for (const who of ['nurse', 'chef', 'teacher'] as const)
    await api.call(createResume, {
      document: { ...sampleDocument(personOf(who, 'zh')), title: `${who} 的简历` },
    })
  const { page } = await site.visit({ token })
  const cards = page.locator('[data-resume]')
  const titles = () => page.locator('[data-resume] b').allInnerTexts()
  await page.goto(`${site.server.url}/profile/resume`)
  await expect.poll(titles).toEqual(['teacher 的简历', 'chef 的简历', 'nurse 的简历'])
  await cards.first().locator('[data-page="1"]').waitFor({ state: 'attached' })
  expect(await cards.first().locator('[data-page="1"]').innerText()).toContain('温则谦')
  await page.getByText('已用 3 / 5 份').waitFor()

  const search = page.getByRole('searchbox', { name: '按名称或内容查找' })
  await search.fill('则谦')
  await expect.poll(titles).toEqual(['teacher 的简历'])
  expect(await cards.locator('mark').allInnerTexts()).toEqual(['则谦'])
  await search.fill('CHEF')
  await expect.poll(titles).toEqual(['chef 的简历'])
  expect(page.url()).toContain('q=CHEF')
  await page.reload()
  await expect.poll(titles).toEqual(['chef 的简历'])

  await page.getByRole('button', { name: '「chef 的简历」的更多操作' }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('主厨')
  await page.keyboard.press('Enter')
  await page.getByText('没有找到').waitFor()
  await page.getByRole('button', { name: '清除查找' }).click()
  await expect.poll(titles).toEqual(['主厨', 'teacher 的简历', 'nurse 的简历'])

  await page.getByRole('button', { name: '「主厨」的更多操作' }).click()
  await page.getByRole('menuitem', { name: '复制一份' }).click()
  await expect.poll(titles).toEqual(['主厨（副本）', '主厨', 'teacher 的简历', 'nurse 的简历'])

  for (const name of ['teacher 的简历', 'nurse 的简历'])
    await page.getByRole('checkbox', { name: `选中「${name}」` }).check()
  await page.getByRole('toolbar').getByRole('button', { name: '移到回收站' }).click()
  await expect.poll(titles).toEqual(['主厨（副本）', '主厨'])

  await page.getByRole('button', { name: '回收站', exact: true }).click()
  await expect.poll(async () => (await titles()).sort()).toEqual(['nurse 的简历', 'teacher 的简历'])
  expect(await page.getByText('30 天后彻底删除').count()).toBe(2)
  await page.locator('[data-resume]', { hasText: 'nurse' }).getByRole('button', { name: '恢复' }).click()
  await expect.poll(titles).toEqual(['teacher 的简历'])
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: '彻底删除' }).click()
  await page.getByText('回收站是空的').waitFor()
  expect((await api.call(listResumes, {})).resumes.map(({ title }) => title).sort()).toEqual([
    'nurse 的简历',
    '主厨',
    '主厨（副本）',
  ])

  await page.getByRole('button', { name: '全部', exact: true }).click()
  await page.getByRole('link', { name: '打开「主厨」' }).click()
  await page.waitForURL(/\/builder\//)
})

test('an empty list offers to create the first resume', async () => {
  const { token } = await aPerson(site.server.deps)
  const { page } = await site.visit({ token }, { viewport: { width: 390, height: 844 } })
  await page.goto(`${site.server.url}/profile/resume`)
  await page.getByText('还没有简历').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
