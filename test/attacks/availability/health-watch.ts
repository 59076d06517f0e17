import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../send.ts'

const INTERVAL_MS = 5

/** Milliseconds until `/api/health` has answered a new connection. */
const askOnce = async (url: string): Promise<number> => {
  const start = performance.now()
  const { status } = await send({ url }, { method: 'GET', path: '/api/health' })
  if (status !== 200) throw new Error(`health answered ${status}`)
  return performance.now() - start
}

const askUntil = async (url: string, isOver: () => boolean): Promise<number> => {
  let worst = 0
  do {
    worst = Math.max(worst, await askOnce(url))
    await wait(INTERVAL_MS)
  } while (!isOver())
  return worst
}

/** The longest wait for `/api/health`, in milliseconds, without load. */
export const quietWait = (url: string, rounds: number): Promise<number> => {
  let left = rounds
  return askUntil(url, () => {
    left -= 1
    return left <= 0
  })
}

/** The longest wait for `/api/health`, in milliseconds, during an attack. */
export const waitDuring = async (url: string, attack: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  const [worst] = await Promise.all([
    askUntil(url, () => isOver),
    attack().finally(() => {
      isOver = true
    }),
  ])
  return worst
}
