import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '#packages/server-kit/server.ts'

export type TranslationTables = {
  translations: {
    copy_id: string
    source_id: string
    owner: string
    from_language: string
    to_language: string
    made_at: number
    /** JSON: hash by the id of the source's section. */
    sections: string
  }
  /** This one is of another slice, and only read. */
  resumes: { id: string; owner: string; title: string; deleted_at: number | null }
}

export type TranslationDb = Kysely<TranslationTables>
export const translationDb = (db: Db): TranslationDb => db.withTables<TranslationTables>()

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
