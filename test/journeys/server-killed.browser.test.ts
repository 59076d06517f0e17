import type { ChildProcess } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#apps/server/db.ts'
import { createResume, getResume } from '#features/resumes/contract.ts'
import { createClient } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { launchChromium } from '#test/kit/chromium.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { aPerson } from '#test/kit/people.ts'
import { watchSaving } from '#test/kit/save-watch.ts'
import { testVariables } from '#test/kit/server.ts'
import { runServer } from '#test/kit/server-process.ts'

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** The same port each time, so that the open page continues. */
const aFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const KILLS = isLong ? 3 : 1

test('the server is killed repeatedly while typing: every character is on the page and on the server', async () => {
  const variables: Record<string, string> = { ...(await testVariables()), PORT: String(await aFreePort()) }
  const start = async () => {
    const started = await runServer(variables)
    children.push(started.child)
    return started
  }
  let server = await start()
  const database = openDatabase(
    { dataDir: variables.DATA_DIR ?? '', databaseUrl: undefined },
    () => undefined,
  )
  const { token } = await aPerson({ db: database.db, now: Date.now } as never)
  await database.close()
  const client = createClient({
    base: `${server.url}/api`,
    token: () => token,
    language: () => 'zh',
    onError: () => undefined,
  })
  const { id } = await client.call(createResume, {
    document: starterDocument('我的简历', 'zh', () => newId(Date.now())),
  })
  const browser = await launchChromium()
  const context = await browser.newContext()
  await context.addCookies([{ name: 'token', value: token, url: server.url }])
  await context.addInitScript(() => localStorage.setItem('huajian-tour', '0'))
  const page = await context.newPage()
  const seen = await watchSaving(page)
  await page.goto(`${server.url}/builder/${id}`)
  await ready(page)
  await page.getByRole('button', { name: /基本/ }).first().click()
  const name = page.getByRole('textbox', { name: '姓名', exact: true })
  let written = ''
  for (let round = 0; round < KILLS; round += 1) {
    const piece = `第${round}轮`
    const typing = name.pressSequentially(piece, { delay: 30 })
    server.child.kill('SIGKILL')
    await Promise.all([typing, server.exited])
    written += piece
    expect(await name.inputValue()).toBe(written)
    server = await start()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(() => page.locator('[data-save]').getAttribute('data-save'), { timeout: 20_000 })
      .toBe('saved')
    const { document } = await client.call(getResume, { id })
    const info = (document as Document).sections.find(({ kind }) => kind === 'base_info')
    expect(info?.items[0]?.data.name).toBe(written)
  }
  await seen.wasTrue(
    'saved',
    ...Array.from({ length: KILLS }, () => ['saving', 'savedLocally', 'saved']).flat(),
  )
  await browser.close()
})
