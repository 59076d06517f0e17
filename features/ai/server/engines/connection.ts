import { setTimeout as wait } from 'node:timers/promises'
import type { FailureCode } from '#packages/ai/engine.ts'
import { AnswerFailure, failureOf } from './answer-failure.ts'

/** Where and how a model is asked. */
export interface Upstream {
  baseUrl: string
  apiKey: string | undefined
  model: string
  jsonMode: boolean
  temperature: number | null
  timeoutSeconds: number
}

export interface Patience {
  /** Until the first byte: a model may think before it speaks. */
  firstMs: number
  /** Between two pieces. */
  idleMs: number
  /** Before it is asked again, where it does not say. */
  againMs: number
  /** Longer than this nobody waits for a busy one. */
  mostAgainMs: number
}

export const PATIENCE: Patience = { firstMs: 120_000, idleMs: 60_000, againMs: 1000, mostAgainMs: 8000 }

const MOST_ANSWER = 4 * 1024 * 1024
const MOST_ERROR = 16 * 1024
/** After the last word the connection is left to end by itself, so that it can be used again. */
const LINGER_MS = 1000

const bytesOf = async (response: Response, most: number): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > most) break
  }
  return text
}

/** Milliseconds, from seconds or a date; undefined where it says nothing. */
const againAfter = (response: Response): number | undefined => {
  const said = response.headers.get('retry-after')
  if (said === null || said.trim() === '') return undefined
  const seconds = Number(said)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** A connection that had been kept may be closed over there just now; a new one is worth a try. */
const isBroken = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } }
  return BROKEN.has(cause?.code ?? '')
}

/**
 * One call, which ends when the caller is gone, when nothing came for too long, or when all of it took too long.
 * Before the first byte it is made a second time where the endpoint is busy or the connection broke.
 */
export const openCall = (
  upstream: Upstream,
  body: object,
  { signal, patience }: { signal: AbortSignal; patience: Patience },
) => {
  const stop = new AbortController()
  const giveUp = (code: FailureCode) => stop.abort(new AnswerFailure(code, {}))
  const onGone = () => stop.abort(signal.reason)
  signal.addEventListener('abort', onGone, { once: true })
  if (signal.aborted) onGone()
  const whole = setTimeout(() => giveUp('timeout'), upstream.timeoutSeconds * 1000)
  let silence = setTimeout(() => giveUp('timeout'), patience.firstMs)
  let isLeft = false
  const heard = () => {
    clearTimeout(silence)
    if (isLeft) return
    silence = setTimeout(() => giveUp('timeout'), patience.idleMs)
  }

  /** What stopped it says more than how the call broke then. */
  const reasonOf = (error: unknown): unknown => {
    if (stop.signal.aborted) return stop.signal.reason
    return error instanceof AnswerFailure ? error : new AnswerFailure('unreachable', { cause: error })
  }

  const ask = () =>
    fetch(`${upstream.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(upstream.apiKey === undefined ? {} : { authorization: `Bearer ${upstream.apiKey}` }),
      },
      body: JSON.stringify(body),
      // It would carry the key and the person's words to an address that nobody set.
      redirect: 'manual',
      signal: stop.signal,
    })

  const answer = async (isSecond: boolean): Promise<Response> => {
    let response: Response
    try {
      response = await ask()
    } catch (error) {
      if (!isSecond && !stop.signal.aborted && isBroken(error)) return answer(true)
      throw reasonOf(error)
    }
    if (response.ok) return response
    const failure = failureOf(response.status, await bytesOf(response, MOST_ERROR).catch(() => ''))
    const after = againAfter(response) ?? patience.againMs
    if (isSecond || failure.code !== 'busy' || after > patience.mostAgainMs) throw failure
    await wait(after, undefined, { signal: stop.signal }).catch(() => undefined)
    if (stop.signal.aborted) throw stop.signal.reason
    return answer(true)
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    const { body: stream } = await answer(false)
    let size = 0
    try {
      for await (const piece of stream ?? []) {
        heard()
        size += piece.length
        if (size > MOST_ANSWER) throw new AnswerFailure('too_long', {})
        yield piece
      }
    } catch (error) {
      throw reasonOf(error)
    }
  }

  const close = () => {
    isLeft = true
    clearTimeout(whole)
    clearTimeout(silence)
    signal.removeEventListener('abort', onGone)
  }
  const coming = pieces()
  return {
    pieces: coming,
    /** At once: the endpoint stops working for nobody. */
    drop: () => {
      close()
      stop.abort()
    },
    /** All was said; what still comes is not waited for. */
    leave: () => {
      close()
      const timer = setTimeout(() => stop.abort(), LINGER_MS).unref()
      const drain = async () => {
        while (!(await coming.next()).done);
        clearTimeout(timer)
      }
      void drain().catch(() => undefined)
    },
  }
}
