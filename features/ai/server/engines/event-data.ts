import { EngineFailure } from '#packages/ai/engine.ts'
import { linesOf } from './lines.ts'

const FIELD = /^(?:data|event|id|retry)?:|^$/

/**
 * What the events of a stream carry (Server-Sent Events, as endpoints write them): comments and names are left out,
 * several lines of data are one, and what stands at the end without an empty line counts too. An answer that is no
 * stream but one piece of JSON comes as one; a page of some proxy is nothing that can be understood.
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
      if (data.length > 0) yield* told(data)
      data = []
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5))
      hasData = true
    } else if (!FIELD.test(line)) isUnknown = true
  }
  if (isUnknown && !hasData) throw new EngineFailure('not_understood')
  if (plain) yield plain.join('\n')
  else if (data.length > 0) yield* told(data)
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Some leave out the empty line between two events: then each line stands by itself. */
function* told(data: readonly string[]): Generator<string> {
  const whole = data.join('\n')
  if (data.length === 1 || isJson(whole)) yield whole
  else yield* data
}
