import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { judgePattern } from './ambiguity.ts'
import { patternsIn, refusalOf } from './patterns.ts'

/** With recheck's verdicts: an independent analysis that is too slow to run on every pattern. */
const FORMER: [string, RegExp][] = [
  ['words that consist of two others', /^(?:技术专家|业务员|技术员|业务|技术|员|专家)*$/],
  [
    'a list of lists',
    /^良好的(?:沟通|协作)(?:[、和]*(?:沟通|协作))*(?:[、和]*(?:沟通|协作)(?:[、和]*(?:沟通|协作))*)*$/,
  ],
  ['a link that is read in two ways', /^踏实(?:[、且]*且?踏实)*$/],
  ['an address from each character', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['hosts from each label', /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|cn)/gi],
  ['signs of two classes', /^[\s☎✉]+|(?:[\s☎✉]|\p{Extended_Pictographic})+$/gu],
  ['spaces at the end', /\s+$/],
  ['blanks around', /\s*@\s*/g],
  ['two runs of one class', /^(.+?)\s*[（(](.+)[）)]$/],
  ['nested', /^(?:a+)+$/],
  ['a nested star', /^(?:a*)*b/],
  ['an optional middle', /^\s*,?\s*$/],
  ['a failing part after a loop', /(?:.*x)?/g],
  ['a bound that is too high', /^.{0,4000}?a.{0,4000}b/],
]

const SAFE: RegExp[] = [
  /^[a-z]+$/,
  /\s+/g,
  /(?<!\s)\s+$/,
  /(?:(?<!\s)\s+)?@\s*/g,
  /^\s*(?:,\s*)?$/,
  /[\w.+-]+(@[\w-]+(?:\.[\w-]+)+)?/g,
  /\b\w+\b/g,
  /^[^：:]+[：:]\s*(\S.*)$/,
  /"([^"\n\p{Script=Han}]*\p{Script=Han}[^"\n]*)"/gu,
  /([，。])\1/g,
  /a{2,6}b|c(?=d)|e(?!f)/g,
  /^(?:- |\d{1,2}\. )?(?:[^.;\n]*)/gm,
]

test.each(FORMER)('refuses %s', (_, { source, flags }) => {
  expect(judgePattern(source, flags)).toMatchObject({ isLinear: false })
  expect(refusalOf({ file: 'a.ts', line: 1, source, flags })).toContain('a.ts:1: ')
})

test.each(SAFE.map((one) => [String(one), one] as const))('accepts %s', (_, { source, flags }) => {
  expect(judgePattern(source, flags)).toEqual({ isLinear: true })
})

test('agrees with recheck', () => {
  process.env.RECHECK_BACKEND = 'pure'
  const differs = [...FORMER.map(([, one]) => one), ...SAFE].filter(({ source, flags }) => {
    const { status } = checkSync(source, flags, { checker: 'automaton', timeout: 2000 })
    return status !== 'unknown' && (status === 'safe') !== judgePattern(source, flags).isLinear
  })
  // Recheck treats a pattern that can match the empty text as finished at once, although a search for all matches goes
  // on; and it calls any bounded repetition linear.
  expect(differs.map(String)).toEqual(['/(?:.*x)?/g', '/^.{0,4000}?a.{0,4000}b/'])
})

test('finds regular expression literals and constructed ones', () => {
  const source = "const a = /x+/g\nconst b = new RegExp('y' + 'z')\nconst c = RegExp('q') // /no/\n"
  expect(patternsIn('a.ts', source)).toEqual({
    written: [{ file: 'a.ts', line: 1, source: 'x+', flags: 'g' }],
    made: [2, 3],
  })
})
