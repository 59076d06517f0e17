import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf } from '../document-texts.ts'
import { factKinds } from './facts/fact.ts'
import { factsIn } from './facts/read-facts.ts'
import { type UnconfirmedFact, unconfirmedFacts } from './guard.ts'
import corpus from './guard-corpus.json' with { type: 'json' }
import { hunksOf } from './hunks.ts'

const planted = corpus.filter(({ unconfirmed }) => unconfirmed.length > 0)
const innocent = corpus.filter(({ unconfirmed }) => unconfirmed.length === 0)

const names = (all: readonly UnconfirmedFact[], { kind, text }: { kind: string; text: string }) =>
  all.some((one) => one.kind === kind && one.text.toLowerCase().includes(text.toLowerCase()))

describe('the fact guard', () => {
  test('finds every fact that was added in the corpus', () => {
    expect(planted.length).toBeGreaterThanOrEqual(220)
    const missed = planted.filter(
      ({ before, after, unconfirmed }) =>
        !unconfirmed.every((fact) => names(unconfirmedFacts(before, after), fact)),
    )
    expect(
      missed.map(({ before, after }) => ({ before, after, unconfirmed: unconfirmedFacts(before, after) })),
      'missed',
    ).toEqual([])
  })

  test('seldom reports a rewording as a new fact', () => {
    expect(innocent.length).toBeGreaterThanOrEqual(80)
    const alarms = innocent.filter(({ before, after }) => unconfirmedFacts(before, after).length > 0)
    const details = alarms.map(({ before, after }) => ({
      before,
      after,
      unconfirmed: unconfirmedFacts(before, after),
    }))
    expect(alarms.length / innocent.length, JSON.stringify(details, null, 1)).toBeLessThanOrEqual(0.03)
  })

  test('every kind of fact is in the corpus', () => {
    const kinds = new Set(planted.flatMap(({ unconfirmed }) => unconfirmed.map(({ kind }) => kind)))
    expect(factKinds.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test.each([
    ['3 万', '三万', '30000', '30,000', '３万', '3w'],
    ['2021.03', '2021-03', '2021年3月', '2021/3', '二〇二一年三月', 'Mar 2021', 'March 2021'],
    ['50%', '５０％', '百分之五十', '五成', '一半', '50 percent'],
    ['1.5小时', '90分钟', '1.5个小时', '5400秒'],
    ['3000元', '三千元', '¥3000', 'CNY 3,000', '3000 元人民币'],
    ['50余人', '50多人', '50+人', '超过50人', '50人以上', '五十余名'],
    ['约50家', '50家左右', '近50家'],
    ['翻番', '翻了一番', '翻倍', 'doubled'],
    ['138 0000 4172', '+86 13800004172', '138-0000-4172'],
    ['两年', '2年', '24个月', 'two years'],
  ])('ways to write the same are one: %s', (...ways) => {
    const keys = ways.map((way) => factsIn(way).map(({ key }) => key.replace(/ (?:person|)$/, '')))
    for (const key of keys) expect(key).toEqual(keys[0])
    expect(keys[0]).toHaveLength(1)
  })

  test('another order, other widths and blanks state nothing new', () => {
    const lines = fc.uniqueArray(fc.constantFrom(...planted.map(({ after }) => after)), { maxLength: 5 })
    fc.assert(
      fc.property(lines, fc.nat(4), (all, at) => {
        const text = all.join('\n')
        const turned = [...all.slice(at), ...all.slice(0, at)].join('\n')
        const wide = text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
        const asked = `${text}\n【团队人数】、【2 个数字】`
        for (const after of [turned, wide, asked, text]) expect(unconfirmedFacts(text, after)).toEqual([])
        // Leaving out a whole line is no lie.
        expect(unconfirmedFacts(text, all.slice(1).join('\n'))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('a number that ends a line and a unit that starts the next are not one fact', () => {
    const [first, second] = ['Managed a team of 16', '日活减少两成']
    expect(unconfirmedFacts(`${second}\n${first}`, `${first}\n${second}`)).toEqual([])
  })

  test('an unconfirmed fact belongs to a change and has a text', () => {
    for (const { before, after } of planted.filter((_, at) => at % 3 === 0)) {
      const ids = new Set(hunksOf(before, after).map(({ id }) => id))
      for (const unconfirmed of unconfirmedFacts(before, after)) {
        expect(ids.has(unconfirmed.hunk)).toBe(true)
        expect(unconfirmed.text.trim()).not.toBe('')
      }
    }
  })

  test('a fact that is elsewhere in the document is reported and marked', () => {
    const [unconfirmed] = unconfirmedFacts('负责门店运营', '负责12家门店运营', ['管理门店 12 家', '其他'])
    expect(unconfirmed).toMatchObject({ kind: 'number', change: 'appeared', elsewhere: true })
    expect(unconfirmedFacts('负责门店运营', '负责12家门店运营', ['其他'])[0]?.elsewhere).toBe(false)
  })

  test('each is named in the change that brings it', () => {
    const [before, after] = ['负责排班，培训新人', '负责 40 人排班，培训新人 12 名']
    const hunks = hunksOf(before, after)
    for (const { hunk, text } of unconfirmedFacts(before, after))
      expect(hunks.find(({ id }) => id === hunk)?.added).toContain(text.replace(/\D/g, ''))
  })

  test('any two texts can be compared', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => Array.isArray(unconfirmedFacts(a, b))))
  })

  test('every changed figure of a sample person is reported', () => {
    const lines = people.flatMap((person) =>
      textsOf(sampleDocument(person)).flatMap(({ text }) =>
        text.split('\n').filter((line) => /\d/.test(line)),
      ),
    )
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.nat(), fc.integer({ min: 1, max: 90 }), (line, at, by) => {
        const figures = [...line.matchAll(/\d+/g)]
        const figure = figures[at % figures.length]
        if (!figure) return
        const end = figure.index + figure[0].length
        const other = String(Number(figure[0]) + by)
        // 4.8 and 4.80 are the same figure.
        fc.pre(line[figure.index - 1] !== '.' || other !== `${figure[0]}0`)
        const forged = line.slice(0, figure.index) + other + line.slice(end)
        expect(unconfirmedFacts(line, forged), `${line}\n${forged}`).not.toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
