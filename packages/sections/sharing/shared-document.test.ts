import { describe, expect, test } from 'vitest'
import { loadDocument } from '#packages/document/load.ts'
import type { Document, Section } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { allDocuments, HIDDEN } from '#test/kit/all-documents.ts'
import { kindFacts, kindNames, sections } from '../registry.ts'
import { resolveDocument } from '../resolve-document.ts'
import { sampleDocument } from '../sample-document.ts'
import { type Mask, maskNames } from './mask-names.ts'
import { sharedDocument } from './shared-document.ts'

const drawn = (document: Document) =>
  JSON.stringify(resolveDocument(document).map(({ title, titleWidth, body }) => [title, titleWidth, body]))

describe('without masks', () => {
  test.each(allDocuments(30))('%s is drawn as it was, and is a document', (_, document) => {
    const shared = sharedDocument(document, [])
    expect(drawn(shared)).toBe(drawn(document))
    expect(loadDocument(structuredClone(shared), kindFacts).ok).toBe(true)
    expect(JSON.stringify(shared)).not.toContain(HIDDEN)
  })

  test('all variants are drawn as they were', () => {
    const base = sampleDocument(personOf('engineer', 'zh'))
    for (const kind of kindNames)
      for (const variant of Object.keys(sections[kind].variants)) {
        const document: Document = {
          ...base,
          sections: base.sections.map((section) =>
            section.kind === kind ? { ...section, variant: Number(variant) } : section,
          ),
        }
        expect(drawn(sharedDocument(document, [])), `${kind} ${variant}`).toBe(drawn(document))
      }
  })

  test('what is not on the page does not leave: hidden sections, entries, fields, and fields that are not drawn', () => {
    const base = sampleDocument(personOf('engineer', 'zh'))
    const secret = (text: string) => `不给人看-${text}`
    const document: Document = {
      ...base,
      sections: base.sections.map((section): Section => {
        if (section.kind === 'edu_background') return { ...section, visible: false, title: secret('栏目') }
        if (section.kind === 'work_experience')
          return {
            ...section,
            props: { ...section.props, heading: { visible: false, label: secret('名') } },
            items: section.items.map((item, at) => ({
              ...item,
              data: { ...item.data, heading: secret('字段'), later: secret('未知字段') },
              ...(at === 0 ? { hidden: true as const, data: { name: secret('条目') } } : {}),
            })),
          }
        if (section.kind === 'skill_specialties')
          return {
            ...section,
            // A cloud of names: the words about each skill are not in it.
            variant: 1,
            items: section.items.map((item) => ({
              ...item,
              data: { ...item.data, introduce: secret('说明') },
            })),
          }
        return section
      }),
    }
    const isDrawn = drawn(document).includes(secret('说明'))
    const text = JSON.stringify(sharedDocument(document, []))
    expect(text.includes(secret('说明'))).toBe(isDrawn)
    expect(text.replaceAll(secret('说明'), '')).not.toContain('不给人看')
  })
})

const withContent = (kind: string, data: Section['items'][number]['data'], rest: Document): Document => ({
  ...rest,
  sections: rest.sections.map((section) =>
    section.kind === kind
      ? {
          ...section,
          items: section.items.map((item, at) =>
            at === 0 ? { ...item, data: { ...item.data, ...data } } : item,
          ),
        }
      : section,
  ),
})

const owner = (() => {
  const base = sampleDocument(personOf('engineer', 'zh'))
  const filled = withContent(
    'base_info',
    {
      phoneNumber: '138 0013 9021',
      email: 'lin.xia+cv@mail.example.com',
      age: '27 岁',
      avatar: 'photo-of-mine',
      fields: [
        { label: '微信', value: 'linxia_wx' },
        { label: '出生年月', value: '1999-03' },
        { label: '博客', value: 'linxia.example.com' },
      ],
    },
    base,
  )
  const worked = withContent(
    'work_experience',
    {
      name: '青禾智能（杭州）有限公司',
      bullets: [
        {
          spans: [
            { text: '在青禾智能带队，电话 13800139021，' },
            { text: '写信', href: 'mailto:lin.xia+cv@mail.example.com' },
            { text: '或拨打', href: 'tel:13800139021' },
            { text: '主页', href: 'https://example.com/lin' },
          ],
        },
      ],
    },
    filled,
  )
  return {
    ...worked,
    title: '林夏-青禾智能-138-0013-9021',
    page: { ...worked.page, footer: 'lin.xia+cv@mail.example.com' },
  }
})()

describe('masks', () => {
  const traces: Record<Mask, readonly RegExp[]> = {
    phone: [/138[\s-]?0013[\s-]?9021/, /tel:/, /linxia_wx/],
    email: [/lin\.xia/, /mailto:/],
    age: [/27 岁/, /1999-03/],
    photo: [/photo-of-mine/],
    company: [/青禾智能/],
  }

  test.each(maskNames)('%s is not told anywhere, and nothing else is touched', (mask) => {
    const shared = sharedDocument(owner, [mask])
    const text = JSON.stringify(shared)
    for (const sign of traces[mask]) expect(text).not.toMatch(sign)
    for (const [other, signs] of Object.entries(traces) as [Mask, RegExp[]][])
      if (other !== mask)
        for (const sign of signs)
          expect(text.match(sign)?.length, `${other}: ${sign}`).toBe(
            JSON.stringify(sharedDocument(owner, [])).match(sign)?.length,
          )
    expect(loadDocument(structuredClone(shared), kindFacts).ok).toBe(true)
  })

  test('what is left says that something was kept back', () => {
    const text = JSON.stringify(sharedDocument(owner, maskNames))
    expect(text).toContain('138 **** **21')
    expect(text).toContain('***@mail.example.com')
    expect(text).toContain('在某公司带队')
    expect(text).toContain('https://example.com/lin')
  })

  test('what is left of a number or an address is no link', () => {
    expect(drawn(sharedDocument(owner, []))).toMatch(/"mailto:.*"tel:|"tel:.*"mailto:/)
    expect(drawn(sharedDocument(owner, ['phone', 'email']))).not.toMatch(/mailto:|tel:/)
  })

  test('texts made to be slow or impossible to mask are masked like others', () => {
    const long = (sign: string) => sign.repeat(20_000)
    const texts = [
      long('a'),
      long('a@'),
      long('+1'),
      long('1'),
      long('138'),
      `${long('x')}@${long('y.')}`,
      long('@a.b'),
    ]
    const hostile = withContent(
      'work_experience',
      { name: long('('), bullets: texts.map((text) => ({ spans: [{ text: text.slice(0, 20_000) }] })) },
      withContent(
        'base_info',
        { phoneNumber: long('1').slice(0, 500), email: long('@').slice(0, 500) },
        owner,
      ),
    )
    const shared = JSON.stringify(sharedDocument(hostile, maskNames))
    expect(shared).not.toContain('@a.b@a.b')
    expect(sharedDocument(hostile, maskNames)).toEqual(sharedDocument(hostile, maskNames))
  })

  test.each([
    ['a@b.example', '***@b.example'],
    ['写信到lin.xia@mail.example.com，或 b+c@d.example。', '写信到***@mail.example.com，或 ***@d.example。'],
    ['@handle 与 a@b 不是地址', '@handle 与 a@b 不是地址'],
    ['a@b@c.example', '***@c.example'],
  ])('%s', (given, masked) => {
    const shared = sharedDocument({ ...owner, title: given }, ['email'])
    expect(shared.title).toBe(masked)
  })

  test('numbers that are no telephone stay: years, amounts, rates', () => {
    const plain = withContent(
      'work_experience',
      {
        bullets: [
          {
            spans: [{ text: '2019–2024 年，成交 13,800 单，金额 1380013 元，转化 13.8%，版本 1.18.0013.90' }],
          },
        ],
      },
      owner,
    )
    expect(JSON.stringify(sharedDocument(plain, ['phone']))).toContain(
      '2019–2024 年，成交 13,800 单，金额 1380013 元，转化 13.8%，版本 1.18.0013.90',
    )
  })
})
