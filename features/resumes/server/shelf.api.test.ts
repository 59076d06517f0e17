import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankDocument } from '#packages/document/blank.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { createResume, destroyResume, listResumes, removeResume, restoreResume } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const someone = async () => server.as((await aPerson(server.deps)).token)
const document = (title: string) => blankDocument(title, 'zh')

test('is searched by words of the title, signs and all, and says how many there may be', async () => {
  const api = await someone()
  for (const title of ['产品经理 100%', 'Backend_Go', '护士'])
    await api.call(createResume, { document: document(title) })
  const found = async (q: string) => (await api.call(listResumes, { q })).resumes.map(({ title }) => title)
  expect(await found('经理')).toEqual(['产品经理 100%'])
  expect(await found('BACKEND')).toEqual(['Backend_Go'])
  expect(await found('0%')).toEqual(['产品经理 100%'])
  expect(await found('d_G')).toEqual(['Backend_Go'])
  expect(await found('%')).toEqual(['产品经理 100%'])
  expect(await found("' or 1=1 --")).toEqual([])
  expect(await api.call(listResumes, { q: '护' })).toMatchObject({ used: 3, most: 5, next: null })
})

test('what lies in the bin can be deleted for good; what does not, cannot', async () => {
  const [api, other] = [await someone(), await someone()]
  const { id } = await api.call(createResume, { document: document('要删的') })
  await expect(api.call(destroyResume, { id })).rejects.toMatchObject({ code: 'not_in_bin' })
  await api.call(removeResume, { id })
  await expect(other.call(destroyResume, { id })).rejects.toMatchObject({ code: 'not_found' })
  await api.call(destroyResume, { id })
  expect((await api.call(listResumes, { from: 'bin' })).resumes).toEqual([])
  await expect(api.call(restoreResume, { id })).rejects.toMatchObject({ code: 'not_found' })
})
