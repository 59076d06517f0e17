import { expect, test } from 'vitest'
import type { Comment, Thread, ThreadPage } from '../contract.ts'
import {
  hasComment,
  withChanged,
  withDecided,
  withDeleted,
  withMore,
  withNew,
  withReplies,
  withThread,
} from './thread-list.ts'

const comment = (id: string, rootId = id, more: Partial<Comment> = {}): Comment => ({
  id,
  rootId,
  state: 'shown',
  author: { id: 'a', nickname: '林知夏', avatar: null },
  isMine: true,
  answers: null,
  body: id,
  mentions: [],
  createdAt: id.charCodeAt(0),
  editedAt: null,
  likes: 0,
  isLiked: false,
  replies: 0,
  hiddenFor: null,
  reports: 0,
  ...more,
})

const thread = (id: string, replies: string[] = [], next: string | null = null): Thread => ({
  comment: comment(id, id, { replies: replies.length + (next ? 1 : 0) }),
  replies: replies.map((one) => comment(one, id)),
  next,
})

const page = (...threads: Thread[]): ThreadPage => ({
  threads,
  next: 'more',
  total: threads.reduce((sum, one) => sum + 1 + one.comment.replies, 0),
  isOpen: true,
  at: 0,
})

const shapeOf = ({ threads }: ThreadPage) =>
  threads.map((one) => [one.comment.id, one.replies.map(({ id }) => id).join('')])

test('adds a new comment in front and a reply at the end of its thread, each once', () => {
  let list = withNew(page(thread('b', ['c'])), comment('a'))
  expect([shapeOf(list), list.total]).toEqual([
    [
      ['a', ''],
      ['b', 'c'],
    ],
    3,
  ])
  list = withNew(list, comment('e', 'b'), 'c')
  expect(list.threads[1]?.comment.replies).toBe(2)
  expect(list.threads[1]?.replies[0]?.replies).toBe(1)
  list = withReplies(list, 'b', { replies: [comment('d', 'b'), comment('e', 'b')], next: null })
  expect(shapeOf(list)[1]).toEqual(['b', 'cde'])
  list = withMore(list, { ...page(thread('a'), thread('f')), next: null, total: 9, at: 5 })
  expect(shapeOf(list).map(([id]) => id)).toEqual(['a', 'b', 'f'])
  expect([list.next, list.total, list.at]).toEqual([null, 9, 0])
})

test('moves a linked thread to the front or adds its replies', () => {
  const list = withThread(page(thread('b', ['c'], 'n')), thread('x', ['y']))
  expect(shapeOf(list)).toEqual([
    ['x', 'y'],
    ['b', 'c'],
  ])
  expect(shapeOf(withThread(list, thread('b', ['c', 'z'])))[1]).toEqual(['b', 'cz'])
  expect([hasComment(list, 'y'), hasComment(list, 'q')]).toEqual([true, false])
})

test('removes a deleted comment, or leaves a placeholder while it has replies', () => {
  const list = page(thread('a'), thread('b', ['c']))
  const [one, two] = [list.threads[0]?.comment, list.threads[1]?.comment]
  const reply = list.threads[1]?.replies[0]
  if (!one || !two || !reply) throw new Error('no such comments')
  expect(shapeOf(withDeleted(list, one))).toEqual([['b', 'c']])
  const emptied = withDeleted(list, two)
  expect(emptied.threads[1]?.comment).toMatchObject({ state: 'deleted', body: '', author: null })
  expect(shapeOf(withDeleted(emptied, reply))).toEqual([['a', '']])
  const answered = withChanged(list, 'c', { replies: 1 })
  expect(withDeleted(answered, { ...reply, replies: 1 }).threads[1]?.replies[0]?.state).toBe('deleted')
  expect(withDeleted(list, reply).total).toBe(2)
})

test('does not count hidden comments, and counts them again when they are restored', () => {
  const list = page(thread('b', ['c']))
  const hidden = withDecided(list, comment('c', 'b', { state: 'hidden', hiddenFor: 'spam' }))
  expect([hidden.total, hidden.threads[0]?.comment.replies]).toEqual([1, 0])
  const back = withDecided(hidden, comment('c', 'b'))
  expect([back.total, back.threads[0]?.comment.replies]).toEqual([2, 1])
  expect(withDecided(list, comment('b', 'b', { state: 'shown', replies: 1 })).total).toBe(2)
})
