import { sql } from 'kysely'
import { AppError } from '#packages/api/errors.ts'
import { versionHistory } from '#packages/versions/history.ts'
import { lockMine, type TemplateRow } from './rows.ts'

/** Stored versions of template drafts, without the facts that the gallery searches by. */
export const drafts = versionHistory<TemplateRow>(
  {
    documents: 'templates',
    versions: 'template_drafts',
    key: 'template_id',
    size: () => sql<number>`octet_length(document)`,
  },
  {
    hold: lockMine,
    // Naming a version changes nothing in a template that is in review.
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
