import { startTarget } from '#test/attacks/endpoints.ts'
import { type Fuzzed, fuzzCall, isAlive, prepareFuzz, rowsOf } from './endpoints.ts'
import type { Finding, Walk } from './walk.ts'

const HUNG_MS = 30_000

const orHung = async (call: Promise<string | undefined>): Promise<string | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('no answer came'), HUNG_MS)
  })
  return Promise.race([call, late]).finally(() => clearTimeout(timer))
}

/** Differences between the bystander's data and its original state. */
const touched = async ({ server, bystander }: Fuzzed, before: readonly string[]): Promise<Finding[]> => {
  const after = await rowsOf(server, bystander)
  const lost = before.filter((row) => !after.includes(row)).map((row) => `lost ${row}`)
  const more = after.filter((row) => !before.includes(row)).map((row) => `got ${row}`)
  return [...lost, ...more].map((what) => ({ what: `the bystander ${what.slice(0, 400)}` }))
}

/** Often enough for calls to meet changes of others, rarely enough that objects are left. */
const ROUNDS = 4

/** All endpoints in turn, on a server with users of their own. */
const oneServer = async (walk: Walk, seed: number, ends: number) => {
  const server = await startTarget()
  try {
    const fuzzed = await prepareFuzz(server)
    const before = await rowsOf(server, fuzzed.bystander)
    const last = walk.cases + fuzzed.endpoints.length * ROUNDS
    while (walk.cases < last && performance.now() < ends) {
      const fault = await orHung(fuzzCall(fuzzed, seed, walk.cases))
      walk.cases += 1
      if (fault) walk.findings.push({ what: fault })
    }
    walk.findings.push(...(await touched(fuzzed, before)))
    if (!(await isAlive(server))) walk.findings.push({ what: 'the server is gone' })
  } finally {
    await server.stop()
  }
}

/** Makes random calls until the time is over. */
export const walkEndpoints = async (seed: number, ms: number): Promise<Walk> => {
  const walk: Walk = { cases: 0, findings: [] }
  const ends = performance.now() + ms
  while (performance.now() < ends) await oneServer(walk, seed, ends)
  return walk
}
