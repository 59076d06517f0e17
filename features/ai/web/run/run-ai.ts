import type { FailureCode } from '#packages/ai/engine.ts'
import type { Client } from '#packages/api/client.ts'
import type { InputOf } from '#packages/api/endpoint.ts'
import { StreamFailure, streamPost } from '#packages/api/stream.ts'
import { languageOf } from '#packages/i18n/language.ts'
import { type RunEvent, startRun } from '../../contract.ts'
import { failureWords } from './failure-words.ts'
import { eventReader, LineTooLong } from './read-events.ts'

export type AiAsk = Omit<InputOf<typeof startRun>, 'id'> & {
  /** Id of the run, made by the caller with `newId`. */
  id: string
}

/** Why a run did not finish. */
export interface RunFailure {
  /** Of the engine (`FailureCode`), or of the call: `not_enough_points`, `too_many_runs`, `signed_out`, … */
  code: FailureCode | (string & {})
  /** In the user's language. */
  message: string
  /** Data of the call's error; read it with `errorData(startRun, code, failure)`. */
  data?: unknown
  /** The server treated this as a stop and charged for the delivered part. */
  isConnectionLost?: true
}

export interface RunHandlers {
  /** All but the last one: `started`, `live`, `step`, `waiting`. */
  onEvent(event: Exclude<RunEvent, { event: 'done' | 'failed' }>): void
  onDone(end: { spent: number; balance: number | null }): void
  /** Steps received before it may be used. `balance` is undefined if the server did not report it. */
  onFailed(failure: RunFailure, balance?: number | null): void
}

/** The server says that it is there every ten seconds; a connection that is silent for longer is gone. */
const MAX_SILENCE_MS = 25_000

/**
 * Asks a model and hands over what comes. A start that got no answer at all is sent once more with the same id, which
 * runs and costs once. Returns a way to stop; a stopped run says nothing more.
 */
export const runAi = (
  client: Pick<Client, 'connection'>,
  ask: AiAsk,
  handlers: RunHandlers,
  silenceMs = MAX_SILENCE_MS,
): (() => void) => {
  const { connection } = client
  const events = eventReader()
  let heard = false
  let over = false
  let abort = () => {}
  let watch: ReturnType<typeof setTimeout> | undefined

  const end = (tell: () => void) => {
    if (over) return
    over = true
    clearTimeout(watch)
    abort()
    tell()
  }
  const fail = (code: FailureCode) =>
    end(() => {
      const message = failureWords[languageOf(connection.language())][code]
      handlers.onFailed({ code, message, ...(heard ? { isConnectionLost: true } : {}) })
    })
  const listen = () => {
    clearTimeout(watch)
    if (!over) watch = setTimeout(() => fail('unreachable'), silenceMs)
  }

  const hand = (event: RunEvent) => {
    if (over) return
    if (event.event === 'done') end(() => handlers.onDone({ spent: event.spent, balance: event.balance }))
    else if (event.event === 'failed')
      end(() => handlers.onFailed({ code: event.code, message: event.message }, event.balance))
    else handlers.onEvent(event)
  }
  const failed = (error: Error, mayRetry: boolean) => {
    if (error instanceof StreamFailure) {
      const { body } = error
      // The first request did arrive, but its answer is lost: the server has stopped the run and refunded it.
      if (!body || (body.code === 'run_exists' && !mayRetry)) return fail(body ? 'unreachable' : 'internal')
      return end(() => handlers.onFailed(body))
    }
    if (heard || !mayRetry) return fail('unreachable')
    send(false)
  }
  const send = (mayRetry: boolean) => {
    listen()
    abort = streamPost(connection, startRun.path, ask, {
      onChunk: (text) => {
        heard = true
        listen()
        try {
          for (const event of events.take(text)) hand(event)
        } catch (error) {
          if (!(error instanceof LineTooLong)) throw error
          fail('too_long')
        }
      },
      onEnd: () => {
        for (const event of events.end()) hand(event)
        fail('unreachable')
      },
      onError: (error) => failed(error, mayRetry),
    })
  }
  send(true)
  return () => end(() => undefined)
}
