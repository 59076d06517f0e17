import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#packages/scheduling/durations.ts'
import { refusal, startComments } from '#test/kit/comments.ts'
import { aPublishedTemplate } from '#test/kit/published.ts'
import { mentionOf } from '../body.ts'
import {
  editComment,
  getThread,
  likeComment,
  listComments,
  listReplies,
  removeComment,
  unlikeComment,
  writeComment,
} from '../contract.ts'
import { forgetWrites } from './limits.ts'

type Site = Awaited<ReturnType<typeof startComments>>
let site: Site
beforeAll(async () => {
  site = await startComments()
})
afterAll(() => site?.stop())
// Every test has limits of its own.
beforeEach(() => site.pass(2 * 3600_000))

const counted = async (targetId: string) => {
  const row = await site.server.deps.db
    .selectFrom('comment_counts')
    .select('shown')
    .where('target_id', '=', targetId)
    .executeTakeFirst()
  return row?.shown ?? 0
}

describe('a thread', () => {
  test('holds comments, replies, and replies to replies that say whom they answer', async () => {
    const { lin, zhou, says, list, visitor } = await site.place()
    const first = await says(lin, '  侧栏的间距很舒服 \r\n\r\n\r\n\r\n 谢谢分享  ')
    expect(first).toMatchObject({
      body: '侧栏的间距很舒服\n\n 谢谢分享',
      state: 'shown',
      isMine: true,
      answers: null,
      rootId: first.id,
    })
    const answer = await says(zhou, '同感', first.id)
    const back = await says(lin, '换成黛蓝也好看', answer.id)
    expect(answer).toMatchObject({ rootId: first.id, answers: null })
    expect(back).toMatchObject({ rootId: first.id, answers: { id: zhou.userId, nickname: '周砚' } })
    await says(zhou, '试试看', back.id)

    const { threads, total, next, isOpen, at } = await list()
    expect({ total, next, isOpen, at }).toEqual({ total: 4, next: null, isOpen: true, at: site.now() })
    expect(threads).toHaveLength(1)
    const [thread] = threads
    expect(thread?.comment).toMatchObject({ id: first.id, isMine: false, replies: 3, reports: 0 })
    expect(thread?.comment.author).toEqual({ id: lin.userId, nickname: '林知夏', avatar: null })
    expect(thread?.replies.map(({ id }) => id)).toEqual([answer.id, back.id])
    const more = await visitor.call(listReplies, { id: first.id, after: thread?.next ?? '' })
    expect(more.replies.map(({ body }) => body)).toEqual(['试试看'])
    expect(more.next).toBeNull()
  })

  test('stands under a published template of the same kind, and nowhere else', async () => {
    const { lin, target, says } = await site.place()
    const one = await says(lin, '好')
    for (const kind of ['word', 'ppt'] as const)
      expect(await refusal(lin.api.call(writeComment, { ...target, kind, body: '好' }))).toBe('not_found')
    const nowhere = { kind: 'resume' as const, id: 'nowhere-to-be-found-1' }
    expect(await refusal(lin.api.call(listComments, nowhere))).toBe('not_found')
    expect(await refusal(lin.api.call(writeComment, { ...nowhere, body: '好' }))).toBe('not_found')
    const other = {
      kind: 'ppt' as const,
      id: await aPublishedTemplate(site.server.deps, lin.userId, { kind: 'ppt' }),
    }
    expect(await refusal(lin.api.call(writeComment, { ...other, body: '答', answers: one.id }))).toBe(
      'comment_gone',
    )
    await site.server.deps.db
      .updateTable('templates')
      .set({ published_at: null })
      .where('id', '=', target.id)
      .execute()
    expect(await refusal(lin.api.call(listComments, target))).toBe('not_found')
    expect(await refusal(lin.api.call(getThread, { id: one.id }))).toBe('not_found')
  })

  test('can be found by any comment in it', async () => {
    const { lin, zhou, says, visitor } = await site.place()
    const root = await says(lin, '一')
    const replies = []
    for (const text of ['二', '三', '四', '五']) replies.push(await says(zhou, text, root.id))
    const last = replies.at(-1)?.id ?? ''
    const thread = await visitor.call(getThread, { id: last })
    expect(thread.comment.id).toBe(root.id)
    expect(thread.replies.map(({ body }) => body)).toEqual(['二', '三', '五'])
    expect((await visitor.call(getThread, { id: root.id })).replies).toHaveLength(2)
  })

  test('pages see each comment once, newest and hottest first, for as long as it stays', async () => {
    const { author, target, list } = await site.place()
    const db = site.server.deps.db
    const rows = Array.from({ length: 53 }, (_, at) => ({
      id: `comment-of-a-page-${String(at).padStart(3, '0')}`,
      target_kind: 'resume',
      target_id: target.id,
      level: 0,
      root_id: `comment-of-a-page-${String(at).padStart(3, '0')}`,
      parent_id: null,
      answers: null,
      author: author.userId,
      body: `第 ${at} 条`,
      // Many at the same time and with the same likes.
      created_at: site.now() + Math.floor(at / 7),
      edited_at: null,
      deleted_at: null,
      hidden_at: null,
      hidden_for: null,
      likes: at % 3,
      replies: 0,
      reports: 0,
      reported_at: null,
    }))
    await db.insertInto('comments').values(rows).execute()
    const walk = async (sort: 'newest' | 'hottest') => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await list(undefined, { sort, limit: 10, ...(after === undefined ? {} : { after }) })
        seen.push(...page.threads.map(({ comment }) => comment.id))
        after = page.next ?? undefined
      } while (after !== undefined)
      return seen
    }
    const by = (...keys: ((row: (typeof rows)[number]) => number | string)[]) =>
      [...rows]
        .sort((a, b) => {
          for (const key of keys) if (key(a) !== key(b)) return key(a) < key(b) ? 1 : -1
          return 0
        })
        .map(({ id }) => id)
    expect(await walk('newest')).toEqual(
      by(
        (row) => row.created_at,
        (row) => row.id,
      ),
    )
    expect(await walk('hottest')).toEqual(
      by(
        (row) => row.likes,
        (row) => row.created_at,
        (row) => row.id,
      ),
    )
  })
})

describe('writing', () => {
  test('takes what people write and leaves out what nobody sees', async () => {
    const { lin, says } = await site.place()
    const stored = async (body: string) => (await says(lin, body)).body
    expect(await stored('a\u0000b'.replace('\u0000', '\u0007'))).toBe('ab')
    expect(await stored('左\u202e右\u2066里\u2069')).toBe('左右里')
    expect(await stored('䶮 𠮷 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('䶮 𠮷 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿')
    expect(await stored(`e${'\u0301'.repeat(40)}`)).toBe(`e${'\u0301'.repeat(4)}`)
    expect(await stored('藏\u{e0041}\u{e0042}字\ud800')).toBe('藏字\ufffd')
    expect((await stored('行\n'.repeat(40))).split('\n')).toHaveLength(21)
    for (const nothing of ['', '   \n ', '\u200b\u2060', '\u3164\u2800', '\u0301'])
      expect(
        await refusal(lin.api.call(writeComment, { ...(await site.place()).target, body: nothing })),
      ).toBe('nothing_said')
  })

  test('has a length that people count: a thousand characters, rare ones and names among them', async () => {
    const { lin, zhou, says, target } = await site.place()
    await says(zhou, '我也在')
    expect((await says(lin, '𠮷'.repeat(1000))).body).toHaveLength(2000)
    expect(await refusal(says(lin, '字'.repeat(1001)))).toBe('too_long')
    expect((await says(lin, '字'.repeat(999) + mentionOf(zhou.userId))).mentions).toHaveLength(1)
    const many = Array.from({ length: 11 }, (_, at) => mentionOf(`somebody-else-number-${at}`)).join(' ')
    expect(await refusal(lin.api.call(writeComment, { ...target, body: many }))).toBe('too_many_mentions')
  })

  test('is limited by the minute and by the hour, whatever is deleted meanwhile', async () => {
    const { lin, target } = await site.place()
    const say = (body: string) => lin.api.call(writeComment, { ...target, body })
    for (let at = 0; at < 6; at += 1) {
      const { id } = await say(`第 ${at} 句`)
      if (at % 2 === 0) await lin.api.call(removeComment, { id })
    }
    expect(await refusal(say('第七句'))).toBe('too_many_comments')
    site.pass(MINUTE_MS)
    const { id } = await say('歇过了')
    // A change counts as well.
    for (let at = 0; at < 5; at += 1) await lin.api.call(editComment, { id, body: `改 ${at}` })
    expect(await refusal(lin.api.call(editComment, { id, body: '再改' }))).toBe('too_many_comments')
    for (let at = 12; at < 60; at += 1) {
      if (at % 6 === 0) site.pass(MINUTE_MS)
      await say(`第 ${at} 句`)
    }
    site.pass(MINUTE_MS)
    expect(await refusal(say('第六十一句'))).toBe('too_many_comments')
    site.pass(3600_000)
    expect((await say('一小时后')).body).toBe('一小时后')
    site.pass(3 * 3600_000)
    await forgetWrites(site.server.deps.db, site.now())
    const left = await site.server.deps.db.selectFrom('comment_writes').select('id').execute()
    expect(left).toEqual([])
  })

  test('the same words twice on one template are refused for ten minutes', async () => {
    const { lin, zhou, target, says } = await site.place()
    await says(lin, 'Thank you  很好')
    expect(await refusal(says(lin, 'thank you 很好'))).toBe('repeated')
    expect((await says(zhou, 'Thank you 很好')).body).toBe('Thank you 很好')
    site.pass(10 * MINUTE_MS)
    expect((await lin.api.call(writeComment, { ...target, body: 'thank you 很好' })).id).toBeTruthy()
  })

  test('twenty at once are six', async () => {
    const { lin, target } = await site.place()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        refusal(lin.api.call(writeComment, { ...target, body: `同时的第 ${at} 句` })),
      ),
    )
    expect(answers.filter((one) => one === 'none')).toHaveLength(6)
    expect(new Set(answers)).toEqual(new Set(['none', 'too_many_comments']))
    expect(await counted(target.id)).toBe(6)
  })
})

describe('one’s own comment', () => {
  test('can be changed at any time, and says so', async () => {
    const { lin, zhou, says, visitor } = await site.place()
    const { id } = await says(lin, '写错了')
    expect(await refusal(zhou.api.call(editComment, { id, body: '别人改' }))).toBe('not_found')
    expect((await lin.api.call(editComment, { id, body: ' 写错了 ' })).editedAt).toBeNull()
    site.pass(30 * 24 * 3600_000)
    expect(await lin.api.call(editComment, { id, body: '改好了' })).toMatchObject({
      body: '改好了',
      editedAt: site.now(),
    })
    expect((await visitor.call(getThread, { id })).comment).toMatchObject({
      body: '改好了',
      editedAt: site.now(),
    })
    expect(await refusal(lin.api.call(editComment, { id, body: ' ' }))).toBe('nothing_said')
  })

  test('goes when it is deleted; answered, it leaves a place that goes with the last answer', async () => {
    const { lin, zhou, target, says, list } = await site.place()
    const alone = await says(lin, '没人回')
    await lin.api.call(removeComment, { id: alone.id })
    const root = await says(lin, '有人回')
    const answer = await says(zhou, '回', root.id)
    const back = await says(lin, '再回', answer.id)
    expect(await refusal(zhou.api.call(removeComment, { id: root.id }))).toBe('not_found')
    await lin.api.call(removeComment, { id: root.id })
    await zhou.api.call(removeComment, { id: answer.id })
    expect(await refusal(lin.api.call(removeComment, { id: root.id }))).toBe('not_found')
    expect(await refusal(lin.api.call(editComment, { id: root.id, body: '回来' }))).toBe('not_found')
    expect(await refusal(zhou.api.call(writeComment, { ...target, body: '还在吗', answers: root.id }))).toBe(
      'comment_gone',
    )
    const { threads, total } = await list()
    expect(total).toBe(1)
    expect(threads[0]?.comment).toMatchObject({ state: 'deleted', author: null, body: '', replies: 1 })
    expect(threads[0]?.replies.map(({ state, body }) => [state, body])).toEqual([
      ['deleted', ''],
      ['shown', '再回'],
    ])
    const stored = await site.server.deps.db
      .selectFrom('comments')
      .select(['author', 'body'])
      .where('id', '=', root.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ author: null, body: '' })
    await lin.api.call(removeComment, { id: back.id })
    expect(await list()).toMatchObject({ threads: [], total: 0 })
    const rows = await site.server.deps.db
      .selectFrom('comments')
      .select('id')
      .where('target_id', '=', target.id)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('likes', () => {
  test('count once for each person, however often and however fast they press', async () => {
    const { lin, zhou, author, says, list, visitor } = await site.place()
    const { id } = await says(lin, '点我')
    await Promise.all(Array.from({ length: 20 }, () => zhou.api.call(likeComment, { id })))
    await Promise.all([lin, zhou, author].map(({ api }) => api.call(likeComment, { id })))
    expect((await list()).threads[0]?.comment).toMatchObject({ likes: 3, isLiked: false })
    expect((await list(zhou.api)).threads[0]?.comment).toMatchObject({ likes: 3, isLiked: true })
    await Promise.all(Array.from({ length: 20 }, () => zhou.api.call(unlikeComment, { id })))
    expect(await zhou.api.call(unlikeComment, { id })).toEqual({ likes: 2, isLiked: false })
    expect((await visitor.call(getThread, { id })).comment.likes).toBe(2)
    expect(await refusal(zhou.api.call(likeComment, { id: 'nowhere-to-be-found-1' }))).toBe('not_found')
  })
})
