import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWords, foldText, gramsOf, searchWords } from './search.ts'

/** Letters that people write, letters that fold oddly, and rubbish. */
const character = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'林知夏在北京字节跳动做前端工程师䶮𠮷') },
  { weight: 3, arbitrary: fc.constantFrom(...'abcXYZ 0189-+.@ éÉﬁİßΣ Ⅳ㎒ｆ１　¨👩🏽‍💻') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }) },
)
const line = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''))

const holdsAll = (all: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].every((gram) => all.has(gram))

test('any piece of a text finds it, by the index and by looking', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (lines, a, b, c) => {
        const characters = [...(lines[a % lines.length] ?? '')]
        const from = b % (characters.length + 1)
        const piece = characters.slice(from, from + 1 + (c % 8)).join('')
        const words = searchWords(piece)
        expect(findWords(words, '', lines)).toBeDefined()
        expect(holdsAll(gramsOf(lines.map(foldText).join('\n')), gramsOf(words.join(' ')))).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('what is found stands in the line, with what is around it', () => {
  fc.assert(
    fc.property(line, fc.nat(), fc.nat(), (text, a, b) => {
      const characters = [...text]
      const from = a % (characters.length + 1)
      const [word] = searchWords(characters.slice(from, from + 1 + (b % 6)).join(''))
      fc.pre(word !== undefined)
      const match = findWords([word ?? ''], '', [text])
      if (match === 'title' || !match) throw new Error('not found')
      const shown = match.before.replace(/^…/, '') + match.hit + match.after.replace(/…$/, '')
      expect(text).toContain(match.before.startsWith('…') || match.after.endsWith('…') ? match.hit : shown)
      expect(foldText(match.hit)).toContain(word)
    }),
    { numRuns: 2000 },
  )
})

test('no query throws, and all its words must be there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), line, (query, text) => {
      const words = searchWords(query)
      for (const word of words) expect(word).not.toMatch(/\s/)
      const found = findWords(words, '', [text])
      expect(found !== undefined).toBe(words.every((word) => foldText(text).includes(word)))
    }),
  )
})

test('as people look for things', () => {
  const lines = ['Senior Engineer · 字节跳动', '负责 résumé 与 Ｃ++ 组件', '2021.03 – 至今']
  const find = (query: string) => findWords(searchWords(query), '前端 Lead', lines)
  expect(find('LEAD 前端')).toBe('title')
  expect(find('eng')).toEqual({ before: 'Senior ', hit: 'Eng', after: 'ineer · 字节跳动' })
  expect(find('lead 节跳')).toEqual({ before: '…gineer · 字', hit: '节跳', after: '动' })
  expect(find('resume')).toMatchObject({ hit: 'résumé' })
  expect(find('c++')).toMatchObject({ hit: 'Ｃ++' })
  expect(find('至')).toMatchObject({ hit: '至' })
  expect(find('跳字')).toBeUndefined()
  expect(find('字节 腾讯')).toBeUndefined()
  expect(find('  ')).toBe('title')
})

test('a text of any length has a bounded number of grams', () => {
  const long = Array.from({ length: 400_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  )
  expect(gramsOf(long.join('')).size).toBeLessThanOrEqual(2 ** 16)
})
