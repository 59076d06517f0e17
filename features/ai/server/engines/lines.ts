import { EngineFailure } from '#packages/ai/engine.ts'

/** A line of an answer is a few hundred bytes. */
const MAX_LINE = 512 * 1024

/**
 * Lines of text from chunks of bytes: a chunk may end within a character, and a line ends with LF, CR LF or CR. Text
 * after the last line end is a line too.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  const take = function* (more: string, isLast: boolean): Generator<string> {
    rest += more
    let from = 0
    for (const { index, 0: end } of rest.matchAll(/\r\n|\n|\r/g)) {
      // The LF of this CR may be in the next piece.
      if (end === '\r' && index + 1 === rest.length && !isLast) break
      yield rest.slice(from, index)
      from = index + end.length
    }
    rest = rest.slice(from)
    if (rest.length > MAX_LINE) throw new EngineFailure('too_long')
  }
  for await (const piece of bytes) yield* take(decoder.decode(piece, { stream: true }), false)
  yield* take(decoder.decode(), true)
  if (rest !== '') yield rest
}
