import { expect, test } from 'vitest'
import { readerFor } from '#packages/ai/asking/asking.ts'
import type { EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { improveTask, twoTexts } from '#test/kit/ai-runs.ts'
import { streamTexts, wholeAnswer } from '#test/kit/ai-streams.ts'
import { answerIn } from './spoken-text.ts'

const task = improveTask(twoTexts) as Task

async function* piecesOf(...pieces: Uint8Array[]) {
  yield* pieces
}

/** As the engine reads it, without the network between. */
const readIn = async (...pieces: Uint8Array[]): Promise<EngineOutput[]> => {
  const reader = readerFor(task)
  const all: EngineOutput[] = []
  for await (const text of answerIn(piecesOf(...pieces))) all.push(...reader.read(text))
  all.push(...reader.end())
  return all
}

const stepsIn = (output: readonly EngineOutput[]) =>
  output.flatMap((one) => ('step' in one ? [one.step] : []))
const liveIn = (output: readonly EngineOutput[]) =>
  output.map((one) => ('live' in one ? one.live.text : '')).join('')

test('an answer gives the same steps wherever its bytes are split', async () => {
  const whole = await readIn(wholeAnswer)
  expect(stepsIn(whole).map((step) => 'text' in step && step.text)).toEqual(Object.values(streamTexts))
  // Characters of one, two, three and four bytes are in it.
  expect(new Set([...wholeAnswer.toString()].map((one) => Buffer.byteLength(one)))).toEqual(
    new Set([1, 2, 3, 4]),
  )
  for (let at = 0; at <= wholeAnswer.length; at += 1)
    expect(await readIn(wholeAnswer.subarray(0, at), wholeAnswer.subarray(at)), `cut at ${at}`).toEqual(whole)
})

test('an answer gives the same steps if it arrives byte by byte', async () => {
  const whole = await readIn(wholeAnswer)
  const single = await readIn(...Array.from(wholeAnswer, (byte) => Uint8Array.of(byte)))
  expect(stepsIn(single)).toEqual(stepsIn(whole))
  expect(liveIn(single)).toBe(liveIn(whole))
})

test('an answer that ends at any byte keeps its complete steps and adds no others', async () => {
  const texts = Object.values(streamTexts)
  for (let at = 0; at < wholeAnswer.length; at += 1) {
    const output: EngineOutput[] = []
    const reader = readerFor(task)
    const end = await (async () => {
      for await (const text of answerIn(piecesOf(wholeAnswer.subarray(0, at))))
        output.push(...reader.read(text))
    })().then(
      () => 'whole',
      (error: { code?: string }) => error.code,
    )
    expect(['whole', 'cut_off', 'empty', 'not_understood'], `ends at ${at}`).toContain(end)
    const steps = stepsIn(output).map((step) => 'text' in step && step.text)
    expect(steps, `ends at ${at}`).toEqual(texts.slice(0, steps.length))
    if (end === 'whole') expect(steps).toEqual(texts)
  }
})
