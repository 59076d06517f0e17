import { type Connection, parsedAnswer, requestHeaders } from './client.ts'
import type { ErrorBody } from './errors.ts'

export interface StreamHandlers {
  onChunk(text: string): void
  onEnd(): void
  onError(error: Error): void
}

/** The server refused to begin; the body says why, where it is an answer of ours. */
export class StreamFailure extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, body: ErrorBody | null) {
    super(`HTTP error! status: ${status}`)
    this.status = status
    this.body = body
  }
}

/**
 * Streaming POST: chunks of text as they arrive, split multi-byte characters joined, then the end.
 * Returns a way to abort; an aborted stream ends silently.
 */
export const streamPost = (
  options: Connection,
  path: `/${string}`,
  body: unknown,
  handlers: StreamHandlers,
): (() => void) => {
  const controller = new AbortController()
  const send = options.fetch ?? globalThis.fetch.bind(globalThis)

  const run = async () => {
    const response = await send(options.base + path, {
      method: 'POST',
      headers: requestHeaders(options, 'application/json'),
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    if (!response.ok)
      throw new StreamFailure(
        response.status,
        parsedAnswer(await response.text().catch(() => '')) as ErrorBody | null,
      )
    if (!response.body) return
    const decoder = new TextDecoder()
    // Not every browser can iterate a stream.
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const text = decoder.decode(value, { stream: true })
      if (text !== '') handlers.onChunk(text)
    }
    const rest = decoder.decode()
    if (rest !== '') handlers.onChunk(rest)
  }

  run().then(
    () => {
      if (!controller.signal.aborted) handlers.onEnd()
    },
    (error: unknown) => {
      if (controller.signal.aborted) return
      handlers.onError(error instanceof Error ? error : new Error(String(error)))
    },
  )
  return () => controller.abort()
}
