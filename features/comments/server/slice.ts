import { AppError } from '#packages/api/errors.ts'
import { type Caller, route } from '#packages/api/route.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { readSwitches } from '#packages/switches/stored.ts'
import {
  dismissReports,
  editComment,
  getThread,
  hideComment,
  likeComment,
  listComments,
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
import { like, unlike } from './likes.ts'
import { forgetWrites } from './limits.ts'
import { dismiss, hide, report, reportedPage, restore } from './moderation.ts'
import { markRead, newsFor } from './news.ts'
import { peopleFor } from './people.ts'
import { commentsBy } from './personal.ts'
import { listRepliesIn, listThreads, threadWith } from './reading.ts'
import { oneShownTo, viewerOf } from './shown.ts'
import { commentMigrations } from './tables.ts'
import { edit, remove, write } from './writing.ts'

const FORGET_EVERY_MS = 3600_000
const NOTHING = { threads: [], next: null, total: 0 }

export const commentsSlice: ServerSlice = {
  name: 'comments',
  migrations: commentMigrations,
  personal: commentsBy,
  routes: (deps) => {
    const db = deps.db
    const { now } = deps
    const isOpen = async () => (await readSwitches(deps.db)).open_comment
    const requireOpen = async () => {
      if (!(await isOpen())) throw new AppError('comments_closed')
    }
    /** A page that hides its comments must not carry them along in its data; admins read them all the same. */
    const isReadable = async (caller: Caller | undefined) => caller?.role === 'admin' || (await isOpen())
    const requireReadable = async (caller: Caller | undefined) => {
      if (!(await isReadable(caller))) throw new AppError('not_found')
    }
    return [
      route(listComments, async ({ kind, id, ...input }, { caller }) => {
        const list = (await isReadable(caller))
          ? await listThreads(db, { kind, id }, input, viewerOf(caller))
          : NOTHING
        return { ...list, isOpen: await isOpen(), at: now() }
      }),
      route(listReplies, async ({ id, ...input }, { caller }) => {
        await requireReadable(caller)
        return listRepliesIn(db, id, input, viewerOf(caller))
      }),
      route(getThread, async ({ id }, { caller }) => {
        await requireReadable(caller)
        return threadWith(db, id, viewerOf(caller))
      }),
      route(writeComment, async ({ kind, id, body, answers }, { caller }) => {
        await requireOpen()
        const row = await write(db, {
          target: { kind, id },
          author: caller.userId,
          body,
          answers,
          now: now(),
        })
        return oneShownTo(db, row, viewerOf(caller))
      }),
      route(editComment, async ({ id, body }, { caller }) => {
        await requireOpen()
        const row = await edit(db, { id, owner: caller.userId }, { body, now: now() })
        return oneShownTo(db, row, viewerOf(caller))
      }),
      route(removeComment, async ({ id }, { caller }) => {
        await remove(db, { id, owner: caller.userId }, now())
        return {}
      }),
      route(likeComment, async ({ id }, { caller }) => {
        await requireOpen()
        return like(db, { id, userId: caller.userId, now: now() })
      }),
      route(unlikeComment, async ({ id }, { caller }) => {
        await requireOpen()
        return unlike(db, { id, userId: caller.userId })
      }),
      route(reportComment, async (given, { caller }) => {
        await requireOpen()
        return report(db, { ...given, userId: caller.userId, now: now() })
      }),
      route(mentionable, async (asked, { caller }) => ({
        people: await peopleFor(db, asked, caller.userId),
      })),
      route(listNews, async (page, { caller }) => ({
        ...(await newsFor(db, { ...viewerOf(caller), userId: caller.userId }, page)),
        at: now(),
      })),
      route(readNews, (seen, { caller }) => markRead(db, caller.userId, seen, now())),
      route(listReported, async (input, { caller }) => ({
        ...(await reportedPage(db, input, caller)),
        at: now(),
      })),
      route(hideComment, async ({ id, reason }, { caller }) =>
        oneShownTo(db, await hide(deps.db, { id, caller, now: now() }, reason), viewerOf(caller)),
      ),
      route(restoreComment, async ({ id }, { caller }) =>
        oneShownTo(db, await restore(deps.db, { id, caller, now: now() }), viewerOf(caller)),
      ),
      route(dismissReports, async ({ id }, { caller }) =>
        oneShownTo(db, await dismiss(deps.db, { id, caller, now: now() }), viewerOf(caller)),
      ),
    ]
  },
  background: (deps) => {
    const work = () => forgetWrites(deps.db, deps.now())
    return runPeriodically(deps, { name: 'forget limits of comments', everyMs: FORGET_EVERY_MS, work })
  },
}
