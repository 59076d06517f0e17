import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import { createLink, listLinks, listNotes, writeNote } from '#features/sharing/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { ATTACHED } from '#packages/export/pdf/attached.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { payloads } from '#test/attacks/payloads.ts'
import { journey } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { attachmentOf, openPdf, readPages, withoutSpace } from '#test/kit/pdf-read.ts'
import { aPerson } from '#test/kit/people.ts'

const site = journey()

const PHONE = '138 0000 4172'
/** Its phone number is also in a paragraph, in full-width digits and partly bold, and in the header. */
const document: Document = (() => {
  const sample = sampleDocument(personOf('engineer', 'zh'))
  const spans = [
    { text: '随时致电１３８' },
    { text: '０００', bold: true as const },
    { text: '０－４１７２，谢谢。' },
  ]
  return {
    ...sample,
    title: '行远的简历',
    page: { ...sample.page, header: '电话 138·0000·4172' },
    sections: sample.sections.map((section) => {
      const [item] = section.items
      if (section.kind !== 'self_evaluation' || !item) return section
      return { ...section, english: 'CALL 13800004172', items: [{ ...item, data: { content: [{ spans }] } }] }
    }),
  }
})()
/** A text without the characters that can separate the digits of a number. */
const bareText = (text: string) => withoutSpace(text.normalize('NFKC')).replaceAll(/[-·]/g, '')

const owner = async () => {
  const { token } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const { id } = await api.call(createResume, { document })
  return { token, api, id }
}
const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectRefused = (faults: string[], status: number) => {
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.splice(0).every((fault) => fault.includes(String(status)))).toBe(true)
}

test('a share link is masked, named and locked; a guest unlocks, reads and downloads; both are counted', async () => {
  const { token, api, id } = await owner()
  const { page } = await site.visit({ token })
  await open(page, '/profile/resume')
  await press(page, '「行远的简历」的更多操作')
  await page.getByRole('menuitem', { name: '分享' }).click()
  await page.getByText('还没有链接').waitFor()
  expect(page.url()).not.toContain('tool=')
  await page.getByRole('button', { name: '新建查看链接' }).click()
  await page.getByLabel('电话与微信').check()
  const seen = page.getByRole('dialog').locator('[data-page="1"]')
  await expect.poll(async () => bareText(await seen.innerText())).not.toContain(bareText(PHONE))
  await page.getByRole('textbox', { name: '自定义后缀' }).fill('Ji-Xingyuan')
  await page.locator('form', { hasText: '自定义后缀' }).getByRole('button', { name: '保存' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: '链接地址' }).inputValue())
    .toBe(`${site.server.url}/s/ji-xingyuan`)
  await press(page, '二维码')
  await page.getByRole('img', { name: `${site.server.url}/s/ji-xingyuan` }).waitFor()

  // Without script: the served page has what the link shows, and nothing that it hides.
  const html = await (await fetch(`${site.server.url}/s/ji-xingyuan`)).text()
  expect(html).toContain('平台工程负责人')
  expect(html).toContain('noindex')
  expect(bareText(html.replaceAll(/<[^>]*>/g, ''))).toContain('随时致电138*')
  for (const text of [html, html.replaceAll(/<[^>]*>/g, '')])
    expect(bareText(text)).not.toContain(bareText(PHONE))

  await page.getByRole('textbox', { name: '密码' }).fill('桃花源')
  await page.locator('form', { hasText: '未设置' }).getByRole('button', { name: '保存' }).click()
  await expect.poll(async () => (await api.call(listLinks, { id })).links[0]?.locked).toBe(false)
  await page.getByRole('textbox', { name: '密码' }).fill('桃花源记')
  await page.locator('form', { hasText: '未设置' }).getByRole('button', { name: '保存' }).click()
  await page.getByText('有密码').waitFor()

  const { page: guest, faults } = await site.visit({}, { acceptDownloads: true })
  const locked = await (await fetch(`${site.server.url}/s/ji-xingyuan`)).text()
  expect(locked).not.toContain('平台工程负责人')
  await open(guest, '/s/Ji-Xingyuan')
  await guest.getByLabel('密码').fill('不对的')
  await press(guest, '打开')
  await guest.getByRole('alert').getByText('密码不对').waitFor()
  await guest.getByLabel('密码').fill('桃花源记')
  await press(guest, '打开')
  await guest.locator('[data-page="1"]').getByText('纪行远').waitFor()
  expectRefused(faults, 403)
  await guest.reload()
  await guest.locator('[data-page="1"]').getByText('纪行远').waitFor()
  expectRefused(faults, 403)

  const coming = guest.waitForEvent('download')
  await press(guest, '下载 PDF')
  const pdf = await openPdf(new Uint8Array(readFileSync(await (await coming).path())))
  const text = (await readPages(pdf)).map((one) => one.seen).join('')
  expect(text).toContain('平台工程负责人')
  expect(bareText(text)).toContain('随时致电138*')
  expect(bareText(text)).not.toContain(bareText(PHONE))
  expect(await attachmentOf(pdf, ATTACHED)).toBeUndefined()
  await guest.getByText('已保存').waitFor()
  await expect
    .poll(async () => (await api.call(listLinks, { id })).links[0])
    .toMatchObject({ views: 1, downloads: 1 })

  await page.getByLabel('链接可用').uncheck()
  await page.getByText('已停用').waitFor()
  expect((await fetch(`${site.server.url}/s/ji-xingyuan`)).status).toBe(410)
  expect((await fetch(`${site.server.url}/s/nobody-has-it`)).status).toBe(404)
})

test.runIf(isLong)(
  'a review: a guest selects words on the page and proposes others; the owner accepts them in one undoable step',
  async () => {
    const { token, api, id } = await owner()
    const { suffix } = await api.call(createLink, { id, purpose: 'review' })
    const { page: guest } = await site.visit()
    await open(guest, `/s/${suffix}`)
    await guest.locator('[data-page="1"] [data-field="post"]').first().click()
    await expect
      .poll(() => guest.getByLabel('说的是哪一处').locator('option:checked').innerText())
      .toContain('澄岚云计算 · 职位')
    await guest.getByLabel('建议改成').fill('平台工程总监')
    await press(guest, '发送批注')
    await guest.getByRole('alert').getByText('请填写你的称呼').waitFor()
    await guest.getByLabel('你的称呼').fill('学姐')
    await press(guest, '发送批注')
    await guest.getByText('已发送').waitFor()
    await guest.getByLabel('说的是哪一处').selectOption({ index: 0 })
    await guest.getByLabel('评论').fill('整体很好')
    await press(guest, '发送批注')
    await expect.poll(() => guest.locator('[data-note]').count()).toBe(2)

    const { page } = await site.visit({ token })
    await open(page, `/builder/${id}`)
    await press(page, '批注 2')
    const note = page.locator('[data-note]', { hasText: '平台工程' })
    expect(await note.locator('del').innerText()).toBe('负责人')
    expect(await note.locator('ins').innerText()).toBe('总监')
    await note.getByRole('button', { name: '采纳', exact: true }).click()
    const post = page.locator('[data-stage] [data-page="1"] [data-field="post"]').first()
    await expect.poll(() => post.innerText()).toBe('平台工程总监')
    const stored = async () => JSON.stringify((await api.call(getResume, { id })).document)
    await expect.poll(stored).toContain('平台工程总监')
    await expect.poll(async () => (await api.call(listNotes, { id })).open).toBe(1)
    await press(page, '撤销')
    await expect.poll(() => post.innerText()).toBe('平台工程负责人')

    const whole = page.locator('[data-note]', { hasText: '整体很好' })
    await whole.getByRole('button', { name: '回复' }).click()
    await whole.getByRole('textbox', { name: '回复' }).fill('谢谢')
    await page.keyboard.press('Enter')
    await whole.getByText('谢谢').waitFor()
    await whole.getByRole('button', { name: '知道了' }).click()
    await page.getByText('已处理 2').waitFor()

    await open(guest, `/s/${suffix}`)
    await guest.getByText('谢谢').waitFor()
    expect(await guest.getByText('已采纳').count()).toBe(2)
  },
)

test.runIf(isLong)('notes of guests are shown as text, to other guests and to the owner', async () => {
  const { token, api, id } = await owner()
  const { suffix } = await api.call(createLink, { id, purpose: 'review' })
  const guests = site.server.as(undefined)
  const oneLine = (text: string) =>
    text
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 40) || 'x'
  const chunk = Math.ceil(payloads.length / 20)
  for (let at = 0; at < payloads.length; at += chunk)
    await guests.call(writeNote, {
      suffix,
      author: oneLine(payloads[at] ?? ''),
      place: {},
      comment: payloads
        .slice(at, at + chunk)
        .join('\n')
        .replaceAll('\0', '')
        .slice(0, 1000),
    })
  const count = Math.ceil(payloads.length / chunk)
  const { page: guest } = await site.visit()
  const { page } = await site.visit({ token })
  const visits: [Page, string][] = [
    [guest, `/s/${suffix}`],
    [page, `/builder/${id}?tool=notes`],
  ]
  for (const [on, path] of visits) {
    on.on('dialog', (dialog) => {
      throw new Error(`a script ran: ${dialog.message()}`)
    })
    await open(on, path)
    await expect.poll(() => on.locator('[data-note]').count()).toBe(count)
    const found = await on.evaluate(() => ({
      hit: '__hit' in window,
      inside: window.document.querySelectorAll(
        '[data-note] :is(script, iframe, img, svg, object, style, form, math, [href], [onerror], [onload])',
      ).length,
    }))
    expect(found).toEqual({ hit: false, inside: 0 })
  }
})
