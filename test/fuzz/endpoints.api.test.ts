import { expect, test } from 'vitest'
import { startTarget } from '#test/attacks/endpoints.ts'
import { fuzzCall, isAlive, prepareFuzz, rowsOf } from './endpoints.ts'

test('random calls of every endpoint cause no error and affect no other user (npm run fuzz goes on)', async () => {
  const server = await startTarget()
  try {
    const fuzzed = await prepareFuzz(server)
    const before = await rowsOf(server, fuzzed.bystander)
    expect(before.length).toBeGreaterThan(10)
    const found: string[] = []
    for (let at = 0; at < fuzzed.endpoints.length * 2; at += 1) {
      const fault = await fuzzCall(fuzzed, 1, at)
      if (fault) found.push(fault)
    }
    expect(found).toEqual([])
    expect(await isAlive(server)).toBe(true)
    expect(await rowsOf(server, fuzzed.bystander)).toEqual(before)
  } finally {
    await server.stop()
  }
})
