import type { Migration } from 'kysely/migration'

/** Goes with either of its resumes, when that is deleted for good, and with the account. */
export const translationMigrations: Record<string, Migration> = {
  '2026_11_28_05_translations': {
    up: async (db) => {
      await db.schema
        .createTable('translations')
        .addColumn('copy_id', 'text', (c) => c.primaryKey().references('resumes.id').onDelete('cascade'))
        .addColumn('source_id', 'text', (c) => c.notNull().references('resumes.id').onDelete('cascade'))
        .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('from_language', 'text', (c) => c.notNull())
        .addColumn('to_language', 'text', (c) => c.notNull())
        .addColumn('made_at', 'bigint', (c) => c.notNull())
        .addColumn('sections', 'text', (c) => c.notNull())
        .execute()
      const index = (name: string, column: string) =>
        db.schema.createIndex(`translations_by_${name}`).on('translations').column(column).execute()
      await index('source', 'source_id')
      await index('owner', 'owner')
    },
  },
}
