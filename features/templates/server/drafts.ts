import { sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { versionHistory } from '#packages/versions/history.ts'
import { type Mine, readMine, type TemplateDb, type TemplateRow } from './rows.ts'
import type { TemplateTables } from './tables.ts'

/** Begun with a write, on either database. */
const holdMine = async (tx: TemplateDb, mine: Mine): Promise<TemplateRow> => {
  await tx
    .updateTable('templates')
    .set((row) => ({ kind: row.ref('kind') }))
    .where('id', '=', mine.id)
    .where('owner', '=', mine.owner)
    .execute()
  return readMine(tx, mine)
}

/** The kept states of templates in the making. What a template is found by is no part of them. */
export const drafts = versionHistory<TemplateTables, TemplateRow>(
  {
    documents: 'templates',
    versions: 'template_drafts',
    key: 'template_id',
    size: () => sql<number>`octet_length(document)`,
  },
  {
    hold: holdMine,
    // What is in review stands still; that it is kept under a name changes nothing of it.
    refuse: () => undefined,
    putBack: async (tx, { id, revision, status }, { document, now }) => {
      if (status === 'review') throw new AppError('in_review')
      await tx
        .updateTable('templates')
        .set({ document, status: 'draft', revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  },
)
