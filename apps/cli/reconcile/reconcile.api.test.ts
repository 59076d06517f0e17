import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideTrade } from '#features/orders/server/providers/sandbox.ts'
import type { Language } from '#packages/i18n/language.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { anOrder } from '#test/kit/orders.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer, testVariables } from '#test/kit/server.ts'
import { runCommandLine } from '../run.ts'

let server: TestServer
let variables: Record<string, string>
beforeAll(async () => {
  variables = await testVariables()
  server = await startServer({ env: variables })
})
afterAll(() => server?.stop())

const run = async (language: Language, more: Record<string, string> = {}) => {
  let out = ''
  const code = await runCommandLine(['reconcile'], {
    workingFolder: server.dataDir,
    language,
    variables: { ...variables, ...more },
    input: Readable.from([]),
    write: async (content) => {
      out += String(content)
    },
    print: () => undefined,
    build: async () => '',
  })
  return { code, lines: out.trim().split('\n').sort() }
}

test('reports every open order next to a running server and finds nothing to do the second time', async () => {
  const { userId } = await aPerson(server.deps)
  const [waits, lost] = [await anOrder(server.deps, userId), await anOrder(server.deps, userId)]
  await decideTrade(server.deps.db, lost.id, 'paid')
  const waiting = `${waits.number}  not paid yet`
  expect(await run('en')).toEqual({
    code: 0,
    lines: [waiting, `${lost.number}  paid; delivered now`, 'Checked 2 orders, changed 1'].sort(),
  })
  expect(await balanceOf(server.deps.db, userId)).toBe(10)
  expect(await run('en')).toEqual({ code: 0, lines: [waiting, 'Checked 1 order, changed 0'].sort() })
  expect(await balanceOf(server.deps.db, userId)).toBe(10)
  // The payment method was switched off meanwhile, so its service cannot be asked.
  const closed = await run('zh', { PAYMENT: '' })
  expect(closed.code).toBe(1)
  expect(closed.lines).toContain(`${waits.number}  它的付款方式没有开通，无法核对`)
})
