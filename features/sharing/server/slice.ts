import { RawJson } from '#packages/api/raw-json.ts'
import { route } from '#packages/api/route.ts'
import { runPeriodically } from '#packages/server-kit/job-lease.ts'
import type { Db, ServerSlice } from '#packages/server-kit/server.ts'
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
import { changeLinkOf, createLinkOf, listLinksOf, removeLinkOf } from './links.ts'
import { listNotesOf, notesFor, removeNoteOf, settle, withdraw, write } from './notes.ts'
import { pauseGuessed } from './pause-guessed.ts'
import { sharedBy } from './personal.ts'
import { sharingMigrations } from './tables.ts'
import {
  countDownload,
  countVisit,
  forgetVisits,
  type Guesses,
  type OpenLink,
  openLink,
  passFor,
  requirePass,
  requirePassword,
  sharedText,
} from './visits.ts'

const FORGET_EVERY_MS = 3600_000

const contentOf = async (db: Db, open: OpenLink) => ({
  purpose: open.link.purpose as 'view' | 'review',
  mayDownload: open.link.may_download === 1,
  document: new RawJson(await sharedText(open)),
  updatedAt: open.resume.updated_at,
  notes: await notesFor(db, open),
})

export const sharingSlice: ServerSlice = {
  name: 'sharing',
  migrations: sharingMigrations,
  personal: ({ db }) => sharedBy(db),
  routes: (deps) => {
    const db = deps.db
    const { now } = deps
    const guesses: Guesses = {
      byPlace: deps.tries('share password', { calls: 10, seconds: 15 * 60 }),
      byLink: deps.tries('share password in a day', { calls: 100, seconds: 24 * 3600 }),
      onLocked: (link) => pauseGuessed(deps, link),
    }
    /** The link, for who has its pass where it takes one. */
    const passed = async (suffix: string, pass: string | undefined): Promise<OpenLink> => {
      const open = await openLink(db, suffix, now())
      requirePass(open.link, pass, now())
      return open
    }
    return [
      route(listLinks, ({ id }, { caller }) => listLinksOf(db, { id, owner: caller.userId })),
      route(createLink, ({ id, ...settings }, { caller }) =>
        createLinkOf(db, { id, owner: caller.userId }, settings, now()),
      ),
      route(changeLink, async ({ id, ...settings }, { caller }) => {
        const link = await changeLinkOf(db, { id, owner: caller.userId }, settings, now())
        // Its owner knows of the guesses and opens it again, or the guesses were of another password.
        if (settings.paused === false || settings.password !== undefined) await guesses.byLink.clear(id)
        return link
      }),
      route(removeLink, ({ id }, { caller }) => removeLinkOf(db, { id, owner: caller.userId })),
      route(listNotes, ({ id }, { caller }) => listNotesOf(db, { id, owner: caller.userId })),
      route(settleNote, ({ id, ...settled }, { caller }) =>
        settle(db, { id, owner: caller.userId }, settled, now()),
      ),
      route(removeNote, ({ id }, { caller }) => removeNoteOf(db, { id, owner: caller.userId })),

      route(openShared, async ({ suffix }) => contentOf(db, await passed(suffix, undefined))),
      route(unlockShared, async ({ suffix, password, pass }, context) => {
        const open = await openLink(db, suffix, now())
        if (password === undefined) requirePass(open.link, pass, now())
        else await requirePassword(open.link, password, context, guesses)
        return { ...(await contentOf(db, open)), pass: passFor(open.link, now()) }
      }),
      route(seeShared, async ({ suffix, pass }, context) => {
        const { link } = await passed(suffix, pass)
        await countVisit(db, link, context, now())
        return {}
      }),
      route(downloadedShared, async ({ suffix, pass }, context) => {
        const { link } = await passed(suffix, pass)
        await countDownload(db, link, context)
        return {}
      }),
      route(writeNote, async ({ suffix, pass, ...note }) =>
        write(db, await passed(suffix, pass), note, now()),
      ),
      route(withdrawNote, async ({ suffix, note, key }) => {
        await withdraw(db, await openLink(db, suffix, now()), note, key)
        return {}
      }),
    ]
  },
  background: (deps) => {
    const work = () => forgetVisits(deps.db, deps.now())
    return runPeriodically(deps, { name: 'forget visits of links', everyMs: FORGET_EVERY_MS, work })
  },
}
