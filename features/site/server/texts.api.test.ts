import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#features/accounts/contract.ts'
import { listAudit } from '#features/admin/contract.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { defaultSiteTexts } from '#packages/settings/default-texts.ts'
import { maxSiteTextLength, type SiteTexts } from '#packages/settings/site-texts.ts'
import { type Accounts, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import type { TestServer } from '#test/kit/server.ts'
import { wordsOf } from '#test/kit/smtp.ts'
import { siteConfig } from '../contract.ts'
import { getSiteTexts, saveSiteTexts } from '../texts-contract.ts'

let accounts: Accounts
let server: TestServer
let admin: string
beforeAll(async () => {
  accounts = await startAccounts()
  server = accounts.server
  admin = (await aPerson(server.deps, 'admin')).token
})
afterAll(() => accounts?.stop())

const stored = () => server.as(admin).call(getSiteTexts, {})
const siteTexts = async () => (await server.as().call(siteConfig, {})).texts
const write = (base: string, texts: SiteTexts | null) => server.as(admin).call(saveSiteTexts, { base, texts })
/** Saves over whatever is there. */
const overwrite = async (texts: SiteTexts | null) => write((await stored()).revision, texts)
const named = (zh: string, en?: string): SiteTexts => ({
  ...defaultSiteTexts,
  name: en === undefined ? { zh } : { zh, en },
})

test('without a word of the operator the site is called as the product is, in both languages', async () => {
  expect(await stored()).toMatchObject({ isDefault: true, texts: defaultSiteTexts })
  const { zh, en } = await siteTexts()
  expect(zh).toMatchObject({ name: '花笺', title: '在线简历制作', contact: null, filing: null })
  expect(en).toMatchObject({ name: 'Huajian', title: 'Resume builder' })
  expect(zh.description).not.toBe(en.description)
})

test('what an admin writes is in the next page; without English the Chinese stands there; null puts all back', async () => {
  const mine: SiteTexts = {
    name: { zh: '青笺', en: 'Qingjian' },
    title: { zh: '校园简历' },
    description: { zh: '为毕业生做的。', en: 'For graduates.' },
    footer: { zh: '第一行\n第二行' },
    contact: 'us@example.com',
    filing: '京ICP备00000000号',
  }
  const saved = await overwrite(mine)
  expect(saved).toMatchObject({ isDefault: false, texts: mine })
  const { zh, en } = await siteTexts()
  expect(zh).toEqual({
    name: '青笺',
    title: '校园简历',
    description: '为毕业生做的。',
    footer: '第一行\n第二行',
    contact: 'us@example.com',
    filing: '京ICP备00000000号',
  })
  expect(en).toMatchObject({ name: 'Qingjian', title: '校园简历', description: 'For graduates.' })
  const page = async (cookie = '') =>
    (await fetch(`${server.url}/`, { headers: { cookie } })).text().then((html) => html.split('</head>')[0])
  expect(await page()).toContain('<title>校园简历｜青笺</title>')
  expect(await page()).toContain('<meta name="description" content="为毕业生做的。"/>')
  expect(await page()).toContain('<meta property="og:site_name" content="青笺"/>')
  expect(await page('lang=en')).toContain('<title>校园简历 | Qingjian</title>')
  expect(await page('lang=en')).toContain('<meta name="description" content="For graduates."/>')

  accounts.pass(1000)
  const back = await overwrite(null)
  expect(back).toMatchObject({ isDefault: true, texts: defaultSiteTexts })
  expect(await page()).toContain('<title>在线简历制作｜花笺</title>')
  const { entries } = await server.as(admin).call(listAudit, { limit: 2 })
  expect(entries.map(({ id, action, detail }) => ({ id, action, detail }))).toEqual([
    { id: back.auditId, action: 'site_texts.update', detail: { before: mine, after: defaultSiteTexts } },
    { id: saved.auditId, action: 'site_texts.update', detail: { before: defaultSiteTexts, after: mine } },
  ])
})

test('letters are signed by the site, and what its name holds is only text', async () => {
  await overwrite(named('<b>青笺</b>', 'A&B'))
  const write = async (language: 'zh' | 'en') => {
    const email = `letter-${language}@example.com`
    await server.as(undefined, language).call(signUp, { email, password: PASSWORD, nickname: '甲' })
    return accounts.smtp.emailTo(email)
  }
  const chinese = await write('zh')
  expect(wordsOf(chinese)).toContain('注册<b>青笺</b>。')
  expect(wordsOf(chinese, 'text/html')).toContain('&lt;b&gt;青笺&lt;/b&gt;')
  expect(wordsOf(chinese, 'text/html')).not.toContain('<b>青笺')
  const english = await write('en')
  expect(wordsOf(english)).toContain('You’re signing up for A&B')
  expect(english.body).toMatch(/Subject: \d{6} is your A&B code/)
  await overwrite(null)
})

test('who saves over somebody else is told so, gets what stands there, and changes nothing', async () => {
  const { revision } = await stored()
  await write(revision, named('先到'))
  const body = (await write(revision, named('后到')).catch((error: ErrorBody) => error)) as ErrorBody
  expect(body).toMatchObject({ code: 'stale_texts', message: '你编辑期间，别人保存过站点文字' })
  const data = errorData(saveSiteTexts, 'stale_texts', body)
  expect(data?.texts.name).toEqual({ zh: '先到' })
  // Of many at once one is first.
  const base = data?.revision ?? ''
  const all = await Promise.allSettled(['甲', '乙', '丙', '丁'].map((name) => write(base, named(name))))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { texts } = await stored()
  expect((await siteTexts()).zh.name).toBe(texts.name.zh)
  await overwrite(null)
})

test('only an admin reads and writes the form', async () => {
  const { revision } = await stored()
  for (const role of ['user', 'member'] as const) {
    const api = server.as((await aPerson(server.deps, role)).token)
    await expect(api.call(getSiteTexts, {})).rejects.toMatchObject({ code: 'forbidden' })
    const saving = api.call(saveSiteTexts, { base: revision, texts: named('我的') })
    await expect(saving).rejects.toMatchObject({ code: 'forbidden' })
  }
  const otherUser = server.as().call(saveSiteTexts, { base: revision, texts: null })
  await expect(otherUser).rejects.toMatchObject({ code: 'signed_out' })
  expect((await stored()).revision).toBe(revision)
})

const long = (max: number) => '长'.repeat(max + 1)

/** Each spoils one thing, and the answer says where. */
const spoilt: Record<string, unknown> = {
  'name.zh': { ...defaultSiteTexts, name: { zh: '  ' } },
  'name.en': { ...defaultSiteTexts, name: { zh: '好', en: 'a\nb' } },
  'title.zh': { ...defaultSiteTexts, title: { zh: long(maxSiteTextLength.title) } },
  'title.en': { ...defaultSiteTexts, title: { zh: '好', en: '' } },
  'description.zh': { ...defaultSiteTexts, description: { zh: 'bell\u0007' } },
  'footer.zh': { ...defaultSiteTexts, footer: { zh: long(maxSiteTextLength.footer) } },
  footer: { ...defaultSiteTexts, footer: { zh: '好', html: '<b>' } },
  contact: { ...defaultSiteTexts, contact: 'javascript:alert(1)' },
  filing: { ...defaultSiteTexts, filing: long(maxSiteTextLength.filing) },
}

test.each(Object.keys(spoilt))(
  'rubbish at %s is refused with its place, and nothing is written',
  async (at) => {
    const { revision } = await stored()
    const body = (await write(revision, spoilt[at] as SiteTexts).catch(
      (error: unknown) => error,
    )) as ErrorBody
    expect(body).toMatchObject({ code: 'bad_input' })
    expect(body.issues?.map(({ path }) => path)).toEqual([`texts.${at}`])
    expect((await stored()).revision).toBe(revision)
  },
)
