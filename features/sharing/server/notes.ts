import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import type { Document } from '#packages/document/schema.ts'
import { valueAt } from '#packages/document/value-at.ts'
import { rich, type Value } from '#packages/document/values.ts'
import { kindOf } from '#packages/sections/registry.ts'
import { hashOf } from '#packages/slice/hash-of.ts'
import { newId } from '#packages/slice/id.ts'
import { AppError } from '#packages/wire/errors.ts'
import type { noteRow, place } from '../contract.ts'
import { type Mine, requireResume } from './links.ts'
import type { NoteRow, SharingDb } from './tables.ts'
import { type BothSides, type OpenLink, sidesOf } from './visits.ts'

type Place = z.output<typeof place>

const MOST_OPEN = 200

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

const sectionAt = (document: Document, at: Place) =>
  'section' in at ? document.sections.find(({ id }) => id === at.section) : undefined

const isThere = (shared: Document, at: Place): boolean =>
  'field' in at
    ? valueAt(shared, at) !== undefined
    : !('section' in at) || sectionAt(shared, at) !== undefined

/** Only words: a line or a styled text, of the field's own form, in a place that the guest sees as it is. */
const checkedProposal = ({ own, shared }: BothSides, at: Place, proposal: unknown): Value => {
  const seen = valueAt(shared, at)
  const kind = kindOf(sectionAt(shared, at)?.kind ?? '')
  const field =
    'field' in at && kind && Object.hasOwn(kind.fields, at.field) ? kind.fields[at.field] : undefined
  if (!field || (field.type !== 'line' && field.type !== 'rich')) throw new AppError('bad_proposal')
  if (JSON.stringify(seen) !== JSON.stringify(valueAt(own, at))) throw new AppError('masked_place')
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

export const write = async (db: SharingDb, open: OpenLink, given: NewNote, now: number) => {
  if (open.link.purpose !== 'review') throw new AppError('not_for_review')
  const sides = sidesOf(open)
  const { shared } = sides
  if (!isThere(shared, given.place)) throw new AppError('no_such_place')
  const seen = valueAt(shared, given.place)
  const proposal =
    given.proposal === undefined ? undefined : checkedProposal(sides, given.place, given.proposal)
  const changes = proposal !== undefined && JSON.stringify(proposal) !== JSON.stringify(seen)
  if (!changes && given.comment === '') throw new AppError('nothing_said')
  const { count } = await db
    .selectFrom('share_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', open.link.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OPEN) throw new AppError('too_many_notes')
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

/** What was settled is part of the owner's record; until then it is the guest's to take back. */
export const withdraw = async (db: SharingDb, open: OpenLink, note: string, key: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('share_notes')
    .where('id', '=', note)
    .where('link_id', '=', open.link.id)
    .where('key_hash', '=', hashOf(key))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('not_found')
}

/** What stood there when a note was written may be masked or gone by now: guests see what stands there now. */
const asSeenByGuests = (row: NoteRow, { own, shared }: BothSides) => {
  const { seen: _, proposal, ...note } = shownNote(row)
  const isBare = JSON.stringify(valueAt(shared, note.place)) === JSON.stringify(valueAt(own, note.place))
  return proposal !== undefined && isBare ? { ...note, proposal } : note
}

/** Guests of one link see one another's notes, but not those of another link, nor of what they do not see. */
export const notesFor = async (db: SharingDb, open: OpenLink) => {
  if (open.link.purpose !== 'review') return []
  const rows = await db
    .selectFrom('share_notes')
    .selectAll()
    .where('link_id', '=', open.link.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
  const sides = sidesOf(open)
  return rows
    .filter((row) => isThere(sides.shared, JSON.parse(row.place) as Place))
    .map((row) => asSeenByGuests(row, sides))
}

export const listNotesOf = async (db: SharingDb, mine: Mine) => {
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

const mineOnly = (db: SharingDb, owner: string) =>
  db.selectFrom('resumes').select('id').where('owner', '=', owner)

export interface Settled {
  state?: 'open' | 'accepted' | 'declined' | undefined
  reply?: string | null | undefined
}

export const settle = async (db: SharingDb, mine: Mine, { state, reply }: Settled, now: number) => {
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

export const removeNoteOf = async (db: SharingDb, mine: Mine) => {
  const { numDeletedRows } = await db
    .deleteFrom('share_notes')
    .where('id', '=', mine.id)
    .where('resume_id', 'in', mineOnly(db, mine.owner))
    .executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw new AppError('not_found')
  return {}
}
