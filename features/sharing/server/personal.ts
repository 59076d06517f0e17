import { jsonFile, type Personal } from '#packages/server-kit/personal.ts'
import type { Db } from '#packages/server-kit/server.ts'
import { shownNote } from './notes.ts'

/** Links with their counts, and what guests wrote; the rows go with the account. */
export const sharedBy = (db: Db): Personal => ({
  async *give(userId) {
    const links = await db
      .selectFrom('share_links')
      .select([
        'resume_id as resume',
        'purpose',
        'suffix',
        'masks',
        'views',
        'downloads',
        'expires_at as expiresAt',
        'created_at as createdAt',
      ])
      .where('owner', '=', userId)
      .orderBy('created_at')
      .execute()
    if (links.length > 0) yield jsonFile('links.json', links)
    const notes = await db
      .selectFrom('share_notes')
      .innerJoin('resumes', 'resumes.id', 'share_notes.resume_id')
      .selectAll('share_notes')
      .where('resumes.owner', '=', userId)
      .orderBy('share_notes.created_at')
      .execute()
    if (notes.length > 0)
      yield jsonFile(
        'notes.json',
        notes.map((note) => ({ resume: note.resume_id, ...shownNote(note) })),
      )
  },
})
