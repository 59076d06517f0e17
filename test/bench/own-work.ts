import type { Browser, Page } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { type?: string } }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

const isKey = ({ name, args }: TraceEvent, type: string) =>
  name === 'EventDispatch' && args.data?.type === type

/** Key handlers with the layout that they force, and the layout of the frame. */
const counts = (event: TraceEvent): boolean =>
  ['keydown', 'keypress', 'keyup'].some((type) => isKey(event, type)) ||
  event.name === 'UpdateLayoutTree' ||
  event.name === 'Layout'

/** The milliseconds of main-thread work for each key, from key down to the end of layout. */
export const ownWork = async (
  browser: Browser,
  page: Page,
  type: () => Promise<unknown>,
): Promise<number[]> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await type()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const keys = traceEvents.filter((event) => isKey(event, 'keydown'))
  const thread = keys[0] && threadOf(keys[0])
  const work = traceEvents
    .filter((event) => event.ph === 'X' && threadOf(event) === thread && counts(event))
    .sort((a, b) => a.ts - b.ts)
  const perKey = keys.map(() => 0)
  let [end, key] = [0, -1]
  for (const event of work) {
    while ((keys[key + 1]?.ts ?? Number.POSITIVE_INFINITY) <= event.ts) key += 1
    // Nested events are part of the handler.
    if (key < 0 || event.ts < end) continue
    end = event.ts + (event.dur ?? 0)
    perKey[key] = (perKey[key] ?? 0) + (event.tdur ?? event.dur ?? 0) / 1000
  }
  return perKey
}
