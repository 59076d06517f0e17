import { describe, expect, test } from 'vitest'
import { interfaceCss, interfaceSubsets } from '#packages/fonts/interface.ts'
import { parseRanges } from '#packages/fonts/ranges.ts'
import { dictionaryCharacters } from './interface-fonts.ts'

const points = (text: string) => [...text].map((sign) => sign.codePointAt(0) ?? 0)
const subsets = interfaceSubsets(dictionaryCharacters())

test('puts each character of a face into one file, the first screens before the others', () => {
  for (const face of new Set(subsets.map((one) => one.face))) {
    const all = subsets.filter((one) => one.face === face).flatMap(({ codePoints }) => codePoints)
    expect(new Set(all).size).toBe(all.length)
  }
  const planned = interfaceSubsets('丁乙丙', {
    'sans-400': { home: '甲乙', lists: '子丑寅卯辰巳午未申酉戌亥天地玄黄' },
  })
  expect(planned.map(({ name }) => name)).toEqual(['sans-400-home', 'sans-400-lists'])
  const [home, lists] = planned.map(({ codePoints }) => codePoints)
  expect(home).toEqual(expect.arrayContaining(points('A，甲乙')))
  // Two characters of the dictionary are not worth a file of their own.
  expect(lists).toEqual(expect.arrayContaining(points('亥丁丙')))
})

test('leaves out what the full face lacks', () => {
  const [home] = interfaceSubsets('', { 'sans-400': { home: '甲𠮷' } })
  expect(home?.codePoints).toEqual(expect.arrayContaining(points('甲')))
  expect(home?.codePoints).not.toEqual(expect.arrayContaining(points('𠮷')))
})

describe('the recorded letters', () => {
  const within = (face: string, group: string) =>
    new Set(subsets.filter(({ name }) => name === `${face}-${group}`).flatMap(({ codePoints }) => codePoints))

  // Words that only show up after a click may be in a later file.
  test('hold the words of the home page; if not, run npm run interface-characters', () => {
    const home = within('sans-400', 'home')
    const words = dictionaryCharacters([
      'features/site/web/home/hero.tsx',
      'features/site/web/home/numbers.tsx',
    ])
    expect(points(words).filter((point) => !home.has(point)).length).toBeLessThan(words.length / 10)
  })

  test('hold every word of the interface in the regular sans', () => {
    const all = new Set(
      subsets.filter(({ face }) => face === 'sans-400').flatMap(({ codePoints }) => codePoints),
    )
    const lost = [...dictionaryCharacters()].filter(
      (sign) => /\p{Script=Han}/u.test(sign) && !all.has(sign.codePointAt(0) ?? 0),
    )
    expect(lost.length).toBeLessThan(5)
  })
})

test('the rules of a family claim no character twice, and home comes last', () => {
  const rules = interfaceCss(subsets)
    .trim()
    .split('\n')
    .map((rule) => ({
      family: /font-family:'([^']+)'/.exec(rule)?.[1],
      weight: /font-weight:([\d ]+)/.exec(rule)?.[1],
      file: /url\(\.\/([^)]+)\.woff2\)/.exec(rule)?.[1],
      ranges: parseRanges((/unicode-range:([^}]+)/.exec(rule)?.[1] ?? '').replaceAll('U+', '')),
    }))
  const sans = subsets.filter(({ family }) => family === 'sans')
  expect(rules.length).toBe(subsets.length + sans.length + 4)
  for (const rule of rules) {
    const same = rules.filter(({ family, weight }) => family === rule.family && weight === rule.weight)
    const ranges = same.flatMap((one) => one.ranges).sort((a, b) => a[0] - b[0])
    expect(ranges.filter(([first], at) => first <= (ranges[at - 1]?.[1] ?? -1))).toEqual([])
    if (rule.file && !rule.family?.endsWith('Rare')) expect(same.at(-1)?.file).toMatch(/-home$/)
  }
})
