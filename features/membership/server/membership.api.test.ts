import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileUsage } from '#features/files/contract.ts'
import { listPlans } from '#packages/plans/contract.ts'
import { limitsFor } from '#packages/plans/running.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

/** product.md §5, written down apart from the code. */
const decided = [
  { key: 'free', yuan: 0, days: null, documents: 5, paid: 'points' },
  { key: 'month', yuan: 9.9, days: 31, documents: 20, paid: 'included' },
  { key: 'year', yuan: 29.9, days: 365, documents: 50, paid: 'included' },
  { key: 'lifetime', yuan: 59.9, days: null, documents: null, paid: 'included' },
]

test('anyone may read the plans; prices, days and limits are the decided ones', async () => {
  const { plans, points } = await server.as().call(listPlans, {})
  expect(
    plans.map(({ key, priceFen, days, documents, benefits }) => {
      expect(benefits).toMatchObject({ resumeFiles: 'free', builtInAi: 'free' })
      expect(benefits.templateFiles).toBe(benefits.paidAi)
      return { key, yuan: priceFen / 100, days, documents, paid: benefits.paidAi }
    }),
  ).toEqual(decided)
  expect(points).toMatchObject({ perYuan: 10, welcome: 20 })
  for (const { priceFen, points: bought } of points.packages)
    expect(bought).toBe((priceFen / 100) * points.perYuan)
})

test('what the page says of the free plan is what the server holds people to', async () => {
  const [free] = (await server.as().call(listPlans, {})).plans
  const { token } = await aPerson(server.deps)
  const usage = await server.as(token).call(fileUsage, {})
  expect(usage.most).toBe(free?.fileBytes)
  expect(limitsFor('user', 'free', defaultMoney).documents).toBe(free?.documents)
})
