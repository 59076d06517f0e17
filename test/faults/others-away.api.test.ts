import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgotPassword, signUp } from '#features/accounts/contract.ts'
import { uploadFile } from '#features/files/contract.ts'
import { createResume, getResume, saveResume } from '#features/resumes/contract.ts'
import { commonErrors } from '#packages/api/errors.ts'
import { balanceOf } from '#packages/ledger/ledger.ts'
import { aModel, aPayer, entriesFor, recordOf, wholeRun } from '#test/kit/ai-runs.ts'
import { spoken, startUpstream } from '#test/kit/ai-upstream.ts'
import { chanceDocument } from '#test/kit/documents.ts'
import { aPerson } from '#test/kit/people.ts'
import { noise } from '#test/kit/pictures.ts'
import { startS3 } from '#test/kit/s3.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { startSmtp } from '#test/kit/smtp.ts'

let store: Awaited<ReturnType<typeof startS3>>
let smtp: Awaited<ReturnType<typeof startSmtp>>
let server: TestServer
beforeAll(async () => {
  store = await startS3()
  smtp = await startSmtp()
  server = await startServer({ env: { S3_URL: store.url, SMTP_URL: smtp.url } })
})
afterAll(async () => {
  await server?.stop()
  await store?.stop()
  await smtp?.stop()
})

test('without S3, refuses pictures with a message, serves everything else, and recovers by itself', async () => {
  const { token } = await aPerson(server.deps)
  const api = server.as(token)
  const upload = async (language: 'zh' | 'en', bytes: Buffer) =>
    server
      .as(token, language)
      .call(uploadFile, { file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) })
  const shown = async (id: string) => (await fetch(`${server.url}/files/${id}`)).status
  const before = await upload('zh', await noise(20, 20))
  const base = chanceDocument(9)
  const document = { ...base, page: { ...base.page, background: { picture: before.id } } }
  const { id } = await api.call(createResume, { document })

  await store.stop()
  const refused = await noise(20, 20)
  for (const language of ['zh', 'en'] as const) {
    const expected = { code: 'unavailable', message: commonErrors.unavailable[language] }
    await expect(upload(language, refused)).rejects.toEqual(expected)
  }
  // A browser requests a picture again after a temporary error, but not after a 404.
  expect(await shown(before.id)).toBe(503)
  await api.call(saveResume, { id, baseRevision: 1, document: { ...document, title: '没有图片也能写' } })
  expect((await api.call(getResume, { id })).revision).toBe(2)
  expect((await fetch(server.url)).status).toBe(200)

  await store.resume()
  expect(await shown(before.id)).toBe(200)
  expect(await shown((await upload('zh', refused)).id)).toBe(200)
})

test('without a mail server, responds as usual and sends the email later', async () => {
  const { email } = await aPerson(server.deps)
  const newcomer = 'newcomer-of-an-outage@example.com'
  await smtp.stop()
  const { ticket } = await server
    .as()
    .call(signUp, { email: newcomer, password: 'zhixia2026', nickname: '新来的' })
  expect(ticket).not.toBe('')
  await server.as().call(forgotPassword, { email })
  await smtp.resume()
  expect((await smtp.emailTo(newcomer)).body).not.toBe('')
  expect((await smtp.emailTo(email)).body).not.toBe('')
  expect(smtp.emails.filter(({ to }) => to.includes(email) || to.includes(newcomer))).toHaveLength(2)
})

test('without its model, reports an error, charges nothing, and offers the built-in engine', async () => {
  const upstream = await startUpstream({ acts: spoken('{"ref":"t1","text":"主导页面开发"}\n') })
  const model = await aModel(server, { baseUrl: upstream.url })
  const { token, userId } = await aPayer(server, 4)
  const done = await wholeRun(server, token, { model })
  expect(done.events.at(-1)).toMatchObject({ event: 'done', spent: 2, balance: 2 })
  await upstream.stop()
  const away = await wholeRun(server, token, { model })
  expect(away.events.at(-1)).toMatchObject({
    event: 'failed',
    code: 'unreachable',
    message: expect.stringMatching(/连不上/),
    balance: 2,
  })
  expect(await entriesFor(server, away.id)).toEqual([-2, 2])
  expect(await recordOf(server, away.id)).toMatchObject({ state: 'failed', points: 0 })
  expect((await wholeRun(server, token, { model: 'built-in' })).events.at(-1)?.event).toBe('done')
  expect(await balanceOf(server.deps.db, userId)).toBe(2)
})
