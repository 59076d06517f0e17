import { createParser, type ParseError } from 'eventsource-parser'
import { EngineFailure } from '#packages/ai/engine.ts'

/** An event of an answer is a few hundred bytes. */
const MAX_EVENT_LENGTH = 512 * 1024

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Some endpoints leave out the empty line between two events: then each line is an event. */
const eventsIn = (data: string): string[] =>
  data.includes('\n') && !isJson(data) ? data.split('\n') : [data]

/**
 * The data of Server-Sent Events, including an event that the end of the stream leaves open. A body that is one piece
 * of JSON instead of a stream is yielded whole. A body that is neither, such as the page of a proxy, is refused.
 */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const errors = new Set<ParseError['type']>()
  let hasData = false
  let json: string | undefined
  let isStart = true
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: ({ data }) => {
      hasData = true
      events.push(...eventsIn(data))
    },
    onError: ({ type }) => errors.add(type),
  })
  const read = function* (text: string): Generator<string> {
    parser.feed(text)
    yield* events.splice(0)
    if (errors.has('max-buffer-size-exceeded')) throw new EngineFailure('too_long')
  }
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true })
    if (isStart && text.trim() !== '') {
      isStart = false
      if (/^\s*[{[]/.test(text)) json = ''
    }
    if (json === undefined) yield* read(text)
    else if (json.length + text.length > MAX_EVENT_LENGTH) throw new EngineFailure('too_long')
    else json += text
  }
  if (json !== undefined) yield json + decoder.decode()
  else yield* read(`${decoder.decode()}\n\n`)
  if (errors.has('unknown-field') && !hasData) throw new EngineFailure('not_understood')
}
