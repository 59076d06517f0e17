import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EngineFailure, type EngineOutput } from '../engine.ts'
import type { TextAt } from '../places.ts'
import type { Step } from '../steps.ts'
import type { Task } from '../tasks.ts'
import { readerFor } from './asking.ts'

const textAt = (item: string, field: string, text: string): TextAt => ({
  place: { section: 'work', item, field },
  kind: 'work_experience',
  label: '内容',
  text,
})
const texts = [
  textAt('a', 'bullets', '- 负责支付系统\n- 参与重构'),
  textAt('b', 'bullets', '- 写接口文档'),
  textAt('b', 'period', '2021-03/now'),
  textAt('b', 'post', '后端开发'),
]
const improve: Task = {
  task: 'improve',
  language: 'zh',
  texts,
  tone: 'plain',
  length: 'same',
  wish: '',
  job: '',
}
const draft: Task = {
  task: 'draft',
  language: 'zh',
  keywords: { name: '林晚舟', job: '护士', years: 2, major: '', skills: '', projects: '', other: '' },
  kinds: ['base_info', 'work_experience', 'skill_specialties', 'custom_2'],
  seed: 1,
}
const interview: Task = { task: 'interview', language: 'zh', texts, job: '' }
const diagnose: Task = { task: 'diagnose', language: 'zh', texts, job: '' }

interface Heard {
  steps: Step[]
  live: string
  failure: string | undefined
  skipped: number
}

const hear = (task: Task, pieces: readonly string[]): Heard => {
  const reader = readerFor(task)
  const outputs: EngineOutput[] = []
  let failure: string | undefined
  try {
    for (const piece of pieces) for (const one of reader.read(piece)) outputs.push(one)
    for (const one of reader.end()) outputs.push(one)
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    failure = error.code
  }
  return {
    steps: outputs.flatMap((one) => ('step' in one ? [one.step] : [])),
    live: outputs.map((one) => ('live' in one ? one.live.text : '')).join(''),
    failure,
    skipped: reader.skipped(),
  }
}

const textsOf = ({ steps }: Heard) =>
  steps.map((step) => ('text' in step ? step.text : 'question' in step ? step.question : ''))

/** Control characters and halves of characters have no place in a document. */
const isWritten = (sign: string) => sign !== '\ufffd' && (sign >= ' ' || sign === '\n' || sign === '\t')

const A = '{"ref":"t1","text":"- 主导支付系统\\n- 参与重构","why":"动词更准"}'
const B = '{"ref":"t2","text":"- 编写接口文档","why":"更书面"}'
const whole = hear(improve, [`${A}\n${B}\n`])

describe('an answer in the form that was asked for', () => {
  test('becomes steps at the places that the refs stand for', () => {
    expect(whole).toMatchObject({ failure: undefined, skipped: 0 })
    expect(whole.steps).toEqual([
      { step: 'change', place: texts[0]?.place, text: '- 主导支付系统\n- 参与重构', why: '动词更准' },
      { step: 'change', place: texts[1]?.place, text: '- 编写接口文档', why: '更书面' },
    ])
  })

  test('gives the same wherever the stream is cut, and live text that adds up to it', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('他说"好"，', '\\', '{"ref":"t2"}', '```', '\n{"', '🧑‍🚀', '】', '",', '\u2028'),
    )
    const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => `x${all.join('')}`)
    fc.assert(
      fc.property(text, fc.boolean(), fc.array(fc.nat(), { maxLength: 8 }), (original, isEscaped, cuts) => {
        const json = JSON.stringify({ ref: 't1', text: original, why: 'w' })
        const ascii = json.replace(
          /[^\x20-\x7e]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
        const answer = `${isEscaped ? ascii : json}\n${B}`
        const places = [0, ...cuts.map((cut) => cut % answer.length), answer.length].sort((a, b) => a - b)
        const pieces = places.slice(1).map((to, at) => answer.slice(places[at], to))
        const heard = hear(improve, pieces)
        expect(heard.steps).toEqual(hear(improve, [answer]).steps)
        const clean = [...original.toWellFormed()].filter(isWritten).join('')
        expect(textsOf(heard).map((one) => [...one].filter(isWritten).join(''))).toEqual([
          clean,
          '- 编写接口文档',
        ])
        expect(heard.live).toBe(textsOf(heard).join(''))
      }),
      { numRuns: 300 },
    )
  })

  test('is read the same cut at every single place', () => {
    const answer = `{"ref":"t1","text":"- 主导\\uD83D\\uDE00 a\\\\b \\"c\\" 𠮷\\n- 二","why":"x"}\n${B}`
    const steps = hear(improve, [answer]).steps
    expect(steps).toHaveLength(2)
    for (let at = 0; at <= answer.length; at++)
      expect(hear(improve, [answer.slice(0, at), answer.slice(at)]).steps).toEqual(steps)
  })

  test('never shows half a character', () => {
    const reader = readerFor(improve)
    const answer = '{"ref":"t1","text":"😀\\ud83d\\ude00"}'
    const outputs = [...answer]
      .flatMap((sign) => [...sign.split('')])
      .flatMap((unit) => [...reader.read(unit)])
    const live = outputs.flatMap((one) => ('live' in one ? [one.live.text] : []))
    expect(live).toEqual(['😀', '😀'])
  })
})

/** Each says what A and B say. */
const repaired: Record<string, string> = {
  'a code fence': `\`\`\`json\n${A}\n${B}\n\`\`\``,
  'words before and after': `好的，下面是修改：\n${A}\n${B}\n希望有帮助！`,
  'words with braces before': `Here {is} it: {}\n${A}\n${B}`,
  'an array': `[${A},\n${B}]`,
  'one object around them': `{"lines":[${A},${B}]}`,
  'one object in another': `{"answer":{"lines":[${A},${B}]}}`,
  'all in one line': `${A}${B}`,
  'commas between lines': `${A},\n${B},`,
  'trailing commas': `${A.replace('}', ',}')}\n${B.replace('}', ' , }')}`,
  'single quotes': `${A.replaceAll('"', "'")}\n${B.replaceAll('"', "'")}`,
  'Chinese quotes': `${A.replace(/"([^"]*)"/g, '“$1”')}\n${B}`,
  'bare keys': `${A.replace(/"(ref|text|why)":/g, '$1: ')}\n${B}`,
  'line feeds in strings': `${A.replaceAll('\\n', '\n')}\n${B}`,
  'returns and line feeds in strings': `${A.replaceAll('\\n', '\r\n')}\r\n${B}\r\n`,
  'spread over lines': [A, B].map((one) => JSON.stringify(JSON.parse(one), null, 2)).join('\n'),
  'spread over lines without commas': [A, B]
    .map((one) => JSON.stringify(JSON.parse(one), null, 2).replaceAll(',\n', '\n'))
    .join('\n'),
  'a byte order mark': `\ufeff${A}\n${B}`,
  'no closing brace': `${A}\n${B.slice(0, -1)}`,
  'no closing brace in the middle': `${A.slice(0, -1)}\n${B}`,
  'no closing of an array': `[${A},${B}`,
  'no last quote': `${A}\n${B.slice(0, -2)}。`,
  'a list instead of lines': `{"ref":"t1","text":["- 主导支付系统","- 参与重构"],"why":"动词更准"}\n${B}`,
  'a thought before it': `<think>maybe {"ref":"t1","text":"no"}</think>\n${A}\n${B}`,
  'the text before its ref': `{"text":"- 主导支付系统\\n- 参与重构","ref":"t1","why":"动词更准"}\n${B}`,
  'more keys than asked for': `${A.replace('{', '{"n":1,"ok":true,"x":null,')}\n${B}`,
  'an answer given twice': `${A}\n${A}\n${B}`,
  'a ref that there is not': `${A}\n${A.replace('t1', 't9')}\n${B}`,
  'a text that nobody may change': `${A}\n{"ref":"-","text":"2010-01/now"}\n${B}`,
  'another step': `${A}\n{"step":"score","dimension":"ats","score":100,"evidence":[]}\n${B}`,
  'a line that was never closed': `${A}\n{"ref":"t2","text":"- 编写\n${B}`,
}

describe('an answer in another form', () => {
  test.each(Object.entries(repaired))('%s is repaired', (name, answer) => {
    const { steps, failure } = hear(improve, [answer])
    const why = name === 'no last quote' ? '更书面。' : '更书面'
    expect(failure).toBeUndefined()
    expect(steps).toEqual([whole.steps[0], { ...whole.steps[1], why }])
    expect(hear(improve, answer.split('')).steps).toEqual(steps)
  })

  test('unescaped quotes belong to the text', () => {
    const heard = hear(improve, ['{"ref":"t1","text":"获评"服务之星"，写过"A","B"两稿","why":"x"}'])
    expect(textsOf(heard)).toEqual(['获评"服务之星"，写过"A","B"两稿'])
    expect(heard.live).toBe(textsOf(heard)[0])
  })

  test('half a text is not taken for a whole one', () => {
    expect(hear(improve, [`${A}\n{"ref":"t2","text":"- 编写接`])).toMatchObject({
      steps: [whole.steps[0]],
      skipped: 1,
      failure: undefined,
    })
  })

  test('what is the same as before is understood, and no step', () => {
    const same = JSON.stringify({ ref: 't2', text: '- 写接口文档', why: '' })
    expect(hear(improve, [same])).toMatchObject({ steps: [], failure: undefined, skipped: 0 })
  })

  test.each([
    ['', 'empty'],
    [' \n\ufeff\n', 'empty'],
    ['很抱歉，我无法完成。', 'not_understood'],
    ['{"error":"no"}', 'not_understood'],
    ['[1,2,3]', 'not_understood'],
    ['{"ref":"t77","text":"x"}', 'not_understood'],
    ['{{{{{{[[[["', 'not_understood'],
    [`{"ref":"t1","text":"${'长'.repeat(9000)}"}`, 'not_understood'],
    [`{"ref":"t1","text":"${'长'.repeat(64_001)}"}`, 'too_long'],
    ['x'.repeat(200_001), 'too_long'],
  ])('%.20s fails as it should', (answer, code) => {
    expect(hear(improve, [answer])).toMatchObject({ failure: code, steps: [] })
  })

  test('what was whole before it became too long is kept', () => {
    expect(hear(improve, [`${A}\n${'x'.repeat(200_000)}`])).toMatchObject({
      failure: 'too_long',
      steps: [whole.steps[0]],
    })
  })

  test('rubbish never throws anything but a failure, however it is cut', () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ':',
      ',',
      '\\',
      '\n',
      'ref',
      'text',
      't1',
      'u',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const one = hear(improve, [signs.join('')])
        const many = hear(improve, signs.join('').split(''))
        expect(many.steps).toEqual(one.steps)
        expect(many.failure).toBe(one.failure)
        for (const step of one.steps) expect(['change', 'note']).toContain(step.step)
      }),
      { numRuns: 300 },
    )
  })
})

describe('each task has its own steps', () => {
  test('a draft renumbers its entries and takes only the requested sections', () => {
    const rows = [
      ['base_info.0.name', '林晚舟'],
      ['base_info.phoneNumber', '13800000000'],
      ['work_experience.1.bullets', '- 一'],
      ['work_experience[1].period', '【起止时间】'],
      ['work_experience.2.proficiency', '5'],
      ['work_experience.3.period', '一段写得太长所以哪里都放不下的起止时间说明文字'],
      ['work_experience.4.bullets', '- 二'],
      ['skill_specialties.0.proficiency', '9'],
      ['skill_specialties.0.proficiency', '4'],
      ['custom_2[1].text', '- 三'],
      ['custom.0.text', '没有问过'],
      ['hobbies.0.content', '没有问过'],
      ['doc_text.0.content', '不是简历'],
    ].map(([ref, text]) => JSON.stringify({ ref, text }))
    const { steps, skipped } = hear(draft, [rows.join('\n')])
    expect(steps).toEqual([
      { step: 'draft', at: { kind: 'base_info', entry: 0, field: 'name' }, text: '林晚舟' },
      { step: 'draft', at: { kind: 'work_experience', entry: 0, field: 'bullets' }, text: '- 一' },
      { step: 'draft', at: { kind: 'work_experience', entry: 0, field: 'period' }, text: '【起止时间】' },
      { step: 'draft', at: { kind: 'work_experience', entry: 1, field: 'bullets' }, text: '- 二' },
      { step: 'draft', at: { kind: 'skill_specialties', entry: 0, field: 'proficiency' }, text: '4' },
      { step: 'draft', at: { kind: 'custom_2', entry: 0, field: 'text' }, text: '- 三' },
    ])
    expect(skipped).toBe(7)
  })

  test('a question quotes only text of the document', () => {
    const rows = [
      { ref: 't1', quote: '负责支付系统', question: '它有多大？', hint: '说规模' },
      { ref: 't2', quote: '拿过诺贝尔奖', question: '怎么写的？', hint: '' },
      { question: '为什么来？', hint: '' },
    ].map((one) => JSON.stringify(one))
    expect(hear(interview, [rows.join('\n')]).steps).toEqual([
      {
        step: 'question',
        place: texts[0]?.place,
        quote: '负责支付系统',
        question: '它有多大？',
        hint: '说规模',
      },
      { step: 'question', place: texts[1]?.place, quote: '', question: '怎么写的？', hint: '' },
      { step: 'question', quote: '', question: '为什么来？', hint: '' },
    ])
  })

  test('a diagnosis gives advice and no score', () => {
    const answer = [
      '{"step":"score","dimension":"match","score":99,"evidence":[]}',
      '{"ref":"t1","dimension":"evidence","text":"- 负责【规模】的支付系统","why":"没有规模"}',
      '{"ref":"t2","dimension":"luck","text":"- 编写接口文档","why":""}',
    ].join('\n')
    expect(hear(diagnose, [answer]).steps).toMatchObject([
      { step: 'advice', dimension: 'evidence', place: texts[0]?.place },
      { step: 'advice', dimension: 'wording', place: texts[1]?.place },
    ])
  })

  test('notes are few', () => {
    const answer = '{"note":"只改了两处"}\n'.repeat(9)
    expect(hear(improve, [answer]).steps).toEqual(
      Array.from({ length: 3 }, () => ({ step: 'note', text: '只改了两处' })),
    )
  })
})
