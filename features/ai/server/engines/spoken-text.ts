import type { Message } from '#packages/ai/asking/asking.ts'
import { EngineFailure } from '#packages/ai/engine.ts'
import { AnswerFailure, codeByWords, errorIn } from './answer-failure.ts'
import { openCall, PATIENCE, type Patience, type Upstream } from './connection.ts'
import { eventData } from './event-data.ts'

interface Chunk {
  text: string
  /** Why it ended here: `stop`, `length`, …; undefined while it goes on. */
  finish: string | undefined
}

const textIn = (content: unknown): string => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown } | null) => textIn(part?.text)).join('')
}

/** The text of one chunk of the answer; the model's reasoning and token counts have none. */
const chunkIn = (data: string, hasText: boolean): Chunk => {
  let body: unknown
  try {
    body = JSON.parse(data)
  } catch (cause) {
    throw new EngineFailure('not_understood', { cause })
  }
  const reported = errorIn(body)
  if (reported)
    throw new AnswerFailure(codeByWords(reported.kind) ?? (hasText ? 'cut_off' : 'unreachable'), {
      answer: reported.message,
    })
  const { choices } = (body ?? {}) as { choices?: unknown }
  if (!Array.isArray(choices)) throw new EngineFailure('not_understood')
  const { delta, message, finish_reason: finish } = (choices[0] ?? {}) as Record<string, unknown>
  const { content } = (delta ?? message ?? {}) as { content?: unknown }
  const ended = typeof finish === 'string' && finish !== '' ? finish : undefined
  // An answer that is not a stream is complete.
  return { text: textIn(content), finish: ended ?? (message ? 'stop' : undefined) }
}

const bodyFor = ({ model, jsonMode, temperature }: Upstream, messages: readonly Message[]) => ({
  model,
  messages,
  stream: true,
  ...(temperature === null ? {} : { temperature }),
  ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
})

/** Reads the text of an answer from its bytes as they arrive; fails if it is not an answer or is incomplete. */
export async function* answerIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Events are read one by one, because a `for` loop would close the connection after the last one.
  const events = eventData(pieces)
  let hasText = false
  let finish: string | undefined
  let isDone = false
  while (!isDone) {
    const { value: data, done } = await events.next()
    if (done) break
    isDone = data.trim() === '[DONE]'
    if (isDone || data.trim() === '') continue
    const chunk = chunkIn(data, hasText)
    finish ??= chunk.finish
    if (chunk.text === '') continue
    hasText = true
    yield chunk.text
  }
  if (finish === 'length' || finish === 'content_filter') throw new EngineFailure('cut_off')
  if (!hasText) throw new EngineFailure('empty')
  if (!isDone && finish === undefined) throw new EngineFailure('cut_off')
}

interface Asked {
  upstream: Upstream
  messages: readonly Message[]
  signal: AbortSignal
  patience?: Patience | undefined
}

/** The text of a model's answer, chunk by chunk. */
export async function* spokenText({
  upstream,
  messages,
  signal,
  patience = PATIENCE,
}: Asked): AsyncGenerator<string> {
  const call = openCall(upstream, bodyFor(upstream, messages), { signal, patience })
  let isWhole = false
  try {
    for await (const text of answerIn(call.pieces)) yield text
    isWhole = true
  } finally {
    if (isWhole) call.leave()
    else call.drop()
  }
}
