import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#features/files/contract.ts'
import { createResume, removeResume } from '#features/resumes/contract.ts'
import { createTemplate } from '#features/templates/contract.ts'
import { keepDraft } from '#features/templates/drafts-contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { post } from '#packages/ledger/ledger.ts'
import { personOf } from '#packages/samples/people.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { type Accounts, startAccounts } from '#test/kit/accounts.ts'
import { aPerson, PASSWORD } from '#test/kit/people.ts'
import { exportMine, leave, stay } from '../contract.ts'
import { LEAVING_MS } from './account.ts'
import { eraseLeft } from './personal.ts'

let accounts: Accounts
let server: Accounts['server']
beforeAll(async () => {
  accounts = await startAccounts()
  ;({ server } = accounts)
})
afterAll(() => accounts?.stop())

const document = sampleDocument(personOf('nurse', 'zh'))

/** A person who has something of everything. */
const someone = async () => {
  const person = await aPerson(server.deps)
  const me = server.as(person.token)
  await me.call(createResume, { document: { ...document, title: '简历/一' } })
  const { id } = await me.call(createResume, { document: { ...document, title: '' } })
  await me.call(removeResume, { id })
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c23b26' } })
    .png()
    .toBuffer()
  const picture = await me.call(uploadFile, { file: new Blob([Buffer.from(png)], { type: 'image/png' }) })
  await post(server.deps.db, accounts.now(), {
    userId: person.userId,
    amount: 20,
    reason: 'welcome',
    key: `welcome:${person.userId}`,
  })
  const template = await me.call(createTemplate, { document })
  await me.call(keepDraft, { id: template.id, name: '第一稿' })
  return { ...person, me, picture, binned: id, template: template.id }
}

test('all that is kept of a person goes into one file, readable without us', async () => {
  const { me, email, picture, binned, template } = await someone()
  const response = await me.download(exportMine, {})
  expect(response.headers.get('content-disposition')).toContain('huajian-2026-11-15.zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = Object.keys(files)
  const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  expect(json('accounts/account.json')).toMatchObject({ email, nickname: '林知夏' })
  expect(json('points/points.json')).toMatchObject([{ amount: 20, reason: 'welcome', balance: 20 }])
  expect(json(names.find((name) => /^resumes\/简历 一-\w+\.json$/.test(name)) ?? '')).toMatchObject({
    sections: document.sections,
  })
  expect(names).toContain(`resumes/bin/${binned}.json`)
  const draft = names.find((name) => name.startsWith(`templates/${template}/`)) ?? ''
  expect(json(draft)).toMatchObject({ name: '第一稿', document: { sections: document.sections } })
  expect((await sharp(files[`files/${picture.id}.webp`]).metadata()).format).toBe('webp')
  expect(JSON.stringify(json('accounts/account.json'))).not.toMatch(/hash|secret/i)
})

test('nobody else’s is in it', async () => {
  await someone()
  const { token } = await aPerson(server.deps)
  const response = await server.as(token).download(exportMine, {})
  const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(names.sort()).toEqual(['accounts/account.json', 'accounts/sessions.json', 'points/points.json'])
})

const isShown = async (id: string) => (await fetch(`${server.url}/files/${id}`)).status

test('who leaves is gone after a fortnight, files too; who stayed, stays', async () => {
  const [left, stayed] = [await someone(), await someone()]
  for (const { me } of [left, stayed]) await me.call(leave, { current: PASSWORD })
  await stayed.me.call(stay, {})
  const db = server.deps.db
  accounts.pass(LEAVING_MS - 1)
  expect(await eraseLeft(db, server.deps)).toBe(0)
  accounts.pass(1)
  expect(await isShown(left.picture.id)).toBe(200)
  expect(await eraseLeft(db, server.deps)).toBe(1)
  expect(await eraseLeft(db, server.deps)).toBe(0)
  expect([await isShown(left.picture.id), await isShown(stayed.picture.id)]).toEqual([404, 200])
  const users = await db.selectFrom('users').select('id').execute()
  const ids = users.map(({ id }) => id)
  expect([ids.includes(left.userId), ids.includes(stayed.userId)]).toEqual([false, true])
  expect(await left.me.call(session, {})).toEqual({ user: null })
})
