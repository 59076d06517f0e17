import { expect, test } from 'vitest'
import { createResume, emptyBin, getResume, listResumes, MAX_IN_BIN } from '#features/resumes/contract.ts'
import { newId } from '#packages/api/new-id.ts'
import type { Document } from '#packages/document/schema.ts'
import { starterDocument } from '#packages/sections/starter.ts'
import { defaultMoney } from '#packages/settings/settings.ts'
import { writeMoney } from '#packages/settings/store.ts'
import { ownJourney } from '#test/kit/browser.ts'
import { nameIn, openForm, ownResume, saved, stateOf } from '#test/kit/own-resume.ts'
import { paddedSection } from '#test/kit/padded.ts'
import { aPerson } from '#test/kit/people.ts'

const site = ownJourney()

const KB = 1024

const setMegabytes = async (documentMegabytes: number) => {
  const { db, now } = site.server.deps
  const free = { ...defaultMoney.plans.free, documentMegabytes }
  await writeMoney(db, db, now(), { ...defaultMoney, plans: { ...defaultMoney.plans, free } })
}

/** Fills the bin with documents of these sizes. */
const fillBin = async (owner: string, size: number, count = 1) => {
  const { db, now } = site.server.deps
  const at = now()
  const row = { kind: 'resume', title: '旧的', revision: 1, size, template_id: null, document: '{}' }
  const times = { created_at: at, updated_at: at, versioned_at: 0, deleted_at: at }
  const rows = Array.from({ length: count }, () => ({ id: newId(at), owner, ...row, ...times }))
  await db.insertInto('resumes').values(rows).execute()
}

const STEP = 16 * KB

/** A document that needs another step of storage after a few more words, and the storage that it needs before. */
const nearlyAStep = () => {
  const document = starterDocument('我的简历', 'zh', () => newId(Date.now()))
  const padded = (bytes: number): Document => ({
    ...document,
    sections: [...document.sections, paddedSection(bytes)],
  })
  const sizeOf = (bytes: number) => Buffer.byteLength(JSON.stringify(padded(bytes)))
  const taken = Math.ceil(sizeOf(7 * KB) / STEP) * STEP
  let bytes = 7 * KB
  // Twice, because more text may start another entry.
  for (let turn = 0; turn < 2; turn += 1) bytes += taken - 30 - sizeOf(bytes)
  return { document: padded(bytes), taken }
}

test('with a full account, changes stay on the device with advice; they are saved once there is space', async () => {
  await setMegabytes(1)
  const { token, userId } = await aPerson(site.server.deps)
  const api = site.server.as(token)
  const { document, taken } = nearlyAStep()
  const { id } = await api.call(createResume, { document })
  await fillBin(userId, 1024 * KB - taken)
  const { page, faults } = await site.visit({ token })
  await page.goto(`${site.server.url}/builder/${id}`)
  const name = await openForm(page)
  await saved(page)
  const long = '知夏'.repeat(10)
  await name.fill(long)
  await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('savedLocally')
  await page.getByRole('status').getByText('文档空间已满，改动已存在这台设备').waitFor()
  await page.getByRole('button', { name: '下载备份' }).waitFor()

  // The device still has it after a reload.
  await page.reload()
  expect(await (await openForm(page)).inputValue()).toBe(long)
  await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('savedLocally')

  await api.call(emptyBin, {})
  await page.getByRole('button', { name: '现在重试' }).click()
  await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('saved')
  expect(nameIn((await api.call(getResume, { id })).document as Document)).toBe(long)
  expect(faults.every((fault) => fault.includes('409'))).toBe(true)
  faults.length = 0
})

test('my resumes shows the used storage and offers to empty a full bin', async () => {
  await setMegabytes(50)
  const { token, client, id } = await ownResume(site.server)
  const { db } = site.server.deps
  const { owner } = await db
    .selectFrom('resumes')
    .select('owner')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await fillBin(owner, 16 * KB, MAX_IN_BIN)
  const { page, faults } = await site.visit({ token })
  await page.goto(`${site.server.url}/profile/resume`)
  await page.getByText(/文档空间已用 1\.6\sMB \/ 50\sMB/).waitFor()
  await page.getByRole('checkbox', { name: '选中「我的简历」' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: '移到回收站' }).click()
  await page.getByText('回收站已满 100 份，请先清空回收站').waitFor()
  expect(faults.every((fault) => fault.includes('409'))).toBe(true)
  faults.length = 0
  expect((await client.call(listResumes, {})).used).toBe(1)

  await page.getByRole('button', { name: '回收站', exact: true }).click()
  await page.getByText('回收站 100 / 100 份').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: '清空回收站' }).click()
  await page.getByText('回收站是空的').waitFor()
  await page.getByText(/文档空间已用 0\.1\sMB \/ 50\sMB/).waitFor()
  expect((await client.call(listResumes, { from: 'bin' })).resumes).toEqual([])
})
