import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloads } from '#test/attacks/payloads.ts'
import { lengthOf, mentionedIn, mentionOf, piecesOf } from './body.ts'
import { cleanText } from './server/clean-text.ts'

const ID = 'k3j5h7g9f1d3s5a7q9w1'

const joined = (body: string) =>
  piecesOf(body)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      return piece.kind === 'link' ? piece.url : mentionOf(piece.userId)
    })
    .join('')

const linksIn = (body: string) =>
  piecesOf(body).flatMap((piece) => (piece.kind === 'link' ? [piece.url] : []))

test('pieces are the text again, and links are addresses of the web only', () => {
  const texts = [...payloads, ...payloads.map((one) => `看 https://example.com/ ${one}${mentionOf(ID)}`)]
  expect(texts.filter((text) => joined(text) !== text)).toEqual([])
  const links = texts.flatMap(linksIn)
  expect(links.length).toBeGreaterThan(payloads.length)
  expect(links.filter((url) => !/^https?:$/.test(new URL(url).protocol))).toEqual([])
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => joined(text) === text))
})

test('an address ends where the sentence goes on', () => {
  expect(linksIn('见 https://example.com/a?b=1。再看 http://a.example/x，和(https://b.example/y)！')).toEqual(
    ['https://example.com/a?b=1', 'http://a.example/x', 'https://b.example/y'],
  )
  for (const none of [
    'https://',
    'http://localhost/',
    'https://bank.example@evil.example/',
    'javascript:alert(1)',
    '//evil.example',
  ])
    expect(linksIn(none)).toEqual([])
})

test('a person named counts as one character and is found once', () => {
  expect(lengthOf(`好${mentionOf(ID)}𠮷`)).toBe(3)
  expect(mentionedIn(`${mentionOf(ID)}${mentionOf(ID)} @[x] @[]`)).toEqual([ID])
})

test('what is kept is clean whatever comes, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...payloads)), (given) => {
      const text = cleanText(given)
      expect(cleanText(text)).toBe(text)
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
      expect(text).not.toMatch(/\n{3}|^\s|\s$|\p{M}{5}/u)
      expect(text.split('\n').length).toBeLessThanOrEqual(21)
    }),
  )
})
