import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { textsOf } from '../document-texts.ts'
import type { EngineOutput } from '../engine.ts'
import { type Step, step } from '../steps.ts'
import { type Task, type TaskName, taskNames, task as taskSchema } from '../tasks.ts'
import { builtInEngine } from './engine.ts'

const texts = textsOf(sampleDocument(personOf('engineer', 'zh')))
const [target, ...around] = texts.filter(({ place }) => place.field === 'bullets')
if (!target) throw new Error('the sample has no bullets')
const wording = { tone: 'plain', length: 'same', wish: '', job: '后端开发' } as const

const tasks: { [N in TaskName]: Extract<Task, { task: N }> } = {
  draft: {
    task: 'draft',
    language: 'zh',
    keywords: { name: '林晚舟', job: '护士', years: 3, major: '', skills: '', projects: '', other: '' },
    kinds: ['base_info', 'work_experience'],
    seed: 4,
  },
  improve: {
    task: 'improve',
    language: 'zh',
    texts: [{ ...target, text: '- 我主要负责对支付系统进行了性能优化工作' }],
    ...wording,
  },
  write: { task: 'write', language: 'zh', target, around, ...wording },
  diagnose: { task: 'diagnose', language: 'zh', texts, job: '后端开发' },
  tailor: {
    task: 'tailor',
    language: 'zh',
    texts,
    posting: '岗位要求：熟练使用 Go 与 MySQL，有高并发经验优先。',
  },
  translate: { task: 'translate', from: 'zh', to: 'en', texts },
  interview: { task: 'interview', language: 'zh', texts, job: '后端开发' },
}

/** The steps that a task may answer with, besides notes. */
const STEPS: Record<TaskName, Step['step'][]> = {
  draft: ['draft'],
  improve: ['change'],
  write: ['change'],
  diagnose: ['score', 'advice'],
  tailor: ['keyword', 'change'],
  translate: ['change'],
  interview: ['question'],
}

const answer = async (task: Task, signal = new AbortController().signal): Promise<EngineOutput[]> => {
  const outputs: EngineOutput[] = []
  for await (const one of builtInEngine.run(task, signal)) outputs.push(one)
  return outputs
}

describe('the built-in engine', () => {
  test.each(taskNames)('%s: answers with steps of that task, the same every time', async (name) => {
    expect(safeParse(taskSchema, tasks[name]).success).toBe(true)
    const outputs = await answer(tasks[name])
    const steps = outputs.flatMap((one) => ('step' in one ? [one.step] : []))
    expect(steps.filter((one) => !safeParse(step, one).success)).toEqual([])
    expect([...new Set(steps.map((one) => one.step))].filter((one) => one !== 'note')).toEqual(
      STEPS[name].filter((one) => steps.some((other) => other.step === one)),
    )
    expect(steps.some((one) => STEPS[name].includes(one.step))).toBe(true)
    expect(JSON.stringify(await answer(tasks[name]))).toBe(JSON.stringify(outputs))
  })

  test.each(taskNames)('%s: stops at once when it is aborted', async (name) => {
    expect(await answer(tasks[name], AbortSignal.abort())).toEqual([])
    const stop = new AbortController()
    const outputs: EngineOutput[] = []
    for await (const one of builtInEngine.run(tasks[name], stop.signal)) {
      outputs.push(one)
      stop.abort()
    }
    expect(outputs.length).toBe(1)
  })
})
