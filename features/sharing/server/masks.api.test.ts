import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResume, saveResume } from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import type { Value } from '#packages/document/values.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import {
  addressField,
  cuts,
  digitsIn,
  documentWith,
  leakedDigits,
  numberField,
  simple,
  textsOf,
} from '#packages/sections/sharing/contacts.arbitrary.ts'
import { type Mask, maskNames } from '#packages/sections/sharing/mask-names.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { changeLink, createLink, listNotes, openShared, settleNote, writeNote } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const guest = () => server.as(undefined)

const withResume = async (document: Document) => {
  const { token } = await aPerson(server.deps)
  const api = server.as(token)
  const { id } = await api.call(createResume, { document })
  return { api, id }
}

const shown = (suffix: string) => guest().call(openShared, { suffix })

/**
 * Everything that a guest receives of a link, as plain text: the answer of the API and the page that the server
 * renders.
 */
const everythingOf = async (suffix: string): Promise<{ api: string; page: string; title: string }> => {
  const { document, notes } = await shown(suffix)
  const html = await (await fetch(`${server.url}/s/${suffix}`)).text()
  return {
    api: [...textsOf(document), ...textsOf(notes)].join('\n').normalize('NFKC'),
    page: html
      .replaceAll(/<(?:b|i|em|strong|span|a|\/)[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .normalize('NFKC'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  }
}

const filled = (me: Record<string, Value>, secret: string): Document => {
  const base = sampleDocument(personOf('engineer', 'zh'))
  const middle = Math.floor(secret.length / 2)
  return {
    ...base,
    title: `简历 ${secret}`,
    page: { ...base.page, header: `页眉 ${secret}`, footer: secret },
    sections: base.sections.map((section) => {
      const [item] = section.items
      if (!item) return section
      if (section.kind === 'base_info')
        return { ...section, english: `CALL ${secret}`, items: [{ ...item, data: { ...item.data, ...me } }] }
      if (section.kind !== 'work_experience') return section
      const spans = [
        { text: `找我：${secret.slice(0, middle)}` },
        { text: secret.slice(middle), bold: true as const },
        { text: '。' },
      ]
      const data = { ...item.data, heading: secret, bullets: [{ spans }] }
      return { ...section, english: secret, items: [{ ...item, data }] }
    }),
  }
}

describe('what a guest gets', () => {
  test.each([
    ['phone', 'phoneNumber', '13800138000', /138-?00138|0013800|380013/],
    ['phone', 'phoneNumber', '１３８００１３８０００', /138-?00138|0013800|380013/],
    ['phone', 'phoneNumber', '138－0013－8000', /0013-8000/],
    ['phone', 'phoneNumber', '138·0013·8000', /0013·8000/],
    ['phone', 'phoneNumber', '010-88886666转801', /88886666/],
    ['phone', 'phoneNumber', '021-55551234 / 0571-88882222', /55551234|88882222/],
    ['email', 'email', 'lixiaoming@example.com', /lixiaoming/],
    ['email', 'email', '李晓明@example.com', /李晓明/],
    ['email', 'email', 'li.xiaoming＠example.com', /xiaoming/],
    ['email', 'email', 'xiaoming@邮箱.中国', /xiaoming/],
    ['email', 'email', 'li xiaoming@ example.com', /xiaoming/],
    ['email', 'email', 'lixiaoming(at)example.com', /lixiaoming/],
  ] as const)('%s: %s is %s', async (mask, field, value, secret) => {
    const { api, id } = await withResume(filled({ [field]: value }, value))
    const { suffix } = await api.call(createLink, { id, purpose: 'view', masks: [mask] })
    const { api: answer, page, title } = await everythingOf(suffix)
    expect(answer).toContain('找我')
    expect(page).toContain('找我')
    expect(title).toContain('简历')
    for (const text of [answer, page, title]) expect(text).not.toMatch(secret)
    const open = await api.call(createLink, { id, purpose: 'view' })
    const bare = await everythingOf(open.suffix)
    for (const text of [bare.api, bare.page]) expect(text).toMatch(secret)
  })

  test('one document, links with different masks, in any order: none is answered with what another one shows', async () => {
    const phone = '13800138000'
    const email = 'li.ming@example.com'
    const { api, id } = await withResume(filled({ phoneNumber: phone, email }, `${phone} ${email}`))
    const make = async (masks: Mask[]) => (await api.call(createLink, { id, purpose: 'view', masks })).suffix
    const [bare, byPhone, byEmail] = [await make([]), await make(['phone']), await make(['email'])]
    for (let round = 0; round < 2; round += 1)
      for (const [suffix, hasPhone, hasEmail] of [
        [bare, true, true],
        [byPhone, false, true],
        [byEmail, true, false],
      ] as const) {
        const { api: answer, page } = await everythingOf(suffix)
        for (const text of [answer, page]) {
          expect(text.includes(phone)).toBe(hasPhone)
          expect(text.includes('li.ming')).toBe(hasEmail)
        }
      }
  })

  test('a mask that is added to a link is in force at once', async () => {
    const { api, id } = await withResume(filled({ phoneNumber: '13800138000' }, '13800138000'))
    const link = await api.call(createLink, { id, purpose: 'view' })
    expect((await everythingOf(link.suffix)).page).toContain('13800138000')
    await api.call(changeLink, { id: link.id, masks: ['phone'] })
    const { api: answer, page, title } = await everythingOf(link.suffix)
    for (const text of [answer, page, title]) expect(text).not.toContain('13800138000')
  })
})

describe('notes', () => {
  const secrets = ['1380013', '0013-8000', 'li.ming']
  const secret = '电话 138-0013-8000，写信到 LI.MING at example.com'

  test('what guests and the owner quoted is masked for guests, and not for the owner', async () => {
    const document = filled({ phoneNumber: '13800138000', email: 'li.ming@example.com' }, '')
    const { api, id } = await withResume(document)
    const link = await api.call(createLink, { id, purpose: 'review' })
    const { suffix } = link
    const work = document.sections.find(({ kind }) => kind === 'work_experience')
    const place = { section: work?.id ?? '', item: work?.items[0]?.id ?? '' }
    const line = { ...place, field: 'post' }
    const rich = { ...place, field: 'bullets' }
    const write = (note: object) =>
      guest().call(writeNote, { suffix, author: '友', place: line, comment: '', ...note })
    const { note } = await write({ comment: secret, author: '13800138000', proposal: secret })
    const spans = [{ text: '138' }, { text: '00138', bold: true }, { text: '000' }]
    await write({ place: rich, proposal: [{ spans }] })
    await api.call(settleNote, { id: note.id, reply: secret })
    expect(JSON.stringify((await shown(suffix)).notes)).toContain(secret)

    await api.call(changeLink, { id: link.id, masks: [...maskNames] })
    const { notes } = await shown(suffix)
    expect(notes.length).toBe(2)
    for (const secret of secrets) expect(textsOf(notes).join('\n').toLowerCase()).not.toContain(secret)
    expect(textsOf(notes).join('\n')).not.toContain('13800138000')
    expect(notes.find((one) => one.id === note.id)).toMatchObject({
      author: '138******00',
      reply: '电话 138-****-**00，写信到 ***',
      proposal: '电话 138-****-**00，写信到 ***',
    })
    expect(JSON.stringify((await api.call(listNotes, { id })).notes)).toContain(secret)
  })

  test('what a note keeps of a masked field is masked', async () => {
    const document = filled({ phoneNumber: '１３８００１３８０００' }, '')
    const { api, id } = await withResume(document)
    const { suffix } = await api.call(createLink, { id, purpose: 'review', masks: ['phone'] })
    const me = document.sections.find(({ kind }) => kind === 'base_info')
    const place = { section: me?.id ?? '', item: me?.items[0]?.id ?? '', field: 'phoneNumber' }
    const { note } = await guest().call(writeNote, { suffix, author: '友', place, comment: '空号' })
    expect(note.seen).toBe('１３８******００')
    expect(JSON.stringify(await shown(suffix)).normalize('NFKC')).not.toContain('13800138000')
  })
})

test('whatever is in the two fields, the answer gives away neither', async () => {
  const { api, id } = await withResume(documentWith({}, '', []))
  const { suffix } = await api.call(createLink, { id, purpose: 'view', masks: ['email', 'phone'] })
  const usual = textsOf((await shown(suffix)).document)
    .map(simple)
    .join('\n')
  let baseRevision = 1
  await fc.assert(
    fc.asyncProperty(numberField, addressField, cuts, async (phoneNumber, email, at) => {
      const document = documentWith({ phoneNumber, email }, `${phoneNumber} 甲 ${email}`.slice(0, 78), at)
      fc.pre(`${phoneNumber} 甲 ${email}`.length <= 78)
      ;({ revision: baseRevision } = await api.call(saveResume, { id, baseRevision, document }))
      const shared = (await shown(suffix)).document as Document
      expect(leakedDigits(shared, digitsIn(phoneNumber))).toEqual([])
      const end = simple(email).lastIndexOf('@')
      const secrets =
        simple(email)
          .slice(0, Math.max(end, 0))
          .match(/[\p{L}\p{N}]{2,}/gu) ?? []
      const rest = simple(email).slice(end) + simple(phoneNumber) + usual
      for (const secret of secrets)
        if (!rest.includes(secret))
          expect(
            textsOf(shared)
              .map(simple)
              .filter((text) => text.includes(secret)),
          ).toEqual([])
    }),
    { numRuns: 25 },
  )
})
