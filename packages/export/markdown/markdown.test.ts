import { describe, expect, test } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { Span } from '#packages/document/values.ts'
import { edgeCases } from '#packages/samples/edge-cases.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { allDocuments, awkwardDocument, HIDDEN } from '#test/kit/all-documents.ts'
import { type ReadBlock, readInline, readMarkdown } from '#test/kit/read-markdown.ts'
import { outlineOf } from '../text/outline.ts'
import { plainTextOf, textOfSpans } from '../text/plain-text.ts'
import { inlineOf } from './inline.ts'
import { markdownOf } from './markdown.ts'

const shown = (signs: ReadBlock['signs']): string => signs.map(({ sign }) => sign).join('')

/** Links as plain text writes them. */
const textOfSigns = (signs: ReadBlock['signs']): string =>
  textOfSpans(
    signs.map(({ sign, href }): Span => (href === undefined ? { text: sign } : { text: sign, href })),
  )

/** A list of facts has bullets in Markdown and none in plain text. */
const tokens = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '' && token !== '-')

const lineOf = ({ as, number, signs }: ReadBlock): string =>
  (as === 'bullet' ? '- ' : as === 'number' ? `${number}. ` : '') + textOfSigns(signs)

const sameAsText = (document: Document) => {
  const read = readMarkdown(markdownOf(document)).map(lineOf).join('\n')
  expect(tokens(read)).toEqual(tokens(plainTextOf(document)))
}

test.each(allDocuments(120))('%s reads as its plain text does', (_, document) => sameAsText(document))

/** The visible characters of a line with their styles; blanks have no visible style. */
const signsOf = (spans: readonly Span[]) =>
  spans.flatMap(({ text, bold, italic, href }) =>
    [...text].map((sign) => ({
      sign,
      strong: sign.trim() !== '' && bold === true,
      emphasis: sign.trim() !== '' && italic === true,
      href: sign.trim() === '' ? undefined : href,
    })),
  )

const readSigns = (markdown: string, spans: readonly Span[]) => {
  const own = signsOf(spans)
  return readInline(markdown).map(({ sign, strong, emphasis, href }, at) => ({
    sign,
    strong: sign.trim() !== '' && strong,
    emphasis: sign.trim() !== '' && emphasis,
    // An address in a text becomes a link of its own.
    href: sign.trim() === '' || own[at]?.href === undefined ? undefined : href,
  }))
}

describe('200 documents full of marks', () => {
  test('each line is shown sign by sign as it was written, with its styles and links', () => {
    let lines = 0
    for (let seed = 1; seed <= 200; seed += 1)
      for (const { entries } of outlineOf(awkwardDocument(seed)).sections)
        for (const { spans } of entries.flatMap((entry) => entry.lines)) {
          const markdown = inlineOf(spans)
          expect(readSigns(markdown, spans), markdown).toEqual(signsOf(spans))
          lines += 1
        }
    expect(lines).toBeGreaterThan(1500)
  })

  test('no line turns into anything but what it is, and nothing hidden is there', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const document = awkwardDocument(seed)
      const { name, sections } = outlineOf(document)
      const wanted = [
        ...(name === '' ? [] : ['h1']),
        ...sections.flatMap(({ title, entries }, at) => [
          ...(title !== '' ? ['h2'] : sections.slice(0, at).some((one) => one.title !== '') ? ['rule'] : []),
          ...entries.flatMap(({ head, lines }) => [
            ...(head === '' ? [] : ['h3']),
            ...lines.map(({ as }) => (as === 'fact' ? 'bullet' : as)),
          ]),
        ]),
      ]
      const markdown = markdownOf(document)
      expect(
        readMarkdown(markdown).map(({ as }) => as),
        markdown,
      ).toEqual(wanted)
      expect(markdown).not.toContain(HIDDEN)
      sameAsText(document)
    }
  })
})

test.each<[string, Span[], string]>([
  [
    'bold in Chinese',
    [{ text: '达' }, { text: '99.9%', bold: true }, { text: '可用' }],
    '达<strong>99.9%</strong>可用',
  ],
  ['bold words', [{ text: '达' }, { text: '九成', bold: true }, { text: '，' }], '达**九成**，'],
  ['blanks go out', [{ text: 'a' }, { text: ' b ', bold: true }, { text: 'c' }], 'a **b** c'],
  [
    'two styles side by side',
    [
      { text: 'a', bold: true },
      { text: 'b', bold: true, italic: true },
    ],
    '**a**<strong><em>b</em></strong>',
  ],
  [
    'a link after a bang',
    [{ text: '看!' }, { text: '这', href: 'https://a.example/(1)' }],
    '看\\![这](https://a.example/\\(1\\))',
  ],
  ['underline is plain', [{ text: 'x', underline: true }], 'x'],
  ['an address', [{ text: '见https://a.example/x_y。' }], '见<https://a.example/x_y>。'],
])('%s', (_, spans, markdown) => {
  expect(inlineOf(spans)).toBe(markdown)
  expect(shown(readInline(markdown))).toBe(spans.map(({ text }) => text).join(''))
})

test('a resume as Markdown', () => {
  const oneOfEach = edgeCases.find(({ id }) => id === 'one-of-each')
  expect(markdownOf(sampleDocument(oneOfEach ?? personOf('engineer', 'zh')))).toMatchInlineSnapshot(`
    "# 常一白

    个人简历

    - **电话**：138 0000 0001
    - **邮箱**：[yibai.chang@example.com](mailto:yibai.chang@example.com)
    - **所在地**：杭州市
    - **年龄**：28岁
    - **工作年限**：5年经验
    - **学历**：本科
    - **政治面貌**：群众

    一条摘要，含**粗体**。

    ## 求职意向

    - **意向岗位**：产品经理
    - **意向城市**：杭州
    - **期望薪资**：面议
    - **到岗时间**：离职，随时到岗
    - **求职类型**：全职

    ## 教育背景

    ### 临江大学 | 工业设计 | 工学学士 | 2016.09 – 2020.06

    **主修课程**：人机工程学

    *右对齐的一行。*

    ## 工作经历

    ### 一叶科技 | 产品经理 | 2021.07 – 至今

    杭州·工具组

    1. 第一步：下划线。
    2. 第二步：颜色。
    - 一处[链接](https://yibai.example.com)与***三样叠加***。

    ## 实习经历

    ### 二木工作室 | 实习生 | 2019.07 – 2019.09

    宁波

    - 完成一次可用性测试。

    ## 项目经历

    ### 社区修理站 | 发起人 | 每周三晚

    自由文本的时间

    居中的一段。

    ## 专业技能

    - **原型设计** | 熟悉 | 一句说明

    ## 校园经历

    ### 广播站 | 编辑 | 2017.09 – 2018.06

    - 编稿三十篇。

    ## 荣誉奖项

    - **优秀毕业生** | 2020.06 | 校级 | 全院九名

    ## 作品展示

    - **修理手册** | [https://yibai.example.com/repair](https://yibai.example.com/repair) | 一本小册子

    ## 语言

    - **英语**：六级

    ## 自我评价

    做事有始有终。

    ## 兴趣爱好

    散步。
    "
  `)
})
