import { expect, test } from 'vitest'
import type { Document, Item, Section } from '#packages/document/schema.ts'
import { cellsOf, isPeriod, plainText, type Rich, type Value } from '#packages/document/values.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { personOf } from '#packages/samples/people.ts'
import type { Node } from '#packages/sections/node.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { allDocuments, awkwardDocument, HIDDEN } from '#test/kit/all-documents.ts'
import { markdownOf } from '../markdown/markdown.ts'
import { plainTextOf } from './plain-text.ts'
import { textWriter } from './writer.ts'

/** As a file of text has it: one space for any blanks. */
const flat = (text: string): string =>
  text
    .replaceAll('\ufeff', '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const isRich = (value: readonly object[]): value is Rich => value.every((one) => 'spans' in one)

/**
 * The texts that a user typed into a field, line by line. Dates and levels are written differently than they are
 * stored.
 */
const typed = (value: Value): string[] => {
  if (typeof value === 'string') return [value]
  if (isPeriod(value)) return value.text === undefined ? [] : [value.text]
  if (!Array.isArray(value)) return cellsOf(value)
  return isRich(value)
    ? value.map((block) => plainText([block]))
    : value.flatMap((pair) => (pair.value.trim() === '' ? [] : [pair.label, pair.value]))
}

const typedLines = (section: Section, item: Item): string[] =>
  Object.entries(kindOf(section.kind)?.fields ?? {})
    .filter(([field, { type }]) => !['picture', 'level', 'date'].includes(type) && field in item.data)
    .filter(([field]) => section.props[field]?.visible !== false)
    .flatMap(([field]) => typed(item.data[field] as Value))
    .map(flat)
    .filter((text) => text !== '')

/** Removes the addresses that plain text writes after the text of links. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/ \((?:https?:\/\/\S+|[\w.]+@[\w.]+)\)/g, '')

const byLength = (one: string, other: string) => other.length - one.length

test.each(allDocuments(120))(
  '%s: every text is there, entries in order, a line for each paragraph',
  (_, document) => {
    const file = plainTextOf(document)
    const text = withoutAddresses(flat(file))
    for (const section of document.sections.filter(({ visible }) => visible)) {
      let from = 0
      for (const item of section.items) {
        const lines = typedLines(section, item)
        for (const line of lines) expect(text).toContain(line)
        const at = text.indexOf(lines.toSorted(byLength)[0] ?? '', from)
        expect(at, `${section.kind} ${item.id}`).toBeGreaterThanOrEqual(from)
        from = at
      }
    }
    if (file === '') return
    expect(file).toMatch(/\S\n$/)
    for (const line of file.slice(0, -1).split('\n')) expect(line).toBe(line.trim())
    expect(file).not.toMatch(/\r|\ufeff|\n\n\n|\u00a0/)
  },
)

const textsIn = (node: Node): string[] => {
  if (node.node === 'text') return node.source && node.role !== 'none' ? [node.text] : []
  if (node.node === 'rich') return node.blocks.map((block) => plainText([block]))
  return 'children' in node ? node.children.flatMap(textsIn) : []
}

/** Texts that layouts change: capitalized keywords, years alone, dates on two lines. */
const isMadeUp = (text: string, document: Document): boolean =>
  /^\d{4}(\.\d\d)?$|^\w{3}\s\d{4}$|^至今$|^Present$|^\d{4}\s–\s/.test(text) ||
  !JSON.stringify(document).includes(text)

test('whatever any of the 164 variants shows of a person is in the text', () => {
  let shown = 0
  for (const person of [personOf('engineer', 'zh'), personOf('nurse', 'en')]) {
    const document = sampleDocument(person)
    const text = flat(plainTextOf(document))
    for (const section of document.sections)
      for (const variant of Object.keys(kindOf(section.kind)?.variants ?? {})) {
        const worn = { ...document, sections: [{ ...section, variant: Number(variant) }] }
        for (const { body } of resolveDocument(worn))
          for (const line of body ? textsIn(body) : [])
            if (!isMadeUp(line, document)) {
              expect(text, `${section.kind}_${variant}`).toContain(flat(line))
              shown += 1
            }
      }
  }
  expect(shown).toBeGreaterThan(3000)
})

test('nothing hidden is told, whatever is hidden', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const document = awkwardDocument(seed)
    if (seed === 1) expect(JSON.stringify(document)).toContain(HIDDEN)
    expect(plainTextOf(document), `document ${seed}`).not.toContain(HIDDEN)
  }
})

const oneOfEach = edgeCases.find(({ id }) => id === 'one-of-each')

test('a resume as text: the name first, then how to reach the person, then the sections', () => {
  const document = sampleDocument(oneOfEach ?? personOf('engineer', 'zh'))
  expect(plainTextOf(document)).toMatchInlineSnapshot(`
    "常一白
    个人简历
    电话：138 0000 0001
    邮箱：yibai.chang@example.com
    所在地：杭州市
    年龄：28岁
    工作年限：5年经验
    学历：本科
    政治面貌：群众
    一条摘要，含粗体。

    求职意向
    意向岗位：产品经理
    意向城市：杭州
    期望薪资：面议
    到岗时间：离职，随时到岗
    求职类型：全职

    教育背景
    临江大学 | 工业设计 | 工学学士 | 2016.09 – 2020.06
    主修课程：人机工程学
    右对齐的一行。

    工作经历
    一叶科技 | 产品经理 | 2021.07 – 至今
    杭州·工具组
    1. 第一步：下划线。
    2. 第二步：颜色。
    - 一处链接 (https://yibai.example.com)与三样叠加。

    实习经历
    二木工作室 | 实习生 | 2019.07 – 2019.09
    宁波
    - 完成一次可用性测试。

    项目经历
    社区修理站 | 发起人 | 每周三晚
    自由文本的时间
    居中的一段。

    专业技能
    - 原型设计 | 熟悉 | 一句说明

    校园经历
    广播站 | 编辑 | 2017.09 – 2018.06
    - 编稿三十篇。

    荣誉奖项
    - 优秀毕业生 | 2020.06 | 校级 | 全院九名

    作品展示
    - 修理手册 | https://yibai.example.com/repair | 一本小册子

    语言
    英语：六级

    自我评价
    做事有始有终。

    兴趣爱好
    散步。
    "
  `)
})

test('main before side, a header before both, the person first wherever they stand', () => {
  const document = sampleDocument(personOf('teacher', 'zh'))
  const order = ['side', 'main', 'header'] as const
  const kinds = ['awards', 'work_experience', 'edu_background']
  const placed: Document = {
    ...document,
    page: { ...document.page, layout: 'left_right' },
    sections: [
      ...document.sections
        .filter(({ kind }) => kinds.includes(kind))
        .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
        .map((section) => ({ ...section, region: order[kinds.indexOf(section.kind)] ?? 'main' })),
      ...document.sections
        .filter(({ kind }) => kind === 'base_info')
        .map((one) => ({ ...one, region: 'side' as const })),
    ],
  }
  const text = plainTextOf(placed)
  const titles = kinds.map((kind) =>
    text.indexOf(`\n${placed.sections.find((one) => one.kind === kind)?.title}\n`),
  )
  expect(titles.every((at) => at > 0)).toBe(true)
  expect(titles).toEqual(titles.toSorted((one, other) => other - one))
  expect(text.indexOf('电话：')).toBeLessThan(titles[2] ?? 0)
})

test('a break within a paragraph begins a line; in a list it is a blank', () => {
  const spans = [{ text: '先说结论\n再说' }, { text: '理由', bold: true as const }]
  const document = sampleDocument(personOf('teacher', 'zh'))
  const sections = document.sections.map((section) =>
    section.kind === 'self_evaluation'
      ? {
          ...section,
          items: [{ id: 'x', data: { content: [{ spans }, { list: 'bullet' as const, spans }] } }],
        }
      : section,
  )
  expect(plainTextOf({ ...document, sections })).toContain('\n先说结论\n再说理由\n- 先说结论 再说理由\n')
})

test('what stands under a point stands under it here and in Markdown, as deep', () => {
  const spans = [{ text: '平台\n– 网关\n\u30001. 限流\n', bold: true as const }, { text: '– 缓存' }]
  const document = sampleDocument(personOf('teacher', 'zh'))
  const content = [
    { list: 'number' as const, spans },
    { list: 'number' as const, spans: [{ text: '数据' }] },
  ]
  const sections = document.sections.map((section) =>
    section.kind === 'self_evaluation' ? { ...section, items: [{ id: 'x', data: { content } }] } : section,
  )
  const shown = { ...document, sections }
  expect(plainTextOf(shown)).toContain('\n1. 平台\n  - 网关\n    1. 限流\n  - 缓存\n2. 数据\n')
  expect(markdownOf(shown)).toContain(
    '\n1. **平台**\n    - **网关**\n        1. **限流**\n    - 缓存\n2. 数据\n',
  )
})

test('a document that says nothing is an empty file, and a file is UTF-8 without a mark', async () => {
  const making = { name: '刘䶮', report: () => undefined, signal: new AbortController().signal }
  const empty = edgeCases.find(({ id }) => id === 'empty')
  const write = (document: Document) => textWriter.write({ ...making, document })
  expect(await write(sampleDocument(empty ?? personOf('engineer', 'zh')))).toEqual([
    { name: '刘䶮.txt', type: 'text/plain;charset=utf-8', bytes: new Uint8Array() },
  ])
  const [file] = await write(sampleDocument(personOf('engineer', 'zh')))
  expect([...(file?.bytes.slice(0, 3) ?? [])]).toEqual([...new TextEncoder().encode('纪')])
})
