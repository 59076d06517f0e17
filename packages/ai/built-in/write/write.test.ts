import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { people, personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { factsIn } from '../../change/facts/read-facts.ts'
import { unconfirmedFacts } from '../../change/guard.ts'
import { textsOf } from '../../document-texts.ts'
import { allJobs } from '../../jobs/all.ts'
import type { TextAt } from '../../places.ts'
import { step } from '../../steps.ts'
import type { TaskOf } from '../../tasks.ts'
import { bodyOf } from '../language/clauses.ts'
import { write } from './write.ts'
import { writers } from './writers.ts'

const target = (kind: string, field: string, text = '', item = 'i'): TextAt => ({
  place: { section: 's', item, field },
  kind,
  label: '',
  text,
})
const answer = (task: Partial<TaskOf<'write'>> & { target: TextAt }) => {
  const outputs = [
    ...write({
      task: 'write',
      language: 'zh',
      around: [],
      tone: 'plain',
      length: 'same',
      wish: '',
      job: '',
      ...task,
    }),
  ]
  const steps = outputs.flatMap((one) => ('step' in one ? [one.step] : []))
  for (const one of steps) expect(safeParse(step, one).success).toBe(true)
  const change = steps.find((one) => one.step === 'change')
  if (change)
    expect(outputs.flatMap((one) => ('live' in one ? [one.live.text] : [])).join('')).toBe(change.text)
  return {
    text: change?.text ?? '',
    why: change?.why ?? '',
    notes: steps.filter((one) => one.step === 'note'),
  }
}
const linesOf = (text: string) => text.split('\n').map(bodyOf)

const INVENTED = ['percent', 'money', 'contact', 'organisation']

describe('writing a field', () => {
  test('every job gives lines for work, practice and projects, without a figure, never twice', () => {
    for (const job of allJobs().filter((_, at) => at % 2 === 0))
      for (const kind of ['work_experience', 'internship_experience', 'project_experience']) {
        const { text, why } = answer({ target: target(kind, 'bullets'), job: job.zh })
        const lines = linesOf(text)
        expect(lines).toHaveLength(4)
        expect(new Set(lines).size).toBe(4)
        expect(why).toContain(job.zh)
        const invented = factsIn(text).filter(({ kind }) => INVENTED.includes(kind))
        expect(invented, text).toEqual([])
      }
  })

  test('existing text stays, and no line of the document is repeated', () => {
    const first = answer({ target: target('work_experience', 'bullets'), job: '护士' }).text
    const around = [target('work_experience', 'bullets', first, 'other')]
    const second = answer({
      target: target('work_experience', 'bullets', '- 已有的一条'),
      job: '护士',
      around,
    }).text
    expect(second.startsWith('- 已有的一条\n')).toBe(true)
    for (const line of linesOf(second)) expect(linesOf(first)).not.toContain(line)
  })

  test('the same task gives the same text, and length how much of it', () => {
    const asked = { target: target('work_experience', 'bullets'), job: '会计' }
    expect(answer(asked)).toEqual(answer(asked))
    const [short, long] = [answer({ ...asked, length: 'shorter' }), answer({ ...asked, length: 'longer' })]
    expect(linesOf(short.text)).toHaveLength(2)
    expect(linesOf(long.text)).toHaveLength(6)
  })

  test('a self-description uses only the document unless the job is known', () => {
    for (const person of people.slice(0, 8)) {
      const around = textsOf(sampleDocument(person)).filter(({ kind }) => kind !== 'self_evaluation')
      const { text } = answer({
        target: target('self_evaluation', 'content'),
        around,
        language: person.language,
        length: 'shorter',
      })
      expect(text.length).toBeGreaterThan(20)
      const known = around.map((one) => one.text)
      for (const fact of unconfirmedFacts('', text, known))
        expect(fact, text).toMatchObject({ elsewhere: true })
    }
  })

  test('own words come first; without a job and without words it says what it needs', () => {
    const own = answer({
      target: target('custom', 'text'),
      wish: '请写得正式一些。我在便利店做了两年收银，会盘点和补货',
    })
    expect(own.text).toContain('便利店')
    expect(own.text).not.toContain('请写')
    const none = answer({ target: target('work_experience', 'bullets') })
    expect(none.text).toBe('')
    expect(none.notes).toHaveLength(1)
    const unknown = answer({ target: target('work_experience', 'bullets'), job: '热气球驾驶员' })
    expect(unknown.text).not.toContain('{job}')
    expect(unknown.why).toContain('热气球驾驶员')
  })

  test('the request selects among the job’s lines', () => {
    const { text } = answer({
      target: target('work_experience', 'bullets'),
      job: '前端开发',
      wish: '单元测试',
      length: 'shorter',
    })
    expect(text).toContain('单元测试')
  })

  test('every field that it knows is written for a nurse; names and numbers are not', () => {
    const around = textsOf(sampleDocument(personOf('nurse', 'zh')))
    const kinds: Record<string, string> = {
      post: 'base_info',
      abstract: 'base_info',
      content: 'self_evaluation',
      campusContent: 'campus_experience',
    }
    for (const field of Object.keys(writers))
      expect(
        answer({ target: target(kinds[field] ?? 'work_experience', field), around }).text,
        field,
      ).not.toBe('')
    for (const field of ['name', 'phoneNumber', 'email', 'period'])
      expect(answer({ target: target('base_info', field), around }).text).toBe('')
    expect(answer({ target: target('hobbies', 'content'), around }).text).not.toBe('')
  })

  test('in English it says that its data is Chinese', () => {
    const { text, notes } = answer({
      target: target('work_experience', 'bullets'),
      job: 'nurse',
      language: 'en',
    })
    expect(text).toBe('')
    expect(notes).toHaveLength(1)
  })
})
