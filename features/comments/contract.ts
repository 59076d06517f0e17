import * as z from 'zod/mini'
import { CHANGES } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'
import { defineErrors } from '#packages/api/errors.ts'
import { objectId, pageLimit, shortText } from '#packages/document/api-schemas.ts'

const time = z.int()
const one = z.strictObject({ id: objectId })

/** Published templates of every kind can be commented on. */
export const targetKind = z.enum(['resume', 'word', 'ppt'])
export type TargetKind = z.infer<typeof targetKind>

export interface Target {
  kind: TargetKind
  id: string
}

export const sorts = ['newest', 'hottest'] as const
export type Sort = (typeof sorts)[number]

/** Why a comment is reported or hidden. Stored: never rename, never remove. */
export const reasons = ['spam', 'abuse', 'illegal', 'privacy', 'other'] as const
export type Reason = (typeof reasons)[number]
const reason = z.enum(reasons)

/** One to three numbers that a list is sorted by, then the id. */
const cursor = z.optional(z.string().check(z.regex(/^(?:\d{1,16}_){1,2}[A-Za-z0-9_-]{1,40}$/)))

export const person = z.object({ id: z.string(), nickname: z.string(), avatar: z.nullable(z.string()) })
export type CommentPerson = z.infer<typeof person>

/** A user who is mentioned in a text, by their current name; null if the account was deleted. */
const named = z.object({ id: z.string(), nickname: z.nullable(z.string()) })

export const comment = z.object({
  id: z.string(),
  /** The root comment of the thread; its own id for a root comment. */
  rootId: z.string(),
  /** `deleted` and, for most people, `hidden` have neither author nor text. */
  state: z.enum(['shown', 'hidden', 'deleted']),
  /** Null too for one whose account is gone. */
  author: z.nullable(person),
  isMine: z.boolean(),
  /** Whom a reply to a reply answers. */
  answers: z.nullable(named),
  body: z.string(),
  mentions: z.array(named),
  createdAt: time,
  editedAt: z.nullable(time),
  likes: z.int(),
  isLiked: z.boolean(),
  /** Of a thread: all that can be seen in it. */
  replies: z.int(),
  /** To its author and to admins. */
  hiddenFor: z.nullable(reason),
  /** Open ones, to admins only. */
  reports: z.int(),
})
export type Comment = z.infer<typeof comment>

const replyPage = z.object({ replies: z.array(comment), next: z.nullable(z.string()) })

/** A comment with the first of its replies. */
export const thread = z.object({ comment, ...replyPage.shape })
export type Thread = z.infer<typeof thread>

const threadPage = z.object({
  threads: z.array(thread),
  next: z.nullable(z.string()),
  /** All that can be seen, replies included. */
  total: z.int(),
  /** False while the site takes and shows no comments. */
  isOpen: z.boolean(),
  /** When this was answered: how long ago something was must read alike on both sides. */
  at: time,
})
export type ThreadPage = z.infer<typeof threadPage>

export const listComments = endpoint({
  method: 'GET',
  path: '/comments/on/:kind/:id',
  summary: 'The comments on a published template, with the first replies to each',
  auth: 'anyone',
  input: z.strictObject({
    kind: targetKind,
    id: objectId,
    sort: z._default(z.enum(sorts), 'newest'),
    after: cursor,
    limit: pageLimit(20, 50),
  }),
  reply: threadPage,
  limit: { calls: 600, seconds: 60, perServer: true },
})

export const listReplies = endpoint({
  method: 'GET',
  path: '/comments/:id/replies',
  summary: 'More replies in a thread, oldest first',
  auth: 'anyone',
  input: z.strictObject({ id: objectId, after: cursor, limit: pageLimit(20, 50) }),
  reply: replyPage,
  limit: { calls: 600, seconds: 60, perServer: true },
})

export const getThread = endpoint({
  method: 'GET',
  path: '/comments/:id',
  summary: 'The thread that a comment stands in, and the comment itself wherever it stands in it',
  auth: 'anyone',
  input: one,
  reply: thread,
  limit: { calls: 600, seconds: 60, perServer: true },
})

const closed = defineErrors({
  comments_closed: {
    status: 403,
    zh: '这个站点暂时不开放评论',
    en: 'Comments are closed on this site for now.',
  },
})

const bodyErrors = defineErrors({
  ...closed,
  nothing_said: { status: 422, zh: '写点什么再发送', en: 'Write something before posting.' },
  too_long: {
    status: 422,
    zh: '评论最多 1000 个字，删短一些再发',
    en: 'Comments can have up to 1,000 characters. Shorten it and post again.',
  },
  too_many_mentions: {
    status: 422,
    zh: '一条评论最多提到 10 个人',
    en: 'You can mention up to 10 people in a comment.',
  },
  too_many_comments: {
    status: 429,
    zh: '说得太快了，歇一会儿再发；写的内容还在',
    en: 'You’re posting too fast. Wait a moment and try again; your comment is still here.',
  },
})

/** Any text: the server takes out what cannot be seen and says what is too long. */
const body = z.string().check(z.maxLength(8000))

export const writeComment = endpoint({
  method: 'POST',
  path: '/comments/on/:kind/:id',
  summary: 'Comment on a published template, or answer a comment on it',
  auth: 'user',
  input: z.strictObject({ kind: targetKind, id: objectId, body, answers: z.optional(objectId) }),
  reply: comment,
  errors: {
    ...bodyErrors,
    repeated: {
      status: 409,
      zh: '刚刚已经说过同样的话',
      en: 'You’ve already posted this.',
    },
    comment_gone: {
      status: 409,
      zh: '要回复的评论已经不在了',
      en: 'The comment you’re replying to no longer exists.',
    },
  },
  bodyLimit: 64 * 1024,
  accountLimit: CHANGES,
})

export const editComment = endpoint({
  method: 'PATCH',
  path: '/comments/:id',
  summary: 'Change the words of a comment of mine',
  auth: 'user',
  input: z.strictObject({ id: objectId, body }),
  reply: comment,
  errors: bodyErrors,
  bodyLimit: 64 * 1024,
  accountLimit: CHANGES,
})

/** Open also while the site takes no comments: one’s own words can always be taken back. */
export const removeComment = endpoint({
  method: 'DELETE',
  path: '/comments/:id',
  summary: 'Delete a comment of mine; answered ones leave an empty place',
  auth: 'user',
  input: one,
  reply: z.object({}),
  accountLimit: CHANGES,
})

const liked = z.object({ likes: z.int(), isLiked: z.boolean() })
const likeLimit = { calls: 240, seconds: 60 }

export const likeComment = endpoint({
  method: 'PUT',
  path: '/comments/:id/like',
  summary: 'Like a comment; twice is once',
  auth: 'user',
  input: one,
  reply: liked,
  errors: closed,
  limit: likeLimit,
})

export const unlikeComment = endpoint({
  method: 'DELETE',
  path: '/comments/:id/like',
  summary: 'Like a comment no longer',
  auth: 'user',
  input: one,
  reply: liked,
  errors: closed,
  limit: likeLimit,
})

export const reportComment = endpoint({
  method: 'POST',
  path: '/comments/:id/report',
  summary: 'Report a comment to the admins; twice is once',
  auth: 'user',
  input: z.strictObject({ id: objectId, reason, words: z.optional(shortText(200)) }),
  reply: z.object({}),
  errors: {
    ...closed,
    own_comment: { status: 409, zh: '这是你自己的评论', en: 'You can’t do this to your own comment.' },
    too_many_reports: {
      status: 429,
      zh: '举报得太多了，请过一会儿再来',
      en: 'You’ve reported too many comments. Try again later.',
    },
  },
  accountLimit: CHANGES,
})

export const mentionable = endpoint({
  method: 'GET',
  path: '/comments/on/:kind/:id/people',
  summary: 'People who can be named in a comment here: of the thread, of the template, its author',
  auth: 'user',
  input: z.strictObject({
    kind: targetKind,
    id: objectId,
    thread: z.optional(objectId),
    q: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  }),
  reply: z.object({ people: z.array(person) }),
})

const newsRow = z.object({
  id: z.string(),
  kind: z.enum(['reply', 'mention']),
  isRead: z.boolean(),
  at: time,
  comment,
  target: z.object({ kind: targetKind, id: z.string(), name: z.string() }),
})
export type News = z.infer<typeof newsRow>

export const listNews = endpoint({
  method: 'GET',
  path: '/comments/news',
  summary: 'Replies to my comments and comments that name me, newest first',
  auth: 'user',
  input: z.strictObject({ after: cursor, limit: pageLimit(20, 50) }),
  reply: z.object({
    news: z.array(newsRow),
    next: z.nullable(z.string()),
    /** Counted up to a hundred. */
    unread: z.int(),
    at: time,
  }),
})

export const readNews = endpoint({
  method: 'POST',
  path: '/comments/news/read',
  summary: 'I have seen this one, or all news up to a time',
  auth: 'user',
  input: z.union([
    z.strictObject({ until: time.check(z.minimum(0), z.maximum(2 ** 52)) }),
    z.strictObject({ news: objectId }),
  ]),
  reply: z.object({ unread: z.int() }),
  accountLimit: CHANGES,
})

const reportedRow = z.object({
  comment,
  target: newsRow.shape.target,
  /** The latest ones. */
  reported: z.array(z.object({ reason, words: z.nullable(z.string()), at: time })),
})
export type Reported = z.infer<typeof reportedRow>

export const listReported = endpoint({
  method: 'GET',
  path: '/admin/comments',
  summary: 'Comments that were reported, or those that are hidden, latest first',
  auth: 'admin',
  input: z.strictObject({
    view: z._default(z.enum(['reported', 'hidden']), 'reported'),
    after: cursor,
    limit: pageLimit(20, 50),
  }),
  reply: z.object({ comments: z.array(reportedRow), next: z.nullable(z.string()), at: time }),
})

export const hideComment = endpoint({
  method: 'POST',
  path: '/admin/comments/:id/hide',
  summary: 'Hide a comment; its author still sees it, and why',
  auth: 'admin',
  input: z.strictObject({ id: objectId, reason }),
  reply: comment,
  accountLimit: CHANGES,
})

export const restoreComment = endpoint({
  method: 'POST',
  path: '/admin/comments/:id/restore',
  summary: 'Show a hidden comment again',
  auth: 'admin',
  input: one,
  reply: comment,
  accountLimit: CHANGES,
})

export const dismissReports = endpoint({
  method: 'POST',
  path: '/admin/comments/:id/dismiss',
  summary: 'Leave a reported comment as it is',
  auth: 'admin',
  input: one,
  reply: comment,
  accountLimit: CHANGES,
})
