import { safeParse } from 'zod/v4/core'
import { type RunEvent, runEvent } from '../../contract.ts'

/** A line has at most one step, so a longer line is not an answer of the server. */
const MAX_LINE = 200_000

export class LineTooLong extends Error {}

const eventOf = (line: string): RunEvent | undefined => {
  try {
    const read = safeParse(runEvent, JSON.parse(line))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads events from text that arrives in pieces of any size. Unknown lines are skipped: a newer server may send events
 * that this page does not know, and an error page of a proxy has no events.
 */
export const eventReader = () => {
  let rest = ''
  return {
    take: (text: string): RunEvent[] => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > MAX_LINE) throw new LineTooLong()
      return lines.flatMap((line) => eventOf(line) ?? [])
    },
    /** The last line may lack its line feed. */
    end: (): RunEvent[] => {
      const last = eventOf(rest)
      rest = ''
      return last ? [last] : []
    },
  }
}
