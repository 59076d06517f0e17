import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { readAgreement } from '../agreement-text.ts'
import {
  type AgreementName,
  type AgreementText,
  agreementNames,
  getAgreement,
  MAX_AGREEMENT_LENGTH,
  saveAgreement,
} from '../agreements-contract.ts'

let server: TestServer
let admin: string
let now = Date.UTC(2026, 10, 20, 17)
beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = (await aPerson(server.deps, 'admin')).token
})
afterAll(() => server?.stop())

const shown = (name: AgreementName = 'terms') => server.as().call(getAgreement, { name })
const write = (baseVersion: number, text: AgreementText | null, name: AgreementName = 'terms') =>
  server.as(admin).call(saveAgreement, { name, baseVersion, text })
const overwrite = async (text: AgreementText | null, name: AgreementName = 'terms') =>
  write((await shown(name)).version, text, name)

const page = async (path: string, cookie = '') => {
  const html = await (await fetch(server.url + path, { headers: { cookie } })).text()
  return html.replace(/<data id="handover"[^>]*>/, '')
}

describe.each(agreementNames)('%s, as it comes with the product', (name) => {
  test('is there in both languages, in the same parts, and leads only to pages that are there', async () => {
    const { version, isDefault, text } = await shown(name)
    expect({ version, isDefault }).toEqual({ version: 1, isDefault: true })
    expect(text.en).not.toMatch(/\p{Script=Han}/u)
    const [zh, en] = [text.zh, text.en ?? ''].map((source) => readAgreement(source, '某站'))
    const shapeOf = (blocks: typeof zh) =>
      blocks?.map((block) => (block.kind === 'list' ? `list ${block.items.length}` : block.kind))
    expect(shapeOf(en)).toEqual(shapeOf(zh))
    const links = [...`${text.zh}${text.en}`.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path)
    for (const path of new Set(links)) expect((await fetch(server.url + path)).status, path).toBe(200)
  })

  test('is served whole, with its version and day, under its name', async () => {
    const html = await page(`/${name}`)
    expect(html).toMatch(/<title>(用户协议|隐私政策)｜花笺<\/title>/)
    expect(html).toContain(`/${name}"/>`)
    expect(html).toContain('第 1 版')
    expect(html).toContain('<time dateTime="2026-11-16">')
    expect(html).not.toContain('{site}')
    const english = await page(`/${name}`, 'lang=en')
    expect(english).toMatch(/<title>(User agreement|Privacy policy) \| Huajian<\/title>/)
    expect(english).toContain('Version 1')
  })
})

test('what an admin writes is the next version, dated, for everybody; null puts the default back as another one', async () => {
  const first = await shown()
  const mine = { zh: '# 总则\n\n先读{site}的**这一条**。', en: '## General\n\nRead **this** first.' }
  const saved = await overwrite(mine)
  expect(saved).toMatchObject({ version: first.version + 1, changedAt: now, isDefault: false, text: mine })
  const html = await page('/terms')
  expect(html).toContain('<h2 id="s1">总则</h2>')
  expect(html).toContain('先读花笺的<strong>这一条</strong>。')
  // A day of Beijing's calendar.
  expect(html).toContain('<time dateTime="2026-11-21">')
  expect(await page('/terms', 'lang=en')).toContain('Read <strong>this</strong> first.')
  expect((await shown('privacy')).version).toBe(1)
  now += 1000
  const back = await overwrite(null)
  expect(back).toMatchObject({
    version: saved.version + 1,
    changedAt: now,
    isDefault: true,
    text: first.text,
  })
  const { entries } = await server.as(admin).call(listAudit, { limit: 2 })
  expect(entries.map(({ id, action, detail }) => ({ id, action, detail }))).toEqual([
    {
      id: back.auditId,
      action: 'agreement.update',
      detail: { page: 'terms', version: back.version, isDefault: true },
    },
    {
      id: saved.auditId,
      action: 'agreement.update',
      detail: { page: 'terms', version: saved.version, isDefault: false },
    },
  ])
})

test('without English the Chinese is shown, marked as such', async () => {
  await overwrite({ zh: '只有中文。' }, 'privacy')
  const html = await page('/privacy', 'lang=en')
  expect(html).toContain('This text is only available in Chinese.')
  expect(html).toMatch(/lang="zh-CN"><p>只有中文。<\/p>/)
  await overwrite(null, 'privacy')
})

test('markup is text, and an address that is none of ours is no link', async () => {
  const text = {
    zh: '<script>alert(1)</script> [去](javascript:alert(1)) [家](/resume)\n<img src=x onerror=1>',
  }
  expect((await overwrite(text)).text).toEqual(text)
  const html = await page('/terms')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('href="javascript')
  expect(html).toContain('href="/resume"')
  await overwrite(null)
})

test('who saves over somebody else is told so, gets what stands there, and changes nothing', async () => {
  const { version } = await shown()
  await write(version, { zh: '先到' })
  const body = (await write(version, { zh: '后到' }).catch((error: ErrorBody) => error)) as ErrorBody
  expect(body).toMatchObject({ code: 'stale_agreement', message: '你编辑期间，别人保存过这份协议' })
  const data = errorData(saveAgreement, 'stale_agreement', body)
  expect(data).toMatchObject({ version: version + 1, text: { zh: '先到' } })
  // Of many at once one is first.
  const all = await Promise.allSettled(['甲', '乙', '丙', '丁'].map((zh) => write(version + 1, { zh })))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await shown()).version).toBe(version + 2)
})

test('only an admin writes, and only what can be shown', async () => {
  const { version } = await shown()
  const input = { name: 'terms', baseVersion: version, text: { zh: '我的' } } as const
  for (const role of ['user', 'member'] as const) {
    const { token } = await aPerson(server.deps, role)
    await expect(server.as(token).call(saveAgreement, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(server.as().call(saveAgreement, input)).rejects.toMatchObject({ code: 'signed_out' })
  const spoilt: [string, unknown][] = [
    ['text.zh', { zh: ' \n ' }],
    ['text.zh', { zh: '长'.repeat(MAX_AGREEMENT_LENGTH + 1) }],
    ['text.en', { zh: '好', en: 'bell\u0007' }],
    ['text', { zh: '好', html: '<b>' }],
  ]
  for (const [at, text] of spoilt) {
    const body = (await write(version, text as AgreementText).catch((error: unknown) => error)) as ErrorBody
    expect(body).toMatchObject({ code: 'bad_input' })
    expect(body.issues?.map(({ path }) => path)).toEqual([at])
  }
  await expect(shown('rules' as AgreementName)).rejects.toMatchObject({ code: 'bad_input' })
  expect((await shown()).version).toBe(version)
})
