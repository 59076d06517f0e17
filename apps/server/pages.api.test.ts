import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, mySessions } from '#features/accounts/contract.ts'
import { hideComment, writeComment } from '#features/comments/contract.ts'
import { createResume } from '#features/resumes/contract.ts'
import { getAgreement, saveAgreement } from '#features/site/agreements-contract.ts'
import { updateRouteRules, updateSwitches } from '#features/site/operator-contract.ts'
import { getSiteTexts, saveSiteTexts } from '#features/site/texts-contract.ts'
import { takeDownTemplate } from '#features/templates/contract.ts'
import type { Client } from '#packages/api/client.ts'
import { newId } from '#packages/api/new-id.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('a page that was sent is let go of: nothing of it waits to be forgotten later', async () => {
  const visit = async () => (await fetch(`${server.url}/auth/login`)).text()
  await visit()
  const before = timers()
  for (let count = 0; count < 8; count += 1) await visit()
  await expect.poll(timers).toBeLessThan(before + 4)
})

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })

describe('a public page', () => {
  test('is the same for everybody: rendered once, sent again by its tag', async () => {
    const { token } = await aPerson(server.deps)
    const first = await visit('/membership')
    const tag = first.headers.get('etag') ?? ''
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
    })
    const html = await first.text()
    for (const cookie of [`token=${token}`, 'theme=dark', `token=${token}; theme=light`]) {
      const again = await visit('/membership', { cookie })
      expect([again.headers.get('etag'), await again.text()], cookie).toEqual([tag, html])
    }
    const same = await visit('/membership', { 'if-none-match': tag, cookie: `token=${token}` })
    expect([same.status, await same.text()]).toEqual([304, ''])
    // The copy in the browser keeps the policy that its nonce came with.
    expect(same.headers.get('content-security-policy')).toBeNull()
    const english = await visit('/membership', { 'if-none-match': tag, cookie: 'lang=en' })
    expect([english.status, await english.text()]).toEqual([200, expect.stringContaining('<html lang="en"')])
    const head = await fetch(`${server.url}/membership`, { method: 'HEAD' })
    expect([head.headers.get('etag'), await head.text()]).toEqual([tag, ''])
  })

  test('names nobody, and no answer of the API in it is a person’s', async () => {
    const { token } = await aPerson(server.deps)
    await server.as(token).call(changeAccount, { nickname: '独此一人' })
    const html = await (await visit('/', { cookie: `token=${token}` })).text()
    expect(html).toContain('user&quot;:null')
    expect(html).not.toContain('独此一人')
    expect(html).toContain('登录')
  })

  test('is refused by the limit of calls alone once it is there, and by that of pages before', async () => {
    const answers = Array.from({ length: 700 }, () => visit('/terms'))
    const statuses = await Promise.all(answers.map(async (one) => (await one).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('that is not there for visitors is there for whoever may see it', async () => {
    const { userId, token } = await aPerson(server.deps)
    const id = await aPublishedTemplate(server.deps, userId)
    const admin = await aPerson(server.deps, 'admin')
    expect((await visit(`/resume/${id}`)).status).toBe(200)
    await server.as(admin.token).call(takeDownTemplate, { id, reason: '照片是别人的' })
    for (const cookie of ['', `token=${token}`, `token=${admin.token}`])
      expect((await visit(`/resume/${id}`, { cookie })).status, cookie).toBe(404)
  })
})

describe('what changes for everybody is on the next page', () => {
  let admin: Client
  let author: { id: string; api: Client }
  let template: string
  beforeAll(async () => {
    admin = server.as((await aPerson(server.deps, 'admin')).token)
    const { userId, token } = await aPerson(server.deps)
    author = { id: userId, api: server.as(token) }
    template = await aPublishedTemplate(server.deps, userId, { name: '松烟入墨' })
  })

  const text = async (path: string) => {
    const answer = await visit(path)
    return answer.headers.get('location') ?? (await answer.text()).replaceAll('&#x27;', "'")
  }
  /** Rendered, cached, changed, and right at once. */
  const changes = async (path: string, change: () => Promise<unknown>, before: RegExp, after: RegExp) => {
    expect(await text(path)).toMatch(before)
    expect(await text(path)).toMatch(before)
    await change()
    const now = await text(path)
    expect(now).toMatch(after)
    expect(now).not.toMatch(before)
  }

  test('the name of the site', async () => {
    const { texts, revision } = await admin.call(getSiteTexts, {})
    const name = { zh: '松间', en: 'Songjian' }
    await changes(
      '/',
      () => admin.call(saveSiteTexts, { base: revision, texts: { ...texts, name } }),
      /<title>[^<]*花笺/,
      /<title>[^<]*松间/,
    )
    const { revision: base } = await admin.call(getSiteTexts, {})
    await changes(
      '/',
      () => admin.call(saveSiteTexts, { base, texts: null }),
      /松间<\/title>/,
      /花笺<\/title>/,
    )
  })

  test('a switch', async () => {
    const turn = (on: boolean) => () => admin.call(updateSwitches, { open_membership: on })
    const link = /href="\/membership"/
    await changes('/', turn(false), link, /<title>/)
    await changes('/', turn(true), /^(?![\s\S]*href="\/membership")/, link)
  })

  test('a redirect', async () => {
    const rules = (some: { from: string; to: string }[]) => () =>
      admin.call(updateRouteRules, { rules: some })
    await changes('/ppt', rules([{ from: '/ppt', to: '/word' }]), /<title>/, /^\/word$/)
    await changes('/ppt', rules([]), /^\/word$/, /<title>/)
  })

  test('an agreement', async () => {
    const { version: baseVersion } = await admin.call(getAgreement, { name: 'terms' })
    const save = () => admin.call(saveAgreement, { name: 'terms', baseVersion, text: { zh: '# 新的总则' } })
    await changes('/terms', save, /第 1 版/, /新的总则/)
  })

  test('the price of a document', async () => {
    const id = await aPublishedTemplate(server.deps, author.id, { kind: 'word', name: '会议纪要' })
    const tables = server.deps.db
    const price = () =>
      tables.insertInto('template_prices').values({ template_id: id, points: 7, file_points: 7 }).execute()
    await changes(`/word/${id}`, price, /^(?![\s\S]*price&quot;:7)/, /price&quot;:7/)
  })

  test('a comment that is written and hidden', async () => {
    const target = { kind: 'resume', id: template } as const
    let id = ''
    const write = async () => {
      ;({ id } = await author.api.call(writeComment, { ...target, body: '纸色真好看' }))
    }
    await changes(`/resume/${template}`, write, /^(?![\s\S]*纸色真好看)/, /纸色真好看/)
    const hide = () => admin.call(hideComment, { id, reason: 'spam' })
    await changes(`/resume/${template}`, hide, /纸色真好看/, /<title>/)
  })

  test('the name of an author', async () => {
    const rename = () => author.api.call(changeAccount, { nickname: '墨池' })
    await changes(`/resume/${template}`, rename, /林知夏/, /墨池/)
  })

  test('a template that is published, and one that is taken down', async () => {
    const id = await aPublishedTemplate(server.deps, author.id, { name: '雪后初晴' })
    const down = () => admin.call(takeDownTemplate, { id, reason: '照片是别人的' })
    await changes('/resume?sort=new', down, /雪后初晴/, /松烟入墨/)
  })

  test('an author who is gone with the account', async () => {
    const gone = () => server.deps.db.deleteFrom('users').where('id', '=', author.id).execute()
    await changes('/resume?sort=new', gone, /松烟入墨/, /<title>/)
  })

  test('but saving a resume or a draft changes no page for everybody', async () => {
    const before = await server.deps.publicRevision.current()
    const { token } = await aPerson(server.deps)
    const one = server.as(token)
    await one.call(createResume, { id: newId(Date.now()), document: chanceDocument(4) })
    await one.call(changeAccount, { signature: '慢慢来' })
    const after = await server.deps.publicRevision.current()
    expect(after).not.toBe(before)
    await one.call(mySessions, {})
    await one.call(createResume, { id: newId(Date.now()), document: chanceDocument(5) })
    expect(await server.deps.publicRevision.current()).toBe(after)
  })
})
