import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { rich, type Value } from '#packages/document/values.ts'
import type { SharedPlace } from '#packages/document-work/worker.ts'
import type { Db } from '#packages/server-kit/server.ts'
import '#packages/sections/document-kinds.ts'
import { AppError } from '#packages/api/errors.ts'
import { newId } from '#packages/api/new-id.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { hashOf } from '#packages/server-kit/hash-of.ts'
import type { noteRow, place } from '../contract.ts'
import { type Mine, requireResume } from './links.ts'
import type { NoteRow } from './tables.ts'
import { guestNotes, type OpenLink, sharedPlace } from './visits.ts'

type Place = z.output<typeof place>

const MAX_OPEN = 200

const json = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))

export const shownNote = (row: NoteRow): z.input<typeof noteRow> => ({
  id: row.id,
  author: row.author,
  place: JSON.parse(row.place) as Place,
  comment: row.comment,
  ...(row.seen === null ? {} : { seen: json(row.seen) }),
  ...(row.proposal === null ? {} : { proposal: json(row.proposal) }),
  state: row.state as 'open' | 'accepted' | 'declined',
  reply: row.reply,
  createdAt: row.created_at,
})

/** Only words: a line or a styled text, of the field's own form, in a place that the guest sees as it is. */
const checkedProposal = (seen: SharedPlace, at: Place, proposal: unknown): Value => {
  const kind = kindOf(seen.kind ?? '')
  const field =
    'field' in at && kind && Object.hasOwn(kind.fields, at.field) ? kind.fields[at.field] : undefined
  if (!field || (field.type !== 'line' && field.type !== 'rich')) throw new AppError('bad_proposal')
  if (seen.isMasked) throw new AppError('masked_place')
  const parsed = safeParse(field.type === 'rich' ? rich : field.value, proposal)
  if (!parsed.success) throw new AppError('bad_proposal')
  return parsed.data as Value
}

export interface NewNote {
  author: string
  place: Place
  comment: string
  proposal?: unknown
}

export const write = async (db: Db, open: OpenLink, given: NewNote, now: number) => {
  if (open.link.purpose !== 'review') throw new AppError('not_for_review')
  const place = await sharedPlace(open, given.place)
  if (!place.isThere) throw new AppError('no_such_place')
  const seen = place.value
  const proposal =
    given.proposal === undefined ? undefined : checkedProposal(place, given.place, given.proposal)
  const changes = proposal !== undefined && JSON.stringify(proposal) !== JSON.stringify(seen)
  if (!changes && given.comment === '') throw new AppError('nothing_said')
  const { count } = await db
    .selectFrom('share_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', open.link.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_OPEN) throw new AppError('too_many_notes')
  const key = randomBytes(24).toString('base64url')
  const row: NoteRow = {
    id: newId(now),
    resume_id: open.resume.id,
    link_id: open.link.id,
    author: given.author,
    key_hash: hashOf(key),
    place: JSON.stringify(given.place),
    comment: given.comment,
    seen: seen === undefined ? null : JSON.stringify(seen),
    proposal: changes ? JSON.stringify(proposal) : null,
    state: 'open',
    reply: null,
    created_at: now,
    settled_at: null,
  }
  await db.insertInto('share_notes').values(row).execute()
  return { note: shownNote(row), key }
}

/** A settled note is part of the owner's record; until then the guest can withdraw it. */
export const withdraw = async (db: Db, open: OpenLink, note: string, key: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('share_notes')
    .where('id', '=', note)
    .where('link_id', '=', open.link.id)
    .where('key_hash', '=', hashOf(key))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('not_found')
}

/** Guests of one link see one another's notes, but not those of another link, nor of what they do not see. */
export const notesFor = async (db: Db, open: OpenLink) => {
  if (open.link.purpose !== 'review') return []
  const rows = await db
    .selectFrom('share_notes')
    .selectAll()
    .where('link_id', '=', open.link.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  if (rows.length === 0) return []
  const notes = rows.map(shownNote)
  const shown = await guestNotes(
    open,
    notes.map(({ place, author, comment, reply, proposal }) => ({
      place,
      author,
      comment,
      reply,
      proposal: proposal as Value | undefined,
    })),
  )
  // The value of the field when the note was written may be masked or deleted by now.
  return notes.flatMap(({ seen: _, proposal: __, ...note }, at) => {
    const texts = shown[at]
    return texts ? [{ ...note, ...texts }] : []
  })
}

export const listNotesOf = async (db: Db, mine: Mine) => {
  await requireResume(db, mine)
  const rows = await db
    .selectFrom('share_notes')
    .selectAll()
    .where('resume_id', '=', mine.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
  const notes = rows.map(shownNote)
  return { notes, open: notes.filter(({ state }) => state === 'open').length }
}

const mineOnly = (db: Db, owner: string) => db.selectFrom('resumes').select('id').where('owner', '=', owner)

export interface Settled {
  state?: 'open' | 'accepted' | 'declined' | undefined
  reply?: string | null | undefined
}

export const settle = async (db: Db, mine: Mine, { state, reply }: Settled, now: number) => {
  const row = await db
    .updateTable('share_notes')
    .set(({ ref }) => ({
      author: ref('author'),
      ...(state === undefined ? {} : { state, settled_at: state === 'open' ? null : now }),
      ...(reply === undefined ? {} : { reply }),
    }))
    .where('id', '=', mine.id)
    .where('resume_id', 'in', mineOnly(db, mine.owner))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return shownNote(row)
}

export const removeNoteOf = async (db: Db, mine: Mine) => {
  const { numDeletedRows } = await db
    .deleteFrom('share_notes')
    .where('id', '=', mine.id)
    .where('resume_id', 'in', mineOnly(db, mine.owner))
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('not_found')
  return {}
}
