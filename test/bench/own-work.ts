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

/** Handlers of keys, with the layout that they ask for; and the layout of the frame itself. */
const counts = (event: TraceEvent): boolean =>
  ['keydown', 'keypress', 'keyup'].some((type) => isKey(event, type)) ||
  event.name === 'UpdateLayoutTree' ||
  event.name === 'Layout'

/** The milliseconds that the page's thread worked for each key, from its going down to the end of layout. */
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
    // What lies within a handler was counted with it.
    if (key < 0 || event.ts < end) continue
    end = event.ts + (event.dur ?? 0)
    perKey[key] = (perKey[key] ?? 0) + (event.tdur ?? event.dur ?? 0) / 1000
  }
  return perKey
}
