import { expect, test } from 'vitest'
import type { EngineOutput } from '#packages/ai/engine.ts'
import type { TextAt } from '#packages/ai/places.ts'
import type { Step } from '#packages/ai/steps.ts'
import { type Task, type TaskName, taskNames } from '#packages/ai/tasks.ts'
import { pacedBuiltIn } from './built-in.ts'
import { fittingFor } from './fitting.ts'

const at = (item: string) => ({ section: 'work', item, field: 'bullets' })
const textAt = (item: string, text: string): TextAt => ({
  place: at(item),
  kind: 'work_experience',
  label: '内容',
  text,
})

const texts = [
  textAt('a', '- 负责公司前端页面的开发工作\n- 使用 JS 和 React 进行了组件库的搭建'),
  textAt('b', '- 协助完成了数据报表，效率提升 30%'),
]
const options = { tone: 'plain', length: 'same', wish: '', job: '前端工程师' } as const
const keywords = { name: '林知夏', job: '护士', years: 2, major: '', skills: '', projects: '', other: '' }

const tasks: Record<TaskName, Task> = {
  draft: {
    task: 'draft',
    language: 'zh',
    kinds: ['base_info', 'work_experience', 'skills'],
    seed: 3,
    keywords,
  },
  improve: { task: 'improve', language: 'zh', texts, ...options },
  write: { task: 'write', language: 'zh', target: textAt('c', ''), around: texts, ...options },
  diagnose: { task: 'diagnose', language: 'zh', texts, job: '前端工程师' },
  tailor: { task: 'tailor', language: 'zh', texts, posting: '要求：熟练掌握 JavaScript、React，本科以上' },
  translate: { task: 'translate', from: 'zh', to: 'en', texts: [...texts, textAt('d', '本科')] },
  interview: { task: 'interview', language: 'zh', texts, job: '前端工程师' },
}

/** One of every kind, for a place that none of the tasks has. */
const place = at('somebody-elses')
const foreign: Record<Step['step'], Step> = {
  draft: { step: 'draft', at: { kind: 'hobbies', entry: 0, field: 'text' }, text: '别的' },
  change: { step: 'change', place, text: '别的', why: '' },
  score: { step: 'score', dimension: 'match', score: 100, evidence: [] },
  advice: { step: 'advice', dimension: 'match', place, text: '别的', why: '' },
  keyword: { step: 'keyword', word: '词', weight: 1, places: [] },
  question: { step: 'question', quote: '', question: '问', hint: '' },
  note: { step: 'note', text: '说明' },
}

test.each(taskNames)(
  '%s: all that the built-in engine says fits, and no step of another task does',
  async (name) => {
    const task = tasks[name]
    const fitting = fittingFor(task)
    const passed: EngineOutput[] = []
    for await (const output of pacedBuiltIn(0).run(task, new AbortController().signal)) {
      expect(fitting(output)).toEqual(output)
      passed.push(output)
    }
    expect(passed.length).toBeGreaterThan(0)
    const own: Partial<Record<TaskName, Step['step']>> = {
      diagnose: 'score',
      tailor: 'keyword',
      interview: 'question',
    }
    const kinds = Object.values(foreign)
      .filter((step) => fitting({ step }) !== undefined)
      .map(({ step }) => step)
    expect(kinds.sort()).toEqual([...(own[name] ? [own[name]] : []), 'note'].sort())
  },
)

test('output without the shape of a step, or with too many steps, is dropped', () => {
  const fitting = fittingFor(tasks.improve)
  const change = { step: 'change', place: at('a'), text: '主导', why: '' } as const
  expect(fitting({ step: change })).toEqual({ step: change })
  for (const wrong of [
    { ...change, extra: 1 },
    { ...change, text: 'x'.repeat(9000) },
    { ...change, place: at('z') },
  ])
    expect(fitting({ step: wrong as Step })).toBeUndefined()
  expect(fitting({ live: { at: at('z'), text: '别的' } })).toBeUndefined()
  expect(fitting({ live: { at: { kind: 'skills', entry: 0, field: 'name' }, text: '别的' } })).toBeUndefined()
  let passed = 0
  for (let count = 0; count < 5000; count += 1) if (fitting({ step: change })) passed += 1
  expect(passed).toBeLessThan(2001)
})

test('it is paced, and stops at once', async () => {
  const stop = new AbortController()
  const output = pacedBuiltIn(10_000).run(tasks.draft, stop.signal)[Symbol.asyncIterator]()
  const live = (async () => {
    for (;;) if ((await output.next()).done) return
  })()
  stop.abort()
  await expect(live).rejects.toMatchObject({ name: 'AbortError' })
})
