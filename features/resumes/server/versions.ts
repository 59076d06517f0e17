import { sql } from 'kysely'
import { versionHistory } from '#packages/versions/history.ts'
import { holdMine, type ResumeRow, refuseFromBin, titleColumn } from './rows.ts'

/** The kept states of resumes. */
export const history = versionHistory<ResumeRow>(
  {
    documents: 'resumes',
    versions: 'resume_versions',
    key: 'resume_id',
    size: () => sql.ref<number>('size'),
  },
  {
    hold: holdMine,
    refuse: refuseFromBin,
    putBack: async (tx, { id, revision }, { document, title, size, now }) => {
      await tx
        .updateTable('resumes')
        .set({ document, size, title: titleColumn(title), revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  },
)
