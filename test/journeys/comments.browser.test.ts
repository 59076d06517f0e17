import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { listComments, listNews, writeComment } from '#features/comments/contract.ts'
import { write } from '#features/comments/server/writing.ts'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { payloads, payloadsOf } from '#test/attacks/payloads.ts'
import { seen, watch } from '#test/attacks/watch.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()
const [talked, attacked] = ['huajian-template-011', 'huajian-template-012']
const target = { kind: 'resume', id: talked } as const

const someone = async (nickname: string, role: 'user' | 'admin' = 'user') => {
  const person = await aPerson(site.server.deps, role)
  const api = site.server.as(person.token)
  await api.call(changeAccount, { nickname })
  return { ...person, api }
}

const open = async (page: Page, id: string = talked) => {
  await page.goto(`${site.server.url}/resume/${id}`)
  await ready(page)
}

const name = (page: Page, id: string | undefined) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `comment-${id}`)

/** The comment with this text, and its actions. */
const saying = (page: Page, text: string) => page.locator('#comments article', { hasText: text }).last()

const inMenu = async (page: Page, text: string, item: string) => {
  await saying(page, text)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('two users comment, edit, reply, mention, like and delete', async () => {
  const [lin, zhou] = [await someone('林知夏'), await someone('周砚')]
  const { page } = await site.visit({ token: lin.token })
  await open(page)
  const box = page.getByLabel('写评论')
  await page.getByText('还没有评论').waitFor()
  await box.fill('侧栏的间距很舒服')
  // A reload shows the same.
  await page.reload()
  await ready(page)
  await expect.poll(() => box.inputValue()).toBe('侧栏的间距很舒服')
  await box.press('Control+Enter')
  await saying(page, '侧栏的间距很舒服').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')

  const other = await site.visit({ token: zhou.token })
  await open(other.page)
  const first = saying(other.page, '侧栏的间距很舒服')
  await first.getByRole('button', { name: /^赞林知夏/ }).click()
  await first.getByRole('button', { name: /^赞林知夏/, pressed: true }).waitFor()
  await first.getByRole('button', { name: '回复林知夏' }).click()
  await other.page.getByRole('textbox', { name: '回复林知夏' }).fill('同感')
  await other.page.keyboard.press('Control+Enter')
  await saying(other.page, '同感').waitFor()

  // A link to a comment scrolls to it in a page that is already open.
  const [thread] = (await zhou.api.call(listComments, target)).threads
  await name(page, thread?.replies[0]?.id)
  await saying(page, '侧栏').getByText('1', { exact: true }).waitFor()
  await saying(page, '同感').getByRole('button', { name: '回复周砚' }).click()
  const answer = page.getByRole('textbox', { name: '回复周砚' })
  await answer.waitFor()
  await answer.pressSequentially('问问@周')
  await page.getByRole('option', { name: '周砚' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => answer.inputValue()).toBe('问问@周砚 ')
  await answer.pressSequentially('用的什么字体')
  await page.keyboard.press('Control+Enter')
  await saying(page, '用的什么字体').getByText('回复 @周砚').waitFor()

  const { news, unread } = await zhou.api.call(listNews, {})
  expect([unread, news[0]?.kind, news[0]?.target.id]).toEqual([1, 'reply', talked])
  await name(other.page, news[0]?.comment.id)
  await other.page.locator('#comments article[data-named]', { hasText: '用的什么字体' }).waitFor()

  await inMenu(page, '用的什么字体', '修改')
  const change = page.getByLabel('修改评论')
  await change.fill('@周砚 用的是楷体吗')
  await page.getByRole('button', { name: '保存' }).click()
  await saying(page, '用的是楷体吗').getByText('已编辑').waitFor()
  await inMenu(page, '侧栏的间距很舒服', '删除')
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.locator('#comments').getByText('这条评论已删除').waitFor()
  // As stored on the server.
  const { threads, total } = await lin.api.call(listComments, target)
  expect(total).toBe(2)
  expect(threads[0]?.comment.state).toBe('deleted')
  expect(threads[0]?.replies[1]?.mentions).toEqual([{ id: zhou.userId, nickname: '周砚' }])
})

test('a failed call keeps the text and explains why', async () => {
  const lin = await someone('林知夏')
  const { page, faults } = await site.visit({ token: lin.token })
  await open(page)
  const box = page.getByLabel('写评论')
  await box.fill('断网时写的')
  await page.route('**/api/comments/on/**', (route) => route.abort())
  await page.getByRole('button', { name: '发表评论' }).click()
  await page.getByRole('alert').getByText('没有发出去').waitFor()
  expect(await box.inputValue()).toBe('断网时写的')
  await page.unroute('**/api/comments/on/**')
  await page.getByRole('button', { name: '发表评论' }).click()
  await saying(page, '断网时写的').waitFor()
  faults.splice(0)
})

test.runIf(isLong)(
  'a report reaches the admin, who hides and restores; the switch hides all without a reload',
  async () => {
    const [lin, zhou, admin] = [
      await someone('林知夏'),
      await someone('周砚'),
      await someone('管理员', 'admin'),
    ]
    await lin.api.call(writeComment, { ...target, body: '加我领模板' })
    const reader = await site.visit({ token: zhou.token })
    await reader.page.clock.install()
    await open(reader.page)
    await inMenu(reader.page, '加我领模板', '举报')
    const dialog = reader.page.getByRole('dialog', { name: '举报这条评论' })
    await dialog.getByLabel('广告或垃圾信息').check()
    await dialog.getByRole('button', { name: '举报' }).click()
    await dialog.waitFor({ state: 'detached' })

    const { page } = await site.visit({ token: admin.token })
    await page.goto(`${site.server.url}/admin/comments`)
    const row = page.getByRole('listitem').filter({ hasText: '加我领模板' })
    await row.getByText('1 次举报').waitFor()
    await row.getByRole('button', { name: '隐藏' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '隐藏' }).click()
    await page.getByText('没有待处理的举报').waitFor()
    const asText = async () => (await fetch(`${site.server.url}/resume/${talked}`)).text()
    expect(await asText()).not.toContain('加我领模板')
    await page.getByRole('button', { name: '已隐藏' }).click()
    await row.getByRole('button', { name: '恢复显示' }).click()
    await page.getByText('没有隐藏的评论').waitFor()
    // Without script too, because crawlers read it.
    expect(await asText()).toContain('加我领模板')

    const section = reader.page.locator('#comments')
    await admin.api.call(updateSwitches, { open_comment: false })
    await reader.page.clock.runFor(31_000)
    await section.waitFor({ state: 'detached' })
    expect(await asText()).not.toContain('加我领模板')
    await admin.api.call(updateSwitches, { open_comment: true })
    await reader.page.clock.runFor(31_000)
    await saying(reader.page, '加我领模板').waitFor()
  },
)

/** As many payloads as fit into one text. */
const hostileBodies = (): string[] => {
  const bodies = ['']
  for (const payload of payloads.map((one) => one.replaceAll('\u0000', ''))) {
    const joined = `${bodies.at(-1)} ¦ ${payload}`
    if ([...joined].length > 950) bodies.push(payload)
    else bodies.splice(-1, 1, joined)
  }
  return bodies
}

test.runIf(isLong)(
  'comments and nicknames are shown as text, in the served page and in the browser',
  async () => {
    const db = site.server.deps.db
    const names = payloadsOf(20).filter((name) => !/\p{Cc}/u.test(name) && name.trim() === name)
    const bodies = hostileBodies()
    for (const [at, body] of bodies.entries()) {
      const { userId } = await someone(names[at % names.length] ?? '')
      await write(db, {
        target: { kind: 'resume', id: attacked },
        author: userId,
        body,
        now: site.server.deps.now() + at,
      })
    }
    const { page, context } = await site.visit()
    const { expectClean, expectCleanHtml } = await watch(context, page, site.server.url)
    const served = await (await fetch(`${site.server.url}/resume/${attacked}`)).text()
    await expectCleanHtml([['served', served]])
    await open(page, attacked)
    const more = page.getByRole('button', { name: '更多评论' })
    if (bodies.length > 20) await more.click()
    await expect.poll(() => page.locator('#comments article').count()).toBe(bodies.length)
    await expectClean('comments')
    const shown = seen(await page.locator('#comments').innerText())
    for (const text of ['<script>__hit=1</script>', '[x](javascript:__hit=1)', '__proto__'])
      expect(shown).toContain(seen(text))

    // A visitor is sent to sign in and returns.
    await page.getByRole('link', { name: '登录后评论' }).click()
    await page.waitForURL((url) => url.pathname === '/auth/login')
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/resume/${attacked}#comments`)
  },
)
