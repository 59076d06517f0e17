import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, type Run, readAgreement } from './agreement-text.ts'

const read = (source: string) => readAgreement(source, '花笺')

test('headings, paragraphs, lists, bold words, links and the site’s name are read', () => {
  expect(
    read(
      '开头说{site}，\n第二行。\n\n## 一 **要紧**\n- 第一点\n\n- 第二点\n  接着说\n1. 甲\n2、 乙\n### 小节\n[隐私](/privacy)。',
    ),
  ).toEqual([
    { kind: 'paragraph', runs: [{ text: '开头说花笺，' }, { text: '\n' }, { text: '第二行。' }] },
    { kind: 'heading', level: 2, id: 's1', runs: [{ text: '一 ' }, { text: '要紧', isBold: true }] },
    {
      kind: 'list',
      isNumbered: false,
      items: [[{ text: '第一点' }], [{ text: '第二点' }, { text: '\n' }, { text: '接着说' }]],
    },
    { kind: 'list', isNumbered: true, items: [[{ text: '甲' }], [{ text: '乙' }]] },
    { kind: 'heading', level: 3, id: 's2', runs: [{ text: '小节' }] },
    { kind: 'paragraph', runs: [{ text: '隐私', href: '/privacy' }, { text: '。' }] },
  ])
})

test.each(['https://example.com/a?b=1#c', 'https://例子.example', '/membership', 'mailto:us@example.com'])(
  '%s is an address',
  (href) => {
    expect(read(`[去](${href})`)).toEqual([{ kind: 'paragraph', runs: [{ text: '去', href }] }])
  },
)

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'https://good.example@evil.example',
  'https:evil.example',
  'mailto:a@b@c',
])('%s stays text', (href) => {
  const [block] = read(`[去](${href})`)
  expect(block?.kind === 'paragraph' && block.runs.some((run) => 'href' in run)).toBe(false)
})

test('markup is text, and of whatever is written no word is lost', () => {
  expect(read('<script>alert(1)</script> <b>x</b>')).toEqual([
    { kind: 'paragraph', runs: [{ text: '<script>alert(1)</script> <b>x</b>' }] },
  ])
  const characters = (text: string) => text.replaceAll(/[\s*#[\]()\-+.、\d]|\{site\}/g, '')
  const word = fc.constantFrom(
    '甲',
    '**',
    '[乙](/x)',
    '\n',
    '- ',
    '1. ',
    '## ',
    ' ',
    '<i>',
    '](',
    '### ',
    '丙',
  )
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const source = words.join('')
      const runs = read(source).flatMap((block): Run[] =>
        block.kind === 'list' ? block.items.flat() : block.runs,
      )
      const shown = runs.map(({ text, href = '' }) => text + href).join('')
      expect(characters(shown)).toBe(characters(source))
    }),
  )
})

test('a heading’s words are the words of its entry in the contents', () => {
  const [heading] = read('## 1. 你写的**归你**')
  expect(heading?.kind === 'heading' && plainText(heading.runs)).toBe('1. 你写的归你')
})
