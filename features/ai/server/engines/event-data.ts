import { EngineFailure } from '#packages/ai/engine.ts'
import { linesOf } from './lines.ts'

const FIELD = /^(?:data|event|id|retry)?:|^$/

/**
 * The data of each event of a stream (Server-Sent Events, as model endpoints write them): comments and event names are
 * ignored, several lines of data are joined, and a last event without an empty line counts too. A response that is one
 * JSON value instead of a stream is one event; an HTML page of a proxy is an error.
 */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  let plain: string[] | undefined
  let isFirst = true
  let hasData = false
  let isUnknown = false
  for await (const line of linesOf(bytes)) {
    if (isFirst && line.trim() !== '') {
      isFirst = false
      if (/^\s*[{[]/.test(line)) plain = []
    }
    if (plain) {
      plain.push(line)
      continue
    }
    if (line === '') {
      if (data.length > 0) yield* eventsIn(data)
      data = []
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5))
      hasData = true
    } else if (!FIELD.test(line)) isUnknown = true
  }
  if (isUnknown && !hasData) throw new EngineFailure('not_understood')
  if (plain) yield plain.join('\n')
  else if (data.length > 0) yield* eventsIn(data)
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Some endpoints omit the empty line between events: then each line is an event. */
function* eventsIn(data: readonly string[]): Generator<string> {
  const whole = data.join('\n')
  if (data.length === 1 || isJson(whole)) yield whole
  else yield* data
}
