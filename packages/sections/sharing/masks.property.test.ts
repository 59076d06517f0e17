import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document, Section } from '#packages/document/schema.ts'
import { blankSection } from '../starter.ts'
import {
  addressField,
  cuts,
  digitsIn,
  documentWith,
  emptyDocument,
  leakedDigits,
  newId,
  numberField,
  sectionWith,
  simple,
  textsOf,
} from './contacts.arbitrary.ts'
import { foldText } from './fold-text.ts'
import type { Mask } from './mask-names.ts'
import { sharedDocument } from './shared-document.ts'

test('of no number in the field do six digits in a row survive, there or anywhere else', () => {
  fc.assert(
    fc.property(
      numberField,
      fc.array(fc.constantFrom('', '', '', ' ', '-', '－', '.', '·', '(', ')', '\u200b', '—'), {
        minLength: 60,
      }),
      cuts,
      fc.constantFrom<Mask[][]>(['phone'], ['phone', 'email'], ['email', 'company', 'phone']),
      (given, separators, at, masks) => {
        const number = digitsIn(given)
        const respelled = Array.from(number, (digit, index) => digit + (separators[index] ?? '')).join('')
        for (const text of [given, respelled]) {
          const shared = sharedDocument(documentWith({ phoneNumber: given }, text, at), masks)
          expect(leakedDigits(shared, number)).toEqual([])
        }
      },
    ),
    { numRuns: 400 },
  )
})

/** Words of the product, which are in every document. */
const usual = textsOf(documentWith({}, '', []))
  .map(simple)
  .join('\n')

test('of no address in the field survives what was before an @, there or anywhere else', () => {
  fc.assert(
    fc.property(
      addressField,
      cuts,
      fc.constantFrom<Mask[][]>(['email'], ['email', 'phone'], ['phone', 'company', 'email']),
      fc.constantFrom('email', 'phoneNumber'),
      (given, at, masks, name) => {
        const end = simple(given).lastIndexOf('@')
        fc.pre(end >= 0)
        const me = { email: given, ...(name === 'phoneNumber' ? { phoneNumber: given } : {}) }
        const secrets =
          simple(given)
            .slice(0, end)
            .match(/[\p{L}\p{N}]{2,}/gu) ?? []
        const rest = simple(given).slice(end)
        const shared = textsOf(sharedDocument(documentWith(me, given, at), masks)).map(simple)
        for (const secret of secrets)
          if (!rest.includes(secret) && !usual.includes(secret))
            expect(shared.filter((text) => text.includes(secret))).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
})

test('of a field without an @ nothing survives', () => {
  fc.assert(
    fc.property(addressField, cuts, (given, at) => {
      fc.pre(!/@|[([] *at *[)\]]/.test(simple(given)) && foldText(given).text.replaceAll(' ', '').length >= 6)
      const shared = textsOf(sharedDocument(documentWith({ email: given }, given, at), ['email'])).map(simple)
      for (const text of shared)
        expect(text.replaceAll(/\s/g, '')).not.toContain(simple(given).replaceAll(/\s/g, ''))
    }),
  )
})

const cpuTimeOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Documents that grow with n in all that masks look for and look through. */
const growing: Record<string, (n: number) => Document> = {
  'numbers, addresses and companies': (n) => ({
    ...emptyDocument,
    sections: Array.from({ length: 8 }, (_, at) => ({
      ...blankSection(at % 2 ? 'base_info' : 'work_experience', 1, 'zh', newId),
      items: Array.from({ length: n }, (__, row): Section['items'][number] => ({
        id: newId(),
        data:
          at % 2
            ? { phoneNumber: `555${at}${row + 1_000_000}`, email: `a${at}x${row}@example.com` }
            : {
                name: `公司${at}号${row}`,
                post: `找 555${at}${row + 1_000_000} 或 a${at}x${row}@example.com`,
              },
      })),
    })),
  }),
  ...Object.fromEntries(
    [
      '1',
      '1 ',
      '+1',
      '138',
      'a@',
      '@a.b',
      '(',
      '(at)',
      '% 1',
      '%31',
      'https://',
      '. ',
      '@....',
      '一',
      '１',
      '́',
    ].map((sign) => [
      `a text of ${JSON.stringify(sign)}`,
      (n: number) => {
        const text = sign.repeat(n * 10)
        const me = { phoneNumber: '111 1111 1111', email: 'a@a.b' }
        return {
          ...emptyDocument,
          sections: [
            sectionWith('base_info', me),
            sectionWith('work_experience', {
              name: '(('.repeat(n),
              bullets: [{ spans: Array.from({ length: 10 }, () => ({ text })) }],
            }),
          ],
        }
      },
    ]),
  ),
}

/** Eight times the size may take so many times as long; quadratic work takes 64 times as long. */
const MAX_RATIO = 24
const MAX_ROUNDS = 8

test.each(Object.entries(growing))('time grows as the document does: %s', (_, documentOf) => {
  const [small, large] = [documentOf(50), documentOf(400)]
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const share = (document: Document) =>
    cpuTimeOf(() => sharedDocument(document, ['phone', 'email', 'company']))
  // The best of several rounds: compiling and collecting garbage are not what is measured.
  for (let round = 0; round < MAX_ROUNDS && (round < 3 || long > short * MAX_RATIO); round += 1) {
    short = Math.min(short, share(small))
    long = Math.min(long, share(large))
  }
  expect(long).toBeLessThanOrEqual(short * MAX_RATIO)
})
