import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { errorData } from '#packages/api/error-data.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { variantTotal } from '#packages/sections/catalog.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { variantCounts } from '#test/specification.ts'
import { getWebCode, maxLengths, maxRows, saveWebCode, type WebCodeContent } from '../pages-contract.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startServer()
  admin = (await aPerson(server.deps, 'admin')).token
})
afterAll(() => server?.stop())

const shown = () => server.as().call(getWebCode, {})
const write = (baseRevision: number, content: WebCodeContent | null) =>
  server.as(admin).call(saveWebCode, { baseRevision, content })

/** Saves over whatever is there. */
const overwrite = async (content: WebCodeContent | null) => write((await shown()).revision, content)

const changed = (content: WebCodeContent, title: string): WebCodeContent => ({
  ...content,
  introduction: { ...content.introduction, title: { zh: title } },
})

test('without a word of the operator the page has its default text, in both languages, with counted numbers', async () => {
  const { revision, isDefault, content, facts } = await shown()
  expect({ revision, isDefault }).toEqual({ revision: 0, isDefault: true })
  const texts: { zh: string; en?: string }[] = []
  JSON.stringify(content, (_, value) => {
    if (typeof value === 'object' && value !== null && 'zh' in value) texts.push(value)
    return value
  })
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts) {
    expect(text.en, text.zh).toMatch(/\S/)
    expect(text.en, text.zh).not.toMatch(/\p{Script=Han}/u)
  }
  expect(facts.variants).toBe(variantTotal)
  expect(facts).toMatchObject({ variants: 164, kinds: Object.keys(variantCounts).length })
})

test('what an admin writes is what anyone reads; null puts the default back; the audit log has both', async () => {
  const { content: before } = await shown()
  const mine = { ...changed(before, '我们的花笺'), repository: 'https://git.example.com/us/huajian' }
  const saved = await overwrite(mine)
  expect(saved).toMatchObject({ isDefault: false, content: mine })
  expect(await shown()).toMatchObject({ revision: saved.revision, content: mine })
  const back = await overwrite(null)
  expect(back).toMatchObject({ revision: saved.revision + 1, isDefault: true, content: before })
  expect(await shown()).toMatchObject({ isDefault: true, content: before })
  const { entries } = await server.as(admin).call(listAudit, { limit: 2 })
  expect(entries.map(({ id, action, detail }) => ({ id, action, detail }))).toEqual([
    {
      id: back.auditId,
      action: 'site_page.update',
      detail: { page: 'web-code', revision: back.revision, isDefault: true },
    },
    {
      id: saved.auditId,
      action: 'site_page.update',
      detail: { page: 'web-code', revision: saved.revision, isDefault: false },
    },
  ])
})

test('who saves over somebody else is told so, gets what stands there, and changes nothing', async () => {
  const { revision, content } = await shown()
  await write(revision, changed(content, '先到'))
  const body = (await write(revision, changed(content, '后到')).catch(
    (error: ErrorBody) => error,
  )) as ErrorBody
  expect(body).toMatchObject({ code: 'stale_page', message: '你编辑期间，这一页被别人保存过' })
  const data = errorData(saveWebCode, 'stale_page', body)
  expect(data?.revision).toBe(revision + 1)
  expect(data?.content.introduction.title.zh).toBe('先到')
  expect((await shown()).content.introduction.title.zh).toBe('先到')
  // Of many at once one is first.
  const now = data?.revision ?? 0
  const all = await Promise.allSettled(
    ['甲', '乙', '丙', '丁'].map((who) => write(now, changed(content, who))),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await shown()).revision).toBe(now + 1)
})

test('only an admin writes', async () => {
  const { revision, content } = await shown()
  for (const role of ['user', 'member'] as const) {
    const { token } = await aPerson(server.deps, role)
    await expect(
      server.as(token).call(saveWebCode, { baseRevision: revision, content }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(
    server.as().call(saveWebCode, { baseRevision: revision, content: null }),
  ).rejects.toMatchObject({ code: 'signed_out' })
  expect((await shown()).revision).toBe(revision)
})

const long = (max: number) => '长'.repeat(max + 1)
const many = <Row>(row: Row, max: number) => Array.from({ length: max + 1 }, () => row)

/** Each spoils one thing, and the answer says where. */
const spoilt: Record<string, (content: WebCodeContent) => unknown> = {
  'introduction.title.zh': (c) => changed(c, '  '),
  'introduction.lead.zh': (c) => ({
    ...c,
    introduction: { ...c.introduction, lead: { zh: long(maxLengths.lead) } },
  }),
  'introduction.lead.en': (c) => ({
    ...c,
    introduction: { ...c.introduction, lead: { zh: '好', en: 'bell\u0007' } },
  }),
  'introduction.paragraphs': (c) => ({
    ...c,
    introduction: { ...c.introduction, paragraphs: many({ zh: '段' }, maxRows.paragraphs) },
  }),
  cards: (c) => ({ ...c, cards: many(c.cards[0], maxRows.cards) }),
  'cards.0.fact': (c) => ({ ...c, cards: [{ ...c.cards[0], fact: 'users' }] }),
  'cards.0.by': (c) => ({ ...c, cards: [{ ...c.cards[0], by: 'open_sign' }] }),
  'cards.0': (c) => ({ ...c, cards: [{ ...c.cards[0], html: '<b>' }] }),
  'questions.0.key': (c) => ({ ...c, questions: [{ ...c.questions[0], key: 'a b' }] }),
  'questions.0.answer.zh': (c) => ({
    ...c,
    questions: [{ ...c.questions[0], answer: { zh: long(maxLengths.answer) } }],
  }),
  questions: (c) => ({ ...c, questions: [c.questions[0], c.questions[0]] }),
  'business.email': (c) => ({ ...c, business: { lines: [], email: 'nobody' } }),
  'titles.cards.title.zh': (c) => ({ ...c, titles: { ...c.titles, cards: { title: { zh: 'a\nb' } } } }),
  'sponsor.methods.0.address': (c) => ({
    ...c,
    sponsor: {
      ...c.sponsor,
      methods: [{ name: { zh: '茶' }, detail: { zh: '茶' }, address: 'http://x.example' }],
    },
  }),
}

test.each(Object.keys(spoilt))(
  'rubbish at %s is refused with its place, and nothing is written',
  async (at) => {
    const { revision, content } = await shown()
    const body = (await write(revision, spoilt[at]?.(content) as WebCodeContent).catch(
      (error: unknown) => error,
    )) as ErrorBody
    expect(body).toMatchObject({ code: 'bad_input' })
    expect(body.issues?.map(({ path }) => path)).toEqual([`content.${at}`])
    expect((await shown()).revision).toBe(revision)
  },
)

test('the source’s address is https, with nothing that could dress it up', async () => {
  const { content } = await shown()
  for (const repository of [
    'http://git.example.com',
    'javascript:alert(1)',
    'https://github.com@evil.example.com/x',
    'https://git.example.com/a b',
    'https:\\\\evil.example.com',
    '//git.example.com',
    '',
  ])
    await expect(overwrite({ ...content, repository }), repository).rejects.toMatchObject({
      code: 'bad_input',
    })
  const { content: stored } = await overwrite({
    ...content,
    repository: 'https://git.example.com/我们/花笺?a=1#b',
  })
  expect(stored.repository).toBe('https://git.example.com/我们/花笺?a=1#b')
})

test('texts are kept as they are typed: markup is only text, lines of an answer stay', async () => {
  const { content } = await shown()
  const [first] = content.questions
  if (!first) throw new Error('the default has questions')
  const answer = { zh: '<script>alert(1)</script>\n第二行 𠮷䶮🙂', en: '&amp; <b>not bold</b>' }
  await overwrite({ ...content, questions: [{ ...first, answer }] })
  expect((await shown()).content.questions).toEqual([{ ...first, answer }])
})
