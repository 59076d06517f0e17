import { describe, expect, test } from 'vitest'
import { fontFaceCss, slicesFor } from './css.ts'
import { families } from './faces.ts'
import { parseRanges } from './ranges.ts'
import { codePointsOf, sliceOf, slicesOf } from './slices.ts'

const rulesOf = (css: string) =>
  css
    .trim()
    .split('\n')
    .map((rule) => ({
      weight: /font-weight:(\d+)/.exec(rule)?.[1],
      index: Number(/(\d+)\.woff2/.exec(rule)?.[1]),
      ranges: parseRanges((/unicode-range:([^}]+)/.exec(rule)?.[1] ?? '').replaceAll('U+', '')),
    }))

describe.each(families)('the style sheet of %s', (family) => {
  const rules = rulesOf(fontFaceCss(family, '/fonts/x'))
  const regular = rules.filter((rule) => rule.weight === '400')

  test('has a rule for each slice in each weight, and slice 0 last', () => {
    const expected = slicesOf(family)
      .map((slice) => slice.index)
      .reverse()
    expect(regular.map((rule) => rule.index)).toEqual(expected)
    expect(rules.filter((rule) => rule.weight === '700').map((rule) => rule.index)).toEqual(expected)
  })

  test('claims no code point twice', () => {
    const ranges = regular.flatMap((rule) => rule.ranges).sort((a, b) => a[0] - b[0])
    expect(ranges.filter(([first], i) => first <= (ranges[i - 1]?.[1] ?? -1))).toEqual([])
  })

  test('sends every character of the family to the slice that has it', () => {
    const claimed = new Map(
      regular.flatMap(({ index, ranges }) =>
        codePointsOf({ index, ranges, families: [] }).map((code) => [code, index] as const),
      ),
    )
    const lost = slicesOf(family).filter((slice) =>
      codePointsOf(slice).some((code) => claimed.get(code) !== slice.index),
    )
    expect(lost).toEqual([])
  })
})

describe('fontFaceCss', () => {
  test('carries name, address and display', () => {
    const css = fontFaceCss('kai', '/fonts/x')
    expect(css).toContain("{font-family:'LXGW WenKai';font-weight:400;font-display:swap;src:")
    expect(css).toContain(";src:url(/fonts/x/kai-400/0.woff2) format('woff2');")
  })
})

describe('slicesFor', () => {
  test('names each file once, commonest first', () => {
    const rare = sliceOf('䶮'.codePointAt(0) ?? 0)?.index
    expect(slicesFor('䶮工作，工作', 'serif', 700, '/f')).toEqual([
      '/f/serif-700/0.woff2',
      '/f/serif-700/2.woff2',
      `/f/serif-700/${rare}.woff2`,
    ])
  })

  test('leaves out what the family lacks', () => {
    expect(slicesFor('𠮷', 'sans', 400, '/f')).toEqual([])
    expect(slicesFor('𠮷', 'kai', 400, '/f')).toHaveLength(1)
  })

  test('asks little for the words on every resume', () => {
    const text = '个人简历 教育背景 工作经历 项目经验 专业技能 自我评价 求职意向 荣誉奖项 联系电话 电子邮箱'
    expect(slicesFor(text, 'sans', 700, '/f').length).toBeLessThanOrEqual(8)
  })
})
