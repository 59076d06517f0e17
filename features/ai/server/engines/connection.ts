import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FailureCode } from '#packages/ai/engine.ts'
import type { MayConnect } from '#packages/server-kit/outbound-addresses.ts'
import { AnswerFailure, failureOf } from './answer-failure.ts'
import { AddressRefused, guardedPost } from './guarded-request.ts'

/** The endpoint of a model and the settings of its requests. */
export interface Upstream {
  baseUrl: string
  mayConnect: MayConnect
  apiKey: string | undefined
  model: string
  jsonMode: boolean
  temperature: number | null
  timeoutSeconds: number
}

export interface Patience {
  /** Timeout until the first byte, which may include the model's thinking. */
  firstMs: number
  /** Timeout between two chunks. */
  idleMs: number
  /** Wait before a retry if the endpoint does not send one. */
  againMs: number
  /** The longest wait for a busy endpoint. */
  maxRetryMs: number
}

export const PATIENCE: Patience = { firstMs: 120_000, idleMs: 60_000, againMs: 1000, maxRetryMs: 8000 }

const MAX_ANSWER = 4 * 1024 * 1024
const MAX_ERROR = 16 * 1024
/** How long the connection may take to end by itself after the last chunk, so that it can be reused. */
const LINGER_MS = 1000

const bytesOf = async (response: IncomingMessage, maxLength: number): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response as AsyncIterable<Buffer>) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > maxLength) break
  }
  return text
}

/** A `Retry-After` header in milliseconds, from seconds or a date; undefined if there is none. */
const againAfter = ({ headers }: IncomingMessage): number | undefined => {
  const retryAfter = headers['retry-after']
  if (retryAfter === undefined || retryAfter.trim() === '') return undefined
  const seconds = Number(retryAfter)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

const BROKEN = new Set(['ECONNRESET', 'EPIPE'])

/** The endpoint may have just closed a reused connection, so the request is sent again on a new one. */
const isBroken = (error: unknown): boolean => BROKEN.has((error as { code?: string }).code ?? '')

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
  let leftMs = upstream.timeoutSeconds * 1000
  let isLeft = false
  let pause = () => {}
  /** Only the endpoint's own time is counted: a caller who reads slowly must not make it fail. */
  const waitFor = (silenceMs: number) => {
    if (isLeft) return
    const since = performance.now()
    const whole = setTimeout(() => giveUp('timeout'), leftMs)
    const silence = setTimeout(() => giveUp('timeout'), silenceMs)
    pause = () => {
      clearTimeout(whole)
      clearTimeout(silence)
      leftMs -= performance.now() - since
      pause = () => {}
    }
  }

  /** The reason of the abort explains more than the error of the aborted call. */
  const reasonOf = (error: unknown): unknown => {
    if (stop.signal.aborted) return stop.signal.reason
    if (error instanceof AddressRefused) return new AnswerFailure('refused', { cause: error })
    return error instanceof AnswerFailure ? error : new AnswerFailure('unreachable', { cause: error })
  }

  const ask = () =>
    guardedPost({
      address: `${upstream.baseUrl}/chat/completions`,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        'accept-encoding': 'identity',
        ...(upstream.apiKey === undefined ? {} : { authorization: `Bearer ${upstream.apiKey}` }),
      },
      body: JSON.stringify(body),
      mayConnect: upstream.mayConnect,
      signal: stop.signal,
    })

  const answer = async (isSecond: boolean): Promise<IncomingMessage> => {
    let response: IncomingMessage
    try {
      response = await ask()
    } catch (error) {
      if (!isSecond && !stop.signal.aborted && isBroken(error)) return answer(true)
      throw reasonOf(error)
    }
    const { statusCode: status = 0 } = response
    if (status >= 200 && status < 300) return response
    const failure = failureOf(status, await bytesOf(response, MAX_ERROR).catch(() => ''))
    const after = againAfter(response) ?? patience.againMs
    if (isSecond || failure.code !== 'busy' || after > patience.maxRetryMs) throw failure
    await wait(after, undefined, { signal: stop.signal }).catch(() => undefined)
    if (stop.signal.aborted) throw stop.signal.reason
    return answer(true)
  }

  async function* pieces(): AsyncGenerator<Uint8Array> {
    waitFor(patience.firstMs)
    const stream: AsyncIterable<Buffer> = await answer(false)
    let size = 0
    try {
      for await (const piece of stream) {
        pause()
        size += piece.length
        if (size > MAX_ANSWER) throw new AnswerFailure('too_long', {})
        yield piece
        waitFor(patience.idleMs)
      }
    } catch (error) {
      throw reasonOf(error)
    }
  }

  const close = () => {
    isLeft = true
    pause()
    signal.removeEventListener('abort', onGone)
  }
  const coming = pieces()
  return {
    pieces: coming,
    /** Immediately, so that the endpoint does not go on working for an aborted run. */
    drop: () => {
      close()
      stop.abort()
    },
    /** The answer is complete; any further data is ignored. */
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
