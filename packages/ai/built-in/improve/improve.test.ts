import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { people } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import corpus from '../../change/guard-corpus.json' with { type: 'json' }
import { textsOf } from '../../document-texts.ts'
import { allJobs } from '../../jobs/all.ts'
import type { TextAt } from '../../places.ts'
import { step } from '../../steps.ts'
import { lengths, type TaskOf, tones } from '../../tasks.ts'
import { improve } from './improve.ts'
import { improveText, isProse } from './improve-text.ts'
import { understand } from './instructions.ts'
import { ruleNames } from './rule.ts'
import { ruleWords } from './words.ts'

const plain = understand({ tone: 'plain', length: 'same', wish: '' }).options
const better = (text: string, change: Partial<typeof plain> = {}, field = 'bullets') =>
  improveText(text, field, { ...plain, ...change }).text

const textAt = (text: string, field = 'bullets'): TextAt => ({
  place: { section: 's', item: 'i', field },
  kind: 'work_experience',
  label: '内容',
  text,
})
const asked = (texts: TextAt[], change: Partial<TaskOf<'improve'>> = {}) => [
  ...improve({
    task: 'improve',
    language: 'zh',
    texts,
    tone: 'plain',
    length: 'same',
    wish: '',
    job: '',
    ...change,
  }),
]
const stepsOf = (outputs: ReturnType<typeof asked>) =>
  outputs.flatMap((one) => ('step' in one ? [one.step] : []))

/** Realistic texts: the sample people, the corpus of the guard, and some of every job. */
const written: [text: string, field: string][] = [
  ...people.flatMap((person) =>
    textsOf(sampleDocument(person))
      .filter(isProse)
      .map(({ text, place }): [string, string] => [text, place.field]),
  ),
  ...corpus.map(({ before }): [string, string] => [before, 'bullets']),
  ...allJobs().map(({ work }): [string, string] => [
    work
      .slice(0, 4)
      .map(({ text }) => `- ${text}`)
      .join('\n'),
    'bullets',
  ]),
]

describe('improving by rule', () => {
  test('states nothing that was not there, in any tone and length', () => {
    for (const [at, [text, field]] of written.filter((_, row) => row % 6 === 1).entries()) {
      const change = {
        tone: tones[at % 4] ?? 'plain',
        length: lengths[at % 3] ?? 'same',
        numbers: at % 5 === 0,
      }
      const after = better(text, change, field)
      if (after !== text) expect(unconfirmedFacts(text, after), `${text}\n→ ${after}`).toEqual([])
    }
  })

  test('a second run finds nothing to do', () => {
    for (const [text, field] of written.filter((_, at) => at % 6 === 0)) {
      const once = better(text, {}, field)
      expect(better(once, {}, field)).toBe(once)
    }
  })

  test('text that is well written is left alone', () => {
    const samples = written.slice(0, 120)
    const touched = samples.filter(([text, field]) => better(text, {}, field) !== text)
    expect(touched.length / samples.length).toBeLessThan(0.05)
  })

  test.each([
    ['负责支付系统的开发与维护', '开发并维护支付系统'],
    ['主要负责门店的日常管理工作，对员工进行了培训', '统筹门店的日常管理，培训员工'],
    ['对系统进行了性能方面的优化', '优化系统性能'],
    ['对数据进行收集、整理和分析', '收集、整理并分析数据'],
    ['周报由本人撰写', '撰写周报'],
    ['在工作中主要是负责客户的维护，得到了客户的一致好评', '维护客户，获客户好评'],
    ['性格开朗，吃苦耐劳，有较强的沟通能力，五年护理经验。', '五年护理经验。'],
    ['优化首页加载,白屏时间明显缩短.', '优化首页加载，白屏时间明显缩短【时长】。'],
    ['参与了新系统的开发工作，提升了转化率', '参与新系统的开发，提升转化率【百分比】'],
    ['协助主管进行排班', '协助主管排班'],
    ['２０２２年完成了５个项目', '2022年完成5个项目'],
    ['用Vue重写首页，用 React 写后台，接入 Sentry', '用 Vue 重写首页，用 React 写后台，接入 Sentry'],
    ['I was responsible for managing a team of 12 people', 'Managed a team of 12 people'],
    ['Responsible for marketing and sales', 'Ran marketing and sales'],
    ['Worked on improving the page load speed', 'Improved the page load speed'],
    [
      'Hard-working team player with five years of experience in retail',
      'Five years of experience in retail',
    ],
    ['Assisted the manager with scheduling', 'Assisted the manager with scheduling'],
  ])('%s', (before, after) => {
    expect(better(before)).toBe(after)
  })

  test('three lines of the same sort do not begin alike, and lines that say the same are one', () => {
    expect(better('- 负责仓库改造\n- 负责系统升级')).toBe('- 主导仓库改造\n- 牵头系统升级')
    expect(better('- 整理台账\n- 整理台账和发票\n- 核对工资')).toBe('- 整理台账和发票\n- 核对工资')
    expect(better('- 服务客户 30 家\n- 服务客户 50 家')).toContain('30')
  })

  test('a shorter line loses no figure, a longer one asks', () => {
    const line = '优化排班流程，将加班时数降低18%，从而有效提升了团队的整体氛围，确保各项工作有序开展'
    const short = better(line, { length: 'shorter' })
    expect(short.length).toBeLessThanOrEqual(line.length * 0.75)
    expect(short).toContain('18%')
    expect(better('整理会议纪要', { length: 'longer' })).toBe(
      '整理会议纪要，采用【方法或工具】，最终【结果或数据】',
    )
  })

  test('known instructions are followed, and a note says that others are not', () => {
    const text = '认真整理了会议纪要，确保按时发出，积极配合各部门，获得好评'
    const notes = (wish: string) =>
      stepsOf(asked([textAt(text)], { wish })).filter((one) => one.step === 'note')
    for (const wish of ['更简短', '加数字', '去掉形容词', '更正式', '去掉句号', 'more concise'])
      expect(notes(wish)).toEqual([])
    expect(notes('写得像鲁迅一样')).toHaveLength(1)
    expect(notes('改成英文')).toHaveLength(1)
    expect(better('成本降低，效率提升', { numbers: true })).toBe('成本降低【金额或比例】，效率提升【百分比】')
    expect(understand({ tone: 'plain', length: 'same', wish: '更正式，也更简短' }).options).toMatchObject({
      tone: 'formal',
      length: 'shorter',
    })
  })

  test('steps fit, say why, and are what was shown coming in', () => {
    const outputs = asked([
      textAt('- 负责支付系统的开发\n- 参与评审'),
      textAt('李四', 'name'),
      textAt('做得很好', 'post'),
    ])
    const changes = stepsOf(outputs)
    expect(changes).toHaveLength(1)
    for (const one of changes) expect(safeParse(step, one).success).toBe(true)
    const [change] = changes
    if (change?.step !== 'change') throw new Error('no change')
    expect(change.why).toBe(ruleWords.zh.verb)
    expect(outputs.flatMap((one) => ('live' in one ? [one.live.text] : [])).join('')).toBe(change.text)
    expect(stepsOf(asked([textAt('张三', 'name')]))).toMatchObject([{ step: 'note' }])
  })

  test('any text can be improved, the same way every time', () => {
    const words = fc.array(
      fc.constantFrom(
        '负责',
        '对系统',
        '进行了',
        '优化',
        '，',
        '。',
        '我',
        '的',
        '工作',
        '30%',
        '\n- ',
        'React',
        ' ',
        '等等',
        '【数量】',
      ),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((all) => all.join('')),
        ),
        (text) => {
          expect(better(text)).toBe(better(text))
        },
      ),
      { numRuns: 60 },
    )
    expect(Object.keys(ruleWords.zh).sort()).toEqual([...ruleNames].sort())
  })
})

test('texts beyond the limit of a run are unchanged, and a note says so', () => {
  const long = Array.from({ length: 151 }, (_, at) => `- 负责第${at}件事`).join('\n')
  const steps = stepsOf(asked([textAt('- 负责对接客户，进行了流程的优化'), textAt(long)]))
  expect(steps.map(({ step: name }) => name)).toEqual(['change', 'note'])
})
