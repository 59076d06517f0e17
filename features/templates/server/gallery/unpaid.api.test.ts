import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResume, getResume } from '#features/resumes/contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { ownTemplates } from '#packages/templates/own.ts'
import type { Client } from '#packages/wire/client.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { countTemplateUse, getDocument } from '../../contract.ts'

let server: TestServer
let visitor: Client
beforeAll(async () => {
  server = await startServer()
  visitor = server.as()
})
afterAll(() => server.stop())

const aBuyer = async (amount: number) => {
  const person = await aPerson(server.deps)
  const { db, now } = server.deps
  if (amount > 0)
    await post(db, now(), {
      userId: person.userId,
      amount,
      reason: 'adjustment',
      key: `given ${person.userId}`,
    })
  return { ...person, api: server.as(person.token) }
}

const priced = ownTemplates().filter(({ price }) => price > 0)

test('what names a priced template as its origin is taken only from whom it is open to', async () => {
  const { id, price, document } = priced[0] ?? expect.fail('nothing has a price')
  const { api } = await aBuyer(price)
  const begin = () => api.call(createResume, { document: document(), templateId: id })
  const refused = { code: 'template_not_open' }
  await expect(begin()).rejects.toMatchObject(refused)
  await expect(visitor.call(countTemplateUse, { id })).rejects.toMatchObject(refused)
  await expect(api.call(countTemplateUse, { id })).rejects.toMatchObject(refused)

  await api.call(getDocument, { id, agreed: price })
  const begun = await begin()
  expect(await api.call(getResume, { id: begun.id })).toMatchObject({ templateId: id })
  await api.call(countTemplateUse, { id })

  // What somebody made of it is theirs and names no template.
  const free = ownTemplates('word').find((one) => one.price === 0)
  await visitor.call(countTemplateUse, { id: free?.id ?? '' })
  await api.call(createResume, { document: document(), templateId: free?.id ?? '' })
})
