import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeAccount } from '#features/accounts/contract.ts'
import { listAudit } from '#features/admin/contract.ts'
import { updateSwitches } from '#features/site/operator-contract.ts'
import { refusal, startComments } from '#test/kit/comments.ts'
import { mentionOf } from '../body.ts'
import {
  dismissReports,
  editComment,
  getThread,
  hideComment,
  likeComment,
  listNews,
  listReplies,
  listReported,
  mentionable,
  readNews,
  removeComment,
  reportComment,
  restoreComment,
  unlikeComment,
  writeComment,
} from '../contract.ts'

type Site = Awaited<ReturnType<typeof startComments>>
let site: Site
beforeAll(async () => {
  site = await startComments()
})
afterAll(() => site?.stop())
// Every test has limits of its own.
beforeEach(() => site.pass(2 * 3600_000))

describe('an admin', () => {
  test('sees what was reported, hides it and shows it again; the audit log tells', async () => {
    const { lin, zhou, author, says, list, visitor, target } = await site.place()
    const admin = await site.someone('管理员', 'admin')
    const ad = await says(lin, '加我微信领模板')
    const reply = await says(zhou, '别理他', ad.id)
    expect(await refusal(lin.api.call(reportComment, { id: ad.id, reason: 'spam' }))).toBe('own_comment')
    await zhou.api.call(reportComment, { id: ad.id, reason: 'spam', words: '广告' })
    await zhou.api.call(reportComment, { id: ad.id, reason: 'abuse' })
    await author.api.call(reportComment, { id: ad.id, reason: 'other' })
    expect((await list(admin.api)).threads[0]?.comment.reports).toBe(2)
    expect((await list(zhou.api)).threads[0]?.comment.reports).toBe(0)
    const { comments } = await admin.api.call(listReported, {})
    expect(comments[0]).toMatchObject({
      comment: { id: ad.id, body: '加我微信领模板', reports: 2 },
      target: { ...target, name: '青简' },
    })
    expect(comments[0]?.reported.map(({ reason, words }) => [reason, words]).sort()).toEqual([
      ['other', null],
      ['spam', '广告'],
    ])

    const hidden = await admin.api.call(hideComment, { id: ad.id, reason: 'spam' })
    expect(hidden).toMatchObject({ state: 'hidden', hiddenFor: 'spam', reports: 0, body: '加我微信领模板' })
    site.pass(1000)
    await admin.api.call(hideComment, { id: ad.id, reason: 'spam' })
    expect((await list()).threads[0]?.comment).toMatchObject({ state: 'hidden', author: null, body: '' })
    expect((await list()).total).toBe(1)
    expect((await list(lin.api)).threads[0]?.comment).toMatchObject({
      state: 'hidden',
      isMine: true,
      hiddenFor: 'spam',
      body: '加我微信领模板',
    })
    expect((await list(admin.api)).threads[0]?.comment.body).toBe('加我微信领模板')
    for (const call of [likeComment, unlikeComment])
      expect(await refusal(zhou.api.call(call, { id: ad.id }))).toBe('not_found')
    expect(await refusal(author.api.call(writeComment, { ...target, body: '?', answers: ad.id }))).toBe(
      'comment_gone',
    )
    const view = { view: 'hidden' } as const
    expect((await admin.api.call(listReported, view)).comments.map(({ comment }) => comment.id)).toContain(
      ad.id,
    )
    expect((await admin.api.call(listReported, {})).comments.map(({ comment }) => comment.id)).not.toContain(
      ad.id,
    )

    // Without anything under it, it is not there for others.
    await zhou.api.call(removeComment, { id: reply.id })
    expect(await list()).toMatchObject({ threads: [], total: 0 })
    expect((await list(lin.api)).threads).toHaveLength(1)
    expect(await refusal(visitor.call(getThread, { id: ad.id }))).toBe('not_found')

    site.pass(1000)
    await admin.api.call(restoreComment, { id: ad.id })
    expect(await list()).toMatchObject({
      total: 1,
      threads: [{ comment: { state: 'shown', body: '加我微信领模板' } }],
    })
    const { entries } = await admin.api.call(listAudit, {})
    const acts = entries.filter(({ detail }) => (detail as { id?: string }).id === ad.id)
    expect(acts.map(({ action }) => action)).toEqual(['comment.restore', 'comment.hide', 'comment.hide'])
    expect(acts[2]?.detail).toMatchObject({ id: ad.id, author: lin.userId, reason: 'spam', reports: 2 })
  })

  test('may leave a reported comment as it is; reports are limited', async () => {
    const { lin, zhou, author, says } = await site.place()
    const admin = await site.someone('管理员', 'admin')
    const { id } = await says(lin, '没什么')
    await zhou.api.call(reportComment, { id, reason: 'other' })
    expect(await admin.api.call(dismissReports, { id })).toMatchObject({ state: 'shown', reports: 0 })
    // A second report by the same user changes nothing; other users may still report.
    await zhou.api.call(reportComment, { id, reason: 'spam' })
    expect((await admin.api.call(listReported, {})).comments.map(({ comment }) => comment.id)).not.toContain(
      id,
    )
    await author.api.call(reportComment, { id, reason: 'spam' })
    expect((await admin.api.call(listReported, {})).comments[0]?.comment).toMatchObject({ id, reports: 1 })
    const ids = [id]
    for (let at = 0; at < 20; at += 1) ids.push((await says(at % 2 ? lin : author, `第 ${at} 条`)).id)
    const eager = await site.someone('热心人')
    for (const one of ids.slice(0, 20)) await eager.api.call(reportComment, { id: one, reason: 'other' })
    expect(await refusal(eager.api.call(reportComment, { id: ids[20] ?? '', reason: 'other' }))).toBe(
      'too_many_reports',
    )
  })
})

describe('people', () => {
  test('are named by an id and called as they are called now', async () => {
    const { author, lin, zhou, target, says, visitor } = await site.place()
    const root = await says(zhou, '我先来')
    const otherUser = await site.someone('路人')
    const offered = async (input: { q?: string; thread?: string } = {}) =>
      (await lin.api.call(mentionable, { ...target, ...input })).people.map(({ nickname }) => nickname)
    expect(await offered()).toEqual(['周砚', '模板作者'])
    expect(await offered({ q: '作者', thread: root.id })).toEqual(['模板作者'])
    const body = `${mentionOf(zhou.userId)} ${mentionOf(author.userId)} ${mentionOf(otherUser.userId)}看看`
    const comment = await says(lin, body)
    expect(comment.body).toBe(`${mentionOf(zhou.userId)} ${mentionOf(author.userId)} 看看`)
    expect(comment.mentions).toEqual([
      { id: zhou.userId, nickname: '周砚' },
      { id: author.userId, nickname: '模板作者' },
    ])
    await zhou.api.call(changeAccount, { nickname: '周大砚' })
    const seen = await visitor.call(getThread, { id: comment.id })
    expect(seen.comment.mentions[0]).toEqual({ id: zhou.userId, nickname: '周大砚' })
    // Only users who are connected with the page are notified, and a comment of nothing but mentions of others is
    // refused.
    expect((await otherUser.api.call(listNews, {})).news).toEqual([])
    expect(await refusal(says(lin, mentionOf(otherUser.userId)))).toBe('nothing_said')
  })

  test('hear of answers and mentions, once each, and not of what was hidden, deleted or their own', async () => {
    const { lin, zhou, says, target } = await site.place()
    const admin = await site.someone('管理员', 'admin')
    const root = await says(lin, '有人吗')
    const both = await says(zhou, `${mentionOf(lin.userId)} 在`, root.id)
    const named = await says(zhou, `请 ${mentionOf(lin.userId)} 看`)
    await says(lin, '我自己也说一句', root.id)
    const news = async () =>
      (await lin.api.call(listNews, {})).news.map(({ kind, comment }) => [kind, comment.id])
    expect(await news()).toEqual([
      ['mention', named.id],
      ['reply', both.id],
    ])
    const first = await lin.api.call(listNews, { limit: 1 })
    expect(first).toMatchObject({ unread: 2, news: [{ isRead: false, target: { ...target, name: '青简' } }] })
    const second = await lin.api.call(listNews, { limit: 1, after: first.next ?? '' })
    expect(second.news.map(({ comment }) => comment.id)).toEqual([both.id])
    expect(await lin.api.call(readNews, { until: second.news[0]?.at ?? 0 })).toEqual({ unread: 1 })
    expect(await zhou.api.call(readNews, { until: site.now() })).toEqual({ unread: 0 })
    const [{ id = '' } = {}] = first.news
    expect(await zhou.api.call(readNews, { news: id })).toEqual({ unread: 0 })
    expect((await lin.api.call(listNews, {})).news.map(({ isRead }) => isRead)).toEqual([false, true])

    await admin.api.call(hideComment, { id: named.id, reason: 'other' })
    expect(await lin.api.call(listNews, {})).toMatchObject({
      unread: 0,
      news: [{ comment: { id: both.id } }],
    })
    await admin.api.call(restoreComment, { id: named.id })
    expect((await lin.api.call(listNews, {})).unread).toBe(1)
    await zhou.api.call(editComment, { id: named.id, body: '不说了' })
    await zhou.api.call(removeComment, { id: both.id })
    expect(await news()).toEqual([])
    await zhou.api.call(editComment, { id: named.id, body: `还是请 ${mentionOf(lin.userId)}` })
    expect(await news()).toEqual([['mention', named.id]])
  })

  test('take their comments along; what they leave behind bears no name', async () => {
    const { lin, zhou, says, list, visitor } = await site.place()
    const root = await says(lin, '第一')
    const reply = await says(zhou, `${mentionOf(lin.userId)} 好`, root.id)
    const own = await says(lin, '回你', reply.id)
    await says(zhou, '再回', own.id)
    await says(lin, '没人理')
    await lin.api.call(likeComment, { id: reply.id })
    await lin.api.call(reportComment, { id: reply.id, reason: 'other' })
    const given = []
    for await (const file of site.server.deps.personal.give(lin.userId))
      if (file.name.startsWith('comments/')) given.push(file)
    expect(given.map(({ name }) => name)).toEqual([
      'comments/comments.json',
      'comments/likes.json',
      'comments/reports.json',
    ])
    const written = JSON.parse(new TextDecoder().decode(given[0]?.bytes)) as { body: string }[]
    expect(written.map(({ body }) => body)).toEqual(['第一', '回你', '没人理'])

    await site.leave(lin.userId)
    const { threads, total } = await list()
    expect(total).toBe(2)
    expect(threads).toHaveLength(1)
    expect(threads[0]?.comment).toMatchObject({ state: 'deleted', author: null, body: '' })
    expect(threads[0]?.replies[0]).toMatchObject({
      likes: 0,
      mentions: [{ id: lin.userId, nickname: null }],
    })
    expect(threads[0]?.replies[1]).toMatchObject({ state: 'deleted', author: null })
    const { replies } = await visitor.call(listReplies, { id: root.id, after: threads[0]?.next ?? '' })
    expect(replies[0]).toMatchObject({ body: '再回', answers: null })
  })
})

describe('the switch', () => {
  test('closes writing and reading alike; one’s own can still be taken back', async () => {
    const { lin, zhou, says, list, target } = await site.place()
    const admin = await site.someone('管理员', 'admin')
    const { id } = await says(lin, '趁现在')
    await admin.api.call(updateSwitches, { open_comment: false })
    try {
      expect(await list(zhou.api)).toMatchObject({ threads: [], total: 0, isOpen: false })
      expect((await list(admin.api)).threads).toHaveLength(1)
      expect(await refusal(zhou.api.call(getThread, { id }))).toBe('not_found')
      for (const call of [
        () => lin.api.call(writeComment, { ...target, body: '关了吗' }),
        () => lin.api.call(editComment, { id, body: '改' }),
        () => zhou.api.call(likeComment, { id }),
        () => zhou.api.call(unlikeComment, { id }),
        () => zhou.api.call(reportComment, { id, reason: 'spam' }),
      ])
        expect(await refusal(call())).toBe('comments_closed')
      await lin.api.call(removeComment, { id })
    } finally {
      await admin.api.call(updateSwitches, { open_comment: true })
    }
    expect(await list()).toMatchObject({ threads: [], isOpen: true })
  })
})
