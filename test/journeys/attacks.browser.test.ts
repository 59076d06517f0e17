import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import * as accountEmails from '#features/accounts/server/emails.ts'
import { createResume, keepVersion } from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import * as templateEmails from '#features/templates/server/emails.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Language } from '#packages/i18n/language.ts'
import { nodeEngine } from '#packages/import/pdf/node-engine.ts'
import { readResume } from '#packages/import/read-resume.ts'
import type { UnsentEmail } from '#packages/server-kit/email.ts'
import type { EmailMessage } from '#packages/server-kit/mail.ts'
import { everyField, everyPayload } from '#test/attacks/hostile-documents.ts'
import { hostileFiles } from '#test/attacks/hostile-files.ts'
import { payloads, payloadsOf } from '#test/attacks/payloads.ts'
import { seen, watch } from '#test/attacks/watch.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { builderOn } from '#test/kit/builder.ts'
import { isLong } from '#test/kit/long.ts'
import { ready } from '#test/kit/page.ts'
import { startPages } from '#test/kit/part-pages.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'

const site = ownJourney()

/** Invalid names lead to refused requests on our own site; nothing else may have gone wrong. */
const forgiveMissing = (faults: string[]) => {
  const rest = faults.filter((fault) => !/^response: 40[04] |status of 40[04]/.test(fault))
  faults.splice(0, faults.length, ...rest)
}

const attacked = async (token?: string, options: BrowserContextOptions = {}) => {
  const visited = await site.visit(token === undefined ? {} : { token }, options)
  return { ...visited, ...(await watch(visited.context, visited.page, site.server.url)) }
}

const open = async (page: Page, path: string) => {
  await page.goto(site.server.url + path)
  await ready(page)
}

/** Content imported from every type of file, a few sections of each, as one document. */
const imported = async (): Promise<Document> => {
  const documents: Document[] = []
  for (const file of Object.values(hostileFiles())) {
    const reading = await readResume(file, { pdf: nodeEngine })
    if (reading.ok) documents.push(reading.document)
  }
  const sections = documents.flatMap((document, at) =>
    document.sections.slice(0, 3).map((section, place) => ({
      ...section,
      id: `${at}-${place}`,
      items: section.items
        .filter((item) => JSON.stringify(item).length < 2000)
        .slice(0, 6)
        .map((item, row) => ({ ...item, id: `${at}-${place}-${row}` })),
    })),
  )
  return { ...everyPayload(0, 100), sections }
}

const isPlain = (text: string) => !/\p{Cc}/u.test(text) && text.trim() === text

test('the watch detects injected markup', async () => {
  const { expectCleanHtml } = await attacked()
  const live = payloads.filter((payload) => /<\w/.test(payload))
  const pages = live.map((payload) => [payload, `<body><p title="${payload}">${payload}</p>`] as const)
  const missed: string[] = []
  for (const page of pages)
    await expectCleanHtml([page]).then(
      () => missed.push(page[0]),
      () => undefined,
    )
  expect(live.length).toBeGreaterThan(120)
  // The rest are bare names and styles, which would only affect a page of ours.
  expect(missed.length).toBeLessThan(live.length / 8)
})

test('stored payloads are shown as text everywhere', async () => {
  const { token } = await aPerson(site.server.deps, 'member')
  const api = site.server.as(token)
  const keep = async (document: Document) => (await api.call(createResume, { document })).id
  const { page, faults, expectClean } = await attacked(token)
  const see = async (id: string) => {
    await open(page, `/builder/${id}`)
    await page.locator('[data-stage] [data-page="1"]').waitFor()
    await expectClean(id)
    return seen(await page.locator('[data-stage]').innerText())
  }
  await see(await keep(everyField()))
  await see(await keep(await imported()))
  const titled = everyPayload(0, 3)
  const shown = await see(await keep(titled))
  for (const { title } of titled.sections) expect(shown).toContain(seen(title))

  // In a small document, because the work of these two grows with it.
  const id = await keep(everyPayload(0, 60))
  const [name = ''] = payloads
  await api.call(keepVersion, { id, name })
  await see(id)
  const { tool } = builderOn(page)
  await tool(/^历史版本/)
  const versions = page.getByRole('dialog', { name: '历史版本' })
  await versions.getByText(name, { exact: true }).first().waitFor()
  await expectClean('versions')
  await page.keyboard.press('Escape')
  await versions.waitFor({ state: 'hidden' })
  await tool(/^查看 JSON/)
  await page.getByRole('dialog', { name: '查看 JSON' }).getByRole('tree').waitFor()
  await expectClean('the JSON of it')
  forgiveMissing(faults)
}, 120_000)

test.runIf(isLong)('names, bios, devices, titles and templates are shown as text', async () => {
  const { token, email } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  for (const agent of payloads.filter((one) => /^[\x20-\x7e]+$/.test(one)).slice(0, 4))
    await fetch(`${site.server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'x-api-version': 'v2', 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ email, password: PASSWORD, remember: false }),
    })
  const names = payloadsOf(40).filter(isPlain).slice(0, 8)
  for (const name of names)
    await api.call(createTemplate, { document: everyPayload(0, 100), meta: { name, intro: name } })
  for (const share of [0, 20, 40, 60]) await api.call(createResume, { document: everyPayload(share, 80) })
  const { page, faults, expectClean, expectCleanHtml } = await attacked(token)
  await open(page, '/createTemplate/designer')
  await page
    .getByText(names[0] ?? '')
    .first()
    .waitFor()
  await expectClean('my templates')

  const [nicknames, signatures] = [
    payloadsOf(20).filter(isPlain).slice(0, 12),
    payloadsOf(100).filter(isPlain),
  ]
  const pages: [string, string][] = []
  for (const [at, nickname] of nicknames.entries()) {
    const signature = signatures[(at * 7) % signatures.length] ?? ''
    await api.call(changeAccount, { nickname, signature })
    const response = await fetch(`${site.server.url}/profile`, { headers: { cookie: `token=${token}` } })
    pages.push([`${nickname} ${signature}`, await response.text()])
  }
  await expectCleanHtml(pages)
  for (const path of ['/profile', '/profile/setting']) {
    await open(page, path)
    await expectClean(path)
  }
  await open(page, '/profile/resume')
  await page.locator('[data-resume] [data-page="1"]').nth(3).waitFor({ state: 'attached' })
  await expectClean('my resumes')
  forgiveMissing(faults)
})

/** Pages that read their address, with another payload in each part of it. */
const hostileAddresses = (): string[] => {
  const texts = payloads.map((payload) => encodeURIComponent(payload.toWellFormed()))
  return texts.flatMap((one, at) => {
    const [two, three, four] = [texts[at + 1] ?? one, texts[at + 2] ?? one, texts[at + 3] ?? one]
    if (at % 3 !== 0) return []
    return at % 2 === 0
      ? [`/auth/login?next=${one}&problem=${two}&provider=${three}`]
      : [`/resume/${one}?q=${two}&style=${three}`, `/${four}?q=${one}`]
  })
}

test('a payload in an address is text in the page and leads nowhere', async () => {
  const { page, faults, expectClean, expectCleanHtml } = await attacked()
  const pages: [string, string][] = []
  for (const path of hostileAddresses()) {
    const response = await fetch(site.server.url + path, { redirect: 'manual' })
    expect(response.status, path).toBeLessThan(500)
    pages.push([path, await response.text()])
  }
  await expectCleanHtml(pages)
  const inBrowser = [
    '/auth/login?next=',
    '/createTemplate/previewer?id=',
    '/emailVerify?token=',
    '/builder/',
    '/',
  ].map((path, at) => path + encodeURIComponent(payloads[at * 40] ?? ''))
  for (const path of inBrowser) {
    await open(page, path)
    await expectClean(path)
  }
  forgiveMissing(faults)
})

test('sign-in never redirects to another site', async () => {
  for (const next of ['javascript:__hit=1', '/\t/evil.example']) {
    const { email } = await aPerson(site.server.deps)
    const { page, expectClean } = await attacked()
    await open(page, `/auth/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('邮箱').fill(email)
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/auth/login')
    expect(new URL(page.url()).origin).toBe(site.server.url)
    await expectClean(next)
  }
})

test.runIf(isLong)('pasted and imported content is text in the editor', async () => {
  // The browser reports violations of a page that is only parsed; without the policy, injected content would run.
  const { page, faults, expectClean } = await attacked(undefined, { bypassCSP: true })
  const builder = builderOn(page)
  await builder.open(site.server.url, '?x=1')
  await builder.tool(/从文件导入/)
  const { bytes } = hostileFiles().Markdown ?? { bytes: new Uint8Array() }
  await page.getByLabel('要导入的文件').setInputFiles({
    name: '"><img src=x onerror=__hit=1>.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(bytes),
  })
  const take = builder.button('导入', page.getByRole('dialog'))
  await take.waitFor()
  await expectClean('an import that is looked through')
  await take.click()
  await builder.settled()
  await expectClean('an import that was taken')

  await builder.content.locator('[data-section-head]').last().click()
  const editor = builder.content.locator('.ProseMirror').first()
  await editor.click()
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, payloads.join('<p>|</p>'))
  await expectClean('pasted pages')
  const text = JSON.stringify((await builder.document()).sections)
  expect(text).toContain('__hit=1')
  for (const [, href] of text.matchAll(/"href":"([^"]*)"/g))
    expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
  forgiveMissing(faults)
})

type Maker = (to: string, language: Language, facts: never) => UnsentEmail

/**
 * Every email with payloads for all its values and for the site's name; links are our addresses with a payload at the
 * end.
 */
const hostileEmails = (): EmailMessage[] =>
  Object.values({ ...accountEmails, ...templateEmails } as unknown as Record<string, Maker>).flatMap(
    (make, at) =>
      (['zh', 'en'] as const).map((language, other) => {
        const factOf = (name: string) => {
          const payload = payloads[(at * 31 + other * 7 + name.length * 13) % payloads.length] ?? ''
          return /url|signIn/i.test(name) ? `https://huajian.example/?token=${payload}` : payload
        }
        const facts = new Proxy({}, { get: (_, name) => factOf(String(name)) })
        const name = payloads[at % payloads.length] ?? ''
        return make('somebody@example.com', language, facts as never)({ zh: name, en: name })
      }),
  )

test.runIf(isLong)('exported files and emails contain payloads only as text', async () => {
  const pages = await startPages()
  try {
    const { page, context } = await attacked()
    await page.goto(`${pages.url}/test/pages/html-file.html`)
    await ready(page)
    const reader = await context.newPage()
    const folder = mkdtempSync(join(tmpdir(), 'huajian-attacks-'))
    const file = join(folder, 'resume.html')
    const { expectClean, expectCleanHtml } = await watch(context, reader, pathToFileURL(folder).origin)
    const look = async (html: string, where: string) => {
      writeFileSync(file, html)
      await reader.goto(pathToFileURL(file).href)
      await expectClean(where)
    }
    for (const share of [1, 2]) {
      const document = everyPayload(share, 3)
      const { html } = await page.evaluate((shown) => window.writeHtml(shown), document)
      await look(html, `file ${share}`)
      const shown = seen(await reader.locator('body').innerText())
      for (const { title } of document.sections) expect(shown).toContain(seen(title))
    }
    const written = hostileEmails()
    await expectCleanHtml(written.map(({ subject, html }) => [subject, html]))
    for (const { subject, html } of written.slice(0, 4)) await look(html, subject)
  } finally {
    await pages.stop()
  }
})
