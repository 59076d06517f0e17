import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createResume,
  destroyResume,
  removeResume,
  restoreResume,
  saveResume,
} from '#features/resumes/contract.ts'
import type { Document } from '#packages/document/schema.ts'
import { personOf } from '#packages/samples/people.ts'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { sampleDocument } from '#packages/sections/sample-document.ts'
import { maskNames } from '#packages/sections/sharing/mask-names.ts'
import { failing } from '#test/kit/accounts.ts'
import { aPerson } from '#test/kit/people.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import {
  changeLink,
  createLink,
  downloadedShared,
  listLinks,
  listNotes,
  openShared,
  removeLink,
  removeNote,
  seeShared,
  settleNote,
  unlockShared,
  withdrawNote,
  writeNote,
} from '../contract.ts'
import { forgetVisits } from './visits.ts'

let now = Date.UTC(2026, 10, 15)
let server: TestServer
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server?.stop())

const guest = () => server.as(undefined)

const withResume = async () => {
  const person = await aPerson(server.deps, 'user', 365 * DAY_MS)
  const api = server.as(person.token)
  const document = sampleDocument(personOf('engineer', 'zh'))
  const { id } = await api.call(createResume, { document })
  return { person, api, document, id }
}

const shownIn = async (suffix: string) => (await guest().call(openShared, { suffix })).document as Document

describe('a link', () => {
  test('shows the pages, says no more than they do, and can be changed, paused, ended and deleted', async () => {
    const { api, id, document } = await withResume()
    const link = await api.call(createLink, { id, purpose: 'view' })
    expect(link.suffix).toMatch(/^[a-z0-9]{12}$/)
    const reply = await guest().call(openShared, { suffix: link.suffix })
    expect(Object.keys(reply).sort()).toEqual(['document', 'mayDownload', 'notes', 'purpose', 'updatedAt'])
    expect((reply.document as Document).sections.length).toBe(document.sections.length)

    const named = await api.call(changeLink, { id: link.id, suffix: 'Zhou-ZhiXia' })
    expect(named.suffix).toBe('zhou-zhixia')
    expect(await failing(shownIn(link.suffix))).toBe('not_found')
    await shownIn('zhou-zhixia')

    await api.call(changeLink, { id: link.id, paused: true })
    expect(await failing(shownIn('zhou-zhixia'))).toBe('share_closed')
    await api.call(changeLink, { id: link.id, paused: false, expiresAt: now + DAY_MS })
    await shownIn('zhou-zhixia')
    now += DAY_MS
    expect(await failing(shownIn('zhou-zhixia'))).toBe('share_closed')
    await api.call(changeLink, { id: link.id, expiresAt: null })
    await shownIn('zhou-zhixia')

    await api.call(removeLink, { id: link.id })
    expect(await failing(shownIn('zhou-zhixia'))).toBe('not_found')
    expect((await api.call(listLinks, { id })).links).toEqual([])
  })

  test('closes while its resume lies in the bin, and goes with it', async () => {
    const { api, id } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'view' })
    await api.call(removeResume, { id })
    expect(await failing(shownIn(suffix))).toBe('share_closed')
    await api.call(restoreResume, { id })
    await shownIn(suffix)
    await api.call(removeResume, { id })
    await api.call(destroyResume, { id })
    expect(await failing(shownIn(suffix))).toBe('not_found')
  })

  test('closes while its owner is banned', async () => {
    const { api, id, person } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'view' })
    const ban = (at: number | null) =>
      server.deps.db.updateTable('users').set({ banned_at: at }).where('id', '=', person.userId).execute()
    await ban(now)
    expect(await failing(shownIn(suffix))).toBe('share_closed')
    await ban(null)
    await shownIn(suffix)
  })

  test('keeps back what its masks say, each link for itself', async () => {
    const { api, id, document } = await withResume()
    const bare = await api.call(createLink, { id, purpose: 'view' })
    const masked = await api.call(createLink, { id, purpose: 'view', masks: [...maskNames] })
    const me = document.sections.find(({ kind }) => kind === 'base_info')?.items[0]
    const { phoneNumber, email } = { ...me?.data }
    const [open, closed] = [await shownIn(bare.suffix), await shownIn(masked.suffix)].map((one) =>
      JSON.stringify(one),
    )
    for (const secret of [phoneNumber, email]) {
      expect(open).toContain(secret)
      expect(closed).not.toContain(secret)
    }
  })

  test('refuses a taken or impossible ending, a past expiry, and more than twenty', async () => {
    const { api, id } = await withResume()
    const other = await withResume()
    const { id: link } = await api.call(createLink, { id, purpose: 'view', suffix: 'taken-one' })
    const make = (settings: object) =>
      failing(other.api.call(createLink, { id: other.id, purpose: 'view', ...settings }))
    expect(await make({ suffix: 'taken-one' })).toBe('suffix_taken')
    expect(await make({ suffix: 'TAKEN-ONE' })).toBe('suffix_taken')
    for (const suffix of ['a', 'a b', '../x', '-ab', 'ab-', 'a--b', '中文后缀', 'x'.repeat(41)])
      expect(await make({ suffix }), suffix).toBe('bad_input')
    expect(await make({ expiresAt: now })).toBe('expires_in_past')
    expect(await make({ password: '123' })).toBe('bad_input')
    const mine = await other.api.call(createLink, { id: other.id, purpose: 'view' })
    expect(await failing(other.api.call(changeLink, { id: mine.id, suffix: 'taken-one' }))).toBe(
      'suffix_taken',
    )
    expect(await failing(other.api.call(changeLink, { id: link, paused: true }))).toBe('not_found')
    expect(await failing(other.api.call(createLink, { id, purpose: 'view' }))).toBe('not_found')
    const made = await Promise.all(Array.from({ length: 24 }, () => make({})))
    expect(made.filter((code) => code === 'nothing').length).toBe(19)
    expect(made.filter((code) => code === 'too_many_links').length).toBe(5)
  })
})

describe('a password', () => {
  test('opens the link, gives a pass for a while, and a new one ends all passes', async () => {
    const { api, id } = await withResume()
    const { id: link, suffix } = await api.call(createLink, { id, purpose: 'view', password: '桃花源2026' })
    expect(await failing(guest().call(openShared, { suffix }))).toBe('password_needed')
    expect(await failing(guest().call(seeShared, { suffix }))).toBe('password_needed')
    expect(await failing(guest().call(unlockShared, { suffix, password: '桃花源' }))).toBe('wrong_password')
    const { pass } = await guest().call(unlockShared, { suffix, password: '桃花源2026' })
    await guest().call(unlockShared, { suffix, pass })
    await guest().call(seeShared, { suffix, pass })
    for (const forged of ['', pass.slice(0, -1), `${now + 10 * DAY_MS}${pass.slice(pass.indexOf('.'))}`])
      expect(await failing(guest().call(unlockShared, { suffix, pass: forged }))).toBe('password_needed')
    await api.call(changeLink, { id: link, password: 'another-one' })
    expect(await failing(guest().call(unlockShared, { suffix, pass }))).toBe('password_needed')
    const next = await guest().call(unlockShared, { suffix, password: 'another-one' })
    now += DAY_MS
    expect(await failing(guest().call(unlockShared, { suffix, pass: next.pass }))).toBe('password_needed')
    await api.call(changeLink, { id: link, password: null })
    await shownIn(suffix)
  })

  test('is not to be guessed: ten tries from one place, then none for a while, not even the right one', async () => {
    const { api, id } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'view', password: 'right-one' })
    for (let at = 0; at < 10; at += 1)
      expect(await failing(guest().call(unlockShared, { suffix, password: `wrong-${at}` }))).toBe(
        'wrong_password',
      )
    expect(await failing(guest().call(unlockShared, { suffix, password: 'right-one' }))).toBe('locked_out')
  })

  test('never leaves the server, hashed or not', async () => {
    const { api, id } = await withResume()
    await api.call(createLink, { id, purpose: 'view', password: 'right-one' })
    const reply = JSON.stringify(await api.call(listLinks, { id }))
    expect(reply).toContain('"locked":true')
    expect(reply).not.toMatch(/right-one|argon|password/)
  })
})

describe('counts', () => {
  test('are of people and days, not of reloads, and never of the owner', async () => {
    const { api, id } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'view' })
    const views = async () => (await api.call(listLinks, { id })).links[0]
    await Promise.all(Array.from({ length: 5 }, () => guest().call(seeShared, { suffix })))
    await api.call(seeShared, { suffix })
    expect(await views()).toMatchObject({ views: 1, downloads: 0, lastSeenAt: now })
    now += DAY_MS
    await guest().call(seeShared, { suffix })
    expect(await views()).toMatchObject({ views: 2 })
    await guest().call(downloadedShared, { suffix })
    await api.call(downloadedShared, { suffix })
    expect(await views()).toMatchObject({ downloads: 1 })
    now += 4 * DAY_MS
    await forgetVisits(server.deps.db, now)
    expect(await views()).toMatchObject({ views: 2 })
  })
})

const nameOf = (document: Document) => {
  const section = document.sections.find(({ kind }) => kind === 'work_experience')
  const item = section?.items[0]
  return { section: section?.id ?? '', item: item?.id ?? '', field: 'post' }
}

describe('a review', () => {
  test('guests comment and propose; the owner answers, accepts, declines; the guest may take back what is open', async () => {
    const { api, id, document } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'review' })
    const place = nameOf(document)
    const first = await guest().call(writeNote, {
      suffix,
      author: '学姐',
      place,
      comment: '职位写得再具体些',
      proposal: '高级后端工程师（交易平台）',
    })
    await guest().call(writeNote, { suffix, author: '学姐', place: {}, comment: '整体很好' })
    const { notes, open } = await api.call(listNotes, { id })
    expect(open).toBe(2)
    expect(notes.find(({ id: note }) => note === first.note.id)).toMatchObject({
      author: '学姐',
      place,
      proposal: '高级后端工程师（交易平台）',
      state: 'open',
    })
    expect(JSON.stringify(notes)).not.toContain(first.key)
    expect((await guest().call(openShared, { suffix })).notes.length).toBe(2)

    const settled = await api.call(settleNote, {
      id: first.note.id,
      state: 'accepted',
      reply: '改好了，谢谢',
    })
    expect(settled).toMatchObject({ state: 'accepted', reply: '改好了，谢谢' })
    const withdrawn = { suffix, note: first.note.id, key: first.key }
    expect(await failing(guest().call(withdrawNote, withdrawn))).toBe('not_found')
    await api.call(settleNote, { id: first.note.id, state: 'open' })
    expect(await failing(guest().call(withdrawNote, { ...withdrawn, key: 'guessed' }))).toBe('not_found')
    await guest().call(withdrawNote, withdrawn)
    const left = await api.call(listNotes, { id })
    expect(left.notes.map(({ comment }) => comment)).toEqual(['整体很好'])

    const otherUser = await withResume()
    const note = left.notes[0]?.id ?? ''
    expect(await failing(otherUser.api.call(settleNote, { id: note, state: 'declined' }))).toBe('not_found')
    expect(await failing(otherUser.api.call(removeNote, { id: note }))).toBe('not_found')
    await api.call(removeNote, { id: note })
  })

  test('the owner takes all of it along in the export', async () => {
    const { api, id, person } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'review', password: 'right-one' })
    const { pass } = await guest().call(unlockShared, { suffix, password: 'right-one' })
    await guest().call(writeNote, { suffix, pass, author: '友', place: {}, comment: '带走我' })
    const files = new Map<string, string>()
    for await (const { name, bytes } of server.deps.personal.give(person.userId))
      files.set(name, new TextDecoder().decode(bytes))
    const fileOf = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1] ?? ''
    expect(fileOf('links.json')).toContain(suffix)
    expect(fileOf('links.json')).not.toContain('argon')
    expect(fileOf('notes.json')).toContain('带走我')
  })

  test('what is masked or hidden later is not told to guests by an earlier note', async () => {
    const { api, id, document } = await withResume()
    const link = await api.call(createLink, { id, purpose: 'review' })
    const me = document.sections.find(({ kind }) => kind === 'base_info')
    const phone = { section: me?.id ?? '', item: me?.items[0]?.id ?? '', field: 'phoneNumber' }
    const number = String(me?.items[0]?.data.phoneNumber)
    const { suffix } = link
    await guest().call(writeNote, {
      suffix,
      author: '友',
      place: phone,
      comment: '空格去掉',
      proposal: `${number} x`,
    })
    await guest().call(writeNote, { suffix, author: '友', place: nameOf(document), comment: '这里好' })
    await api.call(changeLink, { id: link.id, masks: ['phone'] })
    const masked = await guest().call(openShared, { suffix })
    expect(JSON.stringify(masked)).not.toContain(number)
    expect(masked.notes.length).toBe(2)
    expect(JSON.stringify((await api.call(listNotes, { id })).notes)).toContain(number)

    const hidden = document.sections.map((section) =>
      section.kind === 'work_experience' ? { ...section, visible: false } : section,
    )
    await api.call(saveResume, { id, baseRevision: 1, document: { ...document, sections: hidden } })
    expect((await guest().call(openShared, { suffix })).notes.map(({ comment }) => comment)).toEqual([
      '空格去掉',
    ])
  })

  test('what was written stays when the link is deleted', async () => {
    const { api, id } = await withResume()
    const link = await api.call(createLink, { id, purpose: 'review' })
    await guest().call(writeNote, { suffix: link.suffix, author: '友', place: {}, comment: '记得改错字' })
    await api.call(removeLink, { id: link.id })
    expect((await api.call(listNotes, { id })).notes.length).toBe(1)
  })

  test('refuses what has no place, no words, no form, or is masked; and is not for links to look at', async () => {
    const { api, id, document } = await withResume()
    const { suffix } = await api.call(createLink, { id, purpose: 'review', masks: ['phone', 'company'] })
    const place = nameOf(document)
    const write = (settings: object, of = suffix) =>
      failing(guest().call(writeNote, { suffix: of, author: '友', place, comment: '', ...settings }))
    expect(await write({})).toBe('nothing_said')
    expect(await write({ proposal: 7 })).toBe('bad_proposal')
    expect(await write({ proposal: 'x'.repeat(5000) })).toBe('bad_proposal')
    expect(await write({ proposal: [{ spans: [{ text: 'x', href: 'javascript:alert(1)' }] }] })).toBe(
      'bad_proposal',
    )
    expect(await write({ place: { ...place, field: 'later' }, comment: '在哪' })).toBe('no_such_place')
    expect(await write({ place: { ...place, item: 'gone' }, comment: '在哪' })).toBe('no_such_place')
    expect(await write({ place: { ...place, field: 'name' }, proposal: '别的公司' })).toBe('masked_place')
    expect(await write({ place: { ...place, field: 'name' }, comment: '哪家？' })).toBe('nothing')
    expect(await write({ place: { ...place, field: '__proto__' }, comment: 'x' })).toBe('bad_input')
    expect(await write({ author: '', comment: 'x' })).toBe('bad_input')
    const look = await api.call(createLink, { id, purpose: 'view' })
    expect(await write({ comment: 'x' }, look.suffix)).toBe('not_for_review')
  })
})
